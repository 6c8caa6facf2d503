import { type SqlBool, sql } from 'kysely';
import type { Em } from '../database.js';
import { countOf } from '../platform/lists/count-rows.js';
import { byNewest, type CursorKey, decodeCursor } from '../platform/lists/cursor.js';
import {
  type Connection,
  type Page,
  pageSize,
  toConnection,
} from '../platform/lists/pagination.js';
import { contains } from '../platform/lists/search.js';
import type { UserFilter } from './user.inputs.js';
import { USER_COLUMNS } from './users.queries.js';

interface Slice {
  role?: UserFilter['role'];
  cursor: CursorKey | null;
  limit: number;
}

/** Active users, newest first. */
function newest(em: Em, { role, cursor, limit }: Slice) {
  let query = em
    .getKysely()
    .selectFrom('user as u')
    .select([
      ...(['u.id', 'u.name', 'u.phone', 'u.email', 'u.role', 'u.pending_email'] as const),
      ...(['u.created_at', 'u.version', 'u.updated_at', 'u.archived_at'] as const),
    ])
    .where('u.archived_at', 'is', null);
  if (role) query = query.where('u.role', '=', role);
  if (cursor)
    query = query.where(
      sql<SqlBool>`(u.created_at, u.id) < (${cursor[0]}::timestamptz, ${cursor[1]})`,
    );
  return query.orderBy('u.created_at', 'desc').orderBy('u.id', 'desc').limit(limit);
}

/**
 * One page of users. A search queries accounts and addresses separately, each limited to the page
 * size. PostgreSQL then chooses per query between the trigram index and the newest rows.
 */
function pageOf(em: Em, slice: Slice, search: string | null | undefined) {
  const db = em.getKysely();
  const all = newest(em, slice);
  if (!search) return all;
  const pattern = contains(search);
  const byAccount = all.where('u.search_text', 'like', pattern);
  const byAddress = all.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('address as a')
        .select('a.id')
        .whereRef('a.user_id', '=', 'u.id')
        .where('a.search_text', 'like', pattern),
    ),
  );
  return db
    .selectFrom(byAccount.as('by_account'))
    .selectAll()
    .union(db.selectFrom(byAddress.as('by_address')).selectAll());
}

/** Newest users that match a search. */
export const matchingUsers = (em: Em, search: string, limit: number) =>
  pageOf(em, { cursor: null, limit }, search);

/** A page of users with balances, in one statement. */
export function selectUsers(em: Em, slice: Slice, search?: string | null) {
  return em
    .getKysely()
    .selectFrom(pageOf(em, slice, search).as('u'))
    .select((eb) => [
      ...USER_COLUMNS,
      eb
        .selectFrom('order as o')
        .select(sql<number>`coalesce(sum(o.due), 0)::float8`.as('balance'))
        .whereRef('o.user_id', '=', 'u.id')
        .as('balance'),
    ])
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(slice.limit);
}

export type ListedUser = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

/** Users that match, newest first. */
export async function listUsers(
  em: Em,
  { role, search }: UserFilter,
  page: Page,
): Promise<Connection<ListedUser>> {
  const limit = pageSize(page.first) + 1;
  const slice = { role, cursor: decodeCursor(page.after, 'string'), limit };
  const rows = await selectUsers(em, slice, search).execute();
  const count = countOf(em, (upTo) =>
    em
      .getKysely()
      .selectFrom(pageOf(em, { role, cursor: null, limit: upTo }, search).as('u'))
      .select(sql.lit(1).as('one'))
      .limit(upTo),
  );
  return toConnection({ rows, page, cursorOf: byNewest, count });
}
