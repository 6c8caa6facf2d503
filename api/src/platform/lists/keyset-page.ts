import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import {
  byNewest,
  type Connection,
  decodeCursor,
  type Page,
  pageSize,
  toConnection,
} from './pagination.js';

interface Dated {
  id: string;
  createdAt: Date;
}

/** Reads one keyset page of a list, newest first. `table` is the alias of the listed table. */
export async function keysetPage<DB, Tables extends keyof DB, Row extends Dated>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  table: string,
  { first, after }: Page,
): Promise<Connection<Row>> {
  const size = pageSize(first);
  const cursor = decodeCursor(after, 'string');
  const createdAt = sql.ref(`${table}.created_at`);
  const id = sql.ref(`${table}.id`);
  const page = cursor
    ? query.where(sql<SqlBool>`(${createdAt}, ${id}) < (${cursor[0]}::timestamptz, ${cursor[1]})`)
    : query;
  const rows = await page
    .orderBy(createdAt, 'desc')
    .orderBy(id, 'desc')
    .limit(size + 1)
    .execute();
  return toConnection(rows, size, byNewest);
}
