import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeCloth, makeOrder, type TestOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const change = (operation: string) => `
  mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
    changed: ${operation}(id: $id, version: $version, input: { items: $items }) {
      order {
        version orderStatus totalPrice itemCount
        items { id name price amount }
        timeline { kind fromStatus reason }
      }
    }
  }`;
const RECORD = change('recordPickup');
const UPDATE = change('updateOrderItems');

interface Changed {
  changed: { order: { items: { id: string; price: number; amount: number }[] } };
}

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let shirt: { id: string };
let saree: { id: string };
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { name: 'Asha Rao' });
  shirt = await makeCloth(test, 2500, 'Shirt');
  saree = await makeCloth(test, 12_050, 'Saree');
});
afterAll(() => test.stop());

const sql = (text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<{ id?: string }[]>(text, values);
const update = ({ id, version }: TestOrder, items: object[], token = admin.token) =>
  test.graphql<Changed>(UPDATE, { id, version, items }, token);

/** An order whose pickup was recorded through the API. */
async function picked(items: object[] = [{ clothId: shirt.id, quantity: 4 }]) {
  const order = await makeOrder(test, customer);
  const { id, version } = order;
  expect(refusal(await test.graphql(RECORD, { id, version, items }, admin.token)).code).toBe('OK');
  return { ...order, version: version + 1 };
}

describe('changing the items', () => {
  it('replaces them, with the new bill in mail and timeline', async () => {
    const order = await picked();
    const { data } = await update(order, [{ clothId: saree.id, quantity: 3 }]);
    expect(data?.changed.order).toMatchObject({
      ...{ version: 3, orderStatus: 'PICKED', totalPrice: 36_150, itemCount: 3 },
      items: [{ name: 'Saree', amount: 36_150 }],
      timeline: [
        {},
        {},
        { kind: 'BILL_CHANGED', fromStatus: null, reason: 'Total ₹100.00 → ₹361.50' },
      ],
    });
    const mail = await test.mailTo(customer.email, ({ subject }) => subject.includes('₹361.50'));
    expect(mail.subject).toContain('Your bill has changed');
  });

  it('keeps the prices that are on the order, also of cloth types deleted since', async () => {
    const cloth = await makeCloth(test, 700);
    const order = await picked([{ clothId: cloth.id, quantity: 1, price: 650 }]);
    await sql(`update cloth set archived_at = now() where id = ?`, [cloth.id]);
    const { data } = await update(order, [{ clothId: cloth.id, quantity: 2 }]);
    expect(data?.changed.order.items).toMatchObject([{ price: 650, amount: 1300 }]);
  });

  it('keeps the price of each item, also of two with the same cloth type', async () => {
    const line = { clothId: shirt.id, quantity: 1 };
    const order = await picked([
      { ...line, price: 10_000 },
      { ...line, price: 20_000 },
    ]);
    const prices = async (version: number, items: object[]) => {
      const { data } = await update({ ...order, version }, items);
      return data?.changed.order.items;
    };
    const same = await prices(2, [line, line]);
    expect(same?.map(({ price }) => price)).toEqual([10_000, 20_000]);
    const [first, second] = same ?? [];
    const swapped = await prices(3, [
      { ...line, id: second?.id },
      { ...line, id: first?.id.toUpperCase() },
    ]);
    expect(swapped?.map(({ price }) => price)).toEqual([20_000, 10_000]);
    const left = await prices(4, [{ ...line, quantity: 3, id: swapped?.[1]?.id }]);
    expect(left).toMatchObject([{ price: 10_000, amount: 30_000 }]);
    const refused = refusal(
      await update({ ...order, version: 5 }, [line, { ...line, id: first?.id }]),
    );
    expect(refused.fields).toEqual({ 'items.1.id': 'This item is no longer on the order' });
  });

  it('keeps an item whose cloth type was deleted, by its id alone', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'picked', items: [[2, 15_000]] });
    const [gone] = await sql(`select id from order_item where order_id = ?`, [order.id]);
    const { data } = await update(order, [
      { id: gone?.id, quantity: 3 },
      { clothId: shirt.id, quantity: 1 },
    ]);
    expect(data?.changed.order).toMatchObject({
      totalPrice: 47_500,
      items: [{ name: 'Item 0', price: 15_000, amount: 45_000 }, { name: 'Shirt' }],
    });
    const items = data?.changed.order.items.map(({ id }) => ({ id, quantity: 1 })) ?? [];
    const again = await update({ ...order, version: 2 }, items);
    expect(again.data?.changed.order.items).toMatchObject([{ name: 'Item 0' }, { name: 'Shirt' }]);
    expect(await sql(`select cloth_id from order_item where order_id = ?`, [order.id])).toEqual(
      expect.arrayContaining([{ cloth_id: null }, { cloth_id: shirt.id }]),
    );
    const refused = refusal(await update({ ...order, version: 3 }, [{ quantity: 1 }]));
    expect(refused.fields).toEqual({ 'items.0.clothId': 'Cloth is required' });
  });

  it('is refused after the dispatch', async () => {
    const items = [{ clothId: shirt.id, quantity: 1 }];
    for (const orderStatus of [
      'waiting for pickup',
      'dispatched',
      'delivered',
      'cancelled',
    ] as const) {
      const order = await makeOrder(test, customer, { orderStatus });
      expect(refusal(await update(order, items)).code).toBe('CONFLICT');
    }
    const open = await makeOrder(test, customer, { orderStatus: 'processing' });
    expect(refusal(await update(open, items, customer.token)).code).toBe('FORBIDDEN');
    expect(refusal(await update({ ...open, version: 9 }, items)).code).toBe('CONFLICT');
    expect(refusal(await update(open, items)).code).toBe('OK');
  });
});
