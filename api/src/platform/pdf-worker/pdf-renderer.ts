import { Piscina } from 'piscina';
import { AppError, SOON } from '../errors.js';

// A PDF takes some tenths of a second of CPU time. A worker thread renders it, so that the event
// loop stays free for requests.

/** Maximum number of PDFs that wait for the thread. The last one waits some seconds. */
export const MAX_QUEUED = 30;

/** Maximum number of PDFs of one account, including the one being rendered. */
export const MAX_PER_ACCOUNT = 6;

/**
 * Time limit in ms for one PDF including its wait. After it, a renderer that hangs is stopped with
 * its thread.
 */
const TIMEOUT_MS = 20_000;

/** Heap limits of the thread. Without them it would use as much memory as the main process. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

const tooMany = (): AppError =>
  new AppError(
    'SERVICE_UNAVAILABLE',
    'Too many files are being created right now. Please try again',
    {
      retryAfter: SOON,
    },
  );

/** Renders PDFs one after the other in a worker thread. The thread starts with the first PDF. */
export class PdfRenderer {
  readonly #module: URL;
  readonly #longest: number;
  readonly #open = new Map<string, number>();
  #pool: Piscina | undefined;
  #isStopped = false;

  /** `module` is the worker script; it exports one function per kind of PDF. */
  constructor(module: URL, { longest = TIMEOUT_MS } = {}) {
    this.#module = module;
    this.#longest = longest;
  }

  /**
   * Renders a PDF for the account `whom`, or for a job when `whom` is absent. `what` must be
   * structured-cloneable. Rejects with SERVICE_UNAVAILABLE when too many PDFs of the account or of
   * all accounts wait. Also rejects after the time limit, and when the server stops.
   */
  async render(kind: string, what: unknown, whom?: string): Promise<Buffer> {
    if (this.#isStopped || (whom && this.#isFull(whom))) throw tooMany();
    this.#pool ??= this.#start();
    this.#count(whom, 1);
    try {
      const signal = AbortSignal.timeout(this.#longest);
      return Buffer.from((await this.#pool.run(what, { name: kind, signal })) as Uint8Array);
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'AbortError';
      throw this.#isStopped || (whom && isLate) ? tooMany() : error;
    } finally {
      this.#count(whom, -1);
    }
  }

  /** Stops the thread and rejects all PDFs that are not done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#pool?.destroy();
  }

  /**
   * Whether the queue is full. The option `maxQueue` of the pool does not count tasks with an abort
   * signal.
   */
  #isFull(whom: string): boolean {
    return (
      (this.#pool?.queueSize ?? 0) >= MAX_QUEUED || (this.#open.get(whom) ?? 0) >= MAX_PER_ACCOUNT
    );
  }

  #count(whom: string | undefined, by: number): void {
    if (!whom) return;
    const open = (this.#open.get(whom) ?? 0) + by;
    if (open) this.#open.set(whom, open);
    else this.#open.delete(whom);
  }

  #start(): Piscina {
    const pool = new Piscina({
      ...{ filename: this.#module.href, resourceLimits: MEMORY },
      ...{ minThreads: 1, maxThreads: 1, stricterFIFO: true, recordTiming: false },
    });
    // An error here means that the thread failed while it was idle. No PDF is lost, and the pool
    // starts a new thread.
    return pool.on('error', (error: Error) => process.emitWarning(error));
  }
}
