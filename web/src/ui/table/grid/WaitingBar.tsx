import Box from '@mui/material/Box';

const bar = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  bgcolor: 'primary.main',
} as const;

// As the library's bar looks, in one element: it is drawn while somebody waits to see what they pressed.
const running = {
  position: 'absolute',
  insetInline: 0,
  height: 4,
  zIndex: 2,
  overflow: 'hidden',
  bgcolor: 'var(--mui-palette-LinearProgress-primaryBg)',
  '@keyframes waiting-1': {
    '0%': { left: '-35%' },
    '60%, 100%': { left: '100%' },
  },
  '@keyframes waiting-2': {
    '0%': { left: '-200%', right: '100%' },
    '60%, 100%': { left: '107%', right: '-8%' },
  },
  '&::before': {
    ...bar,
    width: '100%',
    animation: 'waiting-1 2.1s cubic-bezier(0.65, 0.815, 0.735, 0.395) infinite',
  },
  '&::after': {
    ...bar,
    animation: 'waiting-2 2.1s cubic-bezier(0.165, 0.84, 0.44, 1) 1.15s infinite',
    left: 0,
  },
} as const;

/** Runs along the top of the rows while others are fetched. */
export const WaitingBar = ({ label, top }: { label: string; top: number }) => (
  <Box role="progressbar" aria-label={`${label}: loading`} sx={{ ...running, top }} />
);
