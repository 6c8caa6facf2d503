import type { FocusEvent } from 'react';

let cameFrom: EventTarget | null = null;

const inToast = (target: unknown): boolean =>
  target instanceof Element && target.closest('[data-toast]') !== null;

/** Where the keyboard was before it came to a message. */
export function noteComing({ relatedTarget }: FocusEvent): void {
  if (!inToast(relatedTarget)) cameFrom = relatedTarget;
}

/** Before a message goes that has the focus: back to where that came from. */
export function leaveToast(): void {
  if (inToast(document.activeElement) && cameFrom instanceof HTMLElement) cameFrom.focus();
}
