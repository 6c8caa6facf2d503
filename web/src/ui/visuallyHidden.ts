/** Read aloud, not seen. */
export const visuallyHidden = {
  position: 'absolute',
  // As text: a bare 1 would mean the whole width to the theme.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
