import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack';
import { useCallback, useEffect, useState, type Ref } from 'react';
import type { Tone } from '../statusColors';
import { leaveToast, rememberFocus } from './toastFocus';

/** Milliseconds that a toast with an action stays. Keyboard users need time to reach the action. */
const ACTION_STAY = 10_000;

/**
 * Closes a toast with an action after ACTION_STAY, but not while the toast has the focus. The timer
 * of the library ignores the focus.
 */
function useActionStay(hasAction: boolean, onOver: () => void) {
  const [left, setLeft] = useState<number | null>(ACTION_STAY);
  const pause = useCallback(() => setLeft(null), []);
  const resume = useCallback(() => setLeft(ACTION_STAY / 2), []);
  useEffect(() => {
    if (!hasAction) return undefined;
    window.addEventListener('blur', pause);
    window.addEventListener('focus', resume);
    return () => {
      window.removeEventListener('blur', pause);
      window.removeEventListener('focus', resume);
    };
  }, [hasAction, pause, resume]);
  useEffect(() => {
    if (!hasAction || left === null) return undefined;
    const timer = setTimeout(onOver, left);
    return () => clearTimeout(timer);
  }, [hasAction, left, onOver]);
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}

const looks = {
  success: { Icon: CheckCircle, tone: 'green' },
  warning: { Icon: WarningAmber, tone: 'yellow' },
  error: { Icon: ErrorOutlined, tone: 'red' },
  info: { Icon: InfoOutlined, tone: 'blue' },
} satisfies Record<string, { Icon: typeof Close; tone: Tone }>;

const boxOf = (tone: Tone) => ({
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
  color: `var(--tone-${tone}-text)`,
  bgcolor: `var(--tone-${tone}-ground)`,
  border: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
});

type ToastCardProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

/** Card of a toast. Dialogs and Alt+T find it by `[data-toast]`. */
const cardOf = (kind: keyof typeof looks) => {
  const { Icon, tone } = looks[kind];
  const Card = ({ id, message, action, ref }: ToastCardProps) => {
    const { closeSnackbar } = useSnackbar();
    const close = useCallback(() => {
      leaveToast();
      closeSnackbar(id);
    }, [closeSnackbar, id]);
    const stay = useActionStay(Boolean(action), close);
    return (
      // Screen readers read a failure at once, and other messages after a pause.
      <SnackbarContent ref={ref} role={kind === 'error' ? 'alert' : 'status'} {...stay}>
        <Box data-toast tabIndex={-1} onFocus={rememberFocus} sx={boxOf(tone)}>
          <Icon fontSize="small" aria-hidden />
          <Box sx={{ flex: 1, py: 1, overflowWrap: 'anywhere' }}>{message}</Box>
          {typeof action === 'function' ? action(id) : action}
          <IconButton aria-label="Dismiss" color="inherit" onClick={close}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      </SnackbarContent>
    );
  };
  return Card;
};

export const toastCards = {
  success: cardOf('success'),
  warning: cardOf('warning'),
  error: cardOf('error'),
  info: cardOf('info'),
};
