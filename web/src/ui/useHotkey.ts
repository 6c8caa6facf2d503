import { useEffect, useEffectEvent } from 'react';

export interface Hotkey {
  /** As the browser names it, in small letters. */
  key: string;
  /** True for keys of a dialog; the others rest while one is open. */
  inDialog?: boolean;
}

/** To the box that searches a list. */
export const searchKey = { key: '/' } as const satisfies Hotkey;

interface HotkeyOptions {
  enabled?: boolean;
}

/** Whether keys belong to a box of text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    // A checkbox takes no text.
    target.matches('input:not([type="checkbox"]), textarea, select') ||
    target.role === 'combobox');

/** A step of a dialog counts too: what lies below it rests. */
export const openDialogs = (): number =>
  document.querySelectorAll('[role$="dialog"], [data-step]').length;

/** One plain key for the whole page, ignored in text fields. */
export function useHotkey(
  { key, inDialog = false }: Hotkey,
  press: () => void,
  { enabled = true }: HotkeyOptions = {},
): void {
  // It listens all the time: one that began only now would miss a key that comes as soon as it may.
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // A key held down is one press.
      if (event.key.toLowerCase() !== key || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (openDialogs() > (inDialog ? 1 : 0)) return;
      pressed(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key, inDialog]);
}
