import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

/**
 * More statements have names than there are shapes of lists that anybody asks for, but not as many as there could be: each
 * connection keeps all that it was sent, here and in the database. What comes later is planned each time.
 */
export const MAX_NAMES = 600;

/** Names of statements by their text. */
const names = new Map<string, string>();

/**
 * Has a statement parsed and planned once for each connection, which costs more than to run it. For statements whose best
 * plan does not depend on their values: what is looked for by a key, or listed from one end of an index. What people
 * filter by is planned each time, since few or nearly all orders may have it.
 */
export function keepPlan(text: string): void {
  if (names.has(text) || names.size >= MAX_NAMES) return;
  names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 22));
}

/** The name by which a statement is kept, where it is. */
export const nameOf = (text: string): string | undefined => names.get(text);

type Query = (this: PoolClient, ...args: unknown[]) => unknown;

/** Sends those statements by name. The database keeps a name as long as its connection, and so does the driver. */
export function nameStatements(client: PoolClient): void {
  const prototype: unknown = Object.getPrototypeOf(client);
  const query: Query = (...[text, values, ...more]) => {
    const send = Reflect.get(prototype as object, 'query') as Query;
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return Reflect.apply(send, client, [name ? { name, text } : text, values, ...more]);
  };
  Reflect.set(client, 'query', query);
}
