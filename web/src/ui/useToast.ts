import { useSnackbar } from 'notistack';
import { useMemo } from 'react';
import { errorText } from '../graphql/errors';

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
}

export function useToast(): Toast {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(() => {
    const show =
      (variant: 'success' | 'error' | 'info') =>
      (message: string, { brief }: ToastOptions = {}): void => {
        enqueueSnackbar(message, {
          variant,
          preventDuplicate: true,
          autoHideDuration: brief ? 2000 : 5000,
        });
      };
    const error = show('error');
    return {
      success: show('success'),
      error,
      info: show('info'),
      failure: (cause, screenText, options) => error(errorText(cause, screenText), options),
    };
  }, [enqueueSnackbar]);
}
