import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStaff, makeUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { MAX_LINES } from './timeline.queries.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

it('a timeline has the last events of each order, oldest first, up to a limit', async () => {
  const customer = await makeUser(test);
  const orders = [await makeOrder(test, customer), await makeOrder(test, customer)];
  const em = test.orm.em.fork();
  for (const { id } of orders)
    await em.execute(
      `insert into order_event (id, order_id, kind, at, reason)
        select gen_random_uuid(), ?, 'promised date changed', now() + n * interval '1 second', n::text
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

const HISTORY = `query ($id: ID!) { order(id: $id) {
  timeline { kind reason actor { name } } pieceCounts { pieces } payments { actor { name } } photos { addedBy { name } }
} }`;

interface OrderHistory {
  timeline: { kind: string; reason: string | null; actor: { name: string } | null }[];
  pieceCounts: { pieces: number }[];
  payments: { actor: { name: string } | null }[];
}

it('customers see their events without names of staff, and staff see all', async () => {
  const customer = await makeUser(test, { name: 'Asha Rao' });
  const kala = await makeStaff(test, ['orders.read'], { name: 'Kala' });
  const { id } = await makeOrder(test, customer, { orderStatus: 'processing' });
  const em = test.orm.em.fork();
  await em.execute(`delete from order_event where order_id = ?`, [id]);
  await em.execute(
    `insert into order_event (id, order_id, kind, at, from_status, to_status, reason, by_user_id)
      select gen_random_uuid(), ?, kind, now() + n * interval '1 second', "from", "to", reason,
        case when n = 1 then ?::uuid else ?::uuid end
      from (values (1, 'booked', null, null, null),
        (2, 'pieces counted', null, null, '8 of 9 pieces into the plant'),
        (3, 'wrong delivery code', null, null, null),
        (4, 'status changed', 'processing', 'picked', 'Wash it again'),
        (5, 'status changed', 'dispatched', 'delivered', 'Without the delivery code: to the guard'))
        as e (n, kind, "from", "to", reason)`,
    [id, customer.id, kala.id],
  );
  await em.execute(
    `insert into piece_count (id, order_id, stage, pieces, expected, counted_by, at)
      values (gen_random_uuid(), ?, 'into the plant', 8, 9, ?, now())`,
    [id, kala.id],
  );
  await em.execute(
    `insert into payment (id, order_id, amount, kind, method, by_user_id)
      values (gen_random_uuid(), ?, 100, 'payment', 'cash', ?)`,
    [id, kala.id],
  );
  const seenBy = async (token: string) =>
    (await test.graphql<{ order: OrderHistory }>(HISTORY, { id }, token)).data?.order;
  const guard = 'Without the delivery code: to the guard';
  expect(await seenBy(customer.token)).toEqual({
    timeline: [
      { kind: 'BOOKED', reason: null, actor: { name: 'Asha Rao' } },
      { kind: 'STATUS_CHANGED', reason: null, actor: null },
      { kind: 'STATUS_CHANGED', reason: guard, actor: null },
    ],
    pieceCounts: [],
    payments: [{ actor: null }],
    photos: [],
  });
  expect(await seenBy(kala.token)).toEqual({
    timeline: [
      { kind: 'BOOKED', reason: null, actor: { name: 'Asha Rao' } },
      { kind: 'PIECES_COUNTED', reason: '8 of 9 pieces into the plant', actor: { name: 'Kala' } },
      { kind: 'WRONG_DELIVERY_CODE', reason: null, actor: { name: 'Kala' } },
      { kind: 'STATUS_CHANGED', reason: 'Wash it again', actor: { name: 'Kala' } },
      { kind: 'STATUS_CHANGED', reason: guard, actor: { name: 'Kala' } },
    ],
    pieceCounts: [{ pieces: 8 }],
    payments: [{ actor: { name: 'Kala' } }],
    photos: [],
  });
});

it('the service charge is shown with the amount due, and not for a settled order', async () => {
  const customer = await makeUser(test);
  const due = await makeOrder(test, customer, { orderStatus: 'picked' });
  const settled = await makeOrder(test, customer, { orderStatus: 'picked' });
  await test.orm.em
    .fork()
    .execute(`update "order" set paid_amount = total_price where id = ?`, [settled.id]);
  const chargeOf = async ({ id }: { id: string }) => {
    const CHARGE = 'query ($id: ID!) { order(id: $id) { serviceCharge } }';
    return (await test.graphql(CHARGE, { id }, customer.token)).data;
  };
  expect(await chargeOf(due)).toEqual({ order: { serviceCharge: 100 } });
  expect(await chargeOf(settled)).toEqual({ order: { serviceCharge: 0 } });
});
