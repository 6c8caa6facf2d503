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
 * Counts the statements and waiting calls of a pool, for metrics and load shedding. Closes
 * connections without a response for `silenceLimit` ms, so that callers get an error; 0 disables
 * this.
 */
export function observePool(pool: Pool, silenceLimit: number): void {
  const activity: Observed = { statements: 0, waiting: new Set(), pending: new Map() };
  observed.set(pool, activity);
  let isChecking = false;
  function closeSilent(): void {
    for (const [client, since] of activity.pending)
      if (performance.now() - since > silenceLimit) end(client);
    isChecking = activity.pending.size > 0;
    if (isChecking) setTimeout(closeSilent, CHECK_INTERVAL_MS).unref();
  }
  function awaitAnswer(client: PoolClient, answer: Promise<unknown>): void {
    activity.pending.set(client, performance.now());
    const settle = () => void activity.pending.delete(client);
    answer.then(settle, settle);
    if (isChecking) return;
    isChecking = true;
    setTimeout(closeSilent, CHECK_INTERVAL_MS).unref();
  }
  const connect = Reflect.get(pool, 'connect') as Call;
  const waitFor: Call = (...args) => {
    const connecting = Reflect.apply(connect, pool, args);
    // A call with a callback comes from `query()` of the pool itself, for a single statement.
    if (!(connecting instanceof Promise)) return connecting;
    const waiter = { since: performance.now() };
    activity.waiting.add(waiter);
    const settle = () => void activity.waiting.delete(waiter);
    connecting.then(settle, settle);
    return connecting;
  };
  Reflect.set(pool, 'connect', waitFor);
  pool.on('connect', (client: PoolClient) => {
    const prototype = Object.getPrototypeOf(client) as object;
    const send: Call = (...args) => {
      activity.statements += 1;
      const answer = Reflect.apply(Reflect.get(prototype, 'query') as Call, client, args);
      if (silenceLimit && answer instanceof Promise) awaitAnswer(client, answer);
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
export const sentStatements = (pool: Pool): number => observed.get(pool)?.statements ?? 0;

/** Longest current wait for a connection of a pool, in ms; 0 if no call waits. */
export function longestWait(pool: Pool): number {
  const [first] = observed.get(pool)?.waiting ?? [];
  return first ? performance.now() - first.since : 0;
}
