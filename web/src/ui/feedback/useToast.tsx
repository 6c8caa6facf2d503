import Button from '@mui/material/Button';
import { useSnackbar, type SnackbarKey } from 'notistack';
import { useMemo } from 'react';
import { errorText } from '../../graphql/errors';
import { leaveToast } from './toastFocus';

/** What a toast offers to do, besides being read. */
export interface ToastAction {
  label: string;
  press: () => void;
}

interface ToastOptions {
  /** Two seconds instead of five: the sign-in flows. */
  brief?: boolean;
  /** Something that can be done about it, for ten seconds. */
  act?: ToastAction;
}

export interface Toast {
  /** Returns a function that closes the toast, as `info` does. */
  success: (message: string, options?: ToastOptions) => () => void;
  /** For an action that succeeded in part. */
  warning: (message: string, options?: ToastOptions) => () => void;
  error: (message: string, options?: ToastOptions) => void;
  info: (message: string, options?: ToastOptions) => () => void;
  /** A failed call: the server's words, else `screenText`, else a general text. */
  failure: (error: unknown, screenText?: string, options?: ToastOptions) => void;
  /** Closes the toasts of failures: a later try succeeded. */
  settle: () => void;
}

/** The button of an action, which goes with the first press. */
function actionButton({ label, press }: ToastAction, close: (key: SnackbarKey) => void) {
  let done = false;
  return (key: SnackbarKey) => (
    <Button
      data-act
      size="small"
      color="inherit"
      variant="outlined"
      aria-keyshortcuts="Alt+T"
      onClick={() => {
        if (done) return;
        done = true;
        leaveToast();
        close(key);
        press();
      }}
      sx={{ flex: 'none' }}
    >
      {label}
    </Button>
  );
}

export function useToast(): Toast {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useMemo(() => {
    const failures: SnackbarKey[] = [];
    const settle = (): void => {
      for (const key of failures.splice(0)) closeSnackbar(key);
    };
    const show =
      (variant: 'success' | 'warning' | 'error' | 'info') =>
      (text: string, { brief, act }: ToastOptions = {}): (() => void) => {
        if (variant === 'success' || variant === 'warning') settle();
        const key = enqueueSnackbar(text, {
          variant,
          // The card closes a toast with an action.
          autoHideDuration: act ? null : brief ? 2000 : 5000,
          action: act && actionButton(act, closeSnackbar),
          // News may come more than once, for example from two tabs.
          preventDuplicate: variant === 'info',
        });
        if (variant === 'error') failures.push(key);
        return () => closeSnackbar(key);
      };
    const error = show('error');
    return {
      success: show('success'),
      warning: show('warning'),
      error,
      info: show('info'),
      failure: (cause, screenText, options) => void error(errorText(cause, screenText), options),
      settle,
    };
  }, [enqueueSnackbar, closeSnackbar]);
}
