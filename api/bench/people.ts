import type pg from 'pg';
import { hashToken } from '../src/auth/secrets.js';
import { encodeCursor } from '../src/platform/lists/pagination.js';
import { forgetWrites } from './bookings.ts';

/** Most accounts that read; each has limits of its own. */
const MOST_CUSTOMERS = 500;
const MOST_BOOKERS = 2000;
const MOST_STRANGERS = 20_000;

const ADMIN = 'bench-admin@laundry.test';

export interface Customer {
  id: string;
  token: string;
  /** One of the orders of this customer. */
  orderId: string;
}

/** Who asks, and for what: the same for every contender. */
export interface Scene {
  /** They have twenty orders and more. */
  customers: Customer[];
  /** They book. */
  bookers: { token: string; phone: string }[];
  /** They are not signed in yet. */
  strangers: { email: string; n: number }[];
  /** Tokens of one member of staff in several browsers. */
  admins: string[];
  /** Where nine tenths of the orders are newer. */
  deepCursor: string;
  shortIds: string[];
  /** Parts of names, and of phones. */
  searches: string[];
  phones: string[];
}

const BROWSERS = 8;

/** Each visitor comes from an address of its own, as told by the proxy. */
export const fromAddress = (n: number) => ({
  'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
});

const tokenOf = (who: string) => hashToken(`bench ${who}`).toString('base64url');

export async function openSessions(
  db: pg.Client,
  sessions: { userId: string; token: string }[],
): Promise<void> {
  await db.query(
    `insert into session (token_hash, user_id, expires_at)
     select hash, user_id, now() + interval '12 hours' from unnest($1::bytea[], $2::uuid[]) s(hash, user_id)`,
    [sessions.map(({ token }) => hashToken(token)), sessions.map(({ userId }) => userId)],
  );
}

async function signInAdmin(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `insert into "user" (id, name, email, role) values (gen_random_uuid(), 'Bench Admin', $1, 'admin')
     on conflict (email) where archived_at is null do update set name = excluded.name returning id`,
    [ADMIN],
  );
  const userId = rows[0]?.id ?? '';
  const tokens = Array.from({ length: BROWSERS }, (_, n) => tokenOf(`admin ${n}`));
  await openSessions(
    db,
    tokens.map((token) => ({ userId, token })),
  );
  return tokens;
}

/** Customers with many orders, and one of those of each. */
async function signInCustomers(db: pg.Client): Promise<Customer[]> {
  const { rows } = await db.query<{ id: string; orderId: string }>(`
    select u.id, max(o.id::text) as "orderId" from "user" u join "order" o on o.user_id = u.id
    where u.email like 'bulk%' and o.order_status = 'delivered'
    group by u.id having count(*) >= 20 order by u.id limit ${MOST_CUSTOMERS}`);
  const customers = rows.map((row) => ({ ...row, token: tokenOf(row.id) }));
  await openSessions(
    db,
    customers.map(({ id, token }) => ({ userId: id, token })),
  );
  return customers;
}

async function signInBookers(db: pg.Client): Promise<Scene['bookers']> {
  const { rows } = await db.query<{ id: string; phone: string }>(
    `select id, phone from "user" where email like 'bulk%' order by id desc limit ${MOST_BOOKERS}`,
  );
  const bookers = rows.map(({ id, phone }) => ({
    userId: id,
    phone,
    token: tokenOf(`book ${id}`),
  }));
  await openSessions(db, bookers);
  return bookers;
}

async function findStrangers(db: pg.Client): Promise<Scene['strangers']> {
  const { rows } = await db.query<{ email: string }>(
    `select email from "user" where email like 'bulk%' order by id limit ${MOST_STRANGERS}`,
  );
  return rows.map(({ email }, n) => ({ email, n }));
}

async function whatIsSearched(db: pg.Client) {
  const { rows } = await db.query<{ shortId: string; phone: string; name: string }>(
    `select o.short_id as "shortId", o.pickup_phone_number as phone, u.name
     from "order" o join "user" u on u.id = o.user_id order by o.short_id limit 40`,
  );
  const names = rows.map(({ name }, n) => name.slice(n % 3, (n % 3) + 3 + (n % 4)).trim());
  return {
    shortIds: rows.map(({ shortId }) => shortId),
    phones: rows.map(({ phone }) => phone),
    searches: [
      ...names.filter((part) => part.length >= 3),
      ...rows.map(({ phone }) => phone.slice(2, 8)),
    ],
  };
}

async function deepCursor(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ id: string; at: Date }>(
    `select id, created_at as at from "order" order by created_at desc, id desc
     offset (select count(*) * 9 / 10 from "order") limit 1`,
  );
  return encodeCursor([rows[0]?.at.toISOString() ?? '', rows[0]?.id ?? '']);
}

/** Signs everybody in who asks, and finds what they ask for. */
export async function setScene(db: pg.Client): Promise<Scene> {
  await forgetWrites(db);
  return {
    customers: await signInCustomers(db),
    bookers: await signInBookers(db),
    strangers: await findStrangers(db),
    admins: await signInAdmin(db),
    deepCursor: await deepCursor(db),
    ...(await whatIsSearched(db)),
  };
}
