import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { recordSqlStatements } from '../../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { foldOrderAggregates } from './order-aggregates.queries.js';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  const user = await makeUser(test);
  // Orders in every status, booked around midnight in India, some of them with refunds due.
  await execute(
    `insert into "order" (id, user_id, pickup_date, pickup_phone_number, pickup_address, created_at,
       order_status, delivery_date, item_count, total_price, paid_amount)
     select gen_random_uuid(), ?, '2026-03-09', '9876543210', 'Somewhere',
       timestamptz '2026-03-08 18:00Z' + n * interval '11 minutes',
       (array['waiting for pickup', 'picked', 'processing', 'delivered', 'cancelled'])[1 + n % 5],
       case when n % 5 = 3 then now() end, 3, 1000 * (n % 7), 500 * least(n % 4, 2 * (n % 7))
     from generate_series(1, 400) as n`,
    [user.id],
  );
});
afterAll(() => test.stop());

const execute = <T>(statement: string, values: unknown[] = []): Promise<T[]> =>
  test.orm.em.fork().execute(statement, values);

const TOTALS = 'count cancelled totalPrice paidAmount due toRefund';

type Totals = Record<string, number>;

const totals = async (filter: Record<string, unknown>): Promise<Totals | undefined> => {
  const { data } = await test.graphql<{ orderTotals: Totals }>(
    `query ($filter: OrderFilter) { orderTotals(filter: $filter) { ${TOTALS} } }`,
    { filter },
    admin.token,
  );
  return data?.orderTotals;
};

/** The expected totals, computed directly from the table `order`. */
const counted = async (where: string): Promise<Totals | undefined> => {
  const [row] = await execute<Totals>(`
    select count(*)::int as count,
      (count(*) filter (where order_status = 'cancelled'))::int as cancelled,
      coalesce(sum(total_price) filter (where order_status <> 'cancelled'), 0)::int as "totalPrice",
      coalesce(sum(paid_amount) filter (where order_status <> 'cancelled'), 0)::int as "paidAmount",
      coalesce(sum(due), 0)::int as due,
      (coalesce(sum(refundable), 0)
        - coalesce(sum(paid_amount) filter (where order_status <> 'cancelled'), 0))::int as "toRefund"
    from "order" where ${where}`);
  return row;
};

const INDIAN_DAY = `(created_at at time zone 'Asia/Kolkata')::date`;

const FILTERS: [filter: Record<string, unknown>, where: string][] = [
  [{}, 'true'],
  [{ orderStatus: 'CANCELLED' }, `order_status = 'cancelled'`],
  [{ orderStatuses: ['PICKED', 'DELIVERED'] }, `order_status in ('picked', 'delivered')`],
  [{ paymentStatus: 'PARTIAL' }, `payment_status = 'partial'`],
  [{ createdFrom: '2026-03-10' }, `${INDIAN_DAY} >= '2026-03-10'`],
  [{ createdTo: '2026-03-09' }, `${INDIAN_DAY} <= '2026-03-09'`],
  [
    { createdFrom: '2026-03-09', createdTo: '2026-03-09', orderStatus: 'PICKED' },
    `${INDIAN_DAY} = '2026-03-09' and order_status = 'picked'`,
  ],
  [{ createdFrom: '2030-01-01' }, 'false'],
];

const groups = async (): Promise<[rows: number, groups: number]> => {
  const [row] = await execute<{ rows: number; groups: number }>(
    `select count(*)::int as rows, count(distinct (day, order_status, payment_status))::int as groups
     from order_figures`,
  );
  return [row?.rows ?? 0, row?.groups ?? 0];
};

describe('the totals of all orders', () => {
  beforeEach(async () => {
    await execute(
      `update "order" set order_status = 'delivered' where order_status = 'dispatched'`,
    );
    await execute(`update "order" set paid_amount = total_price where total_price = 4000`);
    await execute(`update "order" set note = 'Ring twice'`);
    await execute(`delete from "order" where total_price = 2000`);
  });

  it.each(FILTERS)('equal the sums over the orders: %o', async (filter, where) => {
    expect(await totals(filter)).toEqual(await counted(where));
    await foldOrderAggregates(test.orm.em.fork());
    expect(await totals(filter)).toEqual(await counted(where));
  });

  it('come from one row per day and status after concurrent runs of foldOrderAggregates', async () => {
    const [before] = await groups();
    await Promise.all([1, 2, 3].map(() => foldOrderAggregates(test.orm.em.fork())));
    const [rows, distinct] = await groups();
    expect(rows).toBe(distinct);
    expect(rows).toBeLessThan(before);
    expect(await totals({})).toEqual(await counted('true'));
  });

  it.each(FILTERS)('do not read the table `order`: %o', async (filter) => {
    const [, read] = await recordSqlStatements(() => totals(filter));
    expect(read?.text).toContain('order_figures');
    expect(read?.text).not.toContain('"order"');
  });

  it('do not contain changes of a rolled back transaction', async () => {
    const before = await totals({});
    const em = test.orm.em.fork();
    await em.begin();
    await em.execute(`update "order" set paid_amount = 0`);
    await em.rollback();
    expect(await totals({})).toEqual(before);
  });
});
