import Box from '@mui/material/Box';

export const TickIllustration = () => (
  <Box component="svg" viewBox="0 0 64 64" aria-hidden sx={{ width: 64, height: 64 }}>
    <Box component="circle" cx="32" cy="32" r="30" sx={{ fill: 'var(--tone-green-ground)' }} />
    <Box
      component="path"
      d="m20 33 8.5 8.5L45 24"
      sx={{
        fill: 'none',
        stroke: 'var(--tone-green-text)',
        strokeWidth: 4.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    />
  </Box>
);
