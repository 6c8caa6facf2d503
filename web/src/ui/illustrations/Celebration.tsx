import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import Confetti from 'react-confetti';
import { useReducedMotion } from './useReducedMotion';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const colors = ['#0B6E69', '#5FD0C5', '#F5A524', '#FCEFC2', '#DCE9FB', '#F7B98A'];

/** Confetti over the whole window, behind the text. Hidden from users who prefer reduced motion. */
export const Celebration = ({ pieces }: { pieces: number }) => {
  const calm = useReducedMotion();
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  if (calm) return null;
  return (
    <Box
      aria-hidden
      data-confetti={pieces}
      sx={{ position: 'fixed', inset: 0, zIndex: -1, pointerEvents: 'none' }}
    >
      <Confetti
        width={width}
        height={height}
        numberOfPieces={pieces}
        recycle={false}
        colors={colors}
        tweenDuration={3000}
      />
    </Box>
  );
};
