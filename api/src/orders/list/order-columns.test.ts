import {
  getNamedType,
  type GraphQLObjectType,
  isLeafType,
  isObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../http/schema.js';
import { createRazorpay } from '../../payment-links/razorpay.js';
import { today } from '../../platform/dates.js';
import { makeArea, slotOn } from '../../testing/areas/areas.js';
import { makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { makeRound } from '../../testing/rounds/rounds.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

/** Nothing listens on this port: the queries of this test never call the payment provider. */
const KEYS = { keyId: 'rzp_test', keySecret: 'secret', webhookSecret: 'secret' };
const payments = createRazorpay({ ...KEYS, apiUrl: 'http://127.0.0.1:9' });

let test: TestServer;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer({ providers: () => ({ payments }) });
  customer = await makeUser(test);
  const orderIds: string[] = [];
  for (const orderStatus of ['dispatched', 'delivered', 'dispatched'] as const)
    orderIds.push((await makeOrder(test, customer, { orderStatus, paidAmount: 100 })).id);
  const { stops } = await makeRound(test, null, orderIds);
  const area = await makeArea(test, { slots: [slotOn(today())] });
  const em = test.orm.em.fork();
  await em.execute(`update "order" set slot_id = ?, slot_starts = '10:00', slot_ends = '12:00'`, [
    area.slots[0]?.id,
  ]);
  await em.execute(`update round_stop set kind = 'delivery'`);
  await em.execute(`update round_stop set state = 'done', ended_at = now() where id = ?`, [
    stops[1],
  ]);
  await em.execute(
    `update round_stop set state = 'failed', fail_reason = 'other', fail_note = 'Flooded', ended_at = now() where id = ?`,
    [stops[2]],
  );
  await em.execute(
    `update "order" set note = 'Ring twice', pickup_name = 'Ravi', promised_date = now(), recurring = 'week', express_basis_points = 2000, express_amount = 100`,
  );
  await em.execute(`insert into cloth (id, name, price) values (gen_random_uuid(), 'Shirt', 100)`);
  await em.execute(
    `update order_item set sac = '999713', tax_rate = 1800, list_price = price, cloth_id = (select id from cloth where name = 'Shirt')`,
  );
  await em.execute(
    `insert into order_adjustment (id, order_id, position, kind, amount, basis_points, reason)
     select gen_random_uuid(), id, 0, 'discount', -100, 10, 'Regular customer' from "order"`,
  );
  await em.execute(
    `insert into piece_count (id, order_id, stage, pieces, expected, note, counted_by, at)
     select gen_random_uuid(), id, 'into the plant', 9, 10, 'At the tailor', '${customer.id}', now() from "order"`,
  );
  await em.execute(
    `insert into order_photo (id, order_id, note, width, height, bytes, added_by, at)
     select gen_random_uuid(), id, 'A stain', 1600, 1200, 1, '${customer.id}', now() from "order"`,
  );
  await em.execute(
    `insert into tax_document (id, kind, year, number, order_id, refers_to, issued_on, issued_at, issued_by, reason, total, taxable, cgst, sgst, igst, content)
     select case kind when 'CN' then gen_random_uuid() else id end, kind, 2026, row_number() over (order by id), id,
       case kind when 'CN' then id end, now(), now(), '${customer.id}', 'Taken back', 118, 100, 9, 9, 0, '{}'
     from "order", unnest(array['INV', 'CN']) kind`,
  );
  await em.execute(
    `update payment set method = 'cash', reference = 'R1', reason = 'Paid', recorded_at = created_at, by_user_id = '${customer.id}'`,
  );
  await em.execute(
    `update order_event set from_status = 'picked', to_status = 'dispatched', reason = 'Late', recorded_at = at, by_user_id = '${customer.id}'`,
  );
});
afterAll(() => test.stop());

const ORDER = schema.getType('Order') as GraphQLObjectType;

/** Records that an order refers to. They have fields of their own, and one is enough here. */
const REFERRED = new Set(['Order', 'User']);

/** Paths of all leaf fields of a type. */
function leavesOf(type: GraphQLOutputType): string[][] {
  const plain = getNamedType(type);
  if (isLeafType(plain)) return [[]];
  if (!isObjectType(plain)) throw new Error(`There are no fields of ${plain.name}`);
  if (REFERRED.has(plain.name)) return [['id']];
  return leavesWithin(plain);
}

const leavesWithin = (type: GraphQLObjectType): string[][] =>
  Object.values(type.getFields()).flatMap((field) =>
    leavesOf(field.type).map((names) => [field.name, ...names]),
  );

const ACTOR = ['name', 'role', 'userId', 'user.id'];

const written = ([name = '', ...within]: string[]): string =>
  within.length ? `${name} { ${written(within)} }` : name;

/** Value at the end of a path. For a list it is the array of the values of all rows. */
const valueAt = (value: unknown, [name, ...names]: string[]): unknown => {
  if (name === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => valueAt(each, [name, ...names]));
  return valueAt((value as Record<string, unknown>)[name], names);
};

async function listed(fields: string): Promise<unknown> {
  const { data, errors } = await test.graphql<{ myOrders: { nodes: unknown[] } }>(
    `{ myOrders(first: 20) { nodes { ${fields} } } }`,
    {},
    customer.token,
  );
  expect(errors, fields).toBeUndefined();
  return data?.myOrders.nodes;
}

/** Removes expiry and signature from a URL, because they depend on the time of the request. */
const withoutEnd = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null).replace(/&until=\d+&sig=[\w-]+/g, ''));

it('a list returns the same values for single fields as for all together', async () => {
  const leaves = leavesWithin(ORDER);
  const whole = await listed(leaves.map(written).join(' '));
  const missing = leaves.filter((names) =>
    [valueAt(whole, names)].flat(3).every((value) => value === null),
  );
  // A customer never sees these fields: credit limits, counts and names of staff. They may do nothing
  // with this order. A job creates the payment link, and a customer with e-mail has no printed code.
  expect(missing.map((names) => names.join('.'))).toEqual([
    ...['credit.limit', 'credit.owed', 'actions'],
    ...['stage', 'pieces', 'expected', 'note', 'countedAt'].map((name) => `pieceCounts.${name}`),
    ...ACTOR.map((name) => `pieceCounts.countedBy.${name}`),
    ...['missingCounts', 'printedCode', 'paymentLink'],
  ]);
  for (const names of leaves)
    expect(withoutEnd(valueAt(await listed(written(names)), names)), names.join('.')).toEqual(
      withoutEnd(valueAt(whole, names)),
    );
});
