import { type SqlBool, sql } from 'kysely';
import type { Em } from '../database.js';
import {
  byNewest,
  type Connection,
  decodeCursor,
  type Page,
  pageSize,
  toConnection,
} from '../platform/pagination.js';

const selectFeedback = (em: Em) =>
  em
    .getKysely()
    .selectFrom('feedback as f')
    .select(['f.id', 'f.name', 'f.phone', 'f.message', 'f.created_at as createdAt']);

export type FeedbackRow = Awaited<ReturnType<ReturnType<typeof selectFeedback>['execute']>>[number];

/** All feedback, newest first. */
export async function listFeedback(
  em: Em,
  { first, after }: Page,
): Promise<Connection<FeedbackRow>> {
  const size = pageSize(first);
  const cursor = decodeCursor(after, 'string');
  let query = selectFeedback(em);
  if (cursor)
    query = query.where(
      sql<SqlBool>`(f.created_at, f.id) < (${cursor[0]}::timestamptz, ${cursor[1]})`,
    );
  const rows = await query
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(size + 1)
    .execute();
  return toConnection(rows, size, byNewest);
}
