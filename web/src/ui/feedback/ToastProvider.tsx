import type { SnackbarProvider } from 'notistack';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyComponent } from './lazyComponent';
import { useToastHotkey, useToastsBesideDialogs } from './toastFocus';
import { ToastsContext, type ToastTask } from './toastsContext';

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

const Nothing = () => null;

/** Loads after the first render of the page. */
export const LazyToasts = lazyComponent(() => import('./Toasts'), 'Toasts', {
  Waiting: Nothing,
  Failed: Nothing,
});

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [wanted, setWanted] = useState(false);
  const toasts = useRef<SnackbarProvider>(null);
  const waiting = useRef<ToastTask[]>([]);
  const run = useCallback((task: ToastTask): void => {
    if (toasts.current) return task(toasts.current);
    waiting.current.push(task);
    setWanted(true);
  }, []);
  const onReady = useCallback((ready: SnackbarProvider | null): void => {
    toasts.current = ready;
    if (ready) for (const task of waiting.current.splice(0)) task(ready);
  }, []);
  // Not needed for the first render. A failed load is ignored, because the first toast tries again.
  useEffect(() => void LazyToasts.load().catch(() => undefined), []);
  useToastHotkey();
  useToastsBesideDialogs();
  useClearOfUsedControl();
  return (
    <ToastsContext value={run}>
      {children}
      {wanted && <LazyToasts onReady={onReady} />}
    </ToastsContext>
  );
};
