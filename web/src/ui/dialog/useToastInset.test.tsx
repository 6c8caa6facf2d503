import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useToastInset } from './useToastInset';

let toasts: HTMLElement;
beforeEach(() => {
  toasts = document.body.appendChild(document.createElement('div'));
  toasts.id = 'toasts';
});
afterEach(() => {
  cleanup();
  toasts.remove();
});

/** Adds a message of 60 px over the right side of the window. */
function addToast(): HTMLElement {
  const toast = toasts.appendChild(document.createElement('div'));
  toast.dataset['toast'] = '';
  Object.defineProperties(toast, { offsetHeight: { value: 60 }, offsetWidth: { value: 400 } });
  return toast;
}

it('makes room for messages, and takes it back when the last has gone', async () => {
  const dialog = document.createElement('div');
  dialog.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, 500);
  const { result } = renderHook(() => useToastInset(true, dialog));
  expect(result.current).toBe(0);
  const first = addToast();
  addToast();
  await waitFor(() => expect(result.current).toBe(156));
  await act(() => Promise.resolve(first.remove()));
  expect(result.current).toBe(156);
  toasts.replaceChildren();
  await waitFor(() => expect(result.current).toBe(0));
});
