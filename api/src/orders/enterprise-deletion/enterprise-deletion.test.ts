import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { RestClient } from '../../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const DELETE = `mutation ($id: ID!, $version: Int! = 1) { deleteEnterprise(id: $id, version: $version) { message } }`;

let test: TestServer;
let rest: RestClient;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const hotel = () => makeUser(test, { role: 'enterprise', name: 'Hotel Sagar' });
const sql = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

const remove = async ({ id }: TestUser) => refusal(await test.graphql(DELETE, { id }, admin.token));

const stillThere = async ({ id }: TestUser) =>
  (await sql(`select 1 from "user" where id = ? and archived_at is null`, [id])).length === 1;

describe('deleting an enterprise', () => {
  it('is refused with an open order, an amount due or an amount to refund, and the error lists them', async () => {
    const enterprise = await hotel();
    const values = { items: [[1, 50_000]] as [number, number][] };
    await makeOrder(test, enterprise, { orderStatus: 'processing', ...values });
    await makeOrder(test, enterprise, { orderStatus: 'delivered', paidAmount: 20_000, ...values });
    const cancelled = { orderStatus: 'cancelled', paidAmount: 1_000, ...values } as const;
    const { id } = await makeOrder(test, enterprise, cancelled);
    await sql(`update "order" set overpayment = 200 where id = ?`, [id]);
    expect(await remove(enterprise)).toMatchObject({
      code: 'CONFLICT',
      message:
        'Hotel Sagar cannot be deleted yet: 1 order is open, ₹800.00 is due and ₹12.00 is to be refunded. Please complete the orders and settle the amounts first',
    });
    expect(await stillThere(enterprise)).toBe(true);
    const { status } = await rest.call('DELETE', '/auth/deleteEnterprise/{id}', {
      params: { id: enterprise.id },
      token: admin.token,
    });
    expect(status).toBe(409);
  });

  it.each([
    ['a pickup that waits', 'waiting for pickup', 0, 0, /: 1 order is open\. /],
    ['an unpaid delivery', 'delivered', 0, 0, /: ₹1,000\.00 is due\. /],
    ['a cancelled order that was paid', 'cancelled', 500, 0, /: ₹5\.00 is to be refunded\. /],
    ['money that was not due', 'delivered', 100_000, 100, /: ₹1\.00 is to be refunded\. /],
  ] as const)(
    'is refused for %s alone',
    async (_what, orderStatus, paidAmount, overpayment, words) => {
      const enterprise = await hotel();
      const { id } = await makeOrder(test, enterprise, { orderStatus, paidAmount });
      await sql(`update "order" set overpayment = ? where id = ?`, [overpayment, id]);
      expect(await remove(enterprise)).toMatchObject({ code: 'CONFLICT', message: words });
    },
  );

  it('succeeds when no order is open and no amount is due or to be refunded', async () => {
    const enterprise = await hotel();
    await makeOrder(test, enterprise, { orderStatus: 'delivered', paidAmount: 100_000 });
    await makeOrder(test, enterprise, { orderStatus: 'cancelled' });
    expect((await remove(enterprise)).code).toBe('OK');
    expect(await stillThere(enterprise)).toBe(false);
  });

  it('and a concurrent booking do not both succeed', async () => {
    const BOOK = `mutation ($input: BookPickupInput!) { bookPickup(input: $input) { message } }`;
    const input = {
      pickupDate: today(),
      phone: '9876543210',
      pickupAddress: '12 Car Street, Mylapore, Chennai',
    };
    for (let round = 0; round < 12; round += 1) {
      const enterprise = await hotel();
      const forEnterprise = { input: { ...input, customerId: enterprise.id } };
      const [removed, booked] = await Promise.all([
        remove(enterprise),
        test.graphql(BOOK, forEnterprise, admin.token).then(refusal),
      ]);
      expect([removed.code, booked.code].sort()).toEqual(
        removed.code === 'OK' ? ['NOT_FOUND', 'OK'] : ['CONFLICT', 'OK'],
      );
    }
  });

  it('waits for the transaction of a booking, and is refused after it', async () => {
    const enterprise = await hotel();
    const removed = await test.orm.em.fork().transactional(async (tx) => {
      await tx.execute(`select 1 from "user" where id = ? for share`, [enterprise.id]);
      const removing = remove(enterprise);
      // Waits until the deletion waits for the lock that the booking holds.
      await expect
        .poll(async () => (await sql(`select 1 from pg_locks where not granted`)).length)
        .toBeGreaterThan(0);
      await tx.execute(
        `insert into "order" (id, user_id, pickup_date, pickup_phone_number, pickup_address)
         values (gen_random_uuid(), ?, now(), '9876543210', '12 Car Street')`,
        [enterprise.id],
      );
      return { removing };
    });
    expect((await removed.removing).code).toBe('CONFLICT');
  });
});

describe('a deleted enterprise', () => {
  const input = {
    ...{ name: 'Hotel Sagar', phone: '9876543210', address: '21, KNK Road' },
    ...{ pincode: '600034', city: 'Chennai', state: 'Tamil Nadu' },
  };

  it('is in no list, cannot be changed, and has no session any more', async () => {
    const { id, email, token } = await hotel();
    const deleted = await test.graphql<object>(DELETE, { id }, admin.token);
    expect(deleted.data).toEqual({
      deleteEnterprise: { message: 'Enterprise deleted successfully' },
    });
    expect(refusal(await test.graphql('{ me { id } }', {}, token)).code).toBe('UNAUTHENTICATED');
    const { data } = await test.graphql<{ users: { nodes: { id: string }[] } }>(
      '{ users(filter: { role: ENTERPRISE }, first: 100) { nodes { id } } }',
      {},
      admin.token,
    );
    expect(data?.users.nodes.map((user) => user.id)).not.toContain(id);
    for (const [document, variables] of [
      [DELETE, { id }],
      [
        `mutation ($id: ID!, $input: UpdateEnterpriseInput!) {
          updateEnterprise(id: $id, version: 1, input: $input) { message }
        }`,
        { id, input: { ...input, email } },
      ],
      ['query ($id: ID!) { priceList(id: $id) { customerId } }', { id }],
      [
        'mutation ($id: ID!) { replacePriceList(id: $id, version: 0, input: { items: [] }) { message } }',
        { id },
      ],
    ] as const)
      expect(refusal(await test.graphql(document, variables, admin.token)).code).toBe('NOT_FOUND');
  });

  it('releases its e-mail for a new enterprise; its row stays for its orders', async () => {
    const enterprise = await hotel();
    expect((await remove(enterprise)).code).toBe('OK');
    const created = await test.graphql(
      `mutation ($input: CreateEnterpriseInput!) { createEnterprise(input: $input) { message } }`,
      { input: { ...input, email: enterprise.email } },
      admin.token,
    );
    expect(refusal(created).code).toBe('OK');
    expect(await sql('select 1 from "user" where id = ?', [enterprise.id])).toHaveLength(1);
  });
});

describe('the history of a deleted enterprise', () => {
  it('stays readable for admins, in GraphQL and in REST, and for no other user', async () => {
    const enterprise = await hotel();
    const { id } = await makeOrder(test, enterprise, {
      ...{ orderStatus: 'delivered', paidAmount: 100_000 },
    });
    expect((await remove(enterprise)).code).toBe('OK');
    const READ = `query ($id: ID!, $order: ID!) {
      user(id: $id) { name deletedAt balance }
      orders(filter: { customerId: $id }) { nodes { id user { name } } }
      order(id: $order) { user { name } timeline { kind } }
    }`;
    const read = (token: string) =>
      test.graphql<object>(READ, { id: enterprise.id, order: id }, token);
    expect((await read(admin.token)).data).toEqual({
      user: { name: 'Hotel Sagar', deletedAt: expect.any(String) as string, balance: 0 },
      orders: { nodes: [{ id, user: { name: 'Hotel Sagar' } }] },
      order: { user: { name: 'Hotel Sagar' }, timeline: [{ kind: 'BOOKED' }] },
    });
    const orders = (token: string) =>
      rest.call<Record<string, unknown>>('GET', '/order/getOrdersByUser/{id}', {
        params: { id: enterprise.id },
        token,
      });
    const answer = await orders(admin.token);
    expect([answer.status, answer.body]).toMatchObject([200, [{ _id: id }]]);
    expect((await orders((await makeUser(test)).token)).status).toBe(404);
    const stranger = await read((await makeUser(test)).token);
    expect(refusal(stranger).code).not.toBe('OK');
  });
});
