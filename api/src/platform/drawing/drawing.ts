import { Worker } from 'node:worker_threads';
import { AppError, SOON } from '../errors.js';

// PDFs take a core for some tenths of a second each. They are drawn beside the event loop, which answers everybody else.

/** What a thread that draws is asked. */
export interface Asked {
  kind: string;
  what: unknown;
}

/** What it answers. */
export type Drawn = { file: Uint8Array } | { failed: string };

interface Wish extends Asked {
  /** Who asked; nobody for what the product makes of itself. */
  whom: string | undefined;
  /** Before it come those of an earlier round. */
  round: number;
  done(file: Buffer): void;
  failed(error: Error): void;
}

/** Drawings that wait for their turn: the last of them takes some seconds. */
export const MOST_WAITING = 30;

/** Drawings of one account among them. */
export const MOST_OF_ONE = 6;

/** Nothing takes longer to draw, unless it never ends. */
const LONGEST_MS = 20_000;

/** Memory of the thread, and what of it is for what is gone after a drawing: it would take as much as the process has for requests. */
const MEMORY_MB = 192;
const SHORT_LIVED_MB = 16;

const tooMany = (): AppError =>
  new AppError('SERVICE_UNAVAILABLE', 'Many files are being made. Please try again', {
    retryAfter: SOON,
  });

/**
 * Has one thread draw what is asked for, one after the other: first what the product makes of itself, such as files of mails, then of each account
 * one in turn, so that nobody waits behind all that somebody else asks for. The thread begins with the first of them, and again with the next
 * one after it has ended: whatever ended it fails that drawing alone.
 */
export class Drawing {
  readonly #module: URL;
  readonly #longest: number;
  readonly #waiting: Wish[] = [];
  #current: Wish | undefined;
  #thread: Worker | undefined;
  #isOver = false;

  /** Of the module that the thread runs: it calls `serveDrawings`. */
  constructor(module: URL, { longest = LONGEST_MS } = {}) {
    this.#module = module;
    this.#longest = longest;
  }

  /**
   * Draws this for an account, or for nobody; `what` is data without methods. SERVICE_UNAVAILABLE where too many wait, of all or of that
   * account, and when the server ends.
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

  /** Ends the thread; what is not drawn by then is refused. */
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
      // It holds what cannot be sent to a thread.
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
    // It keeps no process alive that has nothing else to do.
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
