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
  return (
    <ToastContext value={desk}>
      {children}
      {wanted && <ToastHost desk={desk} />}
    </ToastContext>
  );
};
