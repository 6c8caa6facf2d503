import { performance } from 'node:perf_hooks';
import type { Pool, PoolClient } from 'pg';

/** Milliseconds between checks for connections without an answer. */
const LOOK_MS = 1000;

interface Observed {
  statements: number;
  /** Start times of the calls that wait for a connection, oldest first. */
  waiting: Set<{ since: number }>;
  /** Start time of the query that each connection has not answered yet. */
  asked: Map<PoolClient, number>;
}

const observed = new WeakMap<Pool, Observed>();

type Call = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Records pool activity for metrics and overload detection. Connections that do not answer within `silent`
 * milliseconds are closed, so that callers get an error. 0 disables this.
 */
export function observePool(pool: Pool, silent: number): void {
  const seen: Observed = { statements: 0, waiting: new Set(), asked: new Map() };
  observed.set(pool, seen);
  let looking = false;
  function look(): void {
    for (const [client, since] of seen.asked) if (performance.now() - since > silent) end(client);
    looking = seen.asked.size > 0;
    if (looking) setTimeout(look, LOOK_MS).unref();
  }
  function awaitAnswer(client: PoolClient, answer: Promise<unknown>): void {
    seen.asked.set(client, performance.now());
    const over = () => void seen.asked.delete(client);
    answer.then(over, over);
    if (looking) return;
    looking = true;
    setTimeout(look, LOOK_MS).unref();
  }
  const connect = Reflect.get(pool, 'connect') as Call;
  const waitFor: Call = (...args) => {
    const got = Reflect.apply(connect, pool, args);
    // Calls with a callback come from the pool's own `query()`, for a single statement.
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

/** Cuts a connection: what waits for it fails, and its pool lets go of it. */
function end(client: PoolClient): void {
  client.connection.stream.destroy(new Error('Connection terminated: no answer'));
}

/** Statements that a pool has sent since it was made. */
export const statementsOf = (pool: Pool): number => observed.get(pool)?.statements ?? 0;

/** Longest present wait for a connection of a pool, in milliseconds; 0 without waiters. */
export function longestWait(pool: Pool): number {
  const [first] = observed.get(pool)?.waiting ?? [];
  return first ? performance.now() - first.since : 0;
}
