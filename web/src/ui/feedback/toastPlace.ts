import type { ToastKind } from './toastDesk';

/** Beside the app, so that a dialog that hides the app from screen readers does not hide messages. */
export const toastRoot = (): HTMLElement | undefined =>
  document.getElementById('toasts') ?? undefined;

/** A failure is read out at once, everything else when there is a pause. */
export const toastRole = (kind: ToastKind): 'alert' | 'status' =>
  kind === 'error' ? 'alert' : 'status';
