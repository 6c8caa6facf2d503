import { useEffect, type FocusEvent } from 'react';

let focusedBefore: EventTarget | null = null;

const inToast = (target: unknown): boolean =>
  target instanceof Element && target.closest('[data-toast]') !== null;

/** Remembers the focused element before the keyboard moved to a toast. */
export function rememberFocus({ relatedTarget }: FocusEvent): void {
  if (!inToast(relatedTarget)) focusedBefore = relatedTarget;
}

/** Returns the focus to the former element before the focused toast closes. */
export function leaveToast(): void {
  if (inToast(document.activeElement) && focusedBefore instanceof HTMLElement)
    focusedBefore.focus();
}

/** Alt+T focuses the action of the newest toast, or its text. */
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

/** Exempts toasts from open dialogs, which trap the focus and hide other elements from screen readers. */
export function useToastsBesideDialogs(): void {
  useEffect(() => {
    const hide = (event: Event): void => {
      if (inToast(event.target)) event.stopPropagation();
    };
    // React listens at the root, dialogs at the document. The body lies between them.
    document.body.addEventListener('focusin', hide);
    return () => document.body.removeEventListener('focusin', hide);
  }, []);
  useEffect(() => {
    const root = document.getElementById('toasts');
    if (!root) return undefined;
    const show = (): void => root.removeAttribute('aria-hidden');
    // Also covers a dialog that opened before this effect.
    show();
    const observer = new MutationObserver(show);
    observer.observe(root, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
}
