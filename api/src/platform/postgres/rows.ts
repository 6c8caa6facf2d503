import type { CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import type { Pool } from 'pg';

/** What gives the database, within a transaction or outside of one. */
export interface Source {
  getKysely(): Parameters<RawBuilder<unknown>['compile']>[0] & {
    executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
  };
  isInTransaction(): boolean;
  getConnection(): { getNativeClient(): Promise<Pool> };
}

/** Pools that Kysely has worked with: it ends no other one when the ORM is closed. */
const known = new WeakSet<Pool>();

/**
 * Runs a statement that is read often: outside of a transaction on a connection of the pool itself. Through Kysely what it
 * found outlives the collections of young garbage, and that costs as much as a short statement.
 */
export async function rowsOf<Row>(from: Source, query: CompiledQuery<Row>): Promise<Row[]> {
  const pool = await from.getConnection().getNativeClient();
  if (from.isInTransaction() || !known.has(pool)) {
    const { rows } = await from.getKysely().executeQuery(query);
    known.add(pool);
    return rows;
  }
  const client = await pool.connect();
  try {
    return (await client.query<Row & object>(query.sql, [...query.parameters])).rows;
  } finally {
    client.release();
  }
}
