import { sql } from 'kysely';
import type { Em } from '../../database.js';
import type { PickupDay } from './pickup-times.payloads.js';

/** Now by the business's clock, as the database counts days and as slots are written. */
export interface Clock {
  day: string;
  time: string;
}

export interface PickupTimesRow {
  /** The area that the PIN code is in. */
  area: string | null;
  /** Some area is served, so that a PIN code of none is not. */
  hasAreas: boolean;
  hasSlots: boolean;
  days: PickupDay[];
}

interface Wanted {
  pincode: string;
  from: string;
  days: number;
  now: Clock;
}

/**
 * When a PIN code has pickups, and with how much room; one statement. A slot that has begun is over. Places are counted once for all days
 * (`materialized`), so that their own index finds them: day by day every order of each day would be read.
 */
export async function pickupTimesOf(
  em: Em,
  { pincode, from, days, now }: Wanted,
): Promise<PickupTimesRow> {
  const { rows } = await sql<PickupTimesRow>`
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
      array(select json_build_object('day', d.day, 'closed', c.reason, 'slots', (
        select coalesce(json_agg(json_build_object('id', s.id, 'starts', s.starts, 'ends', s.ends,
          'left', greatest(0, s.places - coalesce(h.orders, 0))) order by s.starts), '[]')
        from offered s left join held h on h.slot_id = s.id and h.pickup_date = d.day
        where s.weekday = extract(dow from d.day) and c.day is null
          and (d.day > ${now.day}::date or s.starts > ${now.time})))
        from asked d left join closed_day c on c.day = d.day order by d.day) as days`.execute(
    em.getKysely(),
  );
  return rows[0] ?? { area: null, hasAreas: false, hasSlots: false, days: [] };
}
