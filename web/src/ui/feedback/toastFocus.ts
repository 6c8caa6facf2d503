import { useEffect, type FocusEvent } from 'react';

let cameFrom: EventTarget | null = null;

const inToast = (target: unknown): boolean =>
  target instanceof Element && target.closest('[data-toast]') !== null;

/** Remembers where the keyboard was before it came to a toast. */
export function noteComing({ relatedTarget }: FocusEvent): void {
  if (!inToast(relatedTarget)) cameFrom = relatedTarget;
}

/** Gives the focus back to where it came from, before the toast with the focus goes. */
export function leaveToast(): void {
  if (inToast(document.activeElement) && cameFrom instanceof HTMLElement) cameFrom.focus();
}

/** Alt+T brings the keyboard to the newest toast: to its action, or to its text. */
export function useToastHotkey(): void {
  useEffect(() => {
    const focusToast = (event: KeyboardEvent): void => {
      if (!event.altKey || event.code !== 'KeyT') return;
      const newest = [...document.querySelectorAll<HTMLElement>('[data-toast]')].at(-1);
      if (!newest) return;
      event.preventDefault();
      (newest.querySelector<HTMLElement>('[data-act]') ?? newest).focus();
    };
    window.addEventListener('keydown', focusToast);
    return () => window.removeEventListener('keydown', focusToast);
  }, []);
}

/** An open dialog takes the focus back when it goes elsewhere, and hides the rest of the page from screen readers; toasts are exempt. */
export function useToastsBesideDialogs(): void {
  useEffect(() => {
    const hide = (event: Event): void => {
      if (inToast(event.target)) event.stopPropagation();
    };
    // Between the root, where React listens, and the document, where dialogs do.
    document.body.addEventListener('focusin', hide);
    return () => document.body.removeEventListener('focusin', hide);
  }, []);
  useEffect(() => {
    const root = document.getElementById('toasts');
    if (!root) return undefined;
    const show = (): void => root.removeAttribute('aria-hidden');
    // Also where a dialog came with the page, before this.
    show();
    const observer = new MutationObserver(show);
    observer.observe(root, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
}
