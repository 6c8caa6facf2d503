import { afterAll, beforeAll, expect, it } from 'vitest';
import { today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder, type TestOrder } from '../../testing/orders/order-factories.js';
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
  dailyFigures: { takings: number }[];
}

let test: TestServer;
let admin: TestUser;
let customer: TestUser;

const refund = ({ id, version }: TestOrder, amount: number) =>
  test.graphql(
    `mutation ($id: ID!, $version: Int!, $amount: Paise!) {
      refundPayment(
        orderId: $id
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

/** Headings of the CSV → its cells, as numbers where they are amounts. */
async function csvRows(): Promise<Record<string, string>[]> {
  const response = await fetch(`${test.url}/api/order/export.csv?userId=${customer.id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const [heading = '', ...lines] = (await response.text())
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  // The address has commas of its own, in quotes.
  const cells = (line: string) => line.replaceAll(/"[^"]*"/g, 'text').split(',');
  return lines.map((line) =>
    Object.fromEntries(heading.split(',').map((name, at) => [name, cells(line)[at] ?? ''])),
  );
}

it('say the same of cancelled, partly paid and refunded orders', async () => {
  const { data } = await test.graphql<Figures>(
    `query ($id: ID!, $day: CalendarDate!) {
      orderTotals(filter: { userId: $id }) { count cancelled totalPrice paidAmount due toRefund }
      user(id: $id) { balance }
      dailyFigures(from: $day, to: $day) { takings }
    }`,
    { id: customer.id, day: today() },
    admin.token,
  );
  const totals = data?.orderTotals;
  expect(totals).toEqual({
    ...{ count: 8, cancelled: 3, totalPrice: 400_000, paidAmount: 210_000, due: 190_000 },
    toRefund: 40_000,
  });
  // What customers owe, and what the days took in.
  expect(data?.user.balance).toBe(190_000);
  expect(data?.dailyFigures.map(({ takings }) => takings)).toEqual([210_000 + 40_000]);

  const rows = await csvRows();
  const charged = rows.filter((row) => row['Order Status'] !== 'cancelled');
  const sum = (of: typeof rows, heading: string) =>
    of.reduce((paise, row) => paise + Math.round(Number(row[heading]) * 100), 0);
  expect([rows.length, rows.length - charged.length]).toEqual([8, 3]);
  expect([sum(charged, 'Total (₹)'), sum(charged, 'Paid (₹)')]).toEqual([400_000, 210_000]);
  expect([sum(rows, 'Due (₹)'), sum(rows, 'To Refund (₹)')]).toEqual([190_000, 40_000]);
});
