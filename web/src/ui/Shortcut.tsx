import Box from '@mui/material/Box';

/** Key as printed on a keyboard. Hidden from screen readers, because the control beside it has the name. */
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
