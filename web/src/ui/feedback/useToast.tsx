import Button from '@mui/material/Button';
import { useContext, useMemo } from 'react';
import { errorText } from '../../graphql/errors';
import { randomId } from '../../graphql/randomId';
import { leaveToast } from './toastFocus';
import { ToastsContext } from './toastsContext';

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
function actionButton({ label, press }: ToastAction, close: () => void) {
  let done = false;
  return (
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
        close();
        press();
      }}
      sx={{ flex: 'none' }}
    >
      {label}
    </Button>
  );
}

export function useToast(): Toast {
  const run = useContext(ToastsContext);
  return useMemo(() => {
    const failures: (() => void)[] = [];
    const settle = (): void => {
      for (const close of failures.splice(0)) close();
    };
    const show =
      (variant: 'success' | 'warning' | 'error' | 'info') =>
      (text: string, { brief, act }: ToastOptions = {}): (() => void) => {
        if (variant === 'success' || variant === 'warning') settle();
        // The same message can arrive twice, for example from two tabs.
        const isOnce = variant === 'info';
        const key = isOnce ? text : randomId();
        const close = (): void => run((toasts) => toasts.closeSnackbar(key));
        const options = {
          key,
          variant,
          // ToastCard itself closes a toast with an action.
          autoHideDuration: act ? null : brief ? 2000 : 5000,
          action: act && actionButton(act, close),
          preventDuplicate: isOnce,
        };
        run((toasts) => void toasts.enqueueSnackbar(text, options));
        if (variant === 'error') failures.push(close);
        return close;
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
  }, [run]);
}
