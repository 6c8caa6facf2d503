import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStaff, makeUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const BOOKING = `query ($id: ID!) { order(id: $id) {
  timeline { actor { name role userId user { id name deletedAt } } }
} }`;

interface Booking {
  order: { timeline: { actor: { user: { deletedAt: string | null } | null } | null }[] };
}

async function bookingActor(id: string, token: string) {
  const { data } = await test.graphql<Booking>(BOOKING, { id }, token);
  return data?.order.timeline[0]?.actor;
}

it('an actor has an account only for itself and for staff who may read customers', async () => {
  const customer = await makeUser(test, { name: 'Asha Rao' });
  const clerk = await makeStaff(test, ['orders.read', 'customers.read']);
  const plant = await makeStaff(test, ['orders.read']);
  const { id } = await makeOrder(test, customer);
  const actor = { name: 'Asha Rao', role: 'CUSTOMER', userId: customer.id };
  const user = { id: customer.id, name: 'Asha Rao', deletedAt: null };
  expect(await bookingActor(id, customer.token)).toEqual({ ...actor, user });
  expect(await bookingActor(id, clerk.token)).toEqual({ ...actor, user });
  expect(await bookingActor(id, plant.token)).toEqual({ ...actor, user: null });
});

it('an actor has a deleted account, too', async () => {
  const customer = await makeUser(test);
  const clerk = await makeStaff(test, ['orders.read', 'customers.read']);
  const { id } = await makeOrder(test, customer);
  await test.orm.em
    .fork()
    .execute(`update "user" set archived_at = now() where id = ?`, [customer.id]);
  const actor = await bookingActor(id, clerk.token);
  expect(actor?.user?.deletedAt).toEqual(expect.any(String));
});
