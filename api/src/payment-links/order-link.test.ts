import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE_CHARGE } from '../payments/service-charge.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createRazorpay } from './razorpay.js';

interface MyOrdersResponse {
  myOrders: { nodes: { id: string; paymentLink: string | null }[] };
}

/** Nothing listens on this port: reading links never calls the provider. */
const NOWHERE = 'http://127.0.0.1:9';
const KEYS = { keyId: 'rzp_test', keySecret: 'secret', webhookSecret: 'secret' };
const TOTAL = 100_000;

let test: TestServer;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer({
    providers: () => ({ payments: createRazorpay({ ...KEYS, apiUrl: NOWHERE }) }),
  });
  customer = await makeUser(test);
});
afterAll(() => test.stop());

/** A picked order with a link for `amount`, valid for `days`. */
async function orderAsking(amount: number, days = 10): Promise<string> {
  const { id } = await makeOrder(test, customer, { orderStatus: 'picked' });
  await test.orm.em.fork().execute(
    `insert into payment_link (id, order_id, amount, status, provider_id, url, expires_at)
     values (gen_random_uuid(), ?, ?, 'open', ?, ?, now() + make_interval(days => ?))`,
    [id, amount, `plink_${id}`, `https://pay.test/${id}`, days],
  );
  return id;
}

describe('the payment links of a list', () => {
  it('are links for the amount due, found by one query for all orders', async () => {
    const first = await orderAsking(TOTAL + SERVICE_CHARGE);
    const second = await orderAsking(TOTAL + SERVICE_CHARGE);
    const wrong = await orderAsking(TOTAL);
    const outdated = await orderAsking(TOTAL + SERVICE_CHARGE, -1);
    const read = () =>
      test.graphql<MyOrdersResponse>(
        '{ myOrders { nodes { id paymentLink } } }',
        {},
        customer.token,
      );
    const alone = (id: string) =>
      test.graphql('query ($id: ID!) { order(id: $id) { paymentLink } }', { id }, customer.token);
    const { data } = await read();
    expect(data?.myOrders.nodes).toEqual([
      { id: outdated, paymentLink: null },
      { id: wrong, paymentLink: null },
      { id: second, paymentLink: `https://pay.test/${second}` },
      { id: first, paymentLink: `https://pay.test/${first}` },
    ]);
    for (const { id, paymentLink } of data?.myOrders.nodes ?? [])
      expect((await alone(id)).data).toEqual({ order: { paymentLink } });
    const sent = await recordSqlStatements(read);
    expect(sent.filter(({ text }) => text.includes('"payment_link"'))).toHaveLength(1);
  });

  it('cost a REST list with all fields of its orders four queries, at any length', async () => {
    const admin = await makeAdmin(test);
    const lists: [path: string, token: string][] = [
      [`getOrdersByUser/${customer.id}`, customer.token],
      [`getOrdersByUser/${customer.id}`, admin.token],
      ['getAllOrders', admin.token],
    ];
    const read = async (path: string, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${test.url}/api/order/${path}`, { headers });
      return (await response.json()) as { paymentLink: string | null }[];
    };
    const costs = async () => {
      const counts: number[] = [];
      for (const list of lists) {
        // A new database connection sends setup statements, which are not part of the measured
        // request. So enough connections are opened first.
        await Promise.all(Array.from({ length: 5 }, () => read(...list)));
        counts.push((await recordSqlStatements(() => read(...list))).length);
      }
      return counts;
    };
    await orderAsking(TOTAL + SERVICE_CHARGE);
    expect(await costs()).toEqual([4, 4, 4]);
    await test.orm.em.fork().execute(
      `with made as (
        insert into "order" (id, user_id, pickup_date, pickup_phone_number, pickup_address, order_status, item_count, total_price, created_at)
        select gen_random_uuid(), ?, current_date, '9876543210', 'Somewhere', 'picked', 1, ?, now() + n * interval '1 s'
        from generate_series(1, 1200) n returning id)
      insert into payment_link (id, order_id, amount, status, provider_id, url, expires_at)
      select gen_random_uuid(), id, ?, 'open', id, 'https://pay.test/' || id, now() + interval '1 day' from made`,
      [customer.id, TOTAL, TOTAL + SERVICE_CHARGE],
    );
    for (const list of lists) {
      const rows = await read(...list);
      expect(rows).toHaveLength(1000);
      expect(rows.every(({ paymentLink }) => paymentLink)).toBe(true);
    }
    expect(await costs()).toEqual([4, 4, 4]);
  });
});
