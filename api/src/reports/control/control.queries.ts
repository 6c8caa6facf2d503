import { sql } from 'kysely';
import type { Em } from '../../database.js';
import {
  HANDED_FOR_RECEIPT,
  HANDED_TO_PERSON,
  WITHOUT_CODE,
} from '../../orders/status/delivery-proof.rules.js';
import { TIME_ZONE } from '../../platform/dates.js';
import { lengthOfSpan } from '../../platform/date-range.js';
import type { ReportDays } from '../reports.inputs.js';
import type { ReportControlRow } from './control.payloads.js';

/** Maximum number of rows of a report; older rows are omitted. */
export const MAX_ROWS = 1000;

const NAMED_ORDERS = 20;

const zone = sql.lit(TIME_ZONE);

/**
 * SQL condition of events that the report can contain. It equals the condition of the index
 * `order_event_control`, so that PostgreSQL uses the index.
 */
const isControlled = sql`(e.discount_change is not null or e.repriced_items is not null
  or e.to_status = 'cancelled' or (e.to_status = 'delivered' and e.reason is not null))`;

/** The control report of a range of days, by person and day, newest first. */
export async function controlReport(em: Em, days: ReportDays): Promise<ReportControlRow[]> {
  lengthOfSpan(days);
  const { rows } = await sql<ReportControlRow>`
    with steps as (
      select (e.at at time zone ${zone})::date as day, e.by_user_id, e.discount_change, e.repriced_items, e.repriced_amount,
        case when e.to_status = 'cancelled' then o.total_price end as cancelled,
        e.to_status = 'delivered' and e.reason like ${`${WITHOUT_CODE}%`} as without_code,
        e.to_status = 'delivered' and (e.reason like ${`${HANDED_TO_PERSON}%`} or e.reason like ${`${HANDED_FOR_RECEIPT}%`})
          as by_name_and_phone,
        null::int as reversed, o.id, o.short_id
      from order_event e join "order" o on o.id = e.order_id
      where ${isControlled}
        and e.at >= ${days.from}::date::timestamp at time zone ${zone}
        and e.at < (${days.to}::date + 1)::timestamp at time zone ${zone}
        -- Excludes customers who cancel their own orders, and changes by jobs, which have no user.
        and e.by_user_id <> o.user_id
      union all
      select (p.created_at at time zone ${zone})::date, p.by_user_id, null, null, null, null, false, false,
        -p.amount, o.id, o.short_id
      from payment p join "order" o on o.id = p.order_id
      where p.kind = 'reversal' and p.by_user_id is not null
        and p.created_at >= ${days.from}::date::timestamp at time zone ${zone}
        and p.created_at < (${days.to}::date + 1)::timestamp at time zone ${zone}
    ), reported as (
      select * from steps
      where discount_change is not null or repriced_items is not null or cancelled is not null
        or without_code or by_name_and_phone or reversed is not null
    ), by_day as (
      select day, by_user_id, count(discount_change)::int as discounts,
        coalesce(sum(discount_change), 0)::float8 as discount_amount,
        coalesce(sum(repriced_items), 0)::int as prices,
        coalesce(sum(repriced_amount), 0)::float8 as price_amount,
        count(cancelled)::int as cancellations,
        coalesce(sum(cancelled), 0)::float8 as cancelled_amount,
        count(reversed)::int as reversals, coalesce(sum(reversed), 0)::float8 as reversed_amount,
        count(*) filter (where without_code)::int as without_code,
        count(*) filter (where by_name_and_phone)::int as by_name_and_phone,
        count(distinct id)::int as order_count,
        (array_agg(distinct jsonb_build_object('id', id, 'shortId', short_id)))[1:${sql.lit(NAMED_ORDERS)}] as orders
      from reported group by day, by_user_id
    )
    select d.day::text as day, d.by_user_id as "personId", u.name as "personName",
      d.discounts, d.discount_amount as "discountAmount", d.prices, d.price_amount as "priceAmount",
      d.cancellations, d.cancelled_amount as "cancelledAmount",
      d.reversals, d.reversed_amount as "reversedAmount", d.without_code as "withoutCode",
      d.by_name_and_phone as "byNameAndPhone",
      d.order_count as "orderCount", to_jsonb(d.orders) as orders
    from by_day d join "user" u on u.id = d.by_user_id
    order by d.day desc, u.name, d.by_user_id limit ${MAX_ROWS}::int`.execute(em.getKysely());
  return rows;
}
