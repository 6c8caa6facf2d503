import { together, type Change } from './change';

/** A form over the page, or whatever is open over it. */
export type Hold = 'form' | 'dialog' | 'nothing';

export type OnChanges = (changes: Change[], isHeld: () => boolean) => Promise<unknown>;

interface GathererOptions {
  /** Fails where they could not be read; false where it is not the moment for it any more. */
  onChanges: OnChanges;
  gather: number;
  hold: Hold;
}

export interface Gatherer {
  add: (change: Change) => void;
  stop: () => void;
}

/** Between two looks whether what is open over the page is closed. */
const LOOK_MS = 500;

/** After this time what could not be read is read once more; after that, with the next change. */
const AGAIN_MS = 10_000;

/**
 * A form counts on what stood there when it was opened, and tells itself what is different when it saves. So does a dialog, where
 * a list behind it would bring only a part of what it shows, and so do a form in a row of that list and a row that somebody draws elsewhere.
 */
const OPEN = {
  form: '[role="dialog"] form, [role="alertdialog"] form',
  dialog: '[role="dialog"], [role="alertdialog"], [role="grid"] form, [data-in-hand]',
  nothing: undefined,
} satisfies Record<Hold, string | undefined>;

/** Hands out changes in lots, one after the other: an answer to an earlier lot never comes after that of a later one. */
export function createGatherer({ onChanges, gather, hold }: GathererOptions): Gatherer {
  let waiting: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isSecond = false;
  let isOver = false;
  const wait = (for_ = gather * (1 + Math.random())): void => {
    timer ??= setTimeout(() => void handOut(), for_);
  };
  const isHeld = (): boolean => {
    const open = OPEN[hold];
    return open !== undefined && document.querySelector(open) !== null;
  };
  async function handOut(): Promise<void> {
    timer = undefined;
    if (isBusy || document.hidden || !waiting.length) return;
    if (isHeld()) return wait(LOOK_MS);
    const changes = together(waiting);
    waiting = [];
    isBusy = true;
    const [isRead, isTaken] = await onChanges(changes, isHeld).then(
      (taken) => [true, taken !== false],
      () => [false, false],
    );
    isBusy = false;
    isSecond = !isRead && !isSecond;
    if (isSecond || (isRead && !isTaken)) waiting = together([...changes, ...waiting]);
    if (waiting.length && !isOver) wait(isSecond ? AGAIN_MS : undefined);
  }
  const seen = (): void => wait();
  document.addEventListener('visibilitychange', seen);
  return {
    add(change) {
      waiting = together([...waiting, change]);
      wait();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    },
  };
}
