import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { hashToken } from '../src/auth/tokens.js';
import { encodeCursor } from '../src/platform/lists/cursor.js';

/** Note of the bookings that the benchmark made, to delete them later. */
export const NOTE = 'Booked by the bench';

/** Session tokens and ids for the requests, the same for every contender. */
export interface RequestFixture {
  /** Customers with at least twenty orders, with the id of one order each. */
  customers: { token: string; orderId: string }[];
  bookers: string[];
  admins: string[];
  /** Cursor after nine tenths of the orders, newest first. */
  deepCursor: string;
}

/** Opens a session for each of these users; returns their tokens. */
export async function openSessions(db: pg.Client, userIds: string[]): Promise<string[]> {
  const tokens = userIds.map(() => randomBytes(32).toString('base64url'));
  await db.query(
    `insert into session (token_hash, user_id, expires_at)
     select hash, user_id, now() + interval '12 hours' from unnest($1::bytea[], $2::uuid[]) s(hash, user_id)`,
    [tokens.map(hashToken), userIds],
  );
  return tokens;
}

/** Deletes the data of an earlier run, opens sessions, and finds the orders for the requests. */
export async function prepareFixture(db: pg.Client): Promise<RequestFixture> {
  await db.query('truncate session, account_rate_limit, mail');
  await db.query('delete from "order" where note = $1', [NOTE]);
  const find = async (text: string) => (await db.query<{ id: string; value: string }>(text)).rows;
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const regulars = await find(`
    select u.id, max(o.id::text) as value from "user" u join "order" o on o.user_id = u.id
    where u.email like 'bulk%' and o.order_status = 'delivered'
    group by u.id having count(*) >= 20 order by u.id limit 2000`);
  const tokens = await openSessions(db, idsOf(regulars));
  const bookers = await find(`select id from "user" where email like 'bulk%' limit 2000`);
  const [admin = ''] = idsOf(
    await find(`
    insert into "user" (id, name, email, role) values (gen_random_uuid(), 'Bench', 'bench@laundry.test', 'admin')
    on conflict (email) where archived_at is null do update set name = excluded.name returning id`),
  );
  const [deep] = await find(`
    select id, to_json(created_at) #>> '{}' as value from "order" order by created_at desc, id desc
    offset (select count(*) * 9 / 10 from "order") limit 1`);
  return {
    customers: regulars.map(({ value }, n) => ({ token: tokens[n] ?? '', orderId: value })),
    bookers: await openSessions(db, idsOf(bookers)),
    admins: await openSessions(db, Array<string>(8).fill(admin)),
    deepCursor: encodeCursor([new Date(deep?.value ?? '').toISOString(), deep?.id ?? '']),
  };
}

/** Waits until the job queue is empty, because the mail is part of the cost of a booking. */
export async function untilQueueEmpty(db: pg.Client): Promise<void> {
  const waiting = `select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1`;
  while ((await db.query(waiting)).rowCount) await delay(20);
}
