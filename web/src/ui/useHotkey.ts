import { useEffect, useEffectEvent } from 'react';

export interface Hotkey {
  /** Value of `KeyboardEvent.key` in lower case. */
  key: string;
  /** True for keys that work in a dialog. Other keys are ignored while a dialog is open. */
  inDialog?: boolean;
}

/** Focuses the search box of a list. */
export const searchKey = { key: '/' } as const satisfies Hotkey;

interface HotkeyOptions {
  enabled?: boolean;
}

/** True if the focused element takes typed text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    // Checkboxes take no text.
    target.matches('input:not([type="checkbox"]), textarea, select') ||
    target.role === 'combobox');

/** Number of open dialogs, including nested ones. */
export const openDialogs = (): number =>
  document.querySelectorAll('[role$="dialog"], [data-step]').length;

/** Handles a single key on the whole page, except in text fields. */
export function useHotkey(
  { key, inDialog = false }: Hotkey,
  press: () => void,
  { enabled = true }: HotkeyOptions = {},
): void {
  // Always listens, because adding the listener later could miss an early key.
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // Ignores repeats of a held key.
      if (event.key.toLowerCase() !== key || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (openDialogs() > (inDialog ? 1 : 0)) return;
      pressed(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key, inDialog]);
}
