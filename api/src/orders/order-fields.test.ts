import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  customer = await makeUser(test);
});
afterAll(() => test.stop());

async function actionsOf(id: string, { token }: TestUser): Promise<unknown> {
  const query = 'query ($id: ID!) { order(id: $id) { actions } }';
  const { data } = await test.graphql<{ order: unknown }>(query, { id }, token);
  return data?.order;
}

it('an order names what its viewer may do with it now', async () => {
  const waiting = await makeOrder(test, customer);
  const picked = await makeOrder(test, customer, { orderStatus: 'picked' });
  const clerk = await makeStaff(test, ['orders.read', 'orders.pickup', 'payments.refund']);
  expect(await actionsOf(waiting.id, customer)).toEqual({ actions: ['CANCEL', 'RESCHEDULE'] });
  expect(await actionsOf(picked.id, customer)).toEqual({ actions: [] });
  expect(await actionsOf(waiting.id, clerk)).toEqual({ actions: ['RECORD_PICKUP'] });
  expect(await actionsOf(picked.id, clerk)).toEqual({ actions: ['CHANGE_ITEMS', 'CHANGE_BILL'] });
});
