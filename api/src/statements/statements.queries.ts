import { sql } from 'kysely';
import type { Em } from '../database.js';
import { notFound } from '../platform/errors.js';
import { keysetPage } from '../platform/lists/keyset-page.js';
import type { Connection, Page } from '../platform/lists/pagination.js';
import { Role } from '../users/user.entity.js';
import type { StatementRecipient } from './statement-content.js';
import type { StatementFigures } from './statement-totals.js';
import { Statement } from './statement.entity.js';

const statementRows = (em: Em, userId: string) =>
  em
    .getKysely()
    .selectFrom('statement as s')
    .select([
      ...(['s.id', 's.created_at as createdAt'] as const),
      sql<string>`s.month::text`.as('month'),
      sql<StatementFigures>`s.figures`.as('figures'),
    ])
    .where('s.user_id', '=', userId);

export type StatementRow = Awaited<ReturnType<ReturnType<typeof statementRows>['execute']>>[number];

/** Stored statements of a user, newest first, without their lines. */
export const listStatements = (
  em: Em,
  userId: string,
  page: Page,
): Promise<Connection<StatementRow>> => keysetPage(em, statementRows(em, userId), 's', page);

/** The last statement before this month. Its closing balance is the next opening balance. */
export const lastBefore = (em: Em, userId: string, month: string) =>
  statementRows(em, userId)
    .where('s.month', '<', sql<string>`${month}::date`)
    .orderBy('s.month', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The stored statement of a month, with its lines. */
export const storedStatement = (em: Em, userId: string, month: string): Promise<Statement | null> =>
  em.findOne(Statement, { userId, month });

/**
 * The enterprise of a statement, also a deleted one. Throws NOT_FOUND for a user that is not an
 * enterprise.
 */
export async function requireRecipient(em: Em, userId: string): Promise<StatementRecipient> {
  const found = await em
    .getKysely()
    .selectFrom('user as u')
    .leftJoin('address as a', (join) =>
      join.onRef('a.user_id', '=', 'u.id').on('a.primary', '=', true),
    )
    .leftJoin('enterprise_terms as t', 't.user_id', 'u.id')
    .select(['u.name', 'u.phone', 'u.email', 't.gstin'])
    .select(['a.address', 'a.city', 'a.state', 'a.pincode'])
    .where('u.id', '=', userId)
    .where('u.role', '=', Role.ENTERPRISE)
    .executeTakeFirst();
  if (!found) throw notFound('Enterprise');
  const { address, city, state, pincode, ...user } = found;
  return { ...user, address: address && `${address}, ${city}, ${state} - ${pincode}` };
}

/** Active enterprises without a statement of this month. */
export async function enterprisesWithout(em: Em, month: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from "user" u where u.role = ${Role.ENTERPRISE} and u.archived_at is null
      and not exists (select from statement s where s.user_id = u.id and s.month = ${month}::date)
    order by u.id`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}

/** Last month for which all enterprises have their statements; null before the first run. */
export async function lastMonthDone(em: Em): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select max(month)::text as month from completed_statement_month`.execute(em.getKysely());
  return rows[0]?.month ?? null;
}
