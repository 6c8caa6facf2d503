import { createContext } from 'react';

export type ToastKind = 'success' | 'error' | 'info';

export interface ToastMessage {
  key: string;
  kind: ToastKind;
  text: string;
  /** Milliseconds that it stays. */
  stay: number;
  /** What it offers to do, besides being read. */
  act?: { label: string; press: () => void };
}

/**
 * Milliseconds that a message stays which offers something: twice as long as another, so that there is time to see what
 * went wrong and to get there without a mouse.
 */
export const ACT_STAY = 10_000;

/** Where messages are shown. */
interface ToastBoard {
  show: (message: ToastMessage) => void;
  close: (key: string) => void;
}

export interface ToastDesk {
  say: (message: Omit<ToastMessage, 'key'>) => string;
  close: (key: string) => void;
  /** True once anything was said. */
  wanted: () => boolean;
  /** What was said before there was a board; it stays the same list until that changes. */
  waiting: () => readonly ToastMessage[];
  onWaiting: (listener: () => void) => () => void;
  /** From now on messages go to this board, those that wait first. */
  connect: (board: ToastBoard) => void;
}

/** Takes messages at once, also while the board that shows them is still being fetched. */
export function createToastDesk(): ToastDesk {
  let waiting: readonly ToastMessage[] = [];
  let board: ToastBoard | null = null;
  let said = 0;
  const listeners = new Set<() => void>();
  const wait = (next: readonly ToastMessage[]): void => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    say(message) {
      said += 1;
      const kept = { ...message, key: `toast-${said}` };
      if (board) board.show(kept);
      else if (kept.act || !waiting.some(({ text }) => text === kept.text))
        wait([...waiting, kept]);
      return kept.key;
    },
    close(key) {
      if (board) board.close(key);
      else wait(waiting.filter((message) => message.key !== key));
    },
    wanted: () => said > 0,
    waiting: () => waiting,
    onWaiting(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect(next) {
      board = next;
      for (const message of waiting) next.show(message);
      if (waiting.length > 0) wait([]);
    },
  };
}

export const ToastContext = createContext<ToastDesk>(createToastDesk());
