import { Worker } from 'node:worker_threads';
import { AppError, SOON } from '../errors.js';

// A PDF takes some tenths of a second of CPU. A worker thread renders them, so that the event loop stays free for
// requests.

/** Request to the worker thread. */
export interface Asked {
  kind: string;
  what: unknown;
}

/** Response of the worker thread. */
export type Drawn = { file: Uint8Array } | { failed: string };

interface Wish extends Asked {
  /** Account that requested it; undefined for internal work. */
  whom: string | undefined;
  /** Round-robin position: lower rounds are rendered first. */
  round: number;
  done(file: Buffer): void;
  failed(error: Error): void;
}

/** Queued PDFs; the last one waits some seconds. */
export const MOST_WAITING = 30;

/** Queued PDFs per account. */
export const MOST_OF_ONE = 6;

/** Time limit for one PDF, against endless loops. */
const LONGEST_MS = 20_000;

/** Heap limits of the thread. Without them it would take as much memory as the request process. */
const MEMORY_MB = 192;
const SHORT_LIVED_MB = 16;

const tooMany = (): AppError =>
  new AppError('SERVICE_UNAVAILABLE', 'Many files are being made. Please try again', {
    retryAfter: SOON,
  });

/**
 * Renders PDFs one by one in a worker thread. Internal work comes first, then one PDF per account in turn, so that no
 * account blocks the others. The thread starts on demand. If it crashes, only the current PDF fails and the next one
 * starts a new thread.
 */
export class Drawing {
  readonly #module: URL;
  readonly #longest: number;
  readonly #waiting: Wish[] = [];
  #current: Wish | undefined;
  #thread: Worker | undefined;
  #isOver = false;

  /** `module` is the worker script; it calls `serveDrawings`. */
  constructor(module: URL, { longest = LONGEST_MS } = {}) {
    this.#module = module;
    this.#longest = longest;
  }

  /**
   * Renders a PDF for an account, or for internal work without `whom`. `what` is plain data. Rejects with
   * SERVICE_UNAVAILABLE when a queue limit is reached or the server stops.
   */
  draw(kind: string, what: unknown, whom?: string): Promise<Buffer> {
    const own = this.#waiting.filter((wish) => wish.whom === whom).length;
    const isFull = this.#waiting.length >= MOST_WAITING || own >= MOST_OF_ONE;
    if (this.#isOver || (whom && isFull)) return Promise.reject(tooMany());
    const round = whom ? 1 + own + (this.#current?.whom === whom ? 1 : 0) : 0;
    return new Promise((done, failed) => {
      const later = this.#waiting.findIndex((wish) => wish.round > round);
      const place = later < 0 ? this.#waiting.length : later;
      this.#waiting.splice(place, 0, { kind, what, whom, round, done, failed });
      this.#next();
    });
  }

  /** Stops the thread and rejects all queued PDFs. */
  async stop(): Promise<void> {
    this.#isOver = true;
    for (const { failed } of this.#waiting.splice(0)) failed(tooMany());
    await this.#thread?.terminate();
  }

  #next(): void {
    if (this.#current || this.#isOver) return;
    const wish = this.#waiting.shift();
    if (!wish) return;
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const tooLong = setTimeout(() => void thread.terminate(), this.#longest);
    const ended = () => {
      clearTimeout(tooLong);
      this.#current = undefined;
    };
    this.#current = {
      ...wish,
      done: (file) => (ended(), wish.done(file)),
      failed: (error) => (ended(), wish.failed(error)),
    };
    const { kind, what } = wish;
    try {
      thread.postMessage({ kind, what } satisfies Asked);
    } catch (error) {
      // The data cannot be cloned for a thread.
      this.#current.failed(error as Error);
      this.#next();
    }
  }

  #start(): Worker {
    const thread = new Worker(this.#module, {
      resourceLimits: {
        maxOldGenerationSizeMb: MEMORY_MB,
        maxYoungGenerationSizeMb: SHORT_LIVED_MB,
      },
    });
    // The thread alone must not keep the process alive.
    thread.unref();
    let reason = new Error('The thread that draws has ended');
    thread.on('error', (error) => (reason = error as Error));
    thread.on('message', (drawn: Drawn) => {
      if ('file' in drawn) this.#current?.done(Buffer.from(drawn.file));
      else this.#current?.failed(new Error(drawn.failed));
      this.#next();
    });
    thread.on('exit', () => {
      this.#thread = undefined;
      this.#current?.failed(this.#isOver ? tooMany() : reason);
      this.#next();
    });
    return thread;
  }
}
