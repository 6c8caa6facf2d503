import { sql } from 'kysely';
import type { Em } from '../database.js';
import { countOf } from '../platform/lists/count-rows.js';
import { DeletedFilter } from '../platform/lists/list-filters.js';
import { afterCursor, BY_UPDATE, cursorIn, NEWEST_FIRST } from '../platform/lists/keyset-page.js';
import {
  type Connection,
  type Page,
  pageSize,
  toConnection,
} from '../platform/lists/pagination.js';
import { contains } from '../platform/lists/search.js';
import type { UserFilter } from './user.inputs.js';
import { USER_COLUMNS } from './users.queries.js';

interface Slice extends Pick<UserFilter, 'role' | 'updatedSince' | 'deleted'> {
  after?: string | null;
  limit: number;
}

const orderOf = ({ updatedSince }: Pick<Slice, 'updatedSince'>) =>
  updatedSince ? BY_UPDATE : NEWEST_FIRST;

/** Users without a search, in the order of the list. */
function inOrder(em: Em, { role, updatedSince, deleted, after, limit }: Slice) {
  const order = orderOf({ updatedSince });
  const behind = afterCursor('u', order, after);
  let query = em
    .getKysely()
    .selectFrom('user as u')
    .select([
      ...(['u.id', 'u.name', 'u.phone', 'u.email', 'u.role', 'u.pending_email'] as const),
      ...(['u.created_at', 'u.version', 'u.updated_at', 'u.archived_at'] as const),
    ]);
  if (deleted === DeletedFilter.ONLY) query = query.where('u.archived_at', 'is not', null);
  else if (deleted !== DeletedFilter.INCLUDE) query = query.where('u.archived_at', 'is', null);
  if (role) query = query.where('u.role', '=', role);
  if (updatedSince) query = query.where('u.updated_at', '>=', updatedSince);
  if (behind) query = query.where(behind);
  return query
    .orderBy(sql.ref(`u.${order.column}`), order.direction)
    .orderBy('u.id', order.direction)
    .limit(limit);
}

/**
 * One page of users. A search queries accounts and addresses separately, each limited to the page
 * size. PostgreSQL then chooses per query between the trigram index and the newest rows.
 */
function pageOf(em: Em, slice: Slice, search: string | null | undefined) {
  const db = em.getKysely();
  const all = inOrder(em, slice);
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
  pageOf(em, { limit }, search);

/** A page of users with balances, in one statement. */
export function selectUsers(em: Em, slice: Slice, search?: string | null) {
  const { column, direction } = orderOf(slice);
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
    .orderBy(sql.ref(`u.${column}`), direction)
    .orderBy('u.id', direction)
    .limit(slice.limit);
}

export type ListedUser = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

/** Users that match, newest first; with `updatedSince` by the last change. */
export async function listUsers(
  em: Em,
  { search, ...filter }: UserFilter,
  page: Page,
): Promise<Connection<ListedUser>> {
  const limit = pageSize(page.first) + 1;
  const rows = await selectUsers(em, { ...filter, after: page.after, limit }, search).execute();
  const count = countOf(em, (upTo) =>
    em
      .getKysely()
      .selectFrom(pageOf(em, { ...filter, limit: upTo }, search).as('u'))
      .select(sql.lit(1).as('one'))
      .limit(upTo),
  );
  return toConnection({ rows, page, cursorOf: cursorIn<ListedUser>(orderOf(filter)), count });
}
