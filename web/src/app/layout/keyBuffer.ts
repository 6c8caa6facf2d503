/** Buffered text, and whether the user pressed Enter after it. */
interface BufferedText {
  text: string;
  entered: boolean;
}

/** Buffer for keys that the user presses between opening a dialog and its first render. */
export interface KeyBuffer {
  /** Starts to buffer keys. */
  begin: () => void;
  /** Stops buffering and returns the buffered text. */
  take: () => BufferedText;
}

export function createKeyBuffer(): KeyBuffer {
  let typed: BufferedText = { text: '', entered: false };
  let listening: AbortController | undefined;
  const buffer = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // After a failed load, the buttons of the error message need the keys.
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
      window.addEventListener('keydown', buffer, { capture: true, signal: listening.signal });
    },
    take() {
      listening?.abort();
      return typed;
    },
  };
}
