import { performance } from 'node:perf_hooks';
import type { Pool, PoolClient } from 'pg';

/** Interval in ms of the check for connections without a response. */
const CHECK_INTERVAL_MS = 1000;

interface Observed {
  statements: number;
  /** Calls that wait for a connection, with their start times, oldest first. */
  waiting: Set<{ since: number }>;
  /** Start time of the query that each connection has not answered yet. */
  pending: Map<PoolClient, number>;
}

const observed = new WeakMap<Pool, Observed>();

type Call = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Records the activity of a pool for metrics and overload detection. Connections without a response
 * for `silent` milliseconds are closed, so that callers get an error. 0 disables this.
 */
export function observePool(pool: Pool, silent: number): void {
  const seen: Observed = { statements: 0, waiting: new Set(), pending: new Map() };
  observed.set(pool, seen);
  let looking = false;
  function look(): void {
    for (const [client, since] of seen.pending) if (performance.now() - since > silent) end(client);
    looking = seen.pending.size > 0;
    if (looking) setTimeout(look, CHECK_INTERVAL_MS).unref();
  }
  function awaitAnswer(client: PoolClient, answer: Promise<unknown>): void {
    seen.pending.set(client, performance.now());
    const over = () => void seen.pending.delete(client);
    answer.then(over, over);
    if (looking) return;
    looking = true;
    setTimeout(look, CHECK_INTERVAL_MS).unref();
  }
  const connect = Reflect.get(pool, 'connect') as Call;
  const waitFor: Call = (...args) => {
    const got = Reflect.apply(connect, pool, args);
    // A call with a callback comes from the pool's own `query()`, for a single statement.
    if (!(got instanceof Promise)) return got;
    const waiter = { since: performance.now() };
    seen.waiting.add(waiter);
    const over = () => void seen.waiting.delete(waiter);
    got.then(over, over);
    return got;
  };
  Reflect.set(pool, 'connect', waitFor);
  pool.on('connect', (client: PoolClient) => {
    const prototype = Object.getPrototypeOf(client) as object;
    const send: Call = (...args) => {
      seen.statements += 1;
      const answer = Reflect.apply(Reflect.get(prototype, 'query') as Call, client, args);
      if (silent && answer instanceof Promise) awaitAnswer(client, answer);
      return answer;
    };
    Reflect.set(client, 'query', send);
  });
}

/** Closes a connection: its query fails, and the pool removes it. */
function end(client: PoolClient): void {
  client.connection.stream.destroy(new Error('Connection terminated: no answer'));
}

/** Number of statements that a pool has sent since its creation. */
export const recordSqlStatements = (pool: Pool): number => observed.get(pool)?.statements ?? 0;

/** Longest current wait for a connection of a pool, in ms; 0 if no call waits. */
export function longestWait(pool: Pool): number {
  const [first] = observed.get(pool)?.waiting ?? [];
  return first ? performance.now() - first.since : 0;
}
