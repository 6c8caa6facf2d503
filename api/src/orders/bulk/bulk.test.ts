import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Permission } from '../../../rules/permission.js';
import type { Viewer } from '../../auth/viewer.js';
import { entriesOf } from '../../testing/audit/stored-entries.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { graphqlFromIp, freshNetwork, serverInRealUse } from '../../testing/limits.js';
import { makeOrder, storedOrder, type TestOrder } from '../../testing/orders/order-factories.js';
import { updateOrderStatus } from '../../testing/orders/order-progress.js';
import {
  listed,
  moveInBulk,
  moveVariables,
  type BulkOutcome,
} from '../../testing/orders/bulk-orders.js';
import { refusal } from '../../testing/refusals.js';
import { recordSqlStatements } from '../../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import type { OrderStatus } from '../../../rules/order-status.js';
import { MAX_ORDERS } from './bulk.inputs.js';
import { bulkUpdateOrderStatus, TIME_FOR_ALL } from './bulk.service.js';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { name: 'Asha Rao' });
});
afterAll(() => test.stop());

const make = (orderStatus: OrderStatus) => makeOrder(test, customer, { orderStatus });
const some = (count: number, status: OrderStatus = 'picked') =>
  Promise.all(Array.from({ length: count }, () => make(status)));
const statusOf = async ({ id }: TestOrder) => (await storedOrder(test, id)).order_status;
const move = (orders: Pick<TestOrder, 'id' | 'version'>[], more = {}, token = admin.token) =>
  moveInBulk(test, token, orders, more);

describe('moving several orders', () => {
  it('moves each order in its own transaction, and returns one result per order in the order of the request', async () => {
    const [first, waiting, late, last] = await Promise.all([
      make('picked'),
      make('waiting for pickup'),
      make('picked'),
      make('picked'),
    ]);
    await updateOrderStatus(test, admin.token, late, { to: 'dispatched' });
    const gone = { id: randomUUID(), version: 1 };
    const none = { id: 'x'.repeat(1000), version: 1 };
    const { data } = await move([first, waiting, late, gone, none, last]);
    expect(data?.bulk.message).toBe('2 of 6 orders are now processing');
    expect(data?.bulk.results).toEqual([
      { orderId: first.id, version: 2, code: null, message: 'Order is now processing' },
      {
        ...{ orderId: waiting.id, version: null, code: 'BAD_USER_INPUT' },
        message: 'An order cannot go from “waiting for pickup” to “processing”',
      },
      {
        ...{ orderId: late.id, version: null, code: 'CONFLICT' },
        message:
          'You changed this order to dispatched in the meantime. Please review it and try again',
      },
      { orderId: gone.id, version: null, code: 'NOT_FOUND', message: 'Order not found' },
      { orderId: none.id, version: null, code: 'NOT_FOUND', message: 'Order not found' },
      { orderId: last.id, version: 2, code: null, message: 'Order is now processing' },
    ]);
    expect(await Promise.all([first, waiting, late, last].map(statusOf))).toEqual([
      ...['processing', 'waiting for pickup', 'dispatched', 'processing'],
    ]);
  });

  it('has the effects of updateOrderStatus for each order: code, mail, timeline and audit', async () => {
    const staff = await makeStaff(test, [Permission.ORDERS_UPDATE_STATUS], { name: 'Kala' });
    const orders = await some(2, 'processing');
    const { data } = await move(orders, { to: 'DISPATCHED' }, staff.token);
    expect(data?.bulk.results.map(({ code }) => code)).toEqual([null, null]);
    for (const order of orders) {
      const stored = await storedOrder(test, order.id);
      expect(stored).toMatchObject({ order_status: 'dispatched', version: 2, events: 2 });
      const mail = await test.mailTo(customer.email, ({ text }) => text.includes(order.id));
      expect(mail.text).toContain(stored.delivery_otp);
    }
    const entries = await entriesOf(test, { by: staff.id });
    const moves = entries.filter(({ operation }) => operation === 'bulkUpdateOrderStatus');
    expect(new Set(moves.map((entry) => entry.object_id))).toEqual(
      new Set(orders.map(({ id }) => id)),
    );
  });

  it('refuses a step back, because that needs a reason', async () => {
    const [order] = await some(1, 'processing');
    const { data } = await move([order as TestOrder], { to: 'PICKED' });
    expect(data?.bulk.results).toMatchObject([
      { code: 'BAD_USER_INPUT', message: 'A reason is required' },
    ]);
  });

  it('by two users at the same time moves each order once, and gives one of them a CONFLICT', async () => {
    const other = await makeStaff(test, [Permission.ORDERS_UPDATE_STATUS], { name: 'Kala' });
    const orders = await some(6);
    const answers = await Promise.all([
      move(orders),
      move(orders.toReversed(), { to: 'DISPATCHED' }, other.token),
    ]);
    const results = answers.flatMap(({ data }) => data?.bulk.results ?? []);
    for (const order of orders) {
      const two = results.filter(({ orderId }) => orderId === order.id);
      expect(two.map(({ code }) => code).sort()).toEqual(['CONFLICT', null]);
      expect(await storedOrder(test, order.id)).toMatchObject({ version: 2, events: 2 });
    }
  });

  it('repeated with the same idempotency key changes nothing, and returns the same results', async () => {
    const [order, other] = await some(2);
    const waiting = await make('waiting for pickup');
    const orders = [order, waiting, other] as TestOrder[];
    const key = randomUUID();
    const [first, second] = await Promise.all([move(orders, { key }), move(orders, { key })]);
    const third = await move(orders, { key });
    expect(second.data).toEqual(first.data);
    expect(third.data).toEqual(first.data);
    expect(first.data?.bulk.message).toBe('2 of 3 orders are now processing');
    for (const { id } of [order, other] as TestOrder[])
      expect(await storedOrder(test, id)).toMatchObject({ version: 2, events: 2 });
    // The same idempotency key from another account is independent.
    const stranger = await makeAdmin(test);
    for (const answer of [await move(orders, { key }, stranger.token), await move(orders)])
      expect(answer.data?.bulk.results[0]).toMatchObject({ code: 'CONFLICT' });
  });

  it('counts each order for the rate limit, and returns TOO_MANY_REQUESTS for orders above it', async () => {
    const staff = await makeStaff(test, [Permission.ORDERS_UPDATE_STATUS]);
    const orders = await some(5);
    const server = await serverInRealUse(test);
    try {
      await test.orm.em.fork().execute(
        `insert into account_rate_limit (user_id, action, count, ends_at)
         values (?, 'write', 1197, now() + interval '1 minute')
         on conflict (user_id, action) do update set count = excluded.count, ends_at = excluded.ends_at`,
        [staff.id],
      );
      const ask = () =>
        graphqlFromIp(server, moveVariables(orders, 'PROCESSING', 'key'), freshNetwork(), {
          authorization: `Bearer ${staff.token}`,
        });
      const { data } = (await ask()).json<{ data: BulkOutcome }>();
      const codes = data.bulk.results.map(({ code }) => code);
      const over = 'TOO_MANY_REQUESTS';
      expect(codes).toEqual([null, null, null, over, over]);
      expect(await statusOf(orders[3] as TestOrder)).toBe('picked');
      await test.orm.em
        .fork()
        .execute(`delete from account_rate_limit where user_id = ?`, [staff.id]);
      const again = (await ask()).json<{ data: BulkOutcome }>().data.bulk;
      expect(again.message).toBe('5 of 5 orders are now processing');
    } finally {
      await server.close();
    }
  });

  it('starts no further order after TIME_FOR_ALL, and returns SERVICE_UNAVAILABLE for the remaining ones', async () => {
    const orders = await some(3);
    const viewer = {
      ...admin,
      userId: admin.id,
      permissions: [],
      role: 'admin',
    } as never as Viewer;
    const moments = [0, 0, TIME_FOR_ALL];
    const counted = () => Promise.resolve({ limit: 9, seconds: 60, remaining: 9, resetsIn: 60 });
    const deps = {
      ...{ em: test.orm.em.fork(), app: test.app, countAction: counted },
      refusalOf: () => ({ code: 'INTERNAL_SERVER_ERROR' as const, message: '' }),
      now: () => moments.shift() ?? Infinity,
    };
    const results = await bulkUpdateOrderStatus(viewer, deps, {
      orders: listed(orders),
      status: 'processing',
    });
    const over = 'SERVICE_UNAVAILABLE';
    expect(results.map(({ code }) => code)).toEqual([null, over, over]);
    expect(await Promise.all(orders.map(statusOf))).toEqual(['processing', 'picked', 'picked']);
  });

  it('runs at most ten SQL statements per order', async () => {
    const count = async (orders: TestOrder[]) =>
      (await recordSqlStatements(() => move(orders))).filter(({ text }) => !/"m0"/.test(text))
        .length;
    const [ten, twenty] = [await count(await some(10)), await count(await some(20))];
    expect((twenty - ten) / 10).toBeLessThanOrEqual(10);
    const hundred = await some(MAX_ORDERS);
    const { data } = await move(hundred);
    expect(data?.bulk.message).toBe('100 of 100 orders are now processing');
  });
});

describe('a list of orders', () => {
  it('is refused when it is empty, too long, or contains an order twice', async () => {
    const [order] = (await some(1)) as [TestOrder];
    const fields = async (orders: { id: string; version: number }[]) => refusal(await move(orders));
    expect(await fields([])).toMatchObject({ code: 'BAD_USER_INPUT', fields: { orders: /./ } });
    const many = Array.from({ length: MAX_ORDERS + 1 }, () => ({ id: randomUUID(), version: 1 }));
    expect((await fields(many)).fields).toEqual({ orders: 'Choose at most 100 orders at once' });
    const capitals = { ...order, id: order.id.toUpperCase() };
    expect(await fields([order, capitals])).toMatchObject({
      message: 'Row 2: This order is in the list twice',
      fields: { 'orders.1.orderId': 'This order is in the list twice' },
    });
    expect(await statusOf(order)).toBe('picked');
    const bad = await move([order], { key: 'a key with spaces' });
    expect(refusal(bad).fields).toHaveProperty('idempotencyKey');
  });

  it('needs ORDERS_UPDATE_STATUS', async () => {
    const [order] = (await some(1)) as [TestOrder];
    expect(refusal(await move([order], {}, customer.token)).code).toBe('FORBIDDEN');
    expect(refusal(await moveInBulk(test, undefined, [order])).code).toBe('UNAUTHENTICATED');
    expect(await statusOf(order)).toBe('picked');
  });
});
