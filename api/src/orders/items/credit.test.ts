import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeCloth, makeOrder } from '../../testing/orders/order-factories.js';
import { recordSqlStatements } from '../../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

interface Credit {
  limit: number;
  owed: number;
}

let test: TestServer;
let driver: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  driver = await makeStaff(test, ['orders.read', 'orders.pickup']);
});
afterAll(() => test.stop());

const rows = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

/** An enterprise with this credit limit, in paise. */
async function makeHotel(limit: number | null): Promise<TestUser> {
  const hotel = await makeUser(test, { role: 'enterprise' });
  await rows(`insert into enterprise_terms (user_id, credit_limit) values (?, ?)`, [
    hotel.id,
    limit,
  ]);
  return hotel;
}

async function creditOf(
  id: string,
  { token }: Pick<TestUser, 'token'> = driver,
): Promise<Credit | null> {
  const { data, errors } = await test.graphql<{ order: { credit: Credit | null } }>(
    'query ($id: ID!) { order(id: $id) { credit { limit owed } } }',
    { id },
    token,
  );
  if (!data) throw new Error(errors?.[0]?.message);
  return data.order.credit;
}

describe('the credit of an enterprise', () => {
  it('is the amount due of its orders with a bill, without other customers', async () => {
    const hotel = await makeHotel(500_000);
    const other = await makeHotel(100);
    const { id } = await makeOrder(test, hotel);
    expect(await creditOf(id)).toEqual({ limit: 500_000, owed: 0 });
    for (const orderStatus of ['picked', 'processing', 'dispatched', 'delivered'] as const)
      await makeOrder(test, hotel, { orderStatus, items: [[1, 10_000]], paidAmount: 1000 });
    await makeOrder(test, hotel, { orderStatus: 'delivered', paidAmount: 100_000 });
    await makeOrder(test, hotel, { orderStatus: 'cancelled' });
    await makeOrder(test, other, { orderStatus: 'picked' });
    const back = await makeOrder(test, hotel, { orderStatus: 'picked' });
    await rows(`update "order" set order_status = 'waiting for pickup' where id = ?`, [back.id]);
    expect(await creditOf(id)).toEqual({ limit: 500_000, owed: 36_000 });
  });

  it('is null without a limit, and for a customer', async () => {
    for (const who of [await makeHotel(null), await makeUser(test)])
      expect(await creditOf((await makeOrder(test, who)).id)).toBeNull();
  });

  it('is visible to staff who record pickups or read customers, and not to the enterprise', async () => {
    const hotel = await makeHotel(0);
    const { id } = await makeOrder(test, hotel);
    expect(await creditOf(id, hotel)).toBeNull();
    expect(await creditOf(id, await makeStaff(test, ['orders.read']))).toBeNull();
    const clerk = await makeStaff(test, ['orders.read', 'customers.read']);
    expect(await creditOf(id, clerk)).toEqual({ limit: 0, owed: 0 });
  });

  it('never blocks a pickup, and the response contains the new amount owed', async () => {
    const hotel = await makeHotel(1000);
    const { id, version } = await makeOrder(test, hotel);
    const { id: clothId } = await makeCloth(test, 5000, 'Table cloth');
    const { data } = await test.graphql<{ recordPickup: { order: { credit: Credit } } }>(
      `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
        recordPickup(id: $id, version: $version, input: { items: $items }) { order { credit { limit owed } } }
      }`,
      { id, version, items: [{ clothId, quantity: 3 }] },
      driver.token,
    );
    expect(data?.recordPickup.order.credit).toEqual({ limit: 1000, owed: 15_000 });
  });

  it('takes one statement for many orders', async () => {
    const hotel = await makeHotel(1000);
    await Promise.all([1, 2, 3].map(() => makeOrder(test, hotel, { orderStatus: 'picked' })));
    let seen: (number | undefined)[] | undefined;
    const sent = await recordSqlStatements(async () => {
      const { data } = await test.graphql<{ orders: { nodes: { credit: Credit | null }[] } }>(
        `query ($of: ID) { orders(filter: { customerId: $of }, first: 10) { nodes { credit { owed } } } }`,
        { of: hotel.id },
        driver.token,
      );
      seen = data?.orders.nodes.map(({ credit }) => credit?.owed);
    });
    expect(seen).toEqual([300_000, 300_000, 300_000]);
    expect(sent.filter(({ text }) => text.includes('enterprise_terms'))).toHaveLength(1);
  });
});
