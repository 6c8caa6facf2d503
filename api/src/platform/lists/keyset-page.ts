import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { countOf, type CountSource } from './count-rows.js';
import { byNewest, decodeCursor } from './cursor.js';
import { type Connection, type Page, pageSize, toConnection } from './pagination.js';

interface Dated {
  id: string;
  createdAt: Date;
}

/** Reads one keyset page of a list, newest first. `table` is the alias of the listed table. */
export async function keysetPage<DB, Tables extends keyof DB, Row extends Dated>(
  em: CountSource,
  query: SelectQueryBuilder<DB, Tables, Row>,
  table: string,
  page: Page,
): Promise<Connection<Row>> {
  const size = pageSize(page.first);
  const cursor = decodeCursor(page.after, 'string');
  const createdAt = sql.ref(`${table}.created_at`);
  const id = sql.ref(`${table}.id`);
  const all = query.orderBy(createdAt, 'desc').orderBy(id, 'desc');
  const behind = cursor
    ? all.where(sql<SqlBool>`(${createdAt}, ${id}) < (${cursor[0]}::timestamptz, ${cursor[1]})`)
    : all;
  const rows = await behind.limit(size + 1).execute();
  const count = countOf(em, (limit) => all.clearSelect().select(sql.lit(1).as('one')).limit(limit));
  return toConnection({ rows, page, cursorOf: byNewest, count });
}
