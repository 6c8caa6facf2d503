import { performance } from 'node:perf_hooks';
import type { Pool, PoolClient } from 'pg';

interface Observed {
  statements: number;
  /** When each of those began that wait for a connection, the first one first. */
  waiting: Set<{ since: number }>;
}

const observed = new WeakMap<Pool, Observed>();

type Call = (this: unknown, ...args: unknown[]) => unknown;

/** Notes what a pool does, for figures and for whoever has to know that it is overrun. */
export function observePool(pool: Pool): void {
  const seen: Observed = { statements: 0, waiting: new Set() };
  observed.set(pool, seen);
  const connect = Reflect.get(pool, 'connect') as Call;
  const waitFor: Call = (...args) => {
    const got = Reflect.apply(connect, pool, args);
    // Whoever gives a callback is the pool itself, for a single statement.
    if (!(got instanceof Promise)) return got;
    const waiter = { since: performance.now() };
    seen.waiting.add(waiter);
    const over = () => void seen.waiting.delete(waiter);
    got.then(over, over);
    return got;
  };
  Reflect.set(pool, 'connect', waitFor);
  pool.on('connect', (client: PoolClient) => {
    const query = Reflect.get(client, 'query') as Call;
    const send: Call = (...args) => {
      seen.statements += 1;
      return Reflect.apply(query, client, args);
    };
    Reflect.set(client, 'query', send);
  });
}

/** Statements that a pool has sent since it was made. */
export const statementsOf = (pool: Pool): number => observed.get(pool)?.statements ?? 0;

/** How long whoever waits longest for a connection of a pool has waited by now, in milliseconds; 0 where nobody does. */
export function longestWait(pool: Pool): number {
  const [first] = observed.get(pool)?.waiting ?? [];
  return first ? performance.now() - first.since : 0;
}
