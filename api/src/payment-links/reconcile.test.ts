import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePickedOrder, moneyOf, type PickedOrder } from '../testing/orders/orders.js';
import {
  type FakeRazorpay,
  KEYS,
  type RazorpayLink,
  startRazorpay,
} from '../testing/payments/razorpay-stand-in.js';
import { signature, webhookBody } from '../testing/payments/razorpay-webhook.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { syncLink } from './links.service.js';
import type { PaymentProvider } from './payment-provider.js';
import { createRazorpay } from './razorpay.js';
import { reconcile } from './reconcile.service.js';

// No worker knows the provider here, so that each step happens when the test says so.
let test: TestServer;
let razorpay: FakeRazorpay;
let provider: PaymentProvider;
beforeAll(async () => {
  razorpay = await startRazorpay();
  provider = createRazorpay({ ...KEYS, apiUrl: razorpay.url });
  test = await startTestServer();
});
afterAll(async () => {
  await test.stop();
  await razorpay.stop();
});
beforeEach(() => {
  razorpay.troubles.length = 0;
});

const deps = () => ({ em: test.orm.em.fork(), app: test.app, provider, log: test.server.log });
const sync = ({ id }: PickedOrder) => syncLink(deps(), id);

const rowsOf = ({ id }: PickedOrder) =>
  test.orm.em
    .fork()
    .execute<{ status: string; amount: number }[]>(
      'select status, amount from payment_link where order_id = ? order by created_at, id',
      [id],
    );

const linksAt = ({ id }: PickedOrder): RazorpayLink[] =>
  [...razorpay.links.values()].filter(({ notes }) => notes['orderId'] === id);

const long = (interval: string) =>
  test.orm.em
    .fork()
    .execute(`update payment_link set created_at = created_at - interval '${interval}'`);

const change = ({ id }: PickedOrder, set: string) =>
  test.orm.em.fork().execute(`update "order" set ${set} where id = ?`, [id]);

describe('making a link', () => {
  it('is done once the provider is up again', async () => {
    const order = await makePickedOrder(test, 10_000);
    razorpay.troubles.push('outage');
    await expect(sync(order)).rejects.toThrow('503');
    expect(await rowsOf(order)).toMatchObject([{ status: 'creating' }]);
    await sync(order);
    expect(await rowsOf(order)).toMatchObject([{ status: 'open', amount: 10_100 }]);
    await sync(order);
    expect(linksAt(order)).toHaveLength(1);
  });

  it('leaves one link behind when the answer got lost', async () => {
    const order = await makePickedOrder(test, 11_000);
    razorpay.troubles.push('answer lost');
    await expect(sync(order)).rejects.toThrow('cannot be reached');
    expect(linksAt(order)).toHaveLength(1);
    await sync(order);
    expect(await rowsOf(order)).toMatchObject([{ status: 'open' }]);
    expect(linksAt(order)).toHaveLength(1);
  });

  it('starts anew when the bill changed before it was finished', async () => {
    const order = await makePickedOrder(test, 12_000);
    razorpay.troubles.push('outage');
    await expect(sync(order)).rejects.toThrow();
    await change(order, 'total_price = 13000');
    await sync(order);
    expect(await rowsOf(order)).toMatchObject([
      { status: 'cancelled', amount: 12_100 },
      { status: 'open', amount: 13_100 },
    ]);
    expect(linksAt(order).map(({ amount }) => amount)).toEqual([13_100]);
  });
});

describe('a payment whose webhook never came', () => {
  it('is found by asking, once, and a late webhook adds nothing', async () => {
    const order = await makePickedOrder(test, 20_000);
    await sync(order);
    const [link] = linksAt(order);
    if (!link) throw new Error('no link');
    razorpay.pay(link, link.amount);
    await reconcile(deps());
    expect((await moneyOf(test, order.id)).online).toEqual([]);
    await long('6 minutes');
    await Promise.all([reconcile(deps()), reconcile(deps())]);
    await reconcile(deps());
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 20_000, due: 0 },
      ledger: [
        { kind: 'payment', amount: 20_000 },
        { kind: 'service charge', amount: 100 },
      ],
      online: [{ applied: 20_000 }],
    });
    expect(await rowsOf(order)).toMatchObject([{ status: 'paid' }]);
  });

  it('is found when the link could not be withdrawn because of it', async () => {
    const order = await makePickedOrder(test, 30_000);
    await sync(order);
    const [link] = linksAt(order);
    if (!link) throw new Error('no link');
    razorpay.pay(link, link.amount);
    await change(order, 'total_price = 40000');
    await sync(order);
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 30_000, due: 10_000 },
    });
    expect(await rowsOf(order)).toMatchObject([
      { status: 'paid', amount: 30_100 },
      { status: 'open', amount: 10_100 },
    ]);
  });

  it('is found on a link that was withdrawn at that very moment', async () => {
    const order = await makePickedOrder(test, 15_000);
    await sync(order);
    const [link] = linksAt(order);
    if (!link) throw new Error('no link');
    await change(order, 'paid_amount = 15000');
    await sync(order);
    expect(await rowsOf(order)).toMatchObject([{ status: 'cancelled' }]);
    razorpay.pay(link, link.amount);
    await long('6 minutes');
    await reconcile(deps());
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 15_000 },
      online: [{ applied: 0, excess: 15_100 }],
    });
  });

  it.each([
    ['23 hours 59 minutes', 15_100],
    ['24 hours', 0],
  ])('is found on a link that was withdrawn %s ago: %i', async (ago, excess) => {
    const order = await makePickedOrder(test, 15_000);
    await sync(order);
    const [link] = linksAt(order);
    if (!link) throw new Error('no link');
    await change(order, 'paid_amount = 15000');
    await sync(order);
    razorpay.pay(link, link.amount);
    await long('25 hours');
    await test.orm.em
      .fork()
      .execute('update payment_link set closed_at = now() - ?::interval where order_id = ?', [
        ago,
        order.id,
      ]);
    await reconcile(deps());
    const { online } = await moneyOf(test, order.id);
    expect(online).toMatchObject(excess ? [{ applied: 0, excess }] : []);
    expect(online).toHaveLength(excess ? 1 : 0);
  });

  it('does not wait for links that the provider has forgotten', async () => {
    const lost = await makePickedOrder(test, 5_000);
    const paid = await makePickedOrder(test, 6_000);
    await sync(lost);
    await sync(paid);
    const [forgotten] = linksAt(lost);
    const [link] = linksAt(paid);
    if (!forgotten || !link) throw new Error('no link');
    razorpay.links.delete(forgotten.id);
    razorpay.pay(link, link.amount);
    await long('6 minutes');
    await reconcile(deps());
    expect((await moneyOf(test, paid.id)).order).toMatchObject({ due: 0 });
  });
});

describe('without a provider', () => {
  it('there is no webhook, and an order has no link, even an old one', async () => {
    const order = await makePickedOrder(test, 7_000);
    await sync(order);
    const [link] = linksAt(order);
    const body = webhookBody({ event: 'payment_link.paid', link: link as RazorpayLink });
    const response = await fetch(`${test.url}/webhooks/razorpay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature(body) },
      body,
    });
    expect(response.status).toBe(404);
    const { data } = await test.graphql(
      'query ($id: ID!) { order(id: $id) { paymentLink } }',
      { id: order.id },
      order.customer.token,
    );
    expect(data).toEqual({ order: { paymentLink: null } });
  });
});
