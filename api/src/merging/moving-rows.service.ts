import { sql } from 'kysely';
import type { Em } from '../database.js';
import { holdOrders } from '../orders/hold-orders.js';
import type { MovedRows } from './customer-merge.entity.js';

// Rows that a merge moves: orders with all their records (items, payments, invoices, photos,
// timeline), addresses and recurring pickups. Reviews and messages belong to no account.
// Idempotency keys move too: a repeated request of the merged customer then returns the first
// response, and books nothing twice.

interface Between {
  from: string;
  to: string;
}

const ids = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/**
 * Moves all records of one customer to another. The primary address of the receiving customer
 * remains primary.
 */
export async function moveAll(em: Em, { from, to }: Between): Promise<MovedRows> {
  const db = em.getKysely();
  await holdOrders(em, sql`user_id = ${from}`);
  // If both customers used the same key, it stays with the receiving customer, because a key
  // identifies one order.
  const both = await sql<{ id: string; key: string }>`
    select o.id, o.idempotency_key as key
    from "order" o join "order" k on k.user_id = ${to} and k.idempotency_key = o.idempotency_key
    where o.user_id = ${from}`.execute(db);
  const orders = await sql<{ id: string }>`
    update "order" set user_id = ${to},
      idempotency_key = case when id <> all(${ids(both.rows)}::uuid[]) then idempotency_key end
    where user_id = ${from} returning id`.execute(db);
  const keys = await sql<{ key: string }>`
    update idempotency_key m set by_user_id = ${to}
    where by_user_id = ${from}
      and not exists (select from idempotency_key k where k.by_user_id = ${to} and k.key = m.key)
    returning key`.execute(db);
  const primary = await sql<{ id: string }>`
    select id from address where user_id = ${from} and "primary"`.execute(db);
  await sql`
    update address set "primary" = false where user_id = ${from} and "primary"
      and exists (select from address k where k.user_id = ${to} and k."primary")`.execute(db);
  const addresses = await sql<{ id: string }>`
    update address set user_id = ${to} where user_id = ${from} returning id`.execute(db);
  const recurring = await sql<{ id: string }>`
    update recurring_pickup set user_id = ${to} where user_id = ${from} returning id`.execute(db);
  return {
    orders: ids(orders.rows),
    addresses: ids(addresses.rows),
    primaryAddress: primary.rows[0]?.id ?? null,
    recurringPickups: ids(recurring.rows),
    keys: keys.rows.map(({ key }) => key),
    ordersWithoutKey: both.rows,
  };
}

/** Moves the idempotency keys back to a customer and its orders. */
async function moveKeysBack(
  em: Em,
  { from, to }: Between,
  { keys = [], ordersWithoutKey = [] }: MovedRows,
): Promise<void> {
  const db = em.getKysely();
  await sql`
    update idempotency_key m set by_user_id = ${to}
    where by_user_id = ${from} and key = any(${keys}::text[])
      and not exists (select from idempotency_key k where k.by_user_id = ${to} and k.key = m.key)`.execute(
    db,
  );
  for (const { id, key } of ordersWithoutKey)
    await sql`
      update "order" o set idempotency_key = ${key}
      where id = ${id} and user_id = ${to} and idempotency_key is null`.execute(db);
}

/** Number of rows of each kind that an undo could not move back. */
export interface UnmovedCounts {
  orders: number;
  addresses: number;
  recurringPickups: number;
}

/**
 * Moves back the rows of a merge. Rows that no longer belong to the remaining customer, or that new
 * records refer to, are not moved.
 */
export async function moveBack(
  em: Em,
  { from, to }: Between,
  moved: MovedRows,
): Promise<UnmovedCounts> {
  const db = em.getKysely();
  await holdOrders(em, sql`id = any(${moved.orders}::uuid[])`);
  const orders = await sql<{ id: string }>`
    update "order" set user_id = ${to}
    where id = any(${moved.orders}::uuid[]) and user_id = ${from} returning id`.execute(db);
  const addresses = await sql<{ id: string }>`
    update address a set user_id = ${to}, "primary" = false
    where id = any(${moved.addresses}::uuid[]) and user_id = ${from}
      and not exists (
        select from recurring_pickup r where r.address_id = a.id and r.ended_at is null
          and r.id <> all(${moved.recurringPickups}::uuid[]))
    returning id`.execute(db);
  const recurring = await sql<{ id: string }>`
    update recurring_pickup r set user_id = ${to}
    where id = any(${moved.recurringPickups}::uuid[]) and user_id = ${from}
      and (address_id is null or exists (
        select from address a where a.id = r.address_id and a.user_id = ${to}))
    returning id`.execute(db);
  await moveKeysBack(em, { from, to }, moved);
  await ensurePrimary(em, to, moved.primaryAddress);
  await ensurePrimary(em, from, null);
  return {
    orders: moved.orders.length - orders.rows.length,
    addresses: moved.addresses.length - addresses.rows.length,
    recurringPickups: moved.recurringPickups.length - recurring.rows.length,
  };
}

/** Ensures that a customer with addresses has a primary one: `wanted`, or else the newest. */
async function ensurePrimary(em: Em, userId: string, wanted: string | null): Promise<void> {
  await sql`
    update address set "primary" = true
    where id = (
      select id from address where user_id = ${userId}
      order by (id is not distinct from ${wanted}::uuid) desc, created_at desc, id desc limit 1)
      and not exists (select from address p where p.user_id = ${userId} and p."primary")`.execute(
    em.getKysely(),
  );
}
