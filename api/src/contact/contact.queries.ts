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

const selectMessages = (em: Em) =>
  em
    .getKysely()
    .selectFrom('contact_message as m')
    .select([
      'm.id',
      'm.name',
      'm.phone',
      'm.email',
      'm.address',
      'm.message',
      'm.created_at as createdAt',
    ]);

export type ContactMessageRow = Awaited<
  ReturnType<ReturnType<typeof selectMessages>['execute']>
>[number];

/** All contact messages, newest first. */
export async function listContactMessages(
  em: Em,
  { first, after }: Page,
): Promise<Connection<ContactMessageRow>> {
  const size = pageSize(first);
  const cursor = decodeCursor(after, 'string');
  let query = selectMessages(em);
  if (cursor)
    query = query.where(
      sql<SqlBool>`(m.created_at, m.id) < (${cursor[0]}::timestamptz, ${cursor[1]})`,
    );
  const rows = await query
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(size + 1)
    .execute();
  return toConnection(rows, size, byNewest);
}
