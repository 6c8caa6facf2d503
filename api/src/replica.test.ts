import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createOrm } from './database.js';
import { today } from './platform/dates.js';
import { createSchema } from './http/schema.js';
import { createSocialClient } from './social/social.client.js';
import { createSocialStandIn } from './social/stand-in.js';
import { CALLS } from './testing/calls.js';
import { makeAdmin, makeUser, type TestUser } from './testing/factories.js';
import { copyTemplate } from './testing/global-setup.js';
import { makeOrder } from './testing/orders/order-factories.js';
import { operationsOf } from './testing/operations.js';
import { startTestServer, type TestServer } from './testing/test-server.js';

// A second database stands in as the replica. It has other orders than the primary one, and no other
// table at all: whatever reads there without having asked to fails.

/** What may be read there: figures that nobody acts on within seconds. */
const ON_PURPOSE = ['dashboard', 'dailyFigures'];

const ORDERS = 3;

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  const name = `replica_${randomUUID().replaceAll('-', '')}`;
  const replicaUrl = await copyTemplate(inject('postgresUrl'), name);
  await fillReplica(replicaUrl);
  test = await startTestServer({
    replicaUrl,
    providers: (app) => ({ social: createSocialClient(createSocialStandIn(app).settings) }),
  });
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  await makeOrder(test, customer);
});
afterAll(() => test.stop());

async function fillReplica(url: string): Promise<void> {
  const orm = createOrm({ url });
  const em = orm.em.fork();
  await em.execute('alter table "order" drop constraint order_user_id_fkey');
  for (let made = 0; made < ORDERS; made += 1)
    await em.execute(
      `insert into "order" (id, user_id, pickup_date, pickup_phone_number, pickup_address)
       values (gen_random_uuid(), gen_random_uuid(), current_date, '9876543210', 'Somewhere else')`,
    );
  const kept = ['order', 'payment'];
  const tables = await em.execute<{ tablename: string }[]>(
    `select tablename from pg_tables where schemaname = 'public'`,
  );
  for (const { tablename } of tables)
    if (!kept.includes(tablename)) await em.execute(`drop table "${tablename}" cascade`);
  await orm.close();
}

it('reads its figures from the replica', async () => {
  const { data } = await test.graphql<{ dashboard: { ordersToday: number } }>(
    '{ dashboard { ordersToday } }',
    {},
    admin.token,
  );
  expect(data?.dashboard.ordersToday).toBe(ORDERS);
});

it('reads its lists from the primary database', async () => {
  const { data } = await test.graphql<{ orders: { nodes: object[] } }>(
    '{ orders(first: 10) { nodes { id } } }',
    {},
    admin.token,
  );
  expect(data?.orders.nodes).toHaveLength(1);
});

it('sends a mail that the replica has not heard of', async () => {
  await test.graphql('mutation ($email: String!) { login(email: $email) { message } }', {
    email: customer.email,
  });
  expect((await test.mailTo(customer.email)).subject).toMatch(/\d{4}/);
});

it('finds a booking by its key that the replica has not heard of', async () => {
  const BOOK = `mutation ($input: BookPickupInput!) {
    bookPickup(input: $input, idempotencyKey: "once") { booking { id } }
  }`;
  const input = {
    ...{ pickupDate: today(), phone: '9876543210' },
    pickupAddress: '12, Long Street, Chennai, Tamil Nadu - 600020',
  };
  const book = async () => {
    const { data } = await test.graphql<{ bookPickup: { booking: { id: string } } }>(
      BOOK,
      { input },
      customer.token,
    );
    return data?.bookPickup.booking.id;
  };
  const first = await book();
  expect(first).toBeDefined();
  expect(await book()).toBe(first);
});

const others = operationsOf(createSchema()).filter(({ name }) => !ON_PURPOSE.includes(name));

it.each(others.map((operation) => [operation.name, operation] as const))(
  '%s does its work without the replica',
  async (name, { document }) => {
    const caller = await makeAdmin(test);
    const owner = await makeUser(test);
    const variables = await CALLS[name]?.({ test, owner, caller });
    const answer = await test.graphql<Record<string, unknown>>(document, variables, caller.token);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.[name]).toEqual(expect.anything());
  },
);
