import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const LIST = `query ($filter: OrderFilter) {
  orders(filter: $filter, first: 100) { nodes { id } }
}`;

let test: TestServer;
let admin: TestUser;
let orderId: string;
let userId: string;

beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  const user = await makeUser(test, { phone: '9700054321' });
  userId = user.id;
  orderId = (await makeOrder(test, user, { pickupPhoneNumber: '8800067890' })).id;
  await makeOrder(test, await makeUser(test, { phone: '9111122222' }));
});
afterAll(() => test.stop());

async function found(search: string, customer?: string): Promise<string[]> {
  const { data } = await test.graphql<{ orders: { nodes: { id: string }[] } }>(
    LIST,
    { filter: { search, customerId: customer } },
    admin.token,
  );
  return (data?.orders.nodes ?? []).map(({ id }) => id);
}

it.each([
  ['the phone of the pickup', '8800067890'],
  ['it as people write it', '+91 88000 67890'],
  ['its last digits', '67890'],
  ['the phone of the customer', '9700054321'],
  ['a part of that', '0005432'],
])('finds an order by %s', async (_, search) => {
  expect(await found(search)).toEqual([orderId]);
});

it('finds none by an unknown phone', async () => {
  expect(await found('8800067891')).toEqual([]);
});

it('finds an order by four digits of a phone, and not by three', async () => {
  expect(await found('6789')).toEqual([orderId]);
  // A search of three digits also matches ids, so the test chooses digits of the phone that no id
  // contains.
  const { data } = await test.graphql<{ orders: { nodes: { id: string }[] } }>(
    LIST,
    {},
    admin.token,
  );
  const ids = (data?.orders.nodes ?? []).map(({ id }) => id.slice(-6));
  const few = ['880', '067', '678', '789', '890'].filter(
    (part) => !ids.some((id) => id.includes(part)),
  );
  expect(few).not.toEqual([]);
  for (const part of few) expect(await found(part), part).toEqual([]);
});

it('finds it also among the orders of one customer', async () => {
  expect(await found('8800067890', userId)).toEqual([orderId]);
});
