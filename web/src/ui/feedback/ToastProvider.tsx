import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { lazyPart, useFetchAhead } from './lazyPart';
import { ToastsPlain } from './ToastsPlain';
import { createToastDesk, ToastContext } from './toastDesk';

export const ToastHost = lazyPart(() => import('./ToastHost'), 'ToastHost', {
  Waiting: () => null,
  Failed: ToastsPlain,
  stays: true,
});

const inToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toast]') !== null;

/** An open dialog takes back every focus that it sees leave it; a message is no leaving. */
function useToastsBesideDialogs(): void {
  useEffect(() => {
    const hide = (event: FocusEvent): void => {
      if (inToast(event.target)) event.stopPropagation();
    };
    // Between the root, where React listens, and the document, where dialogs do.
    document.body.addEventListener('focusin', hide);
    return () => document.body.removeEventListener('focusin', hide);
  }, []);
}

/** A dialog marks everything beside it as hidden; messages are still for everybody. */
function useAudibleToasts(): void {
  useEffect(() => {
    const root = document.getElementById('toasts');
    if (!root) return;
    const show = (): void => root.removeAttribute('aria-hidden');
    // Also where a dialog came with the page, before this.
    show();
    const observer = new MutationObserver(show);
    observer.observe(root, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
}

/** The corner at the top right that three messages take, in pixels. */
const corner = { width: 460, height: 300 };

/** Messages stand at the top right. While the control used last lies there, they stand at the bottom and leave it in sight. */
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

/** Alt+T brings the keyboard to the newest message. */
function useToastHotkey(): void {
  useEffect(() => {
    const focusToast = (event: KeyboardEvent): void => {
      if (!event.altKey || event.code !== 'KeyT') return;
      // What a message offers, where it does, comes after its box.
      const toasts = document.querySelectorAll<HTMLElement>('[data-toast],[data-act]');
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
  const [desk] = useState(createToastDesk);
  const wanted = useSyncExternalStore(desk.onWaiting, desk.wanted, () => false);
  useFetchAhead(ToastHost);
  useToastHotkey();
  useToastsBesideDialogs();
  useAudibleToasts();
  useClearOfUsedControl();
  return (
    <ToastContext value={desk}>
      {children}
      {wanted && <ToastHost desk={desk} />}
    </ToastContext>
  );
};
