import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { updateDailyAggregates } from './daily-aggregates.service.js';

let test: TestServer;
let admin: TestUser;
let people: TestUser[];
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  people = [await makeUser(test), await makeUser(test, { role: 'enterprise' })];
});
afterAll(() => test.stop());

const execute = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.orm.em.fork().execute(text, values);

const FIRST = '2026-03-01';
const DAYS = 5;
const PINCODES = ['600020', '600004', null];

const moment = fc
  .integer({ min: 0, max: DAYS * 1440 - 1 })
  .map((minute) => new Date(Date.parse(`${FIRST}T00:00:00+05:30`) + minute * 60_000));

const order = fc.record({
  person: fc.integer({ min: 0, max: 1 }),
  pincode: fc.constantFrom(...PINCODES),
  orderStatus: fc.constantFrom('waiting for pickup', 'picked', 'delivered', 'cancelled'),
  pieces: fc.integer({ min: 1, max: 9 }),
  price: fc.integer({ min: 0, max: 99_999 }),
  createdAt: moment,
  promised: fc.option(fc.integer({ min: -1, max: DAYS })),
  deliveredAt: moment,
});

const entry = fc.record({
  order: fc.nat(),
  at: moment,
  line: fc.oneof(
    fc.record({
      kind: fc.constantFrom('payment', 'overpayment', 'service charge'),
      amount: fc.integer({ min: 1, max: 99_999 }),
    }),
    fc.record({
      kind: fc.constantFrom('reversal', 'refund'),
      amount: fc.integer({ min: -99_999, max: -1 }),
    }),
  ),
});

/** A random change of an order before the comparison; `aggregate` stores the totals of the days. */
const change = fc.record({
  order: fc.nat(),
  what: fc.constantFrom('aggregate', 'cancel', 'move', 'hand over', 'pay', 'deliver'),
  entry,
});

type Entry = typeof entry extends fc.Arbitrary<infer E> ? E : never;
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

const pay = ({ at, line }: Entry, orderId: string) =>
  execute(
    `insert into payment (id, order_id, amount, kind, method, reason, created_at)
     values (gen_random_uuid(), ?, ?, ?, 'cash', case when ? = 'refund' then 'Torn' end, ?)`,
    [orderId, line.amount, line.kind, line.kind, at.toISOString()],
  );

async function applyChange({ what, entry: paid }: Change, id: string): Promise<unknown> {
  if (what === 'aggregate') return updateDailyAggregates(test.orm.em.fork());
  if (what === 'pay') return pay(paid, id);
  if (what === 'deliver')
    return execute(
      `update "order" set order_status = 'delivered', delivery_date = ? where item_count > 0 and id = ?`,
      [paid.at.toISOString(), id],
    );
  if (what === 'cancel')
    return execute(
      `update "order" set order_status = 'cancelled', delivery_date = null where id = ?`,
      [id],
    );
  if (what === 'move')
    return execute(`update "order" set pickup_address = 'Moved - 600099' where id = ?`, [id]);
  return execute(`update "order" set user_id = ? where id = ?`, [people[1]?.id, id]);
}

const REPORTS = `query ($from: CalendarDate!, $to: CalendarDate!) {
  reportSummary(from: $from, to: $to) { totals { ...F } previous { ...F } }
  reportTimeSeries(from: $from, to: $to, interval: WEEK) { totals { ...F } }
  areas: reportByDimension(from: $from, to: $to, groupBy: AREA) { totals { ...F } }
  enterprises: reportByDimension(from: $from, to: $to, groupBy: ENTERPRISE) { key totals { ...F } previous { ...F } }
  reportByClothType(from: $from, to: $to, first: 100) { pieces }
  orderTotals(filter: { createdFrom: $from, createdTo: $to }) { count cancelled totalPrice }
  dailyTotals(from: $from, to: $to) { orders collected }
}
fragment F on ReportTotals { orders cancelled ordersBilled pieces value collected serviceCharges promised onTime }`;

type Totals = Record<string, number>;
interface Reports {
  reportSummary: { totals: Totals; previous: Totals };
  reportTimeSeries: { totals: Totals }[];
  areas: { totals: Totals }[];
  enterprises: { key: string | null; totals: Totals; previous: Totals }[];
  reportByClothType: { pieces: number }[];
  orderTotals: { count: number; cancelled: number; totalPrice: number };
  dailyTotals: { orders: number; collected: number }[];
}

const added = (rows: { totals: Totals }[]): Totals => {
  const sum: Totals = {};
  for (const { totals } of rows)
    for (const [name, value] of Object.entries(totals)) sum[name] = (sum[name] ?? 0) + value;
  return sum;
};

/**
 * The expected payments of a range of days, computed from the payment ledger. With `person`, only
 * payments for orders of that person.
 */
async function ledger(from: string, to: string, person?: string) {
  const [row] = await execute<{ collected: number; charges: number }>(
    `select coalesce(sum(amount) filter (where kind <> 'service charge'), 0)::int as collected,
       coalesce(sum(amount) filter (where kind = 'service charge'), 0)::int as charges
     from payment p join "order" o on o.id = p.order_id
     where (p.created_at at time zone 'Asia/Kolkata')::date between ? and ?
       and (?::uuid is null or o.user_id = ?::uuid)`,
    [from, to, person ?? null, person ?? null],
  );
  return row;
}

/** The expected deliveries of a range of days, computed from the orders. */
async function deliveries(from: string, to: string) {
  const [row] = await execute<{ promised: number; onTime: number }>(
    `select count(*)::int as promised,
       count(*) filter (where (delivery_date at time zone 'Asia/Kolkata')::date <= promised_date)::int as "onTime"
     from "order" where promised_date is not null
       and (delivery_date at time zone 'Asia/Kolkata')::date between ? and ?`,
    [from, to],
  );
  return row;
}

it(
  'reports agree with the payment ledger, the order list and each other, after random changes',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { minLength: 1, maxLength: 6 }),
        fc.array(entry, { maxLength: 6 }),
        fc.array(change, { maxLength: 6 }),
        fc.integer({ min: 0, max: DAYS - 1 }),
        async (orders, entries, changes, skipped) => {
          await execute('delete from payment');
          await execute('delete from order_item');
          await execute('delete from order_event');
          await execute('delete from "order"');
          await execute(
            `insert into report_dirty_day select '${FIRST}'::date + n from generate_series(-9, 9) n`,
          );
          const ids: string[] = [];
          for (const { person, pincode, pieces, price, promised, ...values } of orders) {
            const { id } = await makeOrder(test, people[person] ?? admin, {
              ...values,
              promisedDate: promised === null ? undefined : addDays(FIRST, promised),
              pickupAddress: `12 Car Street, Chennai${pincode ? ` - ${pincode}` : ''}`,
              ...(values.orderStatus === 'waiting for pickup' ? {} : { items: [[pieces, price]] }),
            });
            ids.push(id);
          }
          const idOf = (n: number) => ids[n % ids.length] ?? '';
          for (const one of entries) await pay(one, idOf(one.order));
          for (const one of changes) await applyChange(one, idOf(one.order));

          const from = addDays(FIRST, skipped);
          const to = addDays(FIRST, DAYS - 1);
          const { data, errors } = await test.graphql<Reports>(REPORTS, { from, to }, admin.token);
          expect(errors).toBeUndefined();
          if (!data) return;
          const { totals } = data.reportSummary;
          for (const rows of [data.reportTimeSeries, data.areas, data.enterprises])
            if (rows.length) expect(added(rows)).toEqual(totals);
          const { count, cancelled, totalPrice } = data.orderTotals;
          expect(totals).toMatchObject({ orders: count, cancelled, value: totalPrice });
          const money = await ledger(from, to);
          expect(totals).toMatchObject({
            collected: money?.collected,
            serviceCharges: money?.charges,
          });
          expect(data.dailyTotals.reduce((sum, day) => sum + day.collected, 0)).toBe(
            money?.collected,
          );
          expect(data.reportByClothType.reduce((sum, cloth) => sum + cloth.pieces, 0)).toBe(
            totals['pieces'],
          );
          expect(totals).toMatchObject({ ...(await deliveries(from, to)) });
          const before = await ledger(addDays(from, skipped - DAYS), addDays(from, -1));
          expect(data.reportSummary.previous['collected']).toBe(before?.collected);
          const enterprise = data.enterprises.find(({ key }) => key);
          const theirs = await ledger(from, to, people[1]?.id);
          expect(enterprise?.totals['collected'] ?? 0).toBe(theirs?.collected);
        },
      ),
      { numRuns: 20 },
    );
  },
);
