import { type Expression, type SqlBool, sql } from 'kysely';
import { checkSpan, dayStart } from '../../platform/date-range.js';
import { cleanPhone } from '../../platform/input-decorators.js';
import { isUuid } from '../../platform/ids.js';
import { contains } from '../../platform/lists/search.js';
import { taggedOrder } from '../../../rules/tag-code.js';
import type { OrderFilter } from './orders.inputs.js';
import { inQueue, isCountedByStatus } from './order-queue.queries.js';

type Condition = Expression<SqlBool>;

const SHORT_ID = 6;

/**
 * Condition for an order by id: a part of the short id, the last characters of the id, or the whole
 * id.
 */
function idMatches(search: string): Condition | null {
  const id = search.toLowerCase().replace(/^#\s*/, '');
  if (!id) return null;
  if (isUuid(id)) return sql<SqlBool>`o.id = ${id}`;
  if (id.length <= SHORT_ID) return sql<SqlBool>`o.short_id like ${contains(id)}`;
  const end = contains(id).slice(0, -1);
  return sql<SqlBool>`(o.short_id like ${contains(id.slice(-SHORT_ID))} and o.id::text like ${end})`;
}

/**
 * The digits of a phone number or of a part of one; null for a text with other characters or fewer
 * than four digits.
 */
function phonePart(search: string): string | null {
  const digits = cleanPhone(search);
  return /^\d{4,10}$/.test(digits) ? digits : null;
}

/** Condition for an order by id, phone or tag code. Each part of the UNION uses its own index. */
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

/** Condition for any part of the id, among the few orders of one customer. It needs no index. */
function ownIdMatches(search: string): Condition | null {
  const id = search.toLowerCase().replace(/^#\s*/, '');
  return id ? sql<SqlBool>`o.id::text like ${contains(id)}` : null;
}

/**
 * Condition for a part of the name, phone or e-mail of user `u`. The e-mail matches only with
 * `byEmail`: a viewer who may not read e-mail addresses could otherwise guess one letter by letter.
 * One index covers all three columns.
 */
export function personMatches(text: string, byEmail: boolean): Condition {
  const part = contains(text);
  const found = sql<SqlBool>`u.search_text like ${part}`;
  if (byEmail) return found;
  return sql<SqlBool>`${found} and (normalize_search_text(u.name) like ${part} or u.phone like ${part})`;
}

const customerMatches = (customer: string, byEmail: boolean): Condition =>
  sql<SqlBool>`o.user_id in (select u.id from "user" as u where ${personMatches(customer, byEmail)})`;

/**
 * A filter with the search rights of the viewer. `own` limits the search text to order ids.
 * `byEmail` lets the customer text match e-mail addresses.
 */
export type OrderConditions = OrderFilter & { own?: boolean; byEmail?: boolean };

/** Removes the null conditions of fields that the filter does not set. */
export const withoutNulls = (all: (Condition | null)[]): Condition[] =>
  all.filter((condition) => condition !== null);

/** Conditions on status and payment status. `o` is a row of `order` or of `order_figures`. */
export const stateConditions = (filter: OrderFilter): Condition[] =>
  withoutNulls([
    filter.orderStatus ? sql<SqlBool>`o.order_status = ${filter.orderStatus}` : null,
    filter.orderStatuses ? sql<SqlBool>`o.order_status = any(${filter.orderStatuses})` : null,
    filter.paymentStatus ? sql<SqlBool>`o.payment_status = ${filter.paymentStatus}` : null,
    filter.queue && isCountedByStatus(filter.queue) ? inQueue(filter.queue) : null,
  ]);

/** First and last booking day of a filter. Throws BAD_USER_INPUT for an invalid range. */
export function bookedDays({ createdFrom, createdTo }: OrderFilter) {
  checkSpan({ from: createdFrom, to: createdTo }, 'createdFrom');
  return { createdFrom, createdTo };
}

/** SQL conditions of a filter on orders `o`; all must match. */
export function conditions(filter: OrderConditions): Condition[] {
  const { search, customer, customerId, pickupDate, queue, updatedSince } = filter;
  const { createdFrom, createdTo } = bookedDays(filter);
  return withoutNulls([
    search ? (filter.own ? ownIdMatches(search) : idOrPhoneMatches(search)) : null,
    customer ? customerMatches(customer, filter.byEmail ?? false) : null,
    customerId ? sql<SqlBool>`o.user_id = ${customerId}` : null,
    createdFrom ? sql<SqlBool>`o.created_at >= ${dayStart(createdFrom)}` : null,
    createdTo ? sql<SqlBool>`o.created_at < ${dayStart(createdTo, 1)}` : null,
    updatedSince ? sql<SqlBool>`o.updated_at >= ${updatedSince}` : null,
    pickupDate ? sql<SqlBool>`o.pickup_date = ${pickupDate}::date` : null,
    queue && !isCountedByStatus(queue) ? inQueue(queue) : null,
    ...stateConditions(filter),
  ]);
}

/**
 * Whether a filter needs columns that `order_figures` does not have. Such a filter usually matches
 * few orders.
 */
export const isNarrow = ({
  search,
  customer,
  customerId,
  pickupDate,
  queue,
  updatedSince,
}: OrderFilter): boolean =>
  Boolean(
    search ||
    customer ||
    customerId ||
    pickupDate ||
    updatedSince ||
    (queue && !isCountedByStatus(queue)),
  );
