import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import {
  makeCloth,
  makeOrder,
  storedOrder,
  type TestOrder,
} from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const ORDER = `{
  order {
    version totalPrice itemsTotal paidAmount due
    items { id }
    adjustments { kind amount basisPoints reason }
    payments { amount kind }
    timeline { kind reason }
  }
}`;
const VARIABLES = '$id: ID!, $version: Int!, $adjustments: [AdjustmentInput!]';
const RECORD = `mutation (${VARIABLES}, $items: [PickupItemInput!]!) {
  changed: recordPickup(id: $id, version: $version, input: { items: $items, adjustments: $adjustments }) ${ORDER}
}`;
const ITEMS = `mutation (${VARIABLES}, $items: [PickupItemInput!]!, $refund: RefundInput) {
  changed: updateOrderItems(id: $id, version: $version, input: { items: $items, adjustments: $adjustments, refund: $refund }) ${ORDER}
}`;
const LINES = `mutation ($id: ID!, $version: Int!, $adjustments: [AdjustmentInput!]!, $refund: RefundInput) {
  changed: updateOrderAdjustments(id: $id, version: $version, input: { adjustments: $adjustments, refund: $refund }) ${ORDER}
}`;

interface Changed {
  changed: { order: { version: number; items: { id: string }[]; timeline: { reason: string }[] } };
}

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let shirt: { id: string };
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { name: 'Asha Rao' });
  shirt = await makeCloth(test, 2500, 'Shirt');
});
afterAll(() => test.stop());

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);
const change = (document: string, { id, version }: TestOrder, more: object, by = admin) =>
  test.graphql<Changed>(document, { id, version, ...more }, by.token);
const shirts = (quantity: number) => [{ clothId: shirt.id, quantity }];

const tenth = { kind: 'DISCOUNT', basisPoints: 1000, reason: 'Regular customer' };
const off = (amount: number) => ({ kind: 'DISCOUNT', amount, reason: 'A stain stayed' });
const fee = { kind: 'DELIVERY_FEE', amount: 4000, reason: 'Outside the area' };

describe('bill adjustments', () => {
  it('are set with the pickup, are on the bill and in its mail, and change the total', async () => {
    const order = await makeOrder(test, customer);
    const { data } = await change(RECORD, order, { items: shirts(4), adjustments: [tenth, fee] });
    expect(data?.changed.order).toMatchObject({
      ...{ totalPrice: 13_000, itemsTotal: 10_000, due: 13_000 },
      adjustments: [
        { kind: 'DISCOUNT', amount: -1000, basisPoints: 1000, reason: 'Regular customer' },
        { kind: 'DELIVERY_FEE', amount: 4000, basisPoints: null, reason: 'Outside the area' },
      ],
    });
    const reason =
      'Discount 10% (Regular customer) -₹10.00, Delivery fee (Outside the area) ₹40.00';
    expect(data?.changed.order.timeline.at(-1)?.reason).toBe(reason);
    const mail = await test.mailTo(customer.email, ({ subject }) => subject.includes('₹130.00'));
    expect(mail.text).toContain('Items: ₹100.00');
    expect(mail.text).toContain('Discount 10% (Regular customer): -₹10.00');
    expect(mail.text).toContain('Delivery fee (Outside the area): ₹40.00');
  });

  it('stay when only the items change; percentages are computed again', async () => {
    const order = await makeOrder(test, customer);
    await change(RECORD, order, { items: shirts(4), adjustments: [tenth, off(500)] });
    const { data } = await change(ITEMS, { ...order, version: 2 }, { items: shirts(8) });
    expect(data?.changed.order).toMatchObject({
      ...{ totalPrice: 17_500, itemsTotal: 20_000 },
      adjustments: [{ amount: -2000 }, { amount: -500 }],
    });
    expect(data?.changed.order.timeline.at(-1)?.reason).toBe('Total ₹85.00 → ₹175.00');
  });

  it('can be corrected without the items, and the timeline has user and reason', async () => {
    const order = await makeOrder(test, customer);
    const picked = await change(RECORD, order, { items: shirts(4) });
    const { data } = await change(LINES, { ...order, version: 2 }, { adjustments: [off(1000)] });
    expect(data?.changed.order).toMatchObject({
      ...{ version: 3, totalPrice: 9000, items: picked.data?.changed.order.items },
    });
    expect(data?.changed.order.timeline.at(-1)?.reason).toBe(
      'Total ₹100.00 → ₹90.00. Discount (A stain stayed) -₹10.00',
    );
    const gone = await change(LINES, { ...order, version: 3 }, { adjustments: [] });
    expect(gone.data?.changed.order).toMatchObject({ totalPrice: 10_000, adjustments: [] });
  });

  it('with an outdated version are refused and change nothing', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'delivered' });
    const clerk = await makeStaff(test, ['orders.pickup', 'orders.read', 'orders.discount']);
    const both = await Promise.all([
      change(LINES, order, { adjustments: [off(1000)] }),
      change(LINES, order, { adjustments: [off(2000)] }, clerk),
    ]);
    const codes = both.map((answer) => refusal(answer).code).sort();
    expect(codes).toEqual(['CONFLICT', 'OK']);
    const slower = both.map(refusal).find(({ code }) => code === 'CONFLICT');
    expect(slower?.message).toContain('changed the bill of this order in the meantime');
    expect(await sql('select 1 from order_adjustment where order_id = ?', [order.id])).toHaveLength(
      1,
    );
  });

  it('refund the amount above the new total in the same transaction', async () => {
    const order = await makeOrder(test, customer, {
      ...{ orderStatus: 'delivered', paidAmount: 100_000 },
    });
    const adjustments = [off(30_000)];
    expect(Object.keys(refusal(await change(LINES, order, { adjustments })).fields)).toEqual([
      'refund',
    ]);
    const refund = { amount: 30_000, method: 'CASH', reason: 'A stain stayed' };
    const clerk = await makeStaff(test, ['orders.pickup', 'orders.discount']);
    expect(refusal(await change(LINES, order, { adjustments, refund }, clerk)).code).toBe(
      'FORBIDDEN',
    );
    const { data } = await change(LINES, order, { adjustments, refund });
    expect(data?.changed.order).toMatchObject({
      ...{ totalPrice: 70_000, paidAmount: 70_000, due: 0 },
      payments: [{ amount: 100_000 }, { amount: -30_000, kind: 'REFUND' }],
    });
  });

  it('can reduce a bill to 0, which then counts as paid', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'picked' });
    await change(LINES, order, { adjustments: [{ ...tenth, basisPoints: 10_000 }] });
    expect(await storedOrder(test, order.id)).toMatchObject({
      ...{ total_price: 0, payment_status: 'paid' },
    });
  });

  it.each([
    [[{ ...tenth, basisPoints: 0 }], ['adjustments.0.basisPoints']],
    [[{ ...tenth, basisPoints: 10_001 }], ['adjustments.0.basisPoints']],
    [[fee, { ...fee, basisPoints: 100, amount: null }], ['adjustments.1.basisPoints']],
    [[{ ...fee, amount: 0 }], ['adjustments.0.amount']],
    [[{ ...fee, amount: -5 }], ['adjustments.0.amount']],
    [[{ ...fee, amount: null }], ['adjustments.0.amount']],
    [[{ ...fee, amount: 1_000_000_001 }], ['adjustments.0.amount']],
    [[{ ...fee, reason: ' ' }], ['adjustments.0.reason']],
    [[{ ...fee, reason: 'x'.repeat(201) }], ['adjustments.0.reason']],
    [[off(100_001)], ['adjustments']],
    [Array.from({ length: 21 }, () => fee), ['adjustments']],
  ])('%# refused on the field, and nothing changes', async (adjustments, fields) => {
    const order = await makeOrder(test, customer, { orderStatus: 'picked' });
    const refused = refusal(await change(LINES, order, { adjustments }));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields)).toEqual(fields);
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 1, total_price: 100_000 });
  });

  it('are removed with the items when the pickup is undone', async () => {
    const order = await makeOrder(test, customer);
    await change(RECORD, order, { items: shirts(4), adjustments: [fee] });
    const MOVE = `mutation ($id: ID!) {
      updateOrderStatus(id: $id, version: 2, input: { status: WAITING_FOR_PICKUP, reason: "Not his" }) { message }
    }`;
    expect(refusal(await test.graphql(MOVE, { id: order.id }, admin.token)).code).toBe('OK');
    expect(await storedOrder(test, order.id)).toMatchObject({ total_price: 0, item_count: 0 });
    expect(await sql('select 1 from order_adjustment where order_id = ?', [order.id])).toEqual([]);
  });

  it('are removed when an older version without adjustments writes the bill', async () => {
    const order = await makeOrder(test, customer);
    await change(RECORD, order, { items: shirts(4), adjustments: [fee] });
    await sql('delete from order_item where order_id = ?', [order.id]);
    expect(await sql('select 1 from order_adjustment where order_id = ?', [order.id])).toEqual([]);
  });

  it('have an allowed sign for each kind, which the database checks', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'picked' });
    const add = (kind: string, amount: number, share: number | null) =>
      sql(
        `insert into order_adjustment (id, order_id, position, kind, amount, basis_points, reason)
         values (gen_random_uuid(), ?, 0, ?, ?, ?, 'Because')`,
        [order.id, kind, amount, share],
      );
    for (const [kind, amount, share] of [
      ...([['discount', 100, null] as const, ['surcharge', -100, null]] as const),
      ...([['delivery fee', 100, 100] as const, ['discount', 0, null]] as const),
    ])
      await expect(add(kind, amount, share)).rejects.toThrow(/order_adjustment_/);
  });
});
