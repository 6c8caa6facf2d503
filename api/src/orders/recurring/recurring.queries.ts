import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Em } from '../../database.js';
import { today } from '../../platform/dates.js';
import { notFound } from '../../platform/errors.js';
import { OrderStatus } from '../../../rules/order-status.js';
import type { RecurringPickupView } from './recurring.payloads.js';
import { isPaused } from './recurrence.rules.js';

/**
 * Reads recurring pickups `r` that match, sorted by next day. Those without a next day come last.
 */
async function recurringWhere(em: Em, where: RawBuilder<SqlBool>): Promise<RecurringPickupView[]> {
  const { rows } = await sql<RecurringPickupView>`
    select r.id, r.version, r.every as interval, extract(dow from r.starts_on)::int as weekday, r.next_day::text as "nextOn",
      b.pickup_date::text as "bookedOn", b.id as "bookedOrderId", s.starts as "slotStartTime", s.ends as "slotEndTime",
      r.address_id as "addressId", a.address || ', ' || a.city || ', ' || a.state || ' - ' || a.pincode as "pickupAddress",
      r.paused, r.paused_until::text as "pausedUntil", r.ended_at is not null as ended
    from recurring_pickup r
      left join address a on a.id = r.address_id
      left join area_slot s on s.id = r.slot_id
      left join lateral (
        select o.id, o.pickup_date, o.order_status from recurring_occurrence d join "order" o on o.id = d.order_id
        where d.recurring_pickup_id = r.id order by d.day desc limit 1
      ) b on b.order_status = ${OrderStatus.WAITING_FOR_PICKUP}
    where ${where} order by r.next_day nulls last, r.created_at, r.id`.execute(em.getKysely());
  return rows.map((row) =>
    isPaused(row, today()) ? row : { ...row, paused: false, pausedUntil: null },
  );
}

/** All recurring pickups of an account that have not ended: at most `MAX_RECURRING_PICKUPS`. */
export const recurringPickupsOf = (em: Em, userId: string): Promise<RecurringPickupView[]> =>
  recurringWhere(em, sql<SqlBool>`r.user_id = ${userId} and r.ended_at is null`);

/** One recurring pickup, also after its end. The caller has checked the access. */
export async function requireRecurring(em: Em, id: string): Promise<RecurringPickupView> {
  const [found] = await recurringWhere(em, sql<SqlBool>`r.id = ${id}`);
  if (!found) throw notFound('Recurring pickup');
  return found;
}
