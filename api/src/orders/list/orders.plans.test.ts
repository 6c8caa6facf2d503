import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import {
  explainStatement,
  type Statement,
  statementsOfRead,
} from '../../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  const customer = await makeUser(test, { name: 'Asha Rao' });
  await makeOrder(test, customer, { orderStatus: 'picked', paidAmount: 5000 });
});
afterAll(() => test.stop());

const sentBy = (document: string) => statementsOfRead(test, document, admin.token);

describe('the plan', () => {
  const explain = (sent: Statement[], how?: string) => explainStatement(test, sent.at(-1), how);

  beforeAll(async () => {
    const em = test.orm.em.fork();
    // In one transaction, so that the order events do not update orders which were inserted just
    // now.
    await em.transactional(async (tx) => {
      await tx.execute(
        `insert into "user" (id, name, email)
         select gen_random_uuid(), 'Person ' || md5(n::text), md5(n::text) || '@laundry.test'
         from generate_series(1, 20000) as n`,
      );
      await tx.execute(
        `insert into "order" (id, user_id, pickup_date, pickup_phone_number, pickup_address, created_at)
         select gen_random_uuid(), id, current_date + (row_number() over ())::int % 300, '9876543210', 'Somewhere', now() - random() * interval '60 days'
         from "user"`,
      );
      await tx.execute(
        `insert into order_event (id, order_id, kind)
         select gen_random_uuid(), id, 'booked' from "order" cross join generate_series(1, 3)`,
      );
    });
    // A bulk load leaves pending entries in the GIN indexes. Autovacuum merges them in production,
    // this vacuum does it here.
    await em.execute('vacuum analyze');
  });

  it.each([
    ['a customer in the list', `{ orders(filter: { customer: "sha" }) { nodes { id } } }`],
    ['the totals of a customer', `{ orderTotals(filter: { customer: "rao" }) { count } }`],
    ['the suggestions', `{ orderCustomers(search: "sha r") { id } }`],
  ])('serves %s from the trigram index', async (_, document) => {
    expect(await explain(await sentBy(document))).toContain('user_search');
  });

  it.each([
    [
      'part of the displayed id',
      `{ orders(filter: { search: "a1b2" }) { nodes { id } } }`,
      'order_short_id',
    ],
    ['the newest', `{ orders { nodes { id } } }`, 'order_created'],
    [
      'the largest due',
      `{ orders(sort: { field: DUE, direction: DESC }) { nodes { id } } }`,
      'order_due',
    ],
    [
      'the next pickups',
      `{ orders(sort: { field: PICKUP_DATE, direction: ASC }) { nodes { id } } }`,
      'order_pickup',
    ],
    [
      'the dearest',
      `{ orders(sort: { field: TOTAL_PRICE, direction: DESC }) { nodes { id } } }`,
      'order_total',
    ],
    [
      'the pickups of a day',
      `{ orders(filter: { pickupDate: "${today()}" }) { nodes { id } } }`,
      'order_pickup',
    ],
    [
      'a part of a phone, of the pickup',
      `{ orders(filter: { search: "31415" }) { nodes { id } } }`,
      'order_pickup_phone',
    ],
    [
      'a part of the phone of the customer',
      `{ orders(filter: { search: "31415" }) { nodes { id } } }`,
      'user_search',
    ],
    [
      'those of an open status by pickup day',
      `{ orders(filter: { orderStatus: PICKED }, sort: { field: PICKUP_DATE, direction: ASC }) { nodes { id } } }`,
      'order_status_created',
    ],
    ['late pickups', `{ orders(filter: { queue: OVERDUE }) { nodes { id } } }`, 'order_waiting'],
    ['booked pickups', `{ bookedPickupCount(day: "${today()}") }`, 'order_waiting'],
    [
      'broken promises',
      `{ orders(filter: { queue: OVERDUE }) { nodes { id } } }`,
      'order_promised',
    ],
    [
      'payment due',
      `{ orders(filter: { queue: PAYMENT_DUE }) { nodes { id } } }`,
      'order_payment_due',
    ],
    [
      'refunds that are due',
      `{ orders(filter: { queue: REFUNDS_DUE }) { nodes { id } } }`,
      'order_refund_due',
    ],
    [
      'wrong delivery codes',
      `{ orders(filter: { queue: DELIVERY_CODE_FAILED }) { nodes { id } } }`,
      'order_event_wrong_code',
    ],
    ['the counts of queues', `{ orderQueueCounts { count } }`, 'order_payment_due'],
  ])('serves %s from an index', async (_, document, index) => {
    const plan = await explain(await sentBy(document));
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on "order"');
  });

  it.each([
    ['in some days', `{ createdFrom: "${addDays(today(), -20)}", createdTo: "${today()}" }`],
    ['in a status', '{ orderStatus: WAITING_FOR_PICKUP }'],
    ['in several statuses', '{ orderStatuses: [WAITING_FOR_PICKUP, PICKED] }'],
  ])('reads at most two pages of the orders %s', async (_, filter) => {
    const plan = await explain(
      await sentBy(`{ orders(first: 30, filter: ${filter}) { nodes { id } } }`),
      'analyze, timing off',
    );
    const read = [...plan.matchAll(/actual rows=([\d.]+) loops=(\d+)/g)];
    expect(Math.max(...read.map(([, rows, loops]) => Number(rows) * Number(loops)))).toBeLessThan(
      2 * 31 + 1,
    );
  });

  it('filters within the index of the sort', async () => {
    const asked = 'filter: { paymentStatus: UNPAID }, sort: { field: DUE, direction: ASC }';
    expect(await explain(await sentBy(`{ orders(${asked}) { nodes { id } } }`))).toContain(
      'Index Only Scan using order_due',
    );
  });
});
