import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Tone } from '../tones';
import type { ToastKind } from './toastDesk';

const toneOf: Record<ToastKind, Tone> = { success: 'green', error: 'red', info: 'blue' };

/** What a message looks like; dialogs and Alt+T know messages by it. */
export const ToastBox = ({ kind, children }: { kind: ToastKind; children: ReactNode }) => (
  <Box
    data-toast
    tabIndex={-1}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      width: '100%',
      maxWidth: 420,
      minWidth: { sm: 300 },
      pl: 2,
      pr: 0.5,
      py: 0.5,
      borderRadius: '12px',
      fontSize: 16,
      fontWeight: 600,
      boxShadow: 'var(--soft-shadow)',
      color: `var(--tone-${toneOf[kind]}-text)`,
      bgcolor: `var(--tone-${toneOf[kind]}-ground)`,
      border: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
    }}
  >
    {children}
  </Box>
);

/** Its words, between a picture and a button. */
export const ToastText = ({ children }: { children: ReactNode }) => (
  <Box sx={{ flex: 1, py: 1, overflowWrap: 'anywhere' }}>{children}</Box>
);
