import { useEffect, useState } from 'react';

const gap = 12;

/** A narrow window has no height to spare, so it gives the room back after the last message. */
const isNarrow = (): boolean => window.innerWidth < 900;

/** Height in pixels at the top of the dialog that messages cover. */
function heightOfToasts(dialog: HTMLElement): number {
  const messages = [...document.querySelectorAll<HTMLElement>('[data-toast]')];
  const width = Math.max(0, ...messages.map(({ offsetWidth }) => offsetWidth));
  const beside = dialog.getBoundingClientRect().right < window.innerWidth - width - 3 * gap;
  if (messages.length === 0 || beside) return 0;
  return messages.reduce((sum, { offsetHeight }) => sum + offsetHeight + gap, gap);
}

/**
 * Height in pixels that a dialog reserves for messages, so that they never cover its buttons. It
 * does not shrink while the dialog is open, because a click could then hit another button. Only a
 * narrow window returns to 0 after the last message. A new `maxWidth`, as of a nested dialog, also
 * measures it again.
 */
export function useToastInset(
  open: boolean,
  dialog: HTMLElement | null,
  maxWidth?: unknown,
): number {
  const [room, setRoom] = useState(0);
  const [was, setWas] = useState(open);
  if (was !== open) {
    setWas(open);
    setRoom(0);
  }
  useEffect(() => {
    const root = document.getElementById('toasts');
    if (!open || !root || !dialog) return undefined;
    const look = (): void => {
      const needed = heightOfToasts(dialog);
      setRoom((most) => (needed === 0 && isNarrow() ? 0 : Math.max(most, needed)));
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [open, dialog, maxWidth]);
  return room;
}
