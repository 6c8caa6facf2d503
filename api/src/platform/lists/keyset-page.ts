import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { momentOf } from '../scalars.js';
import { countOf, type CountSource } from './count-rows.js';
import { decodeCursor, encodeCursor } from './cursor.js';
import { type Connection, type Page, pageSize, toConnection } from './pagination.js';

/** Sort order of a list by a time column and the id, both in one direction. */
export interface TimeOrder<Row> {
  column: string;
  direction: 'asc' | 'desc';
  timeOf: (row: Row) => Date | string;
}

export const NEWEST_FIRST: TimeOrder<{ createdAt: Date | string }> = {
  column: 'created_at',
  direction: 'desc',
  timeOf: ({ createdAt }) => createdAt,
};

/**
 * The order of the last change. A row that changes while a client reads the pages moves to the end,
 * so the client misses none.
 */
export const BY_UPDATE: TimeOrder<{ updatedAt: Date | string }> = {
  column: 'updated_at',
  direction: 'asc',
  timeOf: ({ updatedAt }) => updatedAt,
};

/** Condition for the rows of `table` after a cursor; null for the first page. */
export function afterCursor(
  table: string,
  { column, direction }: Pick<TimeOrder<never>, 'column' | 'direction'>,
  after: string | null | undefined,
) {
  const cursor = decodeCursor(after, 'string');
  if (!cursor) return null;
  const [time, id] = [sql.ref(`${table}.${column}`), sql.ref(`${table}.id`)];
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${time}, ${id}) ${comparison} (${cursor[0]}::timestamptz, ${cursor[1]}::uuid)`;
}

/** Cursor of a row in this order. */
export const cursorIn =
  <Row extends { id: string }>({ timeOf }: TimeOrder<Row>) =>
  (row: Row): string =>
    encodeCursor([momentOf(timeOf(row)), row.id]);

/** Reads one keyset page of a list in this order. `table` is the alias of the listed table. */
export async function pageInOrder<DB, Tables extends keyof DB, Row extends { id: string }>(
  em: CountSource,
  query: SelectQueryBuilder<DB, Tables, Row>,
  table: string,
  page: Page,
  order: TimeOrder<NoInfer<Row>>,
): Promise<Connection<Row>> {
  const size = pageSize(page.first);
  const behind = afterCursor(table, order, page.after);
  const all = query
    .orderBy(sql.ref(`${table}.${order.column}`), order.direction)
    .orderBy(sql.ref(`${table}.id`), order.direction);
  const rows = await (behind ? all.where(behind) : all).limit(size + 1).execute();
  const count = countOf(em, (limit) => all.clearSelect().select(sql.lit(1).as('one')).limit(limit));
  return toConnection({ rows, page, cursorOf: cursorIn(order), count });
}

/** Reads one keyset page of a list, newest first. */
export const keysetPage = <
  DB,
  Tables extends keyof DB,
  Row extends { id: string; createdAt: Date | string },
>(
  em: CountSource,
  query: SelectQueryBuilder<DB, Tables, Row>,
  table: string,
  page: Page,
): Promise<Connection<Row>> => pageInOrder(em, query, table, page, NEWEST_FIRST);
