import { type Expression, type SqlBool, sql } from 'kysely';
import { checkSpan, dayStart } from '../../platform/days.js';
import { cleanPhone } from '../../platform/inputs.js';
import { isUuid } from '../../platform/ids.js';
import { contains } from '../../platform/lists/search.js';
import { taggedOrder } from '../tag-code.js';
import type { OrderFilter } from './orders.inputs.js';
import { inView, isOfState } from './order-view.queries.js';

type Condition = Expression<SqlBool>;

const SHORT_ID = 6;

/** The displayed six characters or part of them, the whole id, or more of its end than is displayed. */
function idMatches(search: string): Condition | null {
  const id = search.toLowerCase().replace(/^#\s*/, '');
  if (!id) return null;
  if (isUuid(id)) return sql<SqlBool>`o.id = ${id}`;
  if (id.length <= SHORT_ID) return sql<SqlBool>`o.short_id like ${contains(id)}`;
  const end = contains(id).slice(0, -1);
  return sql<SqlBool>`(o.short_id like ${contains(id.slice(-SHORT_ID))} and o.id::text like ${end})`;
}

/** A phone number or a part of it, as digits; null for what is none. */
function phonePart(search: string): string | null {
  const digits = cleanPhone(search);
  return /^\d{4,10}$/.test(digits) ? digits : null;
}

/** What staff type into the search of orders, or scan: an id, a phone or a tag; each part of the union has its own index. */
function idOrPhoneMatches(search: string): Condition | null {
  const tagged = taggedOrder(search);
  if (tagged) return sql<SqlBool>`o.short_id = ${tagged}`;
  const digits = phonePart(search);
  const byId = idMatches(search);
  if (!digits) return byId;
  const part = contains(digits);
  return sql<SqlBool>`o.id in (
    select o.id from "order" as o where ${byId ?? sql<SqlBool>`false`}
    union all
    select id from "order" where pickup_phone_number like ${part}
    union all
    select p.id from "order" p join "user" u on u.id = p.user_id
    where u.search_text like ${part} and u.phone like ${part}
  )`;
}

/** Any part of the id: the orders of one person are few enough to look at each. */
function ownIdMatches(search: string): Condition | null {
  const id = search.toLowerCase().replace(/^#\s*/, '');
  return id ? sql<SqlBool>`o.id::text like ${contains(id)}` : null;
}

/**
 * Part of the name or phone of the user `u`, and of the e-mail where the one who searches may read that: otherwise it could
 * be found out letter by letter. The index knows all three together.
 */
export function personMatches(text: string, byEmail: boolean): Condition {
  const part = contains(text);
  const found = sql<SqlBool>`u.search_text like ${part}`;
  if (byEmail) return found;
  return sql<SqlBool>`${found} and (search_words(u.name) like ${part} or u.phone like ${part})`;
}

const customerMatches = (customer: string, byEmail: boolean): Condition =>
  sql<SqlBool>`o.user_id in (select u.id from "user" as u where ${personMatches(customer, byEmail)})`;

/** A filter, and whose search it is: people find their own orders by the id alone, some of the staff nobody by e-mail. */
export type OrderConditions = OrderFilter & { own?: boolean; byEmail?: boolean };

/** What a filter does not ask for stands as null. */
export const onlyGiven = (asked: (Condition | null)[]): Condition[] =>
  asked.filter((condition) => condition !== null);

/** What a filter asks of the state of `o`: orders, or the figures that are kept by state. */
export const stateConditions = (filter: OrderFilter): Condition[] =>
  onlyGiven([
    filter.orderStatus ? sql<SqlBool>`o.order_status = ${filter.orderStatus}` : null,
    filter.orderStatuses ? sql<SqlBool>`o.order_status = any(${filter.orderStatuses})` : null,
    filter.paymentStatus ? sql<SqlBool>`o.payment_status = ${filter.paymentStatus}` : null,
    filter.view && isOfState(filter.view) ? inView(filter.view) : null,
  ]);

/** The days on which the orders of a filter were booked. */
export function bookedDays({ createdFrom, createdTo }: OrderFilter) {
  checkSpan({ from: createdFrom, to: createdTo }, 'createdFrom');
  return { createdFrom, createdTo };
}

/** What a filter asks of the orders `o`; everything must hold. */
export function conditions(filter: OrderConditions): Condition[] {
  const { search, customer, userId, pickupDate, view } = filter;
  const { createdFrom, createdTo } = bookedDays(filter);
  return onlyGiven([
    search ? (filter.own ? ownIdMatches(search) : idOrPhoneMatches(search)) : null,
    customer ? customerMatches(customer, filter.byEmail ?? false) : null,
    userId ? sql<SqlBool>`o.user_id = ${userId}` : null,
    createdFrom ? sql<SqlBool>`o.created_at >= ${dayStart(createdFrom)}` : null,
    createdTo ? sql<SqlBool>`o.created_at < ${dayStart(createdTo, 1)}` : null,
    pickupDate ? sql<SqlBool>`o.pickup_date = ${pickupDate}::date` : null,
    view && !isOfState(view) ? inView(view) : null,
    ...stateConditions(filter),
  ]);
}

/** Whether it asks for more than state and days: for what few of all orders have. */
export const isNarrow = ({ search, customer, userId, pickupDate, view }: OrderFilter): boolean =>
  Boolean(search || customer || userId || pickupDate || (view && !isOfState(view)));
