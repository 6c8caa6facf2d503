import { UNKNOWN_CHANGE, type Change } from './change.js';

/** Pause in ms between two batches of changes. Changes during the pause are delivered together. */
const PAUSE_MS = 1000;

/**
 * Maximum number of queued changes of one subscriber. Above it they become one event without an id.
 */
const MAX_QUEUED = 20;

interface StreamOptions {
  /** Whether the subscriber may still receive changes. It is checked before each delivery. */
  mayDeliver: () => Promise<boolean>;
  onEnd: () => void;
  pause?: number;
}

/**
 * Queue of changes for one subscriber. Changes of the same object are merged. Above `MAX_QUEUED`
 * objects the queue holds one event without an id, so that it stays small for a subscriber that
 * does not read.
 */
export class ChangeStream implements AsyncIterableIterator<Change> {
  readonly #options: Required<StreamOptions>;
  readonly #waiting = new Map<string | null, Change>();
  #next: Change[] = [];
  #wake: () => void = () => undefined;
  #pause: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(options: StreamOptions) {
    this.#options = { pause: PAUSE_MS, ...options };
  }

  push(change: Change): void {
    const { id } = change;
    const waiting = this.#waiting;
    if (this.#hasEnded || waiting.has(null)) return;
    if (id === null || (waiting.size >= MAX_QUEUED && !waiting.has(id))) {
      waiting.clear();
      waiting.set(null, UNKNOWN_CHANGE);
    } else {
      // An object that was created stays marked as new if it also changes before the delivery.
      waiting.set(id, { ...change, isNew: change.isNew || (waiting.get(id)?.isNew ?? false) });
    }
    this.#wake();
  }

  async next(): Promise<IteratorResult<Change, undefined>> {
    for (;;) {
      if (this.#next.length && !(await this.#options.mayDeliver())) this.#end();
      if (this.#hasEnded) return { done: true, value: undefined };
      const value = this.#next.shift();
      if (value) return { done: false, value };
      if (this.#waiting.size && !this.#pause) this.#gather();
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  return(): Promise<IteratorResult<Change, undefined>> {
    this.#end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #gather(): void {
    this.#next = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#wake();
    }, this.#options.pause).unref();
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#pause);
    this.#next = [];
    this.#waiting.clear();
    this.#options.onEnd();
    this.#wake();
  }
}
