import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PRICE } from '../../platform/money.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import {
  makeCloth,
  makeOrder,
  storedOrder,
  type TestOrder,
} from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const RECORD = `
  mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
    changed: recordPickup(id: $id, version: $version, input: { items: $items }) {
      message
      order {
        version orderStatus paymentStatus totalPrice due itemCount
        items { clothId name quantity price amount }
        timeline { kind fromStatus toStatus reason actor { name } }
      }
    }
  }`;

interface Changed {
  changed: {
    message: string;
    order: { totalPrice: number; items: { name: string; price: number; amount: number }[] };
  };
}

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let enterprise: TestUser;
let shirt: { id: string; name: string; price: number };
let saree: { id: string; name: string; price: number };
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { name: 'Asha Rao' });
  enterprise = await makeUser(test, { role: 'enterprise', name: 'Hotel Sagar' });
  shirt = await makeCloth(test, 2500, 'Shirt');
  saree = await makeCloth(test, 12_050, 'Saree');
  await setPrice(enterprise.id, shirt.id, 1900);
});
afterAll(() => test.stop());

const sql = (text: string, values: unknown[] = []) => test.orm.em.fork().execute(text, values);
const setPrice = (userId: string, clothId: string, price: number) =>
  sql(
    `insert into price_list_item (enterprise_id, cloth_id, price, position) values (?, ?, ?, 0)`,
    [...[userId, clothId, price]],
  );

const record = (order: TestOrder, items: object[], token = admin.token) =>
  test.graphql<Changed>(RECORD, { id: order.id, version: order.version, items }, token);

describe('recording a pickup', () => {
  it('creates the bill, mails it, and names the staff member', async () => {
    const order = await makeOrder(test, customer);
    const { data } = await record(order, [
      { clothId: shirt.id, quantity: 4 },
      { clothId: saree.id.toUpperCase(), quantity: 2, price: 10_000 },
    ]);
    expect(data?.changed).toMatchObject({
      message: 'Pickup recorded',
      order: {
        ...{ version: 2, orderStatus: 'PICKED', paymentStatus: 'UNPAID' },
        ...{ totalPrice: 30_000, due: 30_000, itemCount: 6 },
        items: [
          { clothId: shirt.id, name: 'Shirt', quantity: 4, price: 2500, amount: 10_000 },
          { clothId: saree.id, name: 'Saree', quantity: 2, price: 10_000, amount: 20_000 },
        ],
        timeline: [
          { kind: 'BOOKED' },
          {
            kind: 'STATUS_CHANGED',
            fromStatus: 'WAITING_FOR_PICKUP',
            toStatus: 'PICKED',
            actor: { name: 'Admin' },
          },
        ],
      },
    });
    const mail = await test.mailTo(customer.email, ({ subject }) => subject.includes('₹300.00'));
    expect(mail.subject).toContain('Picked up: 6 items');
    expect(mail.text).toContain('Shirt: 4 × ₹25.00 = ₹100.00');
  });

  it("uses a sent price first, then the enterprise's price list, then the catalogue", async () => {
    const order = await makeOrder(test, enterprise);
    const { data } = await record(order, [
      { clothId: shirt.id, quantity: 1 },
      { clothId: saree.id, quantity: 1 },
      { clothId: shirt.id, quantity: 1, price: 0 },
    ]);
    expect(data?.changed.order.items.map(({ price }) => price)).toEqual([1900, 12_050, 0]);
  });

  it('keeps name and price when the lists change later', async () => {
    const cloth = await makeCloth(test, 700, 'Towel');
    const order = await makeOrder(test, customer);
    await record(order, [{ clothId: cloth.id, quantity: 1 }]);
    await sql(`update cloth set name = 'Bath towel', price = 900 where id = ?`, [cloth.id]);
    expect(await sql(`select name, price from order_item where order_id = ?`, [order.id])).toEqual([
      { name: 'Towel', price: 700 },
    ]);
  });

  it.each([
    [{ quantity: 0 }, 'items.1.quantity'],
    [{ quantity: -3 }, 'items.1.quantity'],
    [{ quantity: 1000 }, 'items.1.quantity'],
    [{ price: -1 }, 'items.1.price'],
    [{ price: MAX_PRICE + 1 }, 'items.1.price'],
    [{ price: Number.MAX_SAFE_INTEGER }, 'items.1.price'],
    [{ clothId: null }, 'items.1.clothId'],
    [{ clothId: 'shirt' }, 'items.1.clothId'],
    [{ clothId: randomUUID() }, 'items.1.clothId'],
    [{ clothId: 'x'.repeat(10_000) }, 'items.1.clothId'],
  ])('refuses a bad line (%#)', async (bad, field) => {
    const order = await makeOrder(test, customer);
    const good = { clothId: shirt.id, quantity: 1 };
    const refused = refusal(await record(order, [good, { ...good, ...bad }]));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields)).toEqual([field]);
    expect(refused.message).toMatch(/^Row 2: /);
    expect(await storedOrder(test, order.id)).toMatchObject({
      version: 1,
      item_count: 0,
      events: 1,
    });
  });

  it.each([
    { quantity: 1.5 },
    { quantity: '2' },
    { price: 0.5 },
    { price: '100' },
    { quantity: null },
  ])('refuses %j, which is no whole number', async (bad) => {
    const order = await makeOrder(test, customer);
    const refused = refusal(await record(order, [{ clothId: shirt.id, quantity: 1, ...bad }]));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect((await storedOrder(test, order.id)).version).toBe(1);
  });

  it('refuses no items, too many, too expensive, and deleted cloth types', async () => {
    const order = await makeOrder(test, customer);
    const line = { clothId: shirt.id, quantity: 999, price: MAX_PRICE };
    const many = Array.from({ length: 101 }, () => ({ clothId: shirt.id, quantity: 1 }));
    for (const items of [[], many, [line, line]])
      expect(refusal(await record(order, items))).toMatchObject({
        ...{ code: 'BAD_USER_INPUT', fields: { items: /./ } },
      });
    const gone = await makeCloth(test);
    await sql(`update cloth set archived_at = now() where id = ?`, [gone.id]);
    const refused = refusal(await record(order, [{ clothId: gone.id, quantity: 1 }]));
    expect(refused.fields).toEqual({ 'items.0.clothId': 'Cloth not found' });
  });

  it('succeeds once for any number of concurrent requests', async () => {
    const order = await makeOrder(test, customer);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => record(order, [{ clothId: shirt.id, quantity: i + 1 }])),
    );
    const taken = answers.filter((answer) => refusal(answer).code === 'OK');
    expect(taken).toHaveLength(1);
    const stored = await storedOrder(test, order.id);
    expect(stored).toMatchObject({ version: 2, events: 2, order_status: 'picked' });
    expect(stored.total_price).toBe(taken[0]?.data?.changed.order.totalPrice);
    const items = await sql(`select quantity from order_item where order_id = ?`, [order.id]);
    expect(items).toEqual([{ quantity: stored.item_count }]);
  });

  it('needs a staff permission and a waiting order', async () => {
    const order = await makeOrder(test, customer);
    const items = [{ clothId: shirt.id, quantity: 1 }];
    expect(refusal(await record(order, items, customer.token)).code).toBe('FORBIDDEN');
    expect(refusal(await record({ ...order, id: randomUUID() }, items)).code).toBe('NOT_FOUND');
    for (const orderStatus of ['picked', 'dispatched', 'delivered', 'cancelled'] as const) {
      const later = await makeOrder(test, customer, { orderStatus });
      expect(refusal(await record(later, items)).code).toBe('CONFLICT');
    }
  });
});
