import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { rowsOwnedBy } from '../../auth/ownership.policy.js';
import { hasPermission } from '../../auth/permission.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { checkSpan, dayStart } from '../../platform/date-range.js';
import { keysetPage } from '../../platform/lists/keyset-page.js';
import type { Connection } from '../../platform/lists/pagination.js';
import { ACTOR_COLUMNS } from '../../users/actor.js';
import { PaymentMethod } from '../payment.entity.js';
import type { CashUpsArgs } from './cash-up.inputs.js';

/**
 * SQL condition: ledger entry `p` belongs to this day (Asia/Kolkata). It excludes online payments,
 * because no person takes them.
 */
const ofDay = (day: string): RawBuilder<SqlBool> => sql<SqlBool>`
  p.method is distinct from ${PaymentMethod.ONLINE}
  and p.created_at >= ${dayStart(day)} and p.created_at < ${dayStart(day, 1)}`;

/** SQL condition: the row belongs to the viewer, or the viewer has REPORTS_READ. */
const isVisibleTo = (viewer: Viewer, column: string): RawBuilder<SqlBool> =>
  rowsOwnedBy({ allOwners: hasPermission(viewer, 'reports.read'), userId: viewer.userId }, column);

/**
 * Payments and refunds of a day by person and method, with the sum of the entries that are in no
 * cash-up.
 */
export const cashOfDay = (em: Em, viewer: Viewer, day: string) =>
  em
    .getKysely()
    .selectFrom('payment as p')
    .innerJoin('user as u', 'u.id', 'p.by_user_id')
    .leftJoin('cash_up_entry as e', 'e.payment_id', 'p.id')
    .select(({ fn }) => [
      'u.id as userId',
      'u.name',
      'u.email',
      'p.method',
      fn.countAll<number>().as('version'),
      sql<number>`count(*) filter (where e.payment_id is null)`.as('open'),
      sql<number>`coalesce(sum(p.amount) filter (where p.amount > 0), 0)::float8`.as('taken'),
      sql<number>`coalesce(-sum(p.amount) filter (where p.amount < 0), 0)::float8`.as('givenBack'),
      sql<number>`coalesce(sum(p.amount) filter (where e.payment_id is null), 0)::float8`.as(
        'expected',
      ),
    ])
    .where(ofDay(day))
    .where(isVisibleTo(viewer, 'p.by_user_id'))
    .groupBy(['u.id', 'p.method'])
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id')
    .orderBy('p.method')
    .execute();

/** Ledger entries of one person, method and day, with the ids of their cash-ups. */
export const entriesOf = (
  em: Em,
  { day, userId, method }: { day: string; userId: string; method: PaymentMethod | null },
) =>
  em
    .getKysely()
    .selectFrom('payment as p')
    .leftJoin('cash_up_entry as e', 'e.payment_id', 'p.id')
    .select(['p.id', 'p.amount', 'e.cash_up_id as cashUpId'])
    .where(ofDay(day))
    .where('p.by_user_id', '=', userId)
    .where(sql<SqlBool>`p.method is not distinct from ${method}`)
    .execute();

const selectCashUps = (em: Em) =>
  em
    .getKysely()
    .selectFrom('cash_up as c')
    .innerJoin('user as u', 'u.id', 'c.user_id')
    .innerJoin('user as actor', 'actor.id', 'c.closed_by')
    .select([
      'c.id',
      sql<string>`c.day::text`.as('day'),
      'c.user_id as userId',
      'u.name',
      'u.email',
      'c.method',
      'c.number',
      'c.entries',
      sql<number>`c.expected::float8`.as('expected'),
      sql<number>`c.counted::float8`.as('counted'),
      'c.note',
      ...ACTOR_COLUMNS,
      'c.created_at as createdAt',
    ]);

export type CashUpRow = Awaited<ReturnType<ReturnType<typeof selectCashUps>['execute']>>[number];

/** Page of the cash-ups that the viewer may read, newest first. */
export function listCashUps(
  em: Em,
  viewer: Viewer,
  { from, to, ...page }: CashUpsArgs,
): Promise<Connection<CashUpRow>> {
  checkSpan({ from, to });
  let found = selectCashUps(em).where(isVisibleTo(viewer, 'c.user_id'));
  if (from) found = found.where(sql<SqlBool>`c.day >= ${from}::date`);
  if (to) found = found.where(sql<SqlBool>`c.day <= ${to}::date`);
  return keysetPage(em, found, 'c', page);
}

export const requireCashUp = (em: Em, id: string): Promise<CashUpRow> =>
  selectCashUps(em).where('c.id', '=', id).executeTakeFirstOrThrow();
