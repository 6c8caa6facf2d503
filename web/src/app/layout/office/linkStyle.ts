export const linkStyle = {
  ...{ display: 'flex', alignItems: 'center', px: 0.75, py: 1.25, minHeight: 44, flex: 'none' },
  ...{ fontFamily: 'inherit', fontSize: 14, fontWeight: 600, lineHeight: 1.5 },
  whiteSpace: 'nowrap',
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { color: 'text.primary', bgcolor: 'linen.main' },
  '&.active': { color: 'primary.main', bgcolor: 'primary.light' },
  '&.active:hover': { color: 'primary.dark' },
} as const;

/** Minimum width at which the pages fit in the header. Narrower windows show a drawer. */
export const wideHeader = '@media (min-width: 1240px)';
