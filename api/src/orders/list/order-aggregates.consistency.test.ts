import { afterAll, beforeAll, expect, it } from 'vitest';
import { today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder, type TestOrder } from '../../testing/orders/order-factories.js';
import { csvRows, sumOfColumn } from '../../testing/rest/csv-rows.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

interface Figures {
  orderTotals: {
    count: number;
    cancelled: number;
    totalPrice: number;
    paidAmount: number;
    due: number;
    toRefund: number;
  };
  user: { balance: number };
  dailyTotals: { collected: number }[];
}

let test: TestServer;
let admin: TestUser;
let customer: TestUser;

const refund = ({ id, version }: TestOrder, amount: number) =>
  test.graphql(
    `mutation ($id: ID!, $version: Int!, $amount: Paise!) {
      refundPayment(
        id: $id
        version: $version
        input: { amount: $amount, method: CASH, reason: "Too late" }
      ) { message }
    }`,
    { id, version, amount },
    admin.token,
  );

beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  const picked = { orderStatus: 'picked' as const, items: [[1, 100_000]] as [number, number][] };
  const cancelled = { ...picked, orderStatus: 'cancelled' as const };
  await makeOrder(test, customer);
  await makeOrder(test, customer, picked);
  await makeOrder(test, customer, { ...picked, paidAmount: 30_000 });
  await makeOrder(test, customer, { ...picked, paidAmount: 100_000 });
  const refunded = await makeOrder(test, customer, { ...picked, paidAmount: 100_000 });
  await makeOrder(test, customer, cancelled);
  await makeOrder(test, customer, { ...cancelled, paidAmount: 30_000 });
  const givenBack = await makeOrder(test, customer, { ...cancelled, paidAmount: 50_000 });
  for (const answer of [await refund(refunded, 20_000), await refund(givenBack, 40_000)])
    expect(answer.errors).toBeUndefined();
});
afterAll(() => test.stop());

it('totals, balance and collections agree about cancelled, partly paid and refunded orders', async () => {
  const { data } = await test.graphql<Figures>(
    `query ($id: ID!, $day: CalendarDate!) {
      orderTotals(filter: { customerId: $id }) { count cancelled totalPrice paidAmount due toRefund }
      user(id: $id) { balance }
      dailyTotals(from: $day, to: $day) { collected }
    }`,
    { id: customer.id, day: today() },
    admin.token,
  );
  const totals = data?.orderTotals;
  expect(totals).toEqual({
    ...{ count: 8, cancelled: 3, totalPrice: 400_000, paidAmount: 210_000, due: 190_000 },
    toRefund: 40_000,
  });
  // The balance of the customer equals the amounts due of the orders.
  expect(data?.user.balance).toBe(190_000);
  expect(data?.dailyTotals.map(({ collected }) => collected)).toEqual([210_000 + 40_000]);

  const rows = await csvRows(`${test.url}/api/order/export.csv?customerId=${customer.id}`, admin);
  const charged = rows.filter((row) => row['Order Status'] !== 'cancelled');
  expect([rows.length, rows.length - charged.length]).toEqual([8, 3]);
  expect([sumOfColumn(charged, 'Total (₹)'), sumOfColumn(charged, 'Paid (₹)')]).toEqual([
    400_000, 210_000,
  ]);
  expect([sumOfColumn(rows, 'Due (₹)'), sumOfColumn(rows, 'To Refund (₹)')]).toEqual([
    190_000, 40_000,
  ]);
});
