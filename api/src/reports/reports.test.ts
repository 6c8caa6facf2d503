import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../platform/dates.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeArea } from '../testing/areas/areas.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { updateDailyAggregates } from './daily-aggregates.service.js';

interface Totals {
  orders: number;
  cancelled: number;
  ordersBilled: number;
  pieces: number;
  value: number;
  averageValue: number | null;
  collected: number;
  serviceCharges: number;
  promised: number;
  onTime: number;
  onTimeRate: number | null;
}
interface Period {
  from: string;
  to: string;
  totals: Totals;
}
interface Group {
  key: string | null;
  name: string | null;
  isOther: boolean;
  totals: Totals;
  previous: Totals;
}

const TOTALS =
  'orders cancelled ordersBilled pieces value averageValue collected serviceCharges promised onTime onTimeRate';
const SUMS = `query ($from: CalendarDate!, $to: CalendarDate!) {
  reportSummary(from: $from, to: $to) { totals { ${TOTALS} } previous { ${TOTALS} } previousFrom previousTo }
}`;
const PERIODS = `query ($from: CalendarDate!, $to: CalendarDate!, $interval: ReportInterval!) {
  reportTimeSeries(from: $from, to: $to, interval: $interval) { from to totals { ${TOTALS} } }
}`;
const GROUPS = `query ($from: CalendarDate!, $to: CalendarDate!, $groupBy: ReportDimension!) {
  reportByDimension(from: $from, to: $to, groupBy: $groupBy) { key name isOther totals { ${TOTALS} } previous { ${TOTALS} } }
}`;
const CLOTHS = `query ($from: CalendarDate!, $to: CalendarDate!, $first: Int!) {
  reportByClothType(from: $from, to: $to, first: $first) { name pieces value previousPieces }
}`;

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const ADYAR = '1 Long Street, Adyar, Chennai, Tamil Nadu - 600020';

let test: TestServer;
let admin: TestUser;
let enterprise: TestUser;
const execute = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.orm.em.fork().execute(text, values);
const updateAggregates = () => updateDailyAggregates(test.orm.em.fork());

const ask = async <T>(document: string, variables: object): Promise<T> => {
  const { data, errors } = await test.graphql<Record<string, T>>(document, variables, admin.token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as T;
};

beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  enterprise = await makeUser(test, { role: 'enterprise', name: 'Suvai Hotels' });
  const customer = await makeUser(test);
  // A time in UTC. A day in Asia/Kolkata begins at 18:30 UTC of the day before.
  const at = (time: string) => ({ createdAt: new Date(`${time}Z`) });
  const picked = { orderStatus: 'picked' } as const;
  await makeOrder(test, customer, { ...picked, ...at('2026-02-28T18:29:59.999'), paidAmount: 100 });
  await makeOrder(test, customer, {
    ...picked,
    ...at('2026-02-28T18:30:00'),
    items: [[2, 50_001]],
  });
  await makeOrder(test, enterprise, {
    ...{ ...picked, ...at('2026-03-01T06:00:00'), paidAmount: 30_000, pickupAddress: ADYAR },
    items: [
      [1, 10_000],
      [3, 20_000],
    ],
  });
  await makeOrder(test, customer, { ...at('2026-03-09T06:00:00'), pickupAddress: 'No code 12345' });
  await makeOrder(test, customer, {
    ...{ ...at('2026-03-31T18:29:59'), orderStatus: 'cancelled', paidAmount: 5000 },
  });
  // These orders were booked long before, so that only their deliveries are in the range of the
  // test.
  for (const [deliveredAt, promisedDate] of [
    ['2026-03-05T18:29:59.999', '2026-03-05'],
    ['2026-03-05T18:30:00', '2026-03-05'],
    ['2026-03-10T06:00:00', '2026-03-31'],
    ['2026-03-10T06:00:00', undefined],
    ['2026-02-28T18:29:59.999', '2026-02-27'],
  ] as const)
    await makeOrder(test, customer, {
      ...{ ...at('2025-06-01T06:00:00'), orderStatus: 'delivered', promisedDate },
      deliveredAt: new Date(`${deliveredAt}Z`),
    });
  const charged = await makeOrder(test, customer, { ...picked, ...at('2026-04-10T06:00:00') });
  await execute(
    `insert into payment (id, order_id, amount, kind, method, reason, created_at)
     select gen_random_uuid(), ?::uuid, amount, kind, null, reason, '2026-03-15T12:00Z'::timestamptz
     from (values (5000, 'payment', null), (-2000, 'reversal', null), (700, 'overpayment', null),
       (100, 'service charge', null)) as p (amount, kind, reason)`,
    [charged.id],
  );
});
afterAll(() => test.stop());

const zero = {
  ...{ orders: 0, cancelled: 0, ordersBilled: 0, pieces: 0, value: 0, averageValue: null },
  ...{ collected: 0, serviceCharges: 0, promised: 0, onTime: 0, onTimeRate: null },
};
const march = {
  ...{ orders: 4, cancelled: 1, ordersBilled: 2, pieces: 6, value: 170_002, averageValue: 85_001 },
  ...{ collected: 38_700, serviceCharges: 100, promised: 3, onTime: 2, onTimeRate: 6667 },
};

describe.each(['not stored yet', 'stored', 'stored and changed since'])('reports %s', (state) => {
  beforeAll(async () => {
    if (state === 'not stored yet') return;
    await updateAggregates();
    if (state === 'stored') return;
    await execute(`update "order" set note = 'Ring' where order_status = 'picked'`);
  });

  it('have stale days unless all days are stored', async () => {
    const [{ count } = { count: 0 }] = await execute<{ count: number }>(
      `select count(distinct day)::int as count from report_dirty_day`,
    );
    expect(count > 0).toBe(state !== 'stored');
  });

  it('have the totals of a month, and of an equally long range before', async () => {
    expect(await ask(SUMS, MARCH)).toEqual({
      totals: march,
      previous: {
        ...{ orders: 1, cancelled: 0, ordersBilled: 1, pieces: 10, value: 100_000 },
        ...{ averageValue: 100_000, collected: 100, serviceCharges: 0 },
        ...{ promised: 1, onTime: 0, onTimeRate: 0 },
      },
      ...{ previousFrom: '2026-01-29', previousTo: '2026-02-28' },
    });
    const empty = { from: '2031-01-01', to: '2031-01-02' };
    expect(await ask(SUMS, empty)).toMatchObject({ totals: zero, previous: zero });
  });

  it('have every day, week and month, cut to the requested range', async () => {
    const days = await ask<Period[]>(PERIODS, { ...MARCH, interval: 'DAY' });
    expect(days).toHaveLength(31);
    expect(days[0]).toMatchObject({
      ...{ from: '2026-03-01', to: '2026-03-01' },
      totals: { orders: 2 },
    });
    expect(days[1]?.totals).toEqual(zero);
    const weeks = await ask<Period[]>(PERIODS, { ...MARCH, interval: 'WEEK' });
    expect(weeks.map(({ from, to }) => [from, to])).toEqual([
      ['2026-03-01', '2026-03-01'],
      ['2026-03-02', '2026-03-08'],
      ['2026-03-09', '2026-03-15'],
      ['2026-03-16', '2026-03-22'],
      ['2026-03-23', '2026-03-29'],
      ['2026-03-30', '2026-03-31'],
    ]);
    expect(weeks[2]?.totals).toMatchObject({ orders: 1, collected: 3700, serviceCharges: 100 });
    expect(weeks.map(({ totals: { onTimeRate } }) => onTimeRate)).toEqual([
      ...[null, 5000, 10_000, null, null, null],
    ]);
    const months = await ask<Period[]>(PERIODS, {
      from: '2026-02-27',
      to: '2026-03-31',
      interval: 'MONTH',
    });
    expect(months.map(({ from, to }) => [from, to])).toEqual([
      ['2026-02-27', '2026-02-28'],
      ['2026-03-01', '2026-03-31'],
    ]);
    expect(months[1]?.totals).toEqual(march);
  });

  it('show a PIN code without an area by its number, and sort by collections', async () => {
    const areas = await ask<Group[]>(GROUPS, { ...MARCH, groupBy: 'AREA' });
    expect(
      areas.map(({ key, name, totals }) => [key, name, totals.collected, totals.orders]),
    ).toEqual([
      ['600020', 'No area · 600020', 30_000, 1],
      ['600004', 'No area · 600004', 8700, 2],
      [null, null, 0, 1],
    ]);
    expect(areas[1]?.previous).toMatchObject({ pieces: 10, promised: 1, onTimeRate: 0 });
    expect(areas[1]?.totals).toMatchObject({ promised: 3, onTimeRate: 6667 });
  });

  it('have one row for an area with all its PIN codes', async () => {
    const { id } = await makeArea(test, { name: 'Adyar', pincodes: ['600020', '600004'] });
    const areas = await ask<Group[]>(GROUPS, { ...MARCH, groupBy: 'AREA' });
    expect(areas.map(({ key, name, totals }) => [key, name, totals.collected])).toEqual([
      [id, 'Adyar', 38_700],
      [null, null, 0],
    ]);
    expect(areas[0]?.previous).toMatchObject({ pieces: 10 });
    await execute('delete from area_pincode where area_id = ?', [id]);
    await execute('delete from area where id = ?', [id]);
  });

  it('separate enterprises', async () => {
    const groups = await ask<Group[]>(GROUPS, { ...MARCH, groupBy: 'ENTERPRISE' });
    expect(groups.map(({ key, name, totals }) => [key, name, totals.collected])).toEqual([
      [enterprise.id, 'Suvai Hotels', 30_000],
      [null, null, 8700],
    ]);
  });

  it('list the cloth types with most pieces, without cancelled orders', async () => {
    expect(await ask(CLOTHS, { ...MARCH, first: 10 })).toEqual([
      { name: 'Item 0', pieces: 3, value: 110_002, previousPieces: 10 },
      { name: 'Item 1', pieces: 3, value: 60_000, previousPieces: 0 },
    ]);
    expect(await ask(CLOTHS, { ...MARCH, first: 1 })).toHaveLength(1);
  });
});

describe('a report', () => {
  it('computes a stored day again if one of its columns is null', async () => {
    await updateAggregates();
    await execute('update daily_report set promised = null, on_time = null');
    const stale = () => execute('select from daily_report where promised is null limit 1');
    expect(await stale()).toHaveLength(1);
    expect(await ask(SUMS, MARCH)).toMatchObject({ totals: march });
    await updateAggregates();
    expect(await stale()).toEqual([]);
    expect(await ask(SUMS, MARCH)).toMatchObject({ totals: march });
  });

  it('takes one query after that of the session', async () => {
    for (const [document, more] of [
      [SUMS, {}],
      [PERIODS, { interval: 'DAY' }],
      [GROUPS, { groupBy: 'AREA' }],
      [CLOTHS, { first: 5 }],
    ] as const) {
      const run = () => test.graphql(document, { ...MARCH, ...more }, admin.token);
      await run();
      expect(await recordSqlStatements(run)).toHaveLength(2);
    }
  });

  it('is for staff who may read it', async () => {
    const driver = await makeStaff(test, ['rounds.drive']);
    const manager = await makeStaff(test, ['reports.read']);
    expect(refusal(await test.graphql(SUMS, MARCH)).code).toBe('UNAUTHENTICATED');
    expect(refusal(await test.graphql(SUMS, MARCH, enterprise.token)).code).toBe('FORBIDDEN');
    expect(refusal(await test.graphql(SUMS, MARCH, driver.token)).code).toBe('FORBIDDEN');
    expect(refusal(await test.graphql(SUMS, MARCH, manager.token)).code).toBe('OK');
  });

  it('refuses a reversed range and one of more than 366 days', async () => {
    const from = '2024-01-01';
    const of = (to: string) => test.graphql(SUMS, { from, to }, admin.token);
    expect(refusal(await of(addDays(from, 365))).code).toBe('OK');
    expect(refusal(await of(addDays(from, 366))).fields).toHaveProperty('to');
    expect(refusal(await of('2023-12-31')).fields).toHaveProperty('from');
    for (const day of ['0001-01-01', '9999-12-31'])
      for (const [document, more] of [
        [SUMS, {}],
        [PERIODS, { interval: 'WEEK' }],
        [GROUPS, { groupBy: 'ENTERPRISE' }],
      ] as const)
        await ask(document, { from: day, to: day, ...more });
    for (const first of [0, 101])
      expect(
        refusal(await test.graphql(CLOTHS, { ...MARCH, first }, admin.token)).fields,
      ).toHaveProperty('first');
  });
});
