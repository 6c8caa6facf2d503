import { sql } from 'kysely';
import type { Em } from '../../database.js';
import type { PickupDayAvailability } from './pickup-availability.payloads.js';

/** Current day (YYYY-MM-DD) and time (HH:MM) of the laundry, in Asia/Kolkata. */
export interface Clock {
  day: string;
  time: string;
}

export interface PickupAvailabilityRow {
  /** Name of the area of the PIN code; null without an area. */
  area: string | null;
  /** Whether areas exist. With areas, a PIN code without an area is not served. */
  hasAreas: boolean;
  hasSlots: boolean;
  days: PickupDayAvailability[];
}

interface AvailabilityQuery {
  pincode: string;
  from: string;
  days: number;
  now: Clock;
}

/**
 * Slots of a PIN code and the number of free pickups in each, in one statement. It excludes slots
 * that have begun. The `materialized` CTE counts the booked pickups once for all days with an
 * index. Otherwise PostgreSQL would read all orders of each day.
 */
export async function pickupAvailabilityOf(
  em: Em,
  { pincode, from, days, now }: AvailabilityQuery,
): Promise<PickupAvailabilityRow> {
  const { rows } = await sql<PickupAvailabilityRow>`
    with here as (
      select a.id, a.name from area_pincode p join area a on a.id = p.area_id where p.pincode = ${pincode}
    ), offered as (
      select s.* from area_slot s where s.area_id = (select id from here) and s.offered
    ), asked as (
      select ${from}::date + n as day from generate_series(0, ${days}::int - 1) n
    ), held as materialized (
      select o.slot_id, o.pickup_date, count(*) as orders from "order" o
      where o.slot_id = any(array(select id from offered)) and o.order_status <> 'cancelled'
        and o.pickup_date between ${from}::date and ${from}::date + ${days}::int
      group by 1, 2
    )
    select (select name from here) as area,
      exists (select from area where archived_at is null) as "hasAreas",
      exists (select from offered) as "hasSlots",
      array(select json_build_object('day', d.day, 'closedReason', c.reason, 'slots', (
        select coalesce(json_agg(json_build_object('id', s.id, 'startTime', s.starts, 'endTime', s.ends,
          'remaining', greatest(0, s.capacity - coalesce(h.orders, 0))) order by s.starts), '[]')
        from offered s left join held h on h.slot_id = s.id and h.pickup_date = d.day
        where s.weekday = extract(dow from d.day) and c.day is null
          and (d.day > ${now.day}::date or s.starts > ${now.time})))
        from asked d left join holiday c on c.day = d.day order by d.day) as days`.execute(
    em.getKysely(),
  );
  return rows[0] ?? { area: null, hasAreas: false, hasSlots: false, days: [] };
}
