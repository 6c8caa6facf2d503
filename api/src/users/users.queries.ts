import { sql } from 'kysely';
import type { Em } from '../database.js';
import { notFound } from '../platform/errors.js';
import {
  anyUuidOf,
  type Keys,
  type Params,
  preparedQuery,
} from '../platform/postgres/prepared-query.js';

/** Columns of a user for GraphQL. */
export const USER_COLUMNS = [
  'u.id',
  'u.name',
  'u.phone',
  'u.email',
  'u.role',
  'u.pending_email as pendingEmail',
  'u.created_at as createdAt',
  'u.version',
  'u.updated_at as updatedAt',
  'u.archived_at as archivedAt',
] as const;

const userById = preparedQuery((em: Em, { id }: Params<{ id: string }>) =>
  em.getKysely().selectFrom('user as u').select(USER_COLUMNS).where('u.id', '=', id),
);

/** Several users, also deleted ones. */
export const usersByIds = preparedQuery((em: Em, { keys }: Keys) =>
  em.getKysely().selectFrom('user as u').select(USER_COLUMNS).where('u.id', '=', anyUuidOf(keys)),
);

/** Reads an active user; with `deleted` also a deleted one. Throws NOT_FOUND otherwise. */
export async function requireUser(em: Em, id: string, { deleted = false } = {}) {
  const [user] = await userById(em, { id });
  if (!user || (user.archivedAt && !deleted)) throw notFound('User');
  return user;
}

/** Id of the customer into which this customer was merged; null without a merge. */
export async function survivorOfMerge(em: Em, mergedId: string): Promise<string | null> {
  const row = await em
    .getKysely()
    .selectFrom('customer_merge as m')
    .select(sql<string>`m.kept_id`.as('survivorId'))
    .where('m.merged_id', '=', mergedId)
    .where('m.undone_at', 'is', null)
    .executeTakeFirst();
  return row?.survivorId ?? null;
}

export type UserRow = Awaited<ReturnType<typeof requireUser>>;

/** Balances of several users in paise: the sum of `due` over their orders. */
export const balancesOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('order as o')
    .select(['o.user_id as userId', sql<number>`sum(o.due)::float8`.as('balance')])
    .where('o.user_id', '=', anyUuidOf(keys))
    .groupBy('o.user_id'),
);
