import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToastInset } from './useToastInset';

let toasts: HTMLElement;
beforeEach(() => {
  toasts = document.body.appendChild(document.createElement('div'));
  toasts.id = 'toasts';
});
afterEach(() => {
  cleanup();
  toasts.remove();
  vi.unstubAllGlobals();
});

/** Adds a message of 60 px over the right side of the window. */
function addToast(): HTMLElement {
  const toast = toasts.appendChild(document.createElement('div'));
  toast.dataset['toast'] = '';
  Object.defineProperties(toast, { offsetHeight: { value: 60 }, offsetWidth: { value: 400 } });
  return toast;
}

/** Room after two messages, after the first has gone, and after both have gone. */
async function roomOf(width: number): Promise<number[]> {
  vi.stubGlobal('innerWidth', width);
  const dialog = document.createElement('div');
  dialog.getBoundingClientRect = () => new DOMRect(0, 0, width, 500);
  const { result } = renderHook(() => useToastInset(true, dialog));
  expect(result.current).toBe(0);
  const first = addToast();
  addToast();
  await waitFor(() => expect(result.current).toBeGreaterThan(0));
  const rooms = [result.current];
  await act(() => Promise.resolve(first.remove()));
  rooms.push(result.current);
  await act(() => Promise.resolve(toasts.replaceChildren()));
  return [...rooms, result.current];
}

it('makes room for messages, which stays until the dialog closes', async () => {
  expect(await roomOf(1280)).toEqual([156, 156, 156]);
});

it('takes the room back in a narrow window when the last message has gone', async () => {
  expect(await roomOf(390)).toEqual([156, 156, 0]);
});
