import Box from '@mui/material/Box';

/** A key as it is printed on the keyboard. Decoration: the control beside it carries the name. */
export const Shortcut = ({ keys }: { keys: string }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      display: { xs: 'none', md: 'inline-block' },
      px: 0.75,
      minWidth: 20,
      textAlign: 'center',
      fontFamily: 'inherit',
      fontSize: 12,
      fontWeight: 600,
      lineHeight: '18px',
      borderRadius: '5px',
      border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
      color: 'inherit',
    }}
  >
    {keys}
  </Box>
);
