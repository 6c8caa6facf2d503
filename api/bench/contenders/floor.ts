import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import pg from 'pg';
import { IS_STALE, OPEN_SESSION, tokenIn, TOUCH } from './session.ts';

// The least that such an answer costs: Node's own server, and one prepared statement that looks the session up and has
// the database write the JSON.

const moment = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const value = (column: string) => `upper(replace(${column}, ' ', '_'))`;

const ROW = `o.id, o.short_id as "shortId", ${moment('o.created_at')} as "createdAt",
  o.pickup_date as "pickupDate", ${value('o.order_status')} as "orderStatus",
  ${value('o.payment_status')} as "paymentStatus", o.total_price as "totalPrice", o.paid_amount as "paidAmount", o.due,
  o.item_count as "itemCount", o.express, o.pickup_address as "pickupAddress", items.items`;

/** All rows of one order in another table, as `as`. */
const many = (as: string, rows: string) =>
  `cross join lateral (select coalesce(json_agg(x), '[]') as ${as} from (${rows}) x) ${as}`;

const ITEMS = many(
  'items',
  'select i.id, i.name, i.quantity, i.price from order_item i where i.order_id = o.id order by i.position',
);
const PAYMENTS = many(
  'payments',
  `select p.id, p.amount, ${value('p.method')} as method, ${moment('p.created_at')} as "createdAt"
   from payment p where p.order_id = o.id order by p.created_at, p.id`,
);
const TIMELINE = many(
  'timeline',
  `select e.id, ${moment('e.at')} as at, ${value('e.to_status')} as "to"
   from order_event e where e.order_id = o.id order by e.at, e.id`,
);

/** Those that `which` lets through, newest first and numbered, with one more than a page shows. */
const newest = (which: string) => `(
  select o.*, row_number() over (order by o.created_at desc, o.id desc) as n
  from "order" o where ${which} order by o.created_at desc, o.id desc limit 21) o`;

/** A page of 20, and whether there is more. */
const page = (name: string, row: string, from: string) => `(
  select json_build_object('data', json_build_object('${name}', json_build_object(
    'nodes', coalesce(json_agg(r.row order by r.n) filter (where r.n <= 20), '[]'),
    'pageInfo', json_build_object('hasNextPage', count(*) > 20))))
  from (select o.n, (select row_to_json(x) from (select ${row}) x) as row from ${from}) r)`;

const CUSTOMER = `json_build_object('id', u.id, 'name', u.name, 'phone', u.phone) as "user"`;

const BODIES: Record<string, string> = {
  W2: page('myOrders', ROW, `${newest('o.user_id = me.user_id')} ${ITEMS}`),
  W3: page(
    'orders',
    `${ROW}, ${CUSTOMER}`,
    `${newest(`me.role = 'admin' and o.order_status = 'delivered'`)} join "user" u on u.id = o.user_id ${ITEMS}`,
  ),
  W5: `(select json_build_object('data', json_build_object('order', row_to_json(x))) from (
    select ${ROW}, payments.payments, timeline.timeline from "order" o ${ITEMS} ${PAYMENTS} ${TIMELINE}
    where o.id = $2 and (me.role = 'admin' or o.user_id = me.user_id)) x)`,
};

const statement = (body: string) => `
  select ${body}::text as body, me.stale
  from (select s.user_id, u.role, ${IS_STALE} as stale ${OPEN_SESSION}) me`;

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

interface Asked {
  operationName?: string;
  variables?: { id?: string };
}

async function answer(pool: pg.Pool, request: IncomingMessage): Promise<string | undefined> {
  const { operationName, variables } = JSON.parse((await read(request)) || '{}') as Asked;
  const body = BODIES[operationName ?? ''];
  if (!body || !operationName) return undefined;
  const hash = createHash('sha256').update(tokenIn(request.headers.authorization)).digest();
  const { rows } = await pool.query<{ body: string | null; stale: boolean }>({
    name: operationName,
    text: statement(body),
    values: variables?.id ? [hash, variables.id] : [hash],
  });
  if (rows[0]?.stale) await pool.query({ name: 'touch', text: TOUCH, values: [hash] });
  return rows[0]?.body ?? undefined;
}

const NOTHING = '{"errors":[{"extensions":{"code":"NOT_FOUND"}}]}';

/** The floor on a database, not yet listening. */
export function createFloor(pool: pg.Pool): Server {
  return createServer((request, response) => {
    answer(pool, request).then(
      (text = NOTHING) => {
        const headers = {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        };
        response.writeHead(200, headers).end(text);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
}

if (process.argv[1] === import.meta.filename) {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
  createFloor(pool).listen(Number(process.env['PORT']), '127.0.0.1');
  process.on('SIGTERM', () => process.exit(0));
}
