import { site } from '@laundry/api/site';
import Box from '@mui/material/Box';

/** Logo: a doorway with a folded shirt on its step. */
export const LogoMark = ({ size = 32 }: { size?: number }) => (
  <Box
    component="svg"
    viewBox="0 0 32 32"
    aria-hidden
    sx={{ width: size, height: size, flex: 'none' }}
  >
    <path d="M4 30V14C4 7.4 9.4 2 16 2s12 5.4 12 12v16z" fill="#0B6E69" />
    <path
      d="M12.2 10.5 7.5 13l1.8 4 2-.8V25h9.4v-8.8l2 .8 1.8-4-4.7-2.5a4.2 4.2 0 0 1-7.6 0z"
      fill="#fff"
    />
    <path d="M2 28.5h28a1.5 1.5 0 0 1 0 3H2a1.5 1.5 0 0 1 0-3z" fill="#F5A524" />
  </Box>
);

export const Logo = () => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1.25,
      fontWeight: 750,
      fontSize: 20,
      letterSpacing: '-0.02em',
      lineHeight: 1.2,
      minWidth: 0,
      color: 'text.primary',
    }}
  >
    <LogoMark />
    {site.brand}
  </Box>
);
