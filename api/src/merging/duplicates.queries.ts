import { type RawBuilder, sql } from 'kysely';
import type { Em } from '../database.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';
import { Role } from '../users/user.entity.js';
import { USER_COLUMNS, type UserRow } from '../users/users.queries.js';

export const MAX_DUPLICATES = 20;

/** Number of newest customers for which an older one with the same phone is searched. */
const NEWEST = 500;

/**
 * Customers with the same phone or e-mail as this one, newest first, without dismissed pairs. An
 * unconfirmed e-mail also counts.
 */
export async function likeCustomers(em: Em, userId: string): Promise<UserRow[]> {
  const own = (column: string) =>
    sql`(select ${sql.ref(column)} from "user" where id = ${userId} and role = ${Role.CUSTOMER})`;
  return em
    .getKysely()
    .selectFrom('user as u')
    .select(USER_COLUMNS)
    .where('u.role', '=', Role.CUSTOMER)
    .where('u.archived_at', 'is', null)
    .where('u.id', '<>', userId)
    .where(
      sql<boolean>`(u.phone = ${own('phone')} or u.email = ${own('email')} or u.email = ${own('pending_email')}
        or u.pending_email = ${own('email')} or u.pending_email = ${own('pending_email')})`,
    )
    .where(notDismissed('u', sql`${userId}::uuid`))
    .orderBy('u.created_at', 'desc')
    .limit(MAX_DUPLICATES)
    .execute();
}

const notDismissed = (alias: string, other: RawBuilder<unknown>) => {
  const id = sql.ref(`${alias}.id`);
  return sql<boolean>`not exists (
    select from dismissed_duplicate d
    where d.one_id = least(${id}, ${other}) and d.other_id = greatest(${id}, ${other}))`;
};

/** SQL of all columns of a user, with this table alias. */
const columnsOf = (alias: string) =>
  sql.join(
    USER_COLUMNS.map((column) => {
      const [from = '', to] = column.slice(2).split(' as ');
      return sql`${sql.ref(`${alias}.${from}`)} as ${sql.ref(`${alias}_${to ?? from}`)}`;
    }),
  );

const rowOf = (row: Record<string, unknown>, alias: string): UserRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name.startsWith(`${alias}_`))
      .map(([name, value]) => [name.slice(2), value]),
  ) as unknown as UserRow;

/**
 * Customers who signed up themselves in the last 30 days with the phone of an older customer. One
 * pair for each, newest first.
 */
export async function signedUpTwice(em: Em): Promise<{ customer: UserRow; other: UserRow }[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${columnsOf('n')}, ${columnsOf('o')}
    from (
      select * from "user"
      where role = ${Role.CUSTOMER} and archived_at is null and created_at > now() - interval '30 days'
      order by created_at desc, id desc limit ${NEWEST}
    ) n
    cross join lateral (
      select u.* from "user" u
      where u.phone = n.phone and u.archived_at is null and u.role = ${Role.CUSTOMER}
        and (u.created_at, u.id) < (n.created_at, n.id) and ${notDismissed('u', sql`n.id`)}
      order by u.created_at desc limit 1
    ) o
    where n.email_proved and n.made_by is null
    order by n.created_at desc, n.id desc limit ${MAX_DUPLICATES}`.execute(em.getKysely());
  return rows.map((row) => ({ customer: rowOf(row, 'n'), other: rowOf(row, 'o') }));
}

/** Number of orders of several users. */
export const orderCountsOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('order as o')
    .select(['o.user_id as userId', sql<number>`count(*)::int`.as('count')])
    .where('o.user_id', '=', anyUuidOf(keys))
    .groupBy('o.user_id'),
);

export interface MergeRow {
  id: string;
  mergedName: string;
  mergedPhone: string | null;
  mergedAt: Date;
  undoableUntil: Date;
}

/** Merges into this customer that can still be undone, newest first. */
export async function undoableMerges(em: Em, survivorId: string): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    select m.id, u.name as "mergedName", u.phone as "mergedPhone", m.merged_at as "mergedAt",
      m.merged_at + interval '24 hours' as "undoableUntil"
    from customer_merge m join "user" u on u.id = m.merged_id
    where m.kept_id = ${survivorId} and m.undone_at is null and m.merged_at > now() - interval '24 hours'
    order by m.merged_at desc limit ${MAX_DUPLICATES}`.execute(em.getKysely());
  return rows;
}
