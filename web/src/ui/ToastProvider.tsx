import { SnackbarProvider } from 'notistack';
import { useEffect, type ReactNode } from 'react';
import { ToastCard } from './ToastCard';

const cards = { success: ToastCard, error: ToastCard, info: ToastCard, warning: ToastCard };

/** Alt+T brings the keyboard to the newest message. */
function useToastHotkey(): void {
  useEffect(() => {
    const focusToast = (event: KeyboardEvent): void => {
      if (!event.altKey || event.code !== 'KeyT') return;
      const toasts = document.querySelectorAll<HTMLElement>('[data-toast]');
      const newest = toasts[toasts.length - 1];
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    };
    window.addEventListener('keydown', focusToast);
    return () => window.removeEventListener('keydown', focusToast);
  }, []);
}

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  useToastHotkey();
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={cards}
    >
      {children}
    </SnackbarProvider>
  );
};
