import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFoundFor, orderScope, type OrderScope } from '../auth/ownership.policy.js';
import type { Permission } from '../../rules/permission.js';
import type { Permitted } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { addDays, today } from '../platform/dates.js';
import { type AppError, notFound } from '../platform/errors.js';

// A driver without ORDERS_READ can use the orders of their own rounds of three days. ESLint forbids
// imports from `rounds/` here, so this file has its own queries.

type Value = string | RawBuilder<string>;

/** A user and the days of the rounds that give this user access to orders as a driver. */
export interface DriverAccess {
  userId: Value;
  from: Value;
  to: Value;
}

/** Days whose rounds a driver can use: from yesterday to tomorrow. */
export const driverRoundDays = (): [from: string, to: string] => [
  addDays(today(), -1),
  addDays(today(), 1),
];

export function driverAccessOf(
  userId: string,
): DriverAccess & { userId: string; from: string; to: string } {
  const [from, to] = driverRoundDays();
  return { userId, from, to };
}

/** SQL condition: the order is in a round of this driver within the range of days. */
export const isAssignedToDriver = (
  orderId: string,
  { userId, from, to }: DriverAccess,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select from round_stop s join round r on r.id = s.round_id join employee e on e.id = r.driver_id
    where s.order_id = ${sql.ref(orderId)} and e.user_id = ${userId}
      and r.day between ${from}::date and ${to}::date)`;

/** SQL condition: the viewer may read order `o`. */
export function orderAccessCondition(reach: OrderScope, access: DriverAccess): RawBuilder<SqlBool> {
  if (reach === 'all') return sql<SqlBool>`true`;
  const own = sql<SqlBool>`o.user_id = ${access.userId}`;
  return reach === 'own' ? own : sql<SqlBool>`(${own} or ${isAssignedToDriver('o.id', access)})`;
}

/**
 * The error for an order that the viewer may not access. FORBIDDEN for staff without the
 * permission; NOT_FOUND for drivers, customers and staff without any permission.
 */
export const orderAccessError = (
  viewer: Permitted,
  permission: Permission,
  what = 'Order',
): AppError =>
  orderScope(viewer, permission) === 'ownRounds'
    ? notFound(what)
    : notFoundFor(viewer, permission, what);

/**
 * Filter for an order that the viewer wants to change. Throws NOT_FOUND for a driver whose rounds
 * do not contain the order.
 */
export async function accessibleOrderFilter(
  em: Em,
  viewer: Viewer,
  id: string,
  permission: Permission,
): Promise<{ id: string; user?: string }> {
  const reach = orderScope(viewer, permission);
  if (reach !== 'ownRounds') return reach === 'all' ? { id } : { id, user: viewer.userId };
  const found = await em
    .getKysely()
    .selectFrom('order as o')
    .select('o.id')
    .where('o.id', '=', id)
    .where(orderAccessCondition(reach, driverAccessOf(viewer.userId)))
    .executeTakeFirst();
  if (!found) throw notFound('Order');
  return { id };
}
