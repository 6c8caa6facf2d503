import { type RawBuilder, sql } from 'kysely';
import { hasPermission, type Permitted } from '../../auth/permission.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { matchingUsers } from '../../users/user-search.queries.js';
import type { CustomerSearchResult, OrderSearchResult, SearchResults } from './search.payloads.js';
import { orderList } from '../list/order-list.queries.js';
import { NEWEST_FIRST, sorting } from '../list/order-sort.queries.js';

/** Maximum number of results of each kind; the list of a quick search is short. */
const MAX_RESULTS = 8;

/** Maximum number of orders of each customer found. */
const ORDERS_PER_CUSTOMER = 3;

/** Minimum length of the search text, because the trigram indexes need three characters. */
const MIN_LENGTH = 3;

const NO_RESULTS: SearchResults = { customers: [], orders: [] };

/**
 * Finds customers by a part of name, phone, e-mail or saved address, and orders by a part of id or
 * phone. It adds the newest orders of the customers found. All parts are one SQL statement, and
 * each part uses its own index.
 */
export async function searchAll(em: Em, viewer: Viewer, text: string): Promise<SearchResults> {
  if (text.trim().length < MIN_LENGTH) return NO_RESULTS;
  const { rows } = await searchStatement(em, viewer, text.trim()).execute(em.getKysely());
  return { customers: rows.filter(isCustomer), orders: rows.filter(isOrder) };
}

export function searchStatement(em: Em, viewer: Permitted, search: string): RawBuilder<Row> {
  const maySearchPeople = hasPermission(viewer, 'customers.read');
  return sql<Row>`
    with ${matchingOrders(search)},
    person as materialized (${matchingPeople(em, search, maySearchPeople)}),
    found as (
      (select id, key, 0 as rank from matching order by key desc, id desc limit ${MAX_RESULTS})
      union all
      (select o.id, o.key, 1 from person as p cross join lateral (
        select id, created_at as key from "order" where user_id = p.id
        order by created_at desc, id desc limit ${ORDERS_PER_CUSTOMER}
      ) as o order by o.key desc, o.id desc limit ${MAX_RESULTS})
    ), first as (
      select id, min(rank) as rank, max(key) as key from found group by id
      order by 2, 3 desc, 1 desc limit ${MAX_RESULTS}
    )
    select 'order' as kind, o.id, u.name, o.pickup_phone_number as phone, null as email,
      o.pickup_address as address, o.short_id as "shortId", o.order_status as "orderStatus",
      o.pickup_date::text as "pickupDate", f.rank, f.key
    from first as f join "order" as o on o.id = f.id join "user" as u on u.id = o.user_id
    union all
    (select 'customer', p.id, p.name, p.phone, p.email, ${primaryAddress}, null, null, null, 0, p.created_at
      from person as p order by p.created_at desc, p.id desc limit ${MAX_RESULTS})
    order by kind, rank, key desc, id desc`;
}

type Row = ({ kind: 'order' } & OrderSearchResult) | ({ kind: 'customer' } & CustomerSearchResult);
const isOrder = (row: Row): row is Row & { kind: 'order' } => row.kind === 'order';
const isCustomer = (row: Row): row is Row & { kind: 'customer' } => row.kind === 'customer';

const primaryAddress = sql`(
  select a.address || ', ' || a.city from address as a where a.user_id = p.id and a."primary"
)`;

const matchingOrders = (search: string): RawBuilder<unknown> =>
  orderList({
    filter: { search },
    sorting: sorting(NEWEST_FIRST, null),
    rows: MAX_RESULTS,
  });

const matchingPeople = (em: Em, search: string, maySearchPeople: boolean): RawBuilder<unknown> =>
  maySearchPeople
    ? sql`${matchingUsers(em, search, MAX_RESULTS)}`
    : sql`select id, name, phone, email, created_at from "user" where false`;
