import { type RawBuilder, sql } from 'kysely';
import { Cloth } from '../cloths/cloth.entity.js';
import type { Em } from '../database.js';
import { User } from '../users/user.entity.js';
import { makeCloths } from './catalogue.js';
import { createSeedClock } from './seed-clock.js';
import { createRandom } from './random.js';
import { FIRST_NAMES, LAST_NAMES, LOCALITIES, STREETS } from './sample-values.js';

/** Average number of orders per user. */
const ORDERS_PER_USER = 5;
const ITEMS_PER_ORDER = 4;

/**
 * In each group of ten users, one regular customer has 16 of 25 orders; the other nine share the
 * remaining 9.
 */
const GROUP_SIZE = 10;
const REGULAR = { of: 25, has: 16 };

/** SQL of a number from 0 to `below` - 1 that depends only on the row and the purpose. */
const hash = (n: RawBuilder<unknown>, purpose: number, below: number | RawBuilder<unknown>) =>
  sql`((hashint8extended(${n}::bigint, ${sql.lit(purpose)}) & 9007199254740991) % ${below}::bigint)::int`;

/**
 * SQL of a UUID version 7 for a time. It is derived from the row and the purpose instead of random
 * bits.
 */
const id = (at: RawBuilder<unknown>, n: RawBuilder<unknown>, purpose: number) => {
  const bits = sql`hashint8extended((${n})::bigint, ${sql.lit(purpose)})`;
  return sql`encode(substr(int8send((date_part('epoch', ${at}) * 1000)::bigint), 3)
    || int2send((28672 + (${bits} >> 48 & 4095))::int2)
    || int8send(${bits} & 1152921504606846975 | (-9223372036854775808)), 'hex')::uuid`;
};

const oneOf = (list: readonly string[], n: RawBuilder<unknown>, purpose: number) =>
  sql`(${sql.val(list)}::text[])[1 + ${hash(n, purpose, list.length)}]`;

const n = sql.ref('n');

const USERS = (users: number) => sql`
  create temp table bulk_user on commit drop as
  select n, ${id(sql`created_at`, n, 14)} as id, created_at,
    ${oneOf(FIRST_NAMES, n, 1)} || ' ' || ${oneOf(LAST_NAMES, n, 2)} as name,
    '9' || lpad(${hash(n, 3, 1_000_000_000)}::text, 9, '0') as phone
  from (select n, date_trunc('hour', now()) - interval '800 days' + n * interval '1 second' as created_at
    from generate_series(1, ${users}::int) n) x`;

const INSERT_USERS = sql`
  insert into "user" (id, name, phone, email, role, created_at)
  select id, name, phone, 'bulk' || n || '@laundry.test', 'customer', created_at from bulk_user`;

const INSERT_ADDRESSES = sql`
  insert into address (id, user_id, address, city, state, pincode, "primary", created_at)
  select ${id(sql`created_at`, n, 15)}, id,
    (1 + ${hash(n, 4, 180)}) || ', ' || ${oneOf(STREETS, n, 5)} || ', ' || (place->>'area'),
    place->>'city', place->>'state', place->>'pincode', true, created_at
  from (select *, ${JSON.stringify(LOCALITIES)}::jsonb -> ${hash(n, 6, LOCALITIES.length)} as place from bulk_user) x`;

/**
 * SQL of the customer of order `o`. Consecutive orders go to different groups, and within a group
 * to its members by the shares above.
 */
function customerOf(users: number) {
  const groups = sql`${Math.ceil(users / GROUP_SIZE)}::int`;
  const cycle = sql`o.n / ${groups}`;
  const turn = sql`${cycle} % ${REGULAR.of}::int`;
  const member = sql`case when ${turn} < ${REGULAR.has}::int then 0
    else 1 + (${cycle} / ${REGULAR.of}::int * ${REGULAR.of - REGULAR.has}::int + ${turn} - ${REGULAR.has}::int) % ${GROUP_SIZE - 1}::int end`;
  return sql`1 + least((o.n % ${groups}) * ${GROUP_SIZE}::int + ${member}, ${users}::int - 1)`;
}

/**
 * Plans the orders in a temporary table: the newest hundredth waits for pickup, the next three are
 * picked, processing and dispatched. Of all others one in twenty is cancelled, and the rest is
 * delivered. The rows are in the sequence of booking, as in a real database.
 */
const ORDERS = (orders: number, users: number) => sql`
  create temp table bulk_order on commit drop as
  select n, ${id(sql`created_at`, n, 16)} as id, created_at, user_id, status, phone, address
  from (
    select o.n, u.id as user_id, u.phone,
      a.address || ', ' || a.city || ', ' || a.state || ' - ' || a.pincode as address,
      now() - interval '730 days' * (1 - o.n::float8 / ${orders}::int) - interval '1 minute' as created_at,
      case when o.n > ${orders}::int * 0.99 then 'waiting for pickup'
        when o.n > ${orders}::int * 0.98 then 'picked'
        when o.n > ${orders}::int * 0.97 then 'processing'
        when o.n > ${orders}::int * 0.96 then 'dispatched'
        when ${hash(sql`o.n`, 7, 20)} = 0 then 'cancelled' else 'delivered' end as status
    from generate_series(1, ${orders}::int) o(n)
    join bulk_user u on u.n = ${customerOf(users)}
    join address a on a.user_id = u.id
    order by o.n) x`;

/**
 * Inserts the items before their orders, whose totals are computed from them. Items of an order are
 * adjacent, as in a real database.
 */
const INSERT_ITEMS = sql`
  insert into order_item (id, order_id, position, cloth_id, name, quantity, price)
  select ${id(sql`o.created_at`, sql`line.n`, 17)}, o.id, line.position, c.ids[line.cloth], c.names[line.cloth],
    1 + ${hash(sql`line.n`, 8, 6)}, c.prices[line.cloth]
  from bulk_order o
  cross join (select array_agg(id order by name) as ids, array_agg(name order by name) as names,
    array_agg(price order by name) as prices, count(*) as count from cloth where archived_at is null) c
  cross join lateral (select position, o.n * 10 + position as n,
      1 + ${hash(sql`o.n * 10 + position`, 9, sql`c.count`)} as cloth
    from generate_series(0, ${ITEMS_PER_ORDER - 1}::int) position offset 0) line
  where o.status <> 'waiting for pickup'`;

const INSERT_ORDERS = sql`
  insert into "order" (id, user_id, created_at, pickup_date, delivery_date, order_status, total_price,
    paid_amount, item_count, pickup_phone_number, pickup_address, express, delivery_otp)
  select o.id, o.user_id, o.created_at, greatest((o.created_at at time zone 'Asia/Kolkata')::date + 1,
      case when o.status = 'waiting for pickup' then (now() at time zone 'Asia/Kolkata')::date end),
    case when o.status = 'delivered' then o.created_at + interval '40 hours' end, o.status,
    coalesce(t.total, 0),
    case when o.status <> 'delivered' then 0
      when ${hash(sql`o.n`, 10, 10)} = 0 then t.total / 2
      when ${hash(sql`o.n`, 10, 10)} = 1 then 0 else t.total end,
    coalesce(t.quantity, 0), o.phone, o.address, ${hash(sql`o.n`, 11, 8)} = 0,
    case when o.status = 'dispatched' then lpad(${hash(sql`o.n`, 12, 10_000)}::text, 4, '0') end
  from bulk_order o
  left join (select order_id, sum(price * quantity)::int as total, sum(quantity)::int as quantity
    from order_item group by order_id) t on t.order_id = o.id`;

/** Statuses of an order in sequence, ten hours apart. */
const PATHS: string[][] = [
  ['waiting for pickup', 'picked', 'cancelled'],
  ...['waiting for pickup', 'picked', 'processing', 'dispatched', 'delivered'].map(
    (_, index, all) => all.slice(0, index + 1),
  ),
];
const STEPS = PATHS.flatMap((path) =>
  path.map((to, step) => ({ status: path.at(-1), from: path[step - 1] ?? null, to, step })),
);

const INSERT_EVENTS = sql`
  insert into order_event (id, order_id, at, kind, from_status, to_status, by_user_id)
  select ${id(sql`at`, sql`n * 10 + step`, 19)}, id, at, case step when 0 then 'booked' else 'status changed' end,
    "from", "to", case step when 0 then user_id end
  from (select o.n, o.id, o.user_id, s."from", s."to", s.step, o.created_at + s.step * interval '10 hours' as at
    from bulk_order o join jsonb_to_recordset(${JSON.stringify(STEPS)}::jsonb)
      s(status text, "from" text, "to" text, step int) on s.status = o.status) x`;

const INSERT_PAYMENTS = sql`
  insert into payment (id, order_id, amount, kind, method, created_at)
  select ${id(sql`o.created_at + interval '3 days'`, sql`b.n`, 18)}, o.id, o.paid_amount, 'payment',
    ${oneOf(['cash', 'upi', 'card', 'bank transfer'], sql`b.n`, 13)}, o.created_at + interval '3 days'
  from bulk_order b join "order" o on o.id = b.id where o.paid_amount > 0`;

/**
 * SQL to drop and to create again the constraints, indexes and event triggers of the tables. Checking and indexing
 * all rows at once costs much less. The rows are in no event feed, because they were there before.
 */
const CONSTRAINTS_AND_INDEXES = sql<{ drop_sql: string; create_sql: string }>`
  with bulk(relation) as (values ('"user"'::regclass), ('address'), ('"order"'), ('order_item'), ('order_event'), ('payment'))
  select format('alter table %s drop constraint %I', relation, conname) as drop_sql,
    format('alter table %s add constraint %I %s', relation, conname, pg_get_constraintdef(c.oid)) as create_sql, 1 as place
  from bulk join pg_constraint c on conrelid = relation
  where contype = 'f' or contype in ('p', 'u')
    and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid)
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 2
  from bulk join pg_index on indrelid = relation
  where not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select format('alter table %s disable trigger %I', relation, tgname), format('alter table %s enable trigger %I', relation, tgname), 0
  from bulk join pg_trigger on tgrelid = relation where tgname like 'adds_event%'
  order by place desc`;

/** Sets the memory for building indexes, and for summing over all items. */
const MEMORY = sql`select set_config('maintenance_work_mem', '512MB', true), set_config('work_mem', '256MB', true)`;

/**
 * Adds a large data set for measurements: this number of orders over two years, with users, items,
 * timeline and payments. The database generates it with a few statements; the same number gives the
 * same orders. Other processes wait for the locked tables until the transaction ends.
 */
export function seedBulk(em: Em, orders: number): Promise<void> {
  const users = Math.max(1, Math.ceil(orders / ORDERS_PER_USER));
  return em.transactional(async (tx) => {
    if (await tx.count(User, { email: 'bulk1@laundry.test' }))
      throw new Error('This database has a big data set already');
    if (!(await tx.count(Cloth, { archivedAt: null })))
      await tx.insertMany(Cloth, makeCloths(createRandom(1), createSeedClock(new Date())));
    const db = tx.getKysely();
    await MEMORY.execute(db);
    const { rows: rules } = await CONSTRAINTS_AND_INDEXES.execute(db);
    for (const { drop_sql } of rules) await sql.raw(drop_sql).execute(db);
    for (const statement of [
      ...[USERS(users), INSERT_USERS, INSERT_ADDRESSES, ORDERS(orders, users)],
      ...[INSERT_ITEMS, INSERT_ORDERS, INSERT_EVENTS, INSERT_PAYMENTS],
    ])
      await statement.execute(db);
    for (const { create_sql } of rules) await sql.raw(create_sql).execute(db);
  });
}
