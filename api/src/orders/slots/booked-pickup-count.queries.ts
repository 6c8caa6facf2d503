import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { OrderStatus } from '../../../rules/order-status.js';

/** Number of orders of a day that wait for a driver to pick them up; walk-ins do not count. */
export async function bookedPickupCount(em: Em, day: string): Promise<number> {
  const { pickups } = await em
    .getKysely()
    .selectFrom('order as o')
    .select(sql<number>`count(*)::int`.as('pickups'))
    .where('o.pickup_date', '=', day)
    .where('o.order_status', '=', OrderStatus.WAITING_FOR_PICKUP)
    .where('o.walk_in', '=', false)
    .executeTakeFirstOrThrow();
  return pickups;
}
