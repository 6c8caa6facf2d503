import { afterAll, beforeAll, expect, it } from 'vitest';
import { today } from '../../platform/dates.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeCloth, makeOrder } from '../../testing/orders/order-factories.js';
import { recordSqlStatements } from '../../testing/sql-statements.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const REPORT = `query ($from: CalendarDate!, $to: CalendarDate!) {
  reportControl(from: $from, to: $to) {
    day personName discounts discountAmount prices priceAmount
    cancellations cancelledAmount reversals reversedAmount withoutCode byNameAndPhone orderCount orders { id }
  }
}`;
const RECORD = `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!, $lines: [AdjustmentInput!]) {
  recordPickup(id: $id, version: $version, input: { items: $items, adjustments: $lines }) { message }
}`;
const CANCEL = `mutation ($id: ID!, $version: Int!) {
  cancelOrder(id: $id, version: $version, input: { reason: "Booked twice" }) { message }
}`;
const DELIVER = `mutation ($id: ID!, $version: Int!) {
  deliverOrder(id: $id, version: $version, input: { reason: "No phone here" }) { message }
}`;

const PAY = `mutation ($id: ID!, $version: Int!, $status: PaymentStatus!) {
  updatePayment(id: $id, version: $version, input: { status: $status, method: CASH }) { order { version } }
}`;

const HAND_OVER_FOR_RECEIPT = `mutation ($id: ID!, $version: Int!) {
  deliverOrder(id: $id, version: $version, input: { deliveryOTP: "0427" }) { message }
}`;

const HAND_OVER = `mutation ($id: ID!, $version: Int!) {
  deliverOrder(id: $id, version: $version, input: { personChecked: true }) { message }
}`;

let test: TestServer;
let admin: TestUser;
let meena: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  meena = await makeStaff(
    test,
    [
      ...(['orders.pickup', 'orders.discount', 'orders.price'] as const),
      ...(['orders.cancel', 'orders.deliver', 'payments.take', 'payments.refund'] as const),
    ],
    { name: 'Meena Iyer' },
  );
});
afterAll(() => test.stop());

const days = { from: today(), to: today() };
const report = async (range = days, { token } = admin) =>
  test.graphql<{ reportControl: object[] }>(REPORT, range, token);

it('names user and day, with counts and amounts, and leaves out actions of customers', async () => {
  const shirt = await makeCloth(test, 10_000, 'Shirt');
  const collected = await makeOrder(test, customer);
  const items = [{ clothId: shirt.id, quantity: 2, price: 9000 }];
  const lines = [{ kind: 'DISCOUNT', amount: 3000, reason: 'Regular customer' }];
  const bill = { id: collected.id, version: collected.version, items, lines };
  const cancelled = await makeOrder(test, customer, { orderStatus: 'picked' });
  const delivered = await makeOrder(test, customer, { orderStatus: 'dispatched' });
  const own = await makeOrder(test, customer);
  const walkIn = await makeUser(test);
  await test.orm.em.fork().execute('update "user" set email = null where id = ?', [walkIn.id]);
  const handedOver = await makeOrder(test, walkIn, { orderStatus: 'dispatched' });
  const forReceipt = await makeOrder(test, walkIn, { orderStatus: 'dispatched' });
  await test.orm.em
    .fork()
    .execute('update "order" set printed_code = delivery_otp where id = ?', [forReceipt.id]);
  for (const [text, { id, version }, who, more] of [
    [RECORD, collected, meena, bill],
    [CANCEL, cancelled, meena, {}],
    [DELIVER, delivered, meena, {}],
    [HAND_OVER, handedOver, meena, {}],
    [HAND_OVER_FOR_RECEIPT, forReceipt, meena, {}],
    [CANCEL, own, customer, {}],
  ] as const)
    expect((await test.graphql(text, { id, version, ...more }, who.token)).errors).toBeUndefined();
  const paid = await makeOrder(test, customer, { orderStatus: 'picked' });
  for (const status of ['PAID', 'UNPAID']) {
    const variables = { id: paid.id, version: paid.version, status };
    const { errors, data } = await test.graphql<{
      updatePayment: { order: { version: number } };
    }>(PAY, variables, meena.token);
    expect(errors).toBeUndefined();
    paid.version = data?.updatePayment.order.version ?? 0;
  }
  const { data } = await report();
  expect(data?.reportControl).toMatchObject([
    {
      ...{ day: today(), personName: 'Meena Iyer', discounts: 1, discountAmount: 3000 },
      ...{ prices: 1, priceAmount: -2000, cancellations: 1, withoutCode: 1 },
      ...{ byNameAndPhone: 2, orderCount: 6, reversals: 1, reversedAmount: 100_000 },
      orders: expect.arrayContaining([
        { id: collected.id },
        { id: delivered.id },
        { id: handedOver.id },
      ]) as object,
    },
  ]);
  expect((await report({ from: '2026-03-01', to: '2026-03-31' })).data?.reportControl).toEqual([]);
  expect(refusal(await report(days, meena)).code).toBe('FORBIDDEN');
});

it('is a file, too', async () => {
  const answer = await fetch(`${test.url}/api/report/control.csv?from=${days.from}&to=${days.to}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const text = await answer.text();
  expect(text).toContain('Person');
  expect(text).toMatch(/Meena Iyer,1,30\.00,1,-20\.00,1,/);
});

it('is one statement', async () => {
  const statements = await recordSqlStatements(() => report());
  expect(statements.filter(({ text }) => text.includes('order_event'))).toHaveLength(1);
});
