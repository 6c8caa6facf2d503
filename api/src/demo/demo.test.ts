import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findState } from '../addresses/states.js';
import { orderQueueCounts } from '../orders/list/order-queue.queries.js';
import { addDays, today } from '../platform/dates.js';
import { controlReport } from '../reports/control/control.queries.js';
import { demoOf } from '../testing/orders/demo-data.js';
import { makeAdmin, makeUser } from '../testing/factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { seedBulk } from './load-test-seed.service.js';
import { seedDemo } from './demo.service.js';

const NOON = new Date('2026-03-10T06:30:00Z');
const ADMIN = '018f0000-0000-7000-8000-000000000001';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  await makeAdmin(test);
});
afterAll(() => test.stop());

const count = async (table: string): Promise<number> => {
  const rows = await test.orm.em
    .fork()
    .execute<{ n: number }[]>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? -1;
};

/** Checks that every order agrees with its items, its payments and its timeline. */
async function expectAgreement(): Promise<void> {
  const em = test.orm.em.fork();
  const wrong = await em.execute(`
    select o.id from "order" o where
      o.total_price <> (select coalesce(sum(quantity * price), 0) from order_item i where i.order_id = o.id)
        + (select coalesce(sum(amount), 0) from order_adjustment l where l.order_id = o.id)
      or o.item_count <> (select coalesce(sum(quantity), 0) from order_item i where i.order_id = o.id)
      or o.paid_amount <> (select coalesce(sum(amount), 0) from payment p where p.order_id = o.id and kind <> 'service charge')
      or o.order_status <> (select to_status from order_event e where e.order_id = o.id and to_status is not null order by at desc, id desc limit 1)
      or o.created_at > (select min(at) from order_event e where e.order_id = o.id)`);
  expect(wrong).toEqual([]);
  const broken = await em.execute(`
    select * from (
      select kind, from_status, lag(to_status) over (partition by order_id order by at, id) as before
      from order_event where to_status is not null) steps
    where kind = 'status changed' and from_status is distinct from before`);
  expect(broken).toEqual([]);
  const miscounted = await em.execute(`
    select c.id from cash_up c
      left join cash_up_entry e on e.cash_up_id = c.id
      left join payment p on p.id = e.payment_id and p.by_user_id = c.user_id and p.method is not distinct from c.method
        and (p.created_at at time zone 'Asia/Kolkata')::date = c.day and p.created_at < c.created_at
    group by c.id having (c.entries, c.expected) is distinct from (count(p.id), sum(p.amount))`);
  expect(miscounted).toEqual([]);
}

describe('the rows', () => {
  it('are the same for the same moment', () => {
    expect(demoOf(NOON)).toEqual(demoOf(NOON));
  });

  it('have a weekly recurring pickup of the demo customer, whose next day is in the future', () => {
    const { recurringPickups, addresses } = demoOf(NOON);
    expect(recurringPickups).toMatchObject([{ interval: 'week', nextOn: '2026-03-13' }]);
    const at = addresses.find(({ id }) => id === recurringPickups[0]?.address);
    expect(at?.user).toBe(recurringPickups[0]?.user);
  });

  it('contain no future dates, at any time of the day', () => {
    for (const time of ['2026-03-09T18:30:01Z', '2026-03-10T03:00:00Z', '2026-03-10T18:29:00Z']) {
      const now = new Date(time);
      const { orders, orderEvents, photos, payments, documents, feedback, cashUps } = demoOf(
        now,
        ADMIN,
      );
      const moments = [
        ...orders.flatMap(({ createdAt, deliveryDate }) => [createdAt, deliveryDate ?? createdAt]),
        ...[...orderEvents, ...photos].map(({ at }) => at),
        ...documents.map(({ issuedAt }) => issuedAt),
        ...[...payments, ...feedback, ...cashUps].map(({ createdAt }) => createdAt),
      ];
      expect(Math.max(...moments.map(Number))).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('put each address into a known state', () => {
    const { addresses } = demoOf(NOON);
    expect(addresses.filter(({ state }) => findState(state) !== state)).toEqual([]);
    expect(addresses.length).toBeGreaterThan(60);
  });

  it('cover every status, several kinds of payments and documents, and today', () => {
    const { orders, adjustments, payments, documents, feedback, employees, cloths, users } =
      demoOf(NOON);
    expect(orders).toHaveLength(150);
    expect(feedback).toHaveLength(14);
    expect(employees).toHaveLength(6);
    expect(cloths).toHaveLength(26);
    expect(users.filter(({ role }) => role === 'enterprise')).toHaveLength(3);
    expect(users.filter(({ role }) => role === 'customer')).toHaveLength(40);
    const booked = orders.filter(({ createdAt }) => today(createdAt) === today(NOON));
    expect(booked.length).toBeGreaterThanOrEqual(5);
    const asha = users.find(({ email }) => email === 'customer@laundry.test');
    const own = orders.filter(({ user }) => user === asha?.id);
    expect(new Set(own.map(({ orderStatus }) => orderStatus)).size).toBe(6);
    expect(new Set(payments.map(({ kind }) => kind)).size).toBe(3);
    expect(new Set(adjustments.map(({ kind }) => kind)).size).toBe(4);
    expect(new Set(documents.map(({ kind }) => kind)).size).toBe(2);
  });

  it('have a few late deliveries', () => {
    const delivered = demoOf(NOON).orders.filter(({ deliveryDate }) => deliveryDate);
    const late = delivered.filter(
      ({ deliveryDate, promisedDate }) => deliveryDate && today(deliveryDate) > promisedDate,
    );
    expect(late.length).toBeGreaterThan(2);
    expect(late.length).toBeLessThan(delivered.length / 4);
  });

  it('have cash-ups of past days, most of them without a difference, and none of yesterday', () => {
    const { cashUps } = demoOf(NOON, ADMIN);
    const differing = cashUps.filter(({ counted, expected }) => counted !== expected);
    expect(differing.length).toBeGreaterThan(2);
    expect(differing.length).toBeLessThan(cashUps.length / 4);
    expect(differing.every(({ note, method }) => note && method === 'cash')).toBe(true);
    const days = cashUps.map(({ day }) => day);
    expect(days.every((day) => day < '2026-03-09')).toBe(true);
    expect(new Set(days).size).toBeGreaterThan(20);
  });
});

describe('seeding', () => {
  it('fills an empty database once, also when three starts run at the same time', async () => {
    const results = await Promise.all([1, 2, 3].map(() => seedDemo(test.orm.em.fork(), test)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await count('"order"')).toBe(150);
    expect(await count('"user"')).toBe(1 + 43 + 2);
    expect(await count('cash_up')).toBeGreaterThan(20);
    expect(await count(`tax_document where kind = 'BOS'`)).toBeGreaterThan(90);
    expect(await count('area where archived_at is null')).toBe(7);
    expect(await count('holiday')).toBe(1);
    expect(await count('order_photo')).toBe(2);
    expect(await count('photo_file')).toBe(4);
    expect(await count('round')).toBe(2);
    expect(await count(`round_stop where state = 'open'`)).toBeGreaterThan(4);
    expect(await count(`round_stop where state = 'failed'`)).toBe(1);
    expect(await count(`mail where status = 'failed' and sealed is not null`)).toBe(1);
    expect(await count('failed_webhook where done_at is null')).toBe(1);
    expect(await seedDemo(test.orm.em.fork())).toBe(false);
  });

  it('makes totals, ledgers and timelines that agree with each other', () => expectAgreement());

  it('makes discounts and changed prices for the control report, which agree with the bills', async () => {
    const em = test.orm.em.fork();
    const rows = await controlReport(em, { from: addDays(today(), -29), to: today() });
    expect(rows.filter(({ discounts }) => discounts).length).toBeGreaterThan(2);
    expect(
      rows.filter(({ prices, priceAmount }) => prices && priceAmount < 0).length,
    ).toBeGreaterThan(2);
    const wrong = await em.execute(`
      select o.id from "order" o where
        (select coalesce(sum(discount_change), 0) from order_event e where e.order_id = o.id)
          <> (select coalesce(-sum(amount), 0) from order_adjustment l where l.order_id = o.id and kind = 'discount')
        or (select coalesce(sum(repriced_items), 0) from order_event e where e.order_id = o.id)
          <> (select count(*) from order_item i where i.order_id = o.id and price <> list_price)`);
    expect(wrong).toEqual([]);
  });

  it('has an order in every queue', async () => {
    const counts = await orderQueueCounts(test.orm.em.fork());
    expect(counts.length).toBeGreaterThan(9);
    expect(counts.filter(({ count: orders }) => !orders)).toEqual([]);
  });

  it('does not change a database that is in use', async () => {
    const other = await startTestServer();
    try {
      await makeUser(other);
      expect(await seedDemo(other.orm.em.fork())).toBe(false);
      const [users] = await other.orm.em
        .fork()
        .execute<{ n: number }[]>('select count(*)::int as n from "user"');
      expect(users?.n).toBe(1);
    } finally {
      await other.stop();
    }
  });
});

/** Reads the constraints, triggers and indexes of the database. */
const rules = () =>
  test.orm.em.fork().execute(`
    select conrelid::regclass::text as of, conname as name, convalidated as valid, pg_get_constraintdef(oid) as rule
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select indrelid::regclass::text, indexrelid::regclass::text, indisvalid, pg_get_indexdef(indexrelid)
      from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
    order by 1, 2, 4`);

describe('the big data set', () => {
  it('makes the requested orders once, five a user and four items each', async () => {
    const [users, orders, items] = await Promise.all(
      ['"user"', '"order"', 'order_item'].map(count),
    );
    const before = await rules();
    await seedBulk(test.orm.em.fork(), 500);
    expect(await rules()).toEqual(before);
    expect(await count('"user"')).toBe((users ?? 0) + 100);
    expect(await count('"order"')).toBe((orders ?? 0) + 500);
    const waiting = await count(
      `"order" where item_count = 0 and user_id in (select id from "user" where email like 'bulk%')`,
    );
    expect(await count('order_item')).toBe((items ?? 0) + 4 * (500 - waiting));
    const many = await count(
      `(select user_id from "order" where pickup_address is not null group by 1 having count(*) = 32) x
         join "user" u on u.id = user_id where email like 'bulk%'`,
    );
    expect(many).toBe(10);
    await expectAgreement();
    await expect(seedBulk(test.orm.em.fork(), 500)).rejects.toThrow('already');
  });
});
