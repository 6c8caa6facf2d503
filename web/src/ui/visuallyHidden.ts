/** Hides content visually but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  // A string, because the theme reads the number 1 as the full width.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
