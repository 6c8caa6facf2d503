import { useSnackbar, type SnackbarKey } from 'notistack';
import { useMemo } from 'react';
import { errorText } from '../../graphql/errors';

interface ToastOptions {
  /** Two seconds instead of five: the sign-in flows. */
  brief?: boolean;
}

export interface Toast {
  success: (message: string, options?: ToastOptions) => void;
  error: (message: string, options?: ToastOptions) => void;
  info: (message: string, options?: ToastOptions) => void;
  /** A failed call: the server's words, else `screenText`, else a general text. */
  failure: (error: unknown, screenText?: string, options?: ToastOptions) => void;
  /** It went well after all: what was said of failures before must not stand over it. */
  settle: () => void;
}

export function useToast(): Toast {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useMemo(() => {
    const failures: SnackbarKey[] = [];
    const settle = (): void => {
      for (const key of failures.splice(0)) closeSnackbar(key);
    };
    const show =
      (variant: 'success' | 'error' | 'info') =>
      (message: string, { brief }: ToastOptions = {}): void => {
        if (variant === 'success') settle();
        const key = enqueueSnackbar(message, {
          variant,
          preventDuplicate: true,
          autoHideDuration: brief ? 2000 : 5000,
        });
        if (variant === 'error') failures.push(key);
      };
    const error = show('error');
    return {
      success: show('success'),
      error,
      info: show('info'),
      failure: (cause, screenText, options) => error(errorText(cause, screenText), options),
      settle,
    };
  }, [enqueueSnackbar, closeSnackbar]);
}
