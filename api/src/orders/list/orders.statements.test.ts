import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { type Statement, statementsOf } from '../../testing/statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const ORDER = `
  id shortId user { id name phone role } createdAt pickupDate deliveryDate orderStatus paymentStatus
  totalPrice paidAmount due serviceCharge itemCount items { id clothId name quantity price amount }
  pickupPhoneNumber pickupAddress note express deliveryOTP paymentLink version nextStatuses
  payments { id amount kind method reference byName createdAt }
  timeline { id at from to kind reason byName }`;

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let orderId = '';
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { name: 'Asha Rao' });
  const order = await makeOrder(test, customer, { orderStatus: 'picked', paidAmount: 5000 });
  orderId = order.id;
});
afterAll(() => test.stop());

const READS: [name: string, document: () => string, asCustomer?: boolean][] = [
  ['orders', () => `{ orders(first: 100) { nodes { ${ORDER} } pageInfo { endCursor } } }`],
  ['myOrders', () => `{ myOrders(first: 100) { nodes { ${ORDER} } } }`, true],
  ['order', () => `{ order(id: "${orderId}") { ${ORDER} } }`],
  ['orderTotals', () => `{ orderTotals { count totalPrice paidAmount due } }`],
  ['orderCustomers', () => `{ orderCustomers { id name phone } }`],
];

async function sentBy(document: string, asCustomer = false): Promise<Statement[]> {
  const read = () => test.graphql(document, {}, (asCustomer ? customer : admin).token);
  // A new connection introduces itself first; that is no part of the request.
  const { errors } = await read();
  expect(errors).toBeUndefined();
  return statementsOf(read);
}

describe('reading orders', () => {
  it('costs the same few statements for one order and for sixty, with everything about them', async () => {
    const counts = async () => {
      const found: Record<string, number> = {};
      for (const [name, document, asCustomer] of READS)
        found[name] = (await sentBy(document(), asCustomer)).length;
      return found;
    };
    const one = await counts();
    for (let made = 1; made < 60; made += 1)
      await makeOrder(test, made % 2 ? customer : await makeUser(test), {
        ...{ orderStatus: 'dispatched', paidAmount: 100 * made },
      });
    expect(await counts()).toEqual(one);
    expect(one).toEqual({ orders: 3, myOrders: 3, order: 2, orderTotals: 2, orderCustomers: 2 });
  });
});

it('reads of one order in one statement what a list loads for all of its own', async () => {
  const { data: one } = await test.graphql<{ order: { payments: object[]; timeline: object[] } }>(
    `{ order(id: "${orderId}") { ${ORDER} } }`,
    {},
    admin.token,
  );
  const { data: all } = await test.graphql<{ orders: { nodes: { id: string }[] } }>(
    `{ orders(first: 100) { nodes { ${ORDER} } } }`,
    {},
    admin.token,
  );
  expect(one?.order.payments).toHaveLength(1);
  expect(one?.order.timeline.length).toBeGreaterThan(0);
  expect(one?.order).toEqual(all?.orders.nodes.find(({ id }) => id === orderId));
});

describe('a list', () => {
  const sentFor = async (fields: string) =>
    (await sentBy(`{ orders(first: 50) { nodes { ${fields} } } }`)).map(({ text }) => text).join();

  it('reads customer and items only where they are asked for, in whatever place', async () => {
    expect(await sentFor('id totalPrice')).not.toMatch(
      /order_item|join "user" as "u" on "u"."id" = "o"/,
    );
    expect(await sentFor('id ... on Order { lines: items { id } }')).toContain('order_item');
    expect(await sentFor('id user { id }')).toContain('join "user" as "u" on "u"."id" = "o"');
    const twice = await sentBy(
      `{ orders { nodes { id } } ...More } fragment More on Query { orders { nodes { items { id } } } }`,
    );
    expect(twice.at(-1)?.text).toContain('order_item');
  });

  it('by a key is planned once for a connection, and any other each time', async () => {
    const keptPlans = async (given: string) => {
      const document = `{ orders(${given}) { nodes { id version } } }`;
      for (let time = 0; time < 3; time += 1) await test.graphql(document, {}, admin.token);
      return test.orm.em
        .fork()
        .execute<{ statement: string }[]>(
          `select statement from pg_prepared_statements where statement like '%limit%'`,
        );
    };
    const before = (await keptPlans('first: 20')).length;
    expect(before).toBeGreaterThan(0);
    for (const other of [
      'first: 21',
      'filter: { search: "a" }',
      'filter: { pickupDate: "2026-01-01" }',
    ])
      expect(await keptPlans(other)).toHaveLength(before);
    expect(await keptPlans('filter: { orderStatus: PICKED }')).toHaveLength(before + 1);
  });
});

describe('the plan', () => {
  const explain = async (sent: Statement[], how = 'verbose off'): Promise<string> => {
    const read = sent.at(-1);
    const client = test.orm.em.fork().getConnection().getClient();
    const { rows } = await client.connection().execute((db) =>
      db.executeQuery<Record<string, string>>({
        query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
        queryId: { queryId: 'explain' },
        sql: `explain (${how}) ${read?.text}`,
        parameters: read?.values ?? [],
      }),
    );
    return rows.map((row) => Object.values(row)[0]).join('\n');
  };

  beforeAll(async () => {
    const em = test.orm.em.fork();
    await em.execute(
      `insert into "user" (id, name, email)
       select gen_random_uuid(), 'Person ' || md5(n::text), md5(n::text) || '@laundry.test'
       from generate_series(1, 20000) as n`,
    );
    await em.execute(
      `insert into "order" (id, user_id, pickup_date, pickup_phone_number, pickup_address, created_at)
       select gen_random_uuid(), id, current_date + (row_number() over ())::int % 300, '9876543210', 'Somewhere', now() - random() * interval '60 days'
       from "user"`,
    );
    await em.execute(
      `insert into order_event (id, order_id, kind)
       select gen_random_uuid(), id, 'booked' from "order" cross join generate_series(1, 3)`,
    );
    // Bulk loads leave the search indexes with work to do, which autovacuum does otherwise.
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
      'a part of a phone, of whoever ordered',
      `{ orders(filter: { search: "31415" }) { nodes { id } } }`,
      'user_search',
    ],
    [
      'those of a passing status by pickup day',
      `{ orders(filter: { orderStatus: PICKED }, sort: { field: PICKUP_DATE, direction: ASC }) { nodes { id } } }`,
      'order_status_created',
    ],
    ['late pickups', `{ orders(filter: { view: LATE }) { nodes { id } } }`, 'order_waiting'],
    ['booked pickups', `{ bookedPickups(day: "${today()}") }`, 'order_waiting'],
    ['broken promises', `{ orders(filter: { view: LATE }) { nodes { id } } }`, 'order_promised'],
    [
      'what is to be collected',
      `{ orders(filter: { view: TO_COLLECT }) { nodes { id } } }`,
      'order_to_collect',
    ],
    [
      'refunds that are due',
      `{ orders(filter: { view: REFUNDS_DUE }) { nodes { id } } }`,
      'order_refund_due',
    ],
    [
      'wrong delivery codes',
      `{ orders(filter: { view: WRONG_CODES }) { nodes { id } } }`,
      'order_event_wrong_code',
    ],
    ['the counts of views', `{ orderViewCounts { count } }`, 'order_to_collect'],
  ])('serves %s from an index', async (_, document, index) => {
    const plan = await explain(await sentBy(document));
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on "order"');
  });

  it.each([
    ['in some days', `{ createdFrom: "${addDays(today(), -20)}", createdTo: "${today()}" }`],
    ['in a status', '{ orderStatus: WAITING_FOR_PICKUP }'],
    ['in several statuses', '{ orderStatuses: [WAITING_FOR_PICKUP, PICKED] }'],
  ])('reads of the orders %s no more than a page', async (_, filter) => {
    const plan = await explain(
      await sentBy(`{ orders(first: 30, filter: ${filter}) { nodes { id } } }`),
      'analyze, timing off',
    );
    const read = [...plan.matchAll(/actual rows=([\d.]+) loops=(\d+)/g)];
    expect(Math.max(...read.map(([, rows, loops]) => Number(rows) * Number(loops)))).toBeLessThan(
      2 * 31 + 1,
    );
  });

  it('passes over what was asked for otherwise within the index of the sort', async () => {
    const asked = 'filter: { paymentStatus: UNPAID }, sort: { field: DUE, direction: ASC }';
    expect(await explain(await sentBy(`{ orders(${asked}) { nodes { id } } }`))).toContain(
      'Index Only Scan using order_due',
    );
  });

  it('of what belongs to an order is made once for a connection', async () => {
    const document = `{ order(id: "${orderId}") { timeline { id } } }`;
    const kept = async () => {
      const rows = await test.orm.em.fork().execute<{ times: number }[]>(
        `select generic_plans::int as times from pg_prepared_statements
         where statement like '%from "order_event"%' and statement not like '%"payment"%'`,
      );
      return rows[0]?.times ?? 0;
    };
    const before = await kept();
    for (let time = 0; time < 12; time += 1) await test.graphql(document, {}, admin.token);
    // Up to five times the database looks whether a plan for the very values is cheaper.
    expect((await kept()) - before).toBeGreaterThanOrEqual(7);
  });
});
