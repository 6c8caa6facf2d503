import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { MAX_LINES } from './timeline.queries.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

it('a timeline tells the last of what happened to each order, oldest first, and no more than anybody reads', async () => {
  const customer = await makeUser(test);
  const orders = [await makeOrder(test, customer), await makeOrder(test, customer)];
  const em = test.orm.em.fork();
  for (const { id } of orders)
    await em.execute(
      `insert into order_event (id, order_id, kind, at, reason)
        select gen_random_uuid(), ?, 'promised', now() + n * interval '1 second', n::text
        from generate_series(1, ?) as n`,
      [id, MAX_LINES + 10],
    );
  const { data } = await test.graphql<{
    myOrders: { nodes: { timeline: { reason: string }[] }[] };
  }>('{ myOrders { nodes { timeline { reason } } } }', {}, customer.token);
  const read = data?.myOrders.nodes.map(({ timeline }) => timeline.map(({ reason }) => reason));
  const last = Array.from({ length: MAX_LINES }, (_, index) => String(index + 11));
  expect(read).toEqual([last, last]);
});
