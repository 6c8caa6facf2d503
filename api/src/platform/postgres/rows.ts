import type { CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { areValues, KeptQuery } from './kept-query.js';
import { nameOf } from './named-statements.js';

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
    return await ask<Row>(client, query);
  } catch (error) {
    // It leads to whoever asked, and not to the socket that the answer came from.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  } finally {
    client.release();
  }
}

async function ask<Row>(client: PoolClient, { sql, parameters }: CompiledQuery): Promise<Row[]> {
  const name = nameOf(sql);
  if (name && areValues(parameters))
    return client.query(new KeptQuery<Row>(client, name, sql, parameters)).answer;
  return (await client.query<Row & object>(sql, [...parameters])).rows;
}
