import { useEffect } from 'react';

const inTextArea = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.tagName === 'TEXTAREA' || target.isContentEditable);

function ignore(event: KeyboardEvent): void {
  const line = inTextArea(event.target) && !event.ctrlKey && !event.metaKey;
  if (event.key !== 'Enter' || !event.repeat || line) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Ignores repeats of a held Enter, so that they do not press a button of the next screen. */
export function useIgnoreKeyRepeat(): void {
  useEffect(() => {
    window.addEventListener('keydown', ignore, { capture: true });
    return () => window.removeEventListener('keydown', ignore, { capture: true });
  }, []);
}
