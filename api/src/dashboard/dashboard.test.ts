import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const DASHBOARD = `{ dashboard { ordersToday waitingForPickup waitingForDelivery } }`;
const DAYS = `query ($from: CalendarDate!, $to: CalendarDate!) {
  dailyTotals(from: $from, to: $to) { day orders collected }
}`;

interface Days {
  dailyTotals: { day: string; orders: number; collected: number }[];
}

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  // A time in UTC. A day in Asia/Kolkata begins at 18:30 UTC of the day before.
  const at = (time: string) => new Date(`2025-03-${time}Z`);
  await makeOrder(test, customer, { createdAt: at('04T18:29:59.999'), orderStatus: 'dispatched' });
  await makeOrder(test, customer, {
    ...{ createdAt: at('04T18:30:00.000'), orderStatus: 'picked', paidAmount: 40_000 },
  });
  await makeOrder(test, customer, {
    ...{ createdAt: at('05T18:29:59.999'), orderStatus: 'delivered', paidAmount: 100_000 },
  });
  await makeOrder(test, customer, { createdAt: at('07T06:00:00.000'), orderStatus: 'cancelled' });
  await makeOrder(test, customer);
  await makeOrder(test, customer, { createdAt: new Date(`${today()}T00:00:00+05:30`) });
  await makeOrder(test, customer, {
    createdAt: new Date(Date.parse(`${today()}T00:00:00+05:30`) - 1),
  });
});
afterAll(() => test.stop());

const days = (from: string, to: string, token = admin.token) =>
  test.graphql<Days>(DAYS, { from, to }, token);

describe('the dashboard', () => {
  it("counts today's orders by the clock of Asia/Kolkata, and the waiting orders of all days", async () => {
    const { data } = await test.graphql(DASHBOARD, {}, admin.token);
    expect(data).toEqual({
      dashboard: { ordersToday: 2, waitingForPickup: 3, waitingForDelivery: 1 },
    });
  });

  it('takes one query after that of the session, as do the daily totals', async () => {
    await test.graphql(DASHBOARD, {}, admin.token);
    expect(await recordSqlStatements(() => test.graphql(DASHBOARD, {}, admin.token))).toHaveLength(
      2,
    );
    expect(await recordSqlStatements(() => days('2025-03-01', '2025-03-31'))).toHaveLength(2);
  });

  it('is for staff', async () => {
    expect(refusal(await test.graphql(DASHBOARD)).code).toBe('UNAUTHENTICATED');
    expect(refusal(await test.graphql(DASHBOARD, {}, customer.token)).code).toBe('FORBIDDEN');
    expect(refusal(await days(today(), today(), customer.token)).code).toBe('FORBIDDEN');
  });
});

describe('daily totals', () => {
  it('have every day, also days without orders and payments', async () => {
    const { data } = await days('2025-03-04', '08-Mar-2025');
    expect(data?.dailyTotals).toEqual([
      { day: '2025-03-04', orders: 1, collected: 0 },
      { day: '2025-03-05', orders: 2, collected: 140_000 },
      { day: '2025-03-06', orders: 0, collected: 0 },
      { day: '2025-03-07', orders: 1, collected: 0 },
      { day: '2025-03-08', orders: 0, collected: 0 },
    ]);
  });

  it('deduct reversals and refunds, and leave out the service charge', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'picked' });
    await test.orm.em.fork().execute(
      `insert into payment (id, order_id, amount, kind, method, reason, created_at)
       select gen_random_uuid(), ?::uuid, amount, kind, null, null, '2025-06-01T12:00Z'::timestamptz
       from (values (5000, 'payment'), (-2000, 'reversal'), (700, 'overpayment'), (100, 'service charge')) as p (amount, kind)
       union all select gen_random_uuid(), ?, -400, 'refund', 'cash', 'Torn', '2025-06-01T12:00Z'`,
      [order.id, order.id],
    );
    const { data } = await days('2025-06-01', '2025-06-01');
    expect(data?.dailyTotals).toEqual([{ day: '2025-06-01', orders: 0, collected: 3300 }]);
  });

  it('cover at most 366 days, and no reversed range', async () => {
    const first = '2024-01-01';
    expect((await days(first, addDays(first, 365))).data?.dailyTotals).toHaveLength(366);
    expect(refusal(await days(first, addDays(first, 366))).fields).toHaveProperty('to');
    expect(refusal(await days('2024-01-02', first)).fields).toHaveProperty('from');
    for (const day of ['', 'today', '2024-02-30', '0000-00-00', '9'.repeat(10_000)])
      expect(refusal(await days(day, day)).code).toBe('BAD_USER_INPUT');
    expect((await days('9999-12-31', '9999-12-31')).data?.dailyTotals).toHaveLength(1);
    expect((await days('0001-01-01', '0001-01-01')).data?.dailyTotals).toHaveLength(1);
  });
});
