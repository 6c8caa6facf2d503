import { mergeChanges, type Change } from './change';

/** Open elements that delay an update: a form in a dialog, any dialog or row form, or none. */
export type Hold = 'form' | 'dialog' | 'nothing';

export type OnChanges = (changes: Change[], isHeld: () => boolean) => Promise<unknown>;

interface ChangeBatchesOptions {
  /**
   * Reads the changes. Rejects if that fails. Resolves to false if a dialog has opened, so that the
   * batch is passed again.
   */
  onChanges: OnChanges;
  gather: number;
  hold: Hold;
}

export interface ChangeBatches {
  add: (change: Change) => void;
  stop: () => void;
}

/** Milliseconds between two checks whether the dialog or form is closed. */
const LOOK_MS = 500;

/**
 * Milliseconds before the single retry after a failed read. The next change triggers another read.
 */
const AGAIN_MS = 10_000;

/**
 * Selectors of the elements that delay updates. A form saves with the version it opened with, and shows conflicts
 * itself. With `dialog`, updates also wait for other dialogs, forms in a table row and a dragged row.
 */
const OPEN = {
  form: '[role="dialog"] form, [role="alertdialog"] form',
  dialog: '[role="dialog"], [role="alertdialog"], [role="grid"] form, [data-in-hand]',
  nothing: undefined,
} satisfies Record<Hold, string | undefined>;

/** Collects changes and passes them on in batches, one at a time, so that answers cannot overtake each other. */
export function createChangeBatches({
  onChanges,
  gather,
  hold,
}: ChangeBatchesOptions): ChangeBatches {
  let waiting: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isSecond = false;
  let isOver = false;
  const wait = (for_ = gather * (1 + Math.random())): void => {
    timer ??= setTimeout(() => void deliver(), for_);
  };
  const isHeld = (): boolean => {
    const open = OPEN[hold];
    return open !== undefined && document.querySelector(open) !== null;
  };
  async function deliver(): Promise<void> {
    timer = undefined;
    if (isBusy || document.hidden || !waiting.length) return;
    if (isHeld()) return wait(LOOK_MS);
    const changes = mergeChanges(waiting);
    waiting = [];
    isBusy = true;
    const [isRead, isTaken] = await onChanges(changes, isHeld).then(
      (taken) => [true, taken !== false],
      () => [false, false],
    );
    isBusy = false;
    isSecond = !isRead && !isSecond;
    if (isSecond || (isRead && !isTaken)) waiting = mergeChanges([...changes, ...waiting]);
    if (waiting.length && !isOver) wait(isSecond ? AGAIN_MS : undefined);
  }
  const seen = (): void => wait();
  document.addEventListener('visibilitychange', seen);
  return {
    add(change) {
      waiting = mergeChanges([...waiting, change]);
      wait();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    },
  };
}
