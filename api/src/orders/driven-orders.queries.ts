import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFoundFor, orderReach, type Reach } from '../auth/ownership.policy.js';
import type { Permission } from '../auth/permission.js';
import type { Permitted } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { addDays, today } from '../platform/dates.js';
import { type AppError, notFound } from '../platform/errors.js';

// Drivers who may not see all orders can use the orders of their own rounds of three days. The code of rounds is in
// `rounds/`, which may not be imported here.

type Value = string | RawBuilder<string>;

/** Who drives, and the days that count. */
export interface Driving {
  userId: Value;
  from: Value;
  to: Value;
}

/** Days of which drivers see their rounds: yesterday, today and tomorrow. */
export const drivenDays = (): [from: string, to: string] => [
  addDays(today(), -1),
  addDays(today(), 1),
];

/** The days as they are now. */
export function drivingNow(userId: string): Driving & { userId: string; from: string; to: string } {
  const [from, to] = drivenDays();
  return { userId, from, to };
}

/** Whether an order stands in a round that this person drives on one of these days. */
export const isDrivenBy = (orderId: string, { userId, from, to }: Driving): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select from round_stop s join round r on r.id = s.round_id join employee e on e.id = r.driver_id
    where s.order_id = ${sql.ref(orderId)} and e.user_id = ${userId}
      and r.day between ${from}::date and ${to}::date)`;

/** What a statement asks of an order `o`, so that it finds those in reach. */
export function ordersInReach(reach: Reach, driving: Driving): RawBuilder<SqlBool> {
  if (reach === 'all') return sql<SqlBool>`true`;
  const own = sql<SqlBool>`o.user_id = ${driving.userId}`;
  return reach === 'own' ? own : sql<SqlBool>`(${own} or ${isDrivenBy('o.id', driving)})`;
}

/** NOT_FOUND for an order that is out of reach; FORBIDDEN for staff without the permission. */
export const outOfReach = (viewer: Permitted, permission: Permission, what = 'Order'): AppError =>
  orderReach(viewer, permission) === 'driven'
    ? notFound(what)
    : notFoundFor(viewer, permission, what);

/** What a search for an order that is to be changed asks; drivers are refused here what their rounds do not have. */
export async function orderWithin(
  em: Em,
  viewer: Viewer,
  id: string,
  permission: Permission,
): Promise<{ id: string; user?: string }> {
  const reach = orderReach(viewer, permission);
  if (reach !== 'driven') return reach === 'all' ? { id } : { id, user: viewer.userId };
  const found = await em
    .getKysely()
    .selectFrom('order as o')
    .select('o.id')
    .where('o.id', '=', id)
    .where(ordersInReach(reach, drivingNow(viewer.userId)))
    .executeTakeFirst();
  if (!found) throw notFound('Order');
  return { id };
}
