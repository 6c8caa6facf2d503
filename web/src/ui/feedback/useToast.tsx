import Button from '@mui/material/Button';
import { useSnackbar, type SnackbarKey } from 'notistack';
import { useMemo } from 'react';
import { errorText } from '../../graphql/errors';
import { leaveToast } from './toastFocus';

/** Button of a toast. */
export interface ToastAction {
  label: string;
  press: () => void;
}

interface ToastOptions {
  /** Two seconds instead of five, for sign-in. */
  brief?: boolean;
  /** Button of the toast, which then stays for ten seconds. */
  act?: ToastAction;
}

export interface Toast {
  /** Returns a function that closes the toast, as `info` does. */
  success: (message: string, options?: ToastOptions) => () => void;
  /** For an action that succeeded in part. */
  warning: (message: string, options?: ToastOptions) => () => void;
  error: (message: string, options?: ToastOptions) => void;
  info: (message: string, options?: ToastOptions) => () => void;
  /** Shows a failed call: the server's message, else `screenText`, else a general text. */
  failure: (error: unknown, screenText?: string, options?: ToastOptions) => void;
  /** Closes the toasts of failures after a successful retry. */
  settle: () => void;
}

/** Button of a toast, which closes the toast when it is pressed. */
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
          // ToastCard itself closes a toast with an action.
          autoHideDuration: act ? null : brief ? 2000 : 5000,
          action: act && actionButton(act, closeSnackbar),
          // The same message can arrive twice, for example from two tabs.
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
