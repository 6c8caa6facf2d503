/** Buffered text, and whether Enter came after it. */
interface Typed {
  text: string;
  entered: boolean;
}

/** Keys that came after a dialog was asked for and before its box was there to take them. */
export interface KeyBuffer {
  /** Starts to buffer keys. */
  begin: () => void;
  /** Gives the buffered text and stops buffering. */
  take: () => Typed;
}

/** A hand is quicker than a part of a page that is still on its way. */
export function createKeyBuffer(): KeyBuffer {
  let typed: Typed = { text: '', entered: false };
  let listening: AbortController | undefined;
  const keep = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Loading failed: the error notice has buttons that need the keys.
    if (target instanceof Element && target.closest('[role="alert"]')) return;
    if (key === 'Enter') typed = { ...typed, entered: true };
    else if (key === 'Backspace') typed = { text: typed.text.slice(0, -1), entered: false };
    else if (key.length === 1) typed = { text: typed.text + key, entered: false };
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    begin() {
      listening?.abort();
      listening = new AbortController();
      typed = { text: '', entered: false };
      window.addEventListener('keydown', keep, { capture: true, signal: listening.signal });
    },
    take() {
      listening?.abort();
      return typed;
    },
  };
}
