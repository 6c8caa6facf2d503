import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { statementsOfRead } from '../../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const ORDER = `
  id shortId user { id name phone role } createdAt pickupDate deliveryDate orderStatus paymentStatus
  totalPrice paidAmount due serviceCharge itemCount items { id clothId name quantity price amount }
  pickupPhoneNumber pickupAddress note express deliveryOTP paymentLink version nextStatuses
  payments { id amount kind method reference actor { name } createdAt }
  timeline { id occurredAt fromStatus toStatus kind reason actor { name } }`;

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

const sentBy = (document: string, asCustomer = false) =>
  statementsOfRead(test, document, (asCustomer ? customer : admin).token);

describe('reading orders', () => {
  it('costs the same few database queries for one order and for sixty, with all fields', async () => {
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
    expect(one).toEqual({ orders: 4, myOrders: 4, order: 4, orderTotals: 2, orderCustomers: 2 });
  });
});

it('shows the same fields of an order as a list does', async () => {
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

  it('reads customer and items only where they are selected, at any depth', async () => {
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

  it.each([
    ['first: 20', true],
    ['filter: { orderStatus: PICKED }', true],
    ['filter: { customerId: "00000000-0000-7000-8000-000000000000" }', true],
    ['filter: { search: "a" }', false],
    ['filter: { pickupDate: "2026-01-01" }', false],
  ])(
    'is a prepared statement only without a filter or with one indexed column: %s',
    async (given, isNamed) => {
      const sent = await sentBy(`{ orders(${given}) { nodes { id version } } }`);
      const lists = sent.filter(({ text }) => text.includes('limit'));
      expect(lists.map(({ name }) => name !== undefined)).toEqual([isNamed]);
    },
  );

  it('the timeline of an order is a prepared statement', async () => {
    const sent = await sentBy(`{ order(id: "${orderId}") { timeline { id } } }`);
    const events = sent.filter(({ text }) => text.includes('from "order_event"'));
    expect(events.map(({ name }) => typeof name)).toEqual(['string']);
  });
});
