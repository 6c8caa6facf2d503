import { useContext, useMemo } from 'react';
import { errorText } from '../../graphql/errors';
import { ACT_STAY, ToastContext, type ToastKind, type ToastMessage } from './toastDesk';

interface ToastOptions {
  /** Two seconds instead of five: the sign-in flows. */
  brief?: boolean;
  /** Something that can be done about it, for ten seconds. */
  act?: ToastMessage['act'];
}

export interface Toast {
  /** Gives what takes it away again, as `info` does. */
  success: (message: string, options?: ToastOptions) => () => void;
  error: (message: string, options?: ToastOptions) => void;
  info: (message: string, options?: ToastOptions) => () => void;
  /** A failed call: the server's words, else `screenText`, else a general text. */
  failure: (error: unknown, screenText?: string, options?: ToastOptions) => void;
  /** It went well after all: what was said of failures before must not stand over it. */
  settle: () => void;
}

export function useToast(): Toast {
  const desk = useContext(ToastContext);
  return useMemo(() => {
    const failures: string[] = [];
    const settle = (): void => {
      for (const key of failures.splice(0)) desk.close(key);
    };
    const show =
      (kind: ToastKind) =>
      (text: string, { brief, act }: ToastOptions = {}): (() => void) => {
        if (kind === 'success') settle();
        const key = desk.say({ kind, text, stay: act ? ACT_STAY : brief ? 2000 : 5000, act });
        if (kind === 'error') failures.push(key);
        return () => desk.close(key);
      };
    const error = show('error');
    return {
      success: show('success'),
      error,
      info: show('info'),
      failure: (cause, screenText, options) => void error(errorText(cause, screenText), options),
      settle,
    };
  }, [desk]);
}
