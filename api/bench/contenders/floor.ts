import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { hashOf, IS_STALE, OPEN_SESSION, TOUCH } from './session.ts';

// The contender with the least possible work: node:http and one prepared statement, which checks
// the session and writes the JSON.

const value = (column: string) => `upper(replace(o.${column}, ' ', '_'))`;

const ROW = `o.id, o.short_id as "shortId",
  to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  o.pickup_date as "pickupDate", ${value('order_status')} as "orderStatus", ${value('payment_status')} as "paymentStatus",
  o.total_price as "totalPrice", o.paid_amount as "paidAmount", o.due, o.item_count as "itemCount", o.express,
  o.pickup_address as "pickupAddress", items.items`;

/** SQL of the response with the 20 newest orders, and whether there are more. */
const page = (name: string, row: string, which: string, joined = '') => `
  select (select json_build_object('data', json_build_object('${name}', json_build_object(
    'nodes', coalesce(json_agg(r.row order by r.n) filter (where r.n <= 20), '[]'),
    'pageInfo', json_build_object('hasNextPage', count(*) > 20))))
  from (select o.n, (select row_to_json(x) from (select ${row}) x) as row from (
    select o.*, row_number() over (order by o.created_at desc, o.id desc) as n
    from "order" o where ${which} order by o.created_at desc, o.id desc limit 21) o ${joined}
  cross join lateral (select coalesce(json_agg(i), '[]') as items from (select id, name, quantity, price
    from order_item where order_id = o.id order by position) i) items) r)::text as body, me.stale
  from (select s.user_id, u.role, ${IS_STALE} as stale ${OPEN_SESSION}) me`;

const STATEMENTS: Record<string, string | undefined> = {
  W2: page('myOrders', ROW, 'o.user_id = me.user_id'),
  W3: page(
    'orders',
    `${ROW}, json_build_object('id', u.id, 'name', u.name, 'phone', u.phone) as "user"`,
    `me.role = 'admin' and o.order_status = 'delivered'`,
    'join "user" u on u.id = o.user_id',
  ),
};

const NOTHING = '{"errors":[{"extensions":{"code":"NOT_FOUND"}}]}';

async function answer(pool: pg.Pool, request: IncomingMessage): Promise<string> {
  const asked = JSON.parse((await text(request)) || '{}') as { operationName?: string };
  const name = asked.operationName ?? '';
  const values = [hashOf(request.headers.authorization)];
  const statement = STATEMENTS[name];
  if (!statement) return NOTHING;
  const { rows } = await pool.query<{ body: string | null; stale: boolean }>({
    ...{ name, text: statement, values },
  });
  if (rows[0]?.stale) await pool.query({ name: 'touch', text: TOUCH, values });
  return rows[0]?.body ?? NOTHING;
}

/** Creates the server of this contender, without listening. */
export function createFloor(pool: pg.Pool): Server {
  return createServer((request, response) => {
    answer(pool, request).then(
      (body) => response.setHeader('content-type', 'application/json').end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
}

if (process.argv[1] === import.meta.filename) {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
  createFloor(pool).listen(Number(process.env['PORT']), '127.0.0.1');
  process.on('SIGTERM', () => process.exit(0));
}
