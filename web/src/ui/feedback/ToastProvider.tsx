import { SnackbarProvider } from 'notistack';
import { useEffect, type ReactNode } from 'react';
import { toastCards } from './ToastCard';
import { useToastHotkey, useToastsBesideDialogs } from './toastFocus';

/** Size in pixels of the top right corner, enough for three toasts. */
const corner = { width: 460, height: 300 };

/** Moves toasts from the top right to the bottom if they would cover the last used control. */
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
    // Safari does not focus a pressed button.
    document.addEventListener('click', place, true);
    document.addEventListener('focusin', place);
    return () => {
      document.removeEventListener('click', place, true);
      document.removeEventListener('focusin', place);
    };
  }, []);
}

/**
 * Container of toasts outside of the app, so dialogs that hide the app keep toasts readable. At build time there is no
 * document.
 */
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
