import { setTimeout as delay } from 'node:timers/promises';

type Stop = () => Promise<unknown> | void;

/**
 * Longest time in milliseconds that each kind of end may take: together less than the half minute after which supervisors
 * end a process hard.
 */
export const WITHIN = {
  /** Requests that are being answered. */
  requests: 15_000,
  /** Jobs in hand; those that are left are taken over by others. */
  jobs: 8_000,
  /** Connections on which nothing goes on any more: who does not answer the goodbye now never will. */
  connections: 2_000,
  /** Programs and folders of this machine. */
  own: 15_000,
};

/** What was started, to be stopped in the opposite order. */
export class Stops {
  readonly #all: { what: keyof typeof WITHIN; stop: Stop }[] = [];

  push(what: keyof typeof WITHIN, stop: Stop): void {
    this.#all.push({ what, stop });
  }

  /** Stops everything. What fails or does not come to its end is said, and left to the end of the process. */
  async stopAll(say: (line: string) => void): Promise<void> {
    for (const { what, stop } of this.#all.splice(0).reverse()) {
      const waiting = new AbortController();
      const tooLong = delay(WITHIN[what], undefined, { signal: waiting.signal }).then(
        () => say(`The end of ${what} took too long and was cut short`),
        () => undefined,
      );
      const stopped = Promise.resolve()
        .then(stop)
        .catch((error: unknown) => say(String(error)));
      await Promise.race([stopped, tooLong]);
      waiting.abort();
    }
  }
}
