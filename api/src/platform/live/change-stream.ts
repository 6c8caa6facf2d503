import { ANYTHING, type Change } from './change.js';

/** What changes within this time after something was handed out waits, and is handed out together. */
const PAUSE_MS = 1000;

/** Changes that wait for one listener. Of more than that nobody wants to know each. */
const MOST_WAITING = 20;

interface StreamOptions {
  /** Whether whoever listens still may; asked before each change is handed out. */
  mayHear: () => Promise<boolean>;
  onEnd: () => void;
  pause?: number;
}

/**
 * What one listener is still to hear. Several changes of the same thing are one, and whoever takes nothing, or hears of much
 * at a time, finds "anything may have changed": what this keeps does not grow.
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
    if (id === null || (waiting.size >= MOST_WAITING && !waiting.has(id))) {
      waiting.clear();
      waiting.set(null, ANYTHING);
    } else {
      // What is new stays so when it changes before anybody has heard of it.
      waiting.set(id, { ...change, isNew: change.isNew || (waiting.get(id)?.isNew ?? false) });
    }
    this.#wake();
  }

  async next(): Promise<IteratorResult<Change, undefined>> {
    for (;;) {
      if (this.#next.length && !(await this.#options.mayHear())) this.#end();
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
