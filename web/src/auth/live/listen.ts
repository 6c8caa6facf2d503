import { together, type Change } from './change';
import { follow, type Asked } from './liveSocket';

/** A form over the page, or whatever is open over it. */
export type Hold = 'form' | 'dialog' | 'nothing';

export type OnChanges = (changes: Change[], isHeld: () => boolean) => Promise<unknown>;

interface Listening {
  asked: Asked;
  /** Fails where they could not be read; false where it is not the moment for it any more. */
  onChanges: OnChanges;
  gather: number;
  hold: Hold;
  /** When nobody wants to know any more. */
  over: AbortSignal;
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

/** Hands out what has changed, one lot after the other: no answer of before comes after that of a later lot. */
export function listen({ asked, onChanges, gather, hold, over }: Listening): void {
  if (over.aborted) return;
  let waiting: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isSecond = false;
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
    if (waiting.length && !over.aborted) wait(isSecond ? AGAIN_MS : undefined);
  }
  const seen = (): void => wait();
  const stop = follow(asked, (change) => {
    waiting = together([...waiting, change]);
    wait();
  });
  document.addEventListener('visibilitychange', seen);
  over.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  });
}
