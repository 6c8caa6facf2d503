import type pg from 'pg';
import { hashToken } from '../src/auth/secrets.js';
import { encodeCursor } from '../src/platform/lists/pagination.js';

/** Most accounts that ask; each has limits of its own. */
const MOST_CUSTOMERS = 500;

const ADMIN = 'bench-admin@laundry.test';

export interface Customer {
  id: string;
  token: string;
  /** One of the orders of this customer. */
  orderId: string;
}

/** Who asks, and for what: the same for every contender. */
export interface Scene {
  customers: Customer[];
  /** Tokens of one member of staff in several browsers. */
  admins: string[];
  /** Where nine tenths of the orders are newer. */
  deepCursor: string;
}

const BROWSERS = 8;

const tokenOf = (who: string) => hashToken(`bench ${who}`).toString('base64url');

/** Customers with twenty orders and more, newest first. */
const REGULARS = `
  select u.id, max(o.id::text) as "orderId" from "user" u join "order" o on o.user_id = u.id
  where u.email like 'bulk%' and u.archived_at is null and o.order_status = 'delivered'
  group by u.id having count(*) >= 20 order by u.id limit ${MOST_CUSTOMERS}`;

async function openSessions(db: pg.Client, userIds: string[], tokens: string[]): Promise<void> {
  await db.query(
    `insert into session (token_hash, user_id, expires_at)
     select hash, user_id, now() + interval '12 hours' from unnest($1::bytea[], $2::uuid[]) s(hash, user_id)
     on conflict (token_hash) do update set created_at = now(), last_seen_at = now(), expires_at = excluded.expires_at`,
    [tokens.map(hashToken), userIds],
  );
}

async function signInAdmin(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `insert into "user" (id, name, email, role) values (gen_random_uuid(), 'Bench Admin', $1, 'admin')
     on conflict (email) where archived_at is null do update set name = excluded.name returning id`,
    [ADMIN],
  );
  const tokens = Array.from({ length: BROWSERS }, (_, n) => tokenOf(`admin ${n}`));
  await openSessions(
    db,
    tokens.map(() => rows[0]?.id ?? ''),
    tokens,
  );
  return tokens;
}

/** Signs everybody in who asks, and finds what they ask for. */
export async function setScene(db: pg.Client): Promise<Scene> {
  const { rows } = await db.query<{ id: string; orderId: string }>(REGULARS);
  const customers = rows.map(({ id, orderId }) => ({ id, orderId, token: tokenOf(id) }));
  await openSessions(
    db,
    customers.map(({ id }) => id),
    customers.map(({ token }) => token),
  );
  const { rows: deep } = await db.query<{ id: string; at: Date }>(
    `select id, created_at as at from "order" order by created_at desc, id desc
     offset (select count(*) * 9 / 10 from "order") limit 1`,
  );
  return {
    customers,
    admins: await signInAdmin(db),
    deepCursor: encodeCursor([deep[0]?.at.toISOString() ?? '', deep[0]?.id ?? '']),
  };
}
