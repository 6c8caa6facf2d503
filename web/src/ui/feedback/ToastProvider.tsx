import { SnackbarProvider } from 'notistack';
import { useEffect, type ReactNode } from 'react';
import { toastCards } from './ToastCard';
import { useToastHotkey, useToastsBesideDialogs } from './toastFocus';

/** The corner at the top right that three toasts take, in pixels. */
const corner = { width: 460, height: 300 };

/** Toasts stand at the top right. While the control used last lies there, they stand at the bottom and leave it in sight. */
function useClearOfUsedControl(): void {
  useEffect(() => {
    const root = document.getElementById('toasts');
    if (!root) return;
    const place = ({ target }: Event): void => {
      const control =
        target instanceof Element &&
        target.closest('a, button, input, select, textarea, [tabindex="0"]');
      if (!control || root.contains(control)) return;
      const { top, right } = control.getBoundingClientRect();
      const isInCorner = top < corner.height && right > window.innerWidth - corner.width;
      root.toggleAttribute('data-at-bottom', isInCorner);
    };
    // Safari gives a pressed button no focus.
    document.addEventListener('click', place, true);
    document.addEventListener('focusin', place);
    return () => {
      document.removeEventListener('click', place, true);
      document.removeEventListener('focusin', place);
    };
  }, []);
}

/** Beside the app, so that a dialog that hides the app from screen readers does not hide toasts. There is no page at build time. */
const toastRoot = (): HTMLElement | undefined =>
  typeof document === 'undefined' ? undefined : (document.getElementById('toasts') ?? undefined);

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  useToastHotkey();
  useToastsBesideDialogs();
  useClearOfUsedControl();
  return (
    <SnackbarProvider
      maxSnack={3}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={toastCards}
      domRoot={toastRoot()}
    >
      {children}
    </SnackbarProvider>
  );
};
