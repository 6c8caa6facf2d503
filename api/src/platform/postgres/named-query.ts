import { createHash } from 'node:crypto';
import type { CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import type { Pool } from 'pg';

/** An entity manager, inside or outside of a transaction. */
export interface Source {
  getKysely(): Parameters<RawBuilder<unknown>['compile']>[0] & {
    executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
  };
  isInTransaction(): boolean;
  getConnection(): { getNativeClient(): Promise<Pool> };
}

/**
 * Maximum number of prepared statements, because each connection of the database stores all of
 * them.
 */
export const MAX_NAMES = 600;

/** Names of prepared statements by their text. */
const names = new Map<string, string>();

/** Name of a prepared statement: a hash of its text. Undefined above the maximum. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

/**
 * Pools that Kysely has used. Kysely closes only these pools, so it runs the first query of each
 * pool.
 */
const opened = new WeakSet<Pool>();

/**
 * Runs a prepared statement, which is planned once per connection; inside a transaction it is not
 * prepared. Use it only where the best plan does not depend on the values: lookups by key, or lists
 * from one end of an index.
 */
export async function namedRows<Row>(from: Source, query: CompiledQuery<Row>): Promise<Row[]> {
  const pool = await from.getConnection().getNativeClient();
  if (from.isInTransaction() || !opened.has(pool)) {
    const { rows } = await from.getKysely().executeQuery(query);
    opened.add(pool);
    return rows;
  }
  const client = await pool.connect();
  try {
    const { sql: text, parameters } = query;
    const { rows } = await client.query<Row & object>({
      ...{ name: nameOf(text), text, values: [...parameters] },
    });
    return rows;
  } finally {
    client.release();
  }
}
