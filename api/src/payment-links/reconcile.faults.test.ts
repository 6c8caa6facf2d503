import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePickedOrder, moneyOf, type PickedOrder } from '../testing/orders/orders.js';
import {
  type FakeRazorpay,
  KEYS,
  type RazorpayLink,
  startRazorpay,
  type Trouble,
} from '../testing/payments/razorpay-stand-in.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { syncLink } from './links.service.js';
import type { PaymentProvider } from './payment-provider.js';
import { createRazorpay } from './razorpay.js';
import { reconcile } from './reconcile.service.js';

// No worker knows the provider here, so that each step happens when the test says so.
let test: TestServer;
let razorpay: FakeRazorpay;
let provider: PaymentProvider;
const log: string[] = [];
beforeAll(async () => {
  razorpay = await startRazorpay();
  provider = createRazorpay({ ...KEYS, apiUrl: razorpay.url });
  test = await startTestServer({ log: (line) => log.push(line) });
});
afterAll(async () => {
  await test.stop();
  await razorpay.stop();
});
beforeEach(async () => {
  razorpay.troubles.length = 0;
  razorpay.received.length = 0;
  await sql('delete from payment_link');
  log.length = 0;
});

const sql = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);
const deps = () => ({ em: test.orm.em.fork(), app: test.app, provider, log: test.server.log });
const sync = ({ id }: PickedOrder) => syncLink(deps(), id);

interface Row {
  status: string;
  amount: number;
  checked: boolean;
}

const rowsOf = ({ id }: PickedOrder) =>
  sql<Row>(
    `select status, amount, checked_at is not null as checked from payment_link
     where order_id = ? order by created_at, id`,
    [id],
  );

/** An order of so much with an open link that is old enough to be asked about. */
async function linked(due: number): Promise<{ order: PickedOrder; link: RazorpayLink }> {
  const order = await makePickedOrder(test, due);
  await sync(order);
  await sql(
    `update payment_link set created_at = created_at - interval '6 minutes' where order_id = ?`,
    [order.id],
  );
  return { order, link: razorpay.linkOf(order.id) };
}

const asked = () => razorpay.received.filter(({ method }) => method === 'GET').length;
const warnings = (text: string) => log.filter((line) => line.includes(text));

describe('a run over the links', () => {
  it('goes on after one that cannot be read, and asks about it last the next time', async () => {
    const odd = await linked(1_000);
    const paid = await linked(2_000);
    odd.link.status = 'under_review';
    razorpay.pay(paid.link, paid.link.amount);
    await reconcile(deps());
    expect((await moneyOf(test, paid.order.id)).order).toMatchObject({ due: 0 });
    expect(await rowsOf(odd.order)).toMatchObject([{ status: 'open', checked: true }]);
    expect(warnings('could not be checked')).toHaveLength(1);
    const newer = await linked(3_000);
    razorpay.received.length = 0;
    await reconcile(deps());
    expect(razorpay.received.map(({ url }) => url.split('/').at(-1))).toEqual([
      newer.link.id,
      odd.link.id,
    ]);
  });

  it('keeps a fault of our own with its link', async () => {
    const broken = await linked(1_000);
    const paid = await linked(2_000);
    // Its name is longer than the database takes.
    broken.link.payments = [{ payment_id: 'p'.repeat(200), amount: 1_100, status: 'captured' }];
    razorpay.pay(paid.link, paid.link.amount);
    await reconcile(deps());
    expect((await moneyOf(test, paid.order.id)).order).toMatchObject({ due: 0 });
    expect((await moneyOf(test, broken.order.id)).ledger).toEqual([]);
    expect(await rowsOf(broken.order)).toMatchObject([{ status: 'open', checked: true }]);
  });

  it.each<[Trouble, string]>([
    ['outage', '503'],
    ['answer lost', 'cannot be reached'],
    ['wrong keys', '401'],
  ])('tells once of %s, stops asking, and gives no link up', async (trouble, reason) => {
    const orders = [];
    for (const due of [1_000, 2_000, 3_000, 4_000, 5_000]) orders.push(await linked(due));
    razorpay.received.length = 0;
    razorpay.troubles.push(...Array.from({ length: 10 }, () => trouble));
    await reconcile(deps());
    expect(asked()).toBe(3);
    const [told, ...more] = warnings('the payment provider cannot be asked');
    expect([told, more]).toEqual([expect.stringContaining(reason), []]);
    const rows = (await Promise.all(orders.map(({ order }) => rowsOf(order)))).flat();
    expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'open'));
    expect(rows.filter(({ checked }) => checked)).toHaveLength(3);
  });

  it('is not stopped by troubles of single links', async () => {
    const links = [];
    for (const due of [1_000, 2_000, 3_000, 4_000]) links.push(await linked(due));
    const last = links.at(-1);
    if (!last) throw new Error('no link');
    razorpay.pay(last.link, last.link.amount);
    razorpay.troubles.push('outage', 'outage');
    await reconcile(deps());
    expect((await moneyOf(test, last.order.id)).order).toMatchObject({ due: 0 });
  });
});

describe('a link that the provider does not know, made with other keys', () => {
  it('is given up and replaced, told once', async () => {
    const { order, link } = await linked(4_000);
    razorpay.links.delete(link.id);
    await reconcile(deps());
    expect(await rowsOf(order)).toMatchObject([{ status: 'cancelled', checked: true }]);
    await sync(order);
    expect(await rowsOf(order)).toMatchObject([
      { status: 'cancelled' },
      { status: 'open', amount: 4_100 },
    ]);
    await reconcile(deps());
    expect(warnings('does not know a payment link')).toHaveLength(1);
  });

  it('stays while the provider knows it by our name, though it refuses to show it', async () => {
    const { order } = await linked(4_000);
    razorpay.troubles.push('refused');
    await reconcile(deps());
    expect(await rowsOf(order)).toMatchObject([{ status: 'open', checked: true }]);
  });

  it('does not keep an order from a link for what is due now', async () => {
    const { order, link } = await linked(5_000);
    razorpay.links.delete(link.id);
    await sql('update "order" set total_price = 6000 where id = ?', [order.id]);
    await sync(order);
    expect(await rowsOf(order)).toMatchObject([
      { status: 'cancelled', amount: 5_100 },
      { status: 'open', amount: 6_100 },
    ]);
  });
});

describe('a link that cannot be read', () => {
  it('is replaced when it is no longer right, and asked about for another day', async () => {
    const { order, link } = await linked(5_000);
    link.status = 'under_review';
    await sql('update "order" set total_price = 6000 where id = ?', [order.id]);
    await sync(order);
    expect(await rowsOf(order)).toMatchObject([
      { status: 'cancelled', amount: 5_100 },
      { status: 'open', amount: 6_100 },
    ]);
    link.status = 'created';
    razorpay.pay(link, link.amount);
    await reconcile(deps());
    expect((await moneyOf(test, order.id)).order).toMatchObject({ paid_amount: 5_000 });
  });

  it('is replaced when it was never finished', async () => {
    const { order, link } = await linked(5_000);
    await sql(
      `update payment_link set status = 'creating', provider_id = null, url = null where order_id = ?`,
      [order.id],
    );
    link.status = 'under_review';
    await sync(order);
    expect(await rowsOf(order)).toMatchObject([{ status: 'cancelled' }, { status: 'open' }]);
  });
});
