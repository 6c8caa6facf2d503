import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../../platform/dates.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder, type TestOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { recordSqlStatements } from '../../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { OrderStatus } from '../../../rules/order-status.js';
import { OrderQueue } from '../../../rules/order-queues.js';

const LIST = `query ($filter: OrderFilter, $sort: OrderSort, $first: Int, $after: String) {
  orders(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id isOverdue } pageInfo { endCursor hasNextPage }
  }
}`;
const TOTALS = `query ($filter: OrderFilter) { orderTotals(filter: $filter) { count due toRefund } }`;
const COUNTS = `{ orderQueueCounts { queue count } }`;

interface Page {
  orders: {
    nodes: { id: string; isOverdue: boolean }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
}
interface Counts {
  orderQueueCounts: { queue: keyof typeof OrderQueue; count: number }[];
}

const QUEUES = Object.keys(OrderQueue) as (keyof typeof OrderQueue)[];
const [yesterday, tomorrow] = [addDays(today(), -1), addDays(today(), 1)];

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
/** The orders of this test, by the name that the expectations use. */
const made = new Map<string, TestOrder>();
const nameOf = (id: string) => [...made].find(([, order]) => order.id === id)?.[0] ?? id;

const sql = (text: string, values: unknown[] = []) => test.orm.em.fork().execute(text, values);

const make = async (name: string, values: Parameters<typeof makeOrder>[2], after?: string) => {
  const order = await makeOrder(test, customer, values);
  if (after) await sql(`update "order" set ${after} where id = ?`, [order.id]);
  made.set(name, order);
};

const wrongCode = (name: string) =>
  test.graphql(
    `mutation ($id: ID!) { deliverOrder(id: $id, version: 1, input: { deliveryOTP: "9999" }) { message } }`,
    { id: made.get(name)?.id },
    admin.token,
  );

beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  await make('waits for today', { pickupDate: today(), promisedDate: tomorrow });
  await make('waits for tomorrow', { pickupDate: tomorrow });
  await make('brought today', { pickupDate: today() }, 'walk_in = true');
  await make('brought before', { pickupDate: yesterday, promisedDate: tomorrow }, 'walk_in = true');
  await make('was to be picked up', { pickupDate: yesterday, promisedDate: today() });
  await make('pickup missed', { pickupDate: yesterday, promisedDate: yesterday });
  const picked = { orderStatus: OrderStatus.PICKED, pickupDate: today() };
  await make('picked', { ...picked, promisedDate: today() });
  await make('picked, promised', { ...picked, promisedDate: yesterday });
  await make('cleaned', { orderStatus: 'processing', pickupDate: yesterday });
  await make('cleaned for tomorrow', { orderStatus: 'processing', promisedDate: tomorrow });
  await make('cleaned for later', {
    ...{ orderStatus: 'processing', promisedDate: addDays(today(), 2) },
  });
  await make('out', { orderStatus: 'dispatched', pickupDate: yesterday });
  await make('out, late', { orderStatus: 'dispatched', promisedDate: yesterday });
  const delivered = { orderStatus: OrderStatus.DELIVERED, promisedDate: yesterday };
  await make('paid', { ...delivered, paidAmount: 100_000 });
  await make('paid in part', { ...delivered, paidAmount: 40_000 });
  await make('not paid', delivered);
  await make('paid too much', { ...delivered, paidAmount: 100_000 }, 'overpayment = 700');
  const cancelled = { orderStatus: OrderStatus.CANCELLED, pickupDate: yesterday };
  await make('cancelled', cancelled);
  await make('cancelled, paid', { ...cancelled, paidAmount: 30_000 });
  for (const name of ['out', 'out, late'])
    expect(refusal(await wrongCode(name)).fields).toHaveProperty('deliveryOTP');
});
afterAll(() => test.stop());

async function pageOf(variables: object): Promise<Page['orders']> {
  const answer = await test.graphql<Page>(LIST, variables, admin.token);
  if (!answer.data) throw new Error(refusal(answer).message);
  return answer.data.orders;
}

const listed = async (filter: object, sort?: object) =>
  (await pageOf({ filter, sort, first: 100 })).nodes.map(({ id }) => nameOf(id));

async function counts(token = admin.token): Promise<Record<string, number>> {
  const { data } = await test.graphql<Counts>(COUNTS, {}, token);
  return Object.fromEntries(
    (data?.orderQueueCounts ?? []).map(({ queue, count }) => [queue, count]),
  );
}

/** Names of the expected orders in each queue, newest first. */
const EXPECTED: Record<keyof typeof OrderQueue, string[]> = {
  TODAYS_PICKUPS: ['waits for today'],
  WALK_INS: ['brought before', 'brought today'],
  OVERDUE: ['out, late', 'picked, promised', 'pickup missed', 'was to be picked up'],
  OVERDUE_PICKUPS: ['pickup missed', 'was to be picked up'],
  OVERDUE_DELIVERIES: ['out, late', 'picked, promised'],
  IN_PLANT: ['cleaned for later', 'cleaned for tomorrow', 'cleaned', 'picked, promised', 'picked'],
  DUE_BY_TOMORROW: ['cleaned for tomorrow'],
  OUT_FOR_DELIVERY: ['out, late', 'out'],
  DELIVERY_CODE_FAILED: ['out, late', 'out'],
  PAYMENT_DUE: ['not paid', 'paid in part'],
  REFUNDS_DUE: ['cancelled, paid', 'paid too much'],
};

describe.each(QUEUES)('the queue %s', (queue) => {
  const expected = EXPECTED[queue];

  it('contain their orders and no others, with every sort in both directions', async () => {
    expect(await listed({ queue })).toEqual(expected);
    for (const field of ['CREATED_AT', 'PICKUP_DATE', 'TOTAL_PRICE', 'DUE'])
      for (const direction of ['ASC', 'DESC'])
        expect((await listed({ queue }, { field, direction })).toSorted()).toEqual(
          expected.toSorted(),
        );
  });

  it('counts and sums up what it lists', async () => {
    expect((await counts())[queue]).toBe(expected.length);
    const { data } = await test.graphql(TOTALS, { filter: { queue } }, admin.token);
    expect(data).toMatchObject({ orderTotals: { count: expected.length } });
  });

  it('comes page by page', async () => {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: Page['orders'] = await pageOf({
        filter: { queue },
        first: 1,
        after,
      });
      found.push(...nodes.map(({ id }) => nameOf(id)));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(found).toEqual(expected);
  });

  it('combines with the other filters', async () => {
    for (const status of Object.keys(OrderStatus)) {
      const both = await listed({ queue, orderStatus: status });
      const alone = await listed({ orderStatus: status });
      expect(both).toEqual(expected.filter((name) => alone.includes(name)));
      expect(await listed({ queue, orderStatuses: [status] })).toEqual(both);
    }
    expect(await listed({ queue, customerId: admin.id })).toEqual([]);
    expect(await listed({ queue, customerId: customer.id })).toEqual(expected);
    expect(await listed({ queue, createdTo: yesterday })).toEqual([]);
    expect(await listed({ queue, createdFrom: today(), createdTo: today() })).toEqual(expected);
  });
});

describe('queues', () => {
  it('agree with the orders’ own fields about late orders', async () => {
    for (const status of Object.values(OrderStatus))
      for (const pickupDate of [yesterday, today(), tomorrow])
        for (const promisedDate of [undefined, yesterday, today(), tomorrow])
          await makeOrder(test, admin, { orderStatus: status, pickupDate, promisedDate });
    const filter = { customerId: admin.id };
    const { nodes } = await pageOf({ filter, first: 100 });
    expect(nodes).toHaveLength(72);
    const late = await pageOf({ filter: { ...filter, queue: 'OVERDUE' }, first: 100 });
    expect(late.nodes.length).toBeGreaterThan(10);
    expect(late.nodes).toEqual(nodes.filter(({ isOverdue }) => isOverdue));
    await sql('delete from "order" where user_id = ?', [admin.id]);
  });

  it('no longer contain an order with a wrong code after its next dispatch', async () => {
    await sql(
      `insert into order_event (id, order_id, at, kind, from_status, to_status)
       values (gen_random_uuid(), ?, now() + interval '1 second', 'status changed', 'processing', 'dispatched')`,
      [made.get('out')?.id],
    );
    expect(await listed({ queue: 'DELIVERY_CODE_FAILED' })).toEqual(['out, late']);
    await sql(`delete from order_event where order_id = ? and at > now()`, [made.get('out')?.id]);
  });

  it('are counted in one statement, up to MAX_COUNTED', async () => {
    const before = await counts();
    expect(Object.keys(before).toSorted()).toEqual(QUEUES.toSorted());
    const { id } = await makeUser(test);
    await sql(
      `insert into "order" (id, user_id, pickup_date, pickup_phone_number, pickup_address)
       select gen_random_uuid(), ?, ?, '9876543210', 'Somewhere' from generate_series(1, 120)`,
      [id, today()],
    );
    expect(await counts()).toEqual({ ...before, TODAYS_PICKUPS: 100 });
    expect(await recordSqlStatements(() => test.graphql(COUNTS, {}, admin.token))).toHaveLength(2);
    await sql('delete from "order" where user_id = ?', [id]);
  });

  it('need the permission to read orders', async () => {
    const staff = await makeStaff(test, ['orders.read']);
    expect(await counts(staff.token)).toEqual(await counts());
    const other = await makeStaff(test, ['payments.take']);
    for (const { token } of [customer, other])
      expect(refusal(await test.graphql(COUNTS, {}, token)).code).toBe('FORBIDDEN');
  });

  it('filter the CSV too, with the enum values of REST or of GraphQL', async () => {
    const csv = async (query: string) => {
      const response = await fetch(`${test.url}/api/order/export.csv?${query}`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      return { status: response.status, text: await response.text() };
    };
    for (const queue of ['refunds%20due', 'REFUNDS_DUE']) {
      const { status, text } = await csv(`queue=${queue}`);
      expect([status, text.trim().split('\r\n').length]).toEqual([200, 3]);
    }
    const refused = await csv('queue=lost');
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.text)).toHaveProperty('fields.queue');
  });
});
