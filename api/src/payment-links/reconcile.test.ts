import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePickedOrder, moneyOf, type PickedOrder } from '../testing/orders/orders.js';
import { type LinkSteps, startLinkSteps } from '../testing/payments/link-steps.js';
import type { RazorpayLink } from '../testing/payments/fake-razorpay.js';
import { signature, webhookBody } from '../testing/payments/razorpay-webhook.js';

let steps: LinkSteps;
beforeAll(async () => {
  steps = await startLinkSteps();
});
afterAll(() => steps.stop());

const long = (interval: string) =>
  steps.sql(`update payment_link set created_at = created_at - interval '${interval}'`);

const change = ({ id }: PickedOrder, set: string) =>
  steps.sql(`update "order" set ${set} where id = ?`, [id]);

describe('a payment without a webhook', () => {
  it('is found once by a check with the provider, and a late webhook adds nothing', async () => {
    const order = await makePickedOrder(steps.test, 20_000);
    await steps.sync(order);
    const [link] = steps.linksAt(order);
    if (!link) throw new Error('no link');
    steps.razorpay.pay(link, link.amount);
    await steps.reconcile();
    expect((await moneyOf(steps.test, order.id)).online).toEqual([]);
    await long('6 minutes');
    await Promise.all([steps.reconcile(), steps.reconcile()]);
    await steps.reconcile();
    expect(await moneyOf(steps.test, order.id)).toMatchObject({
      order: { paid_amount: 20_000, due: 0 },
      ledger: [
        { kind: 'payment', amount: 20_000 },
        { kind: 'service charge', amount: 100 },
      ],
      online: [{ applied: 20_000 }],
    });
    expect(await steps.storedLinks(order)).toMatchObject([{ status: 'paid' }]);
  });

  it('is found when it prevented the link from being cancelled', async () => {
    const order = await makePickedOrder(steps.test, 30_000);
    await steps.sync(order);
    const [link] = steps.linksAt(order);
    if (!link) throw new Error('no link');
    steps.razorpay.pay(link, link.amount);
    await change(order, 'total_price = 40000');
    await steps.sync(order);
    expect(await moneyOf(steps.test, order.id)).toMatchObject({
      order: { paid_amount: 30_000, due: 10_000 },
    });
    expect(await steps.storedLinks(order)).toMatchObject([
      { status: 'paid', amount: 30_100 },
      { status: 'open', amount: 10_100 },
    ]);
  });

  it('is found on a link that was cancelled at the same time', async () => {
    const order = await makePickedOrder(steps.test, 15_000);
    await steps.sync(order);
    const [link] = steps.linksAt(order);
    if (!link) throw new Error('no link');
    await change(order, 'paid_amount = 15000');
    await steps.sync(order);
    expect(await steps.storedLinks(order)).toMatchObject([{ status: 'cancelled' }]);
    steps.razorpay.pay(link, link.amount);
    await long('6 minutes');
    await steps.reconcile();
    expect(await moneyOf(steps.test, order.id)).toMatchObject({
      order: { paid_amount: 15_000 },
      online: [{ applied: 0, overpayment: 15_100 }],
    });
  });

  it.each([
    ['23 hours 59 minutes', 15_100],
    ['24 hours 1 second', 0],
  ])('is found on a link that was cancelled %s ago: %i', async (ago, overpayment) => {
    const order = await makePickedOrder(steps.test, 15_000);
    await steps.sync(order);
    const [link] = steps.linksAt(order);
    if (!link) throw new Error('no link');
    await change(order, 'paid_amount = 15000');
    await steps.sync(order);
    steps.razorpay.pay(link, link.amount);
    await long('25 hours');
    await steps.sql('update payment_link set closed_at = now() - ?::interval where order_id = ?', [
      ago,
      order.id,
    ]);
    await steps.reconcile();
    const { online } = await moneyOf(steps.test, order.id);
    expect(online).toMatchObject(overpayment ? [{ applied: 0, overpayment }] : []);
    expect(online).toHaveLength(overpayment ? 1 : 0);
  });

  it('is found although the provider does not know other links', async () => {
    const lost = await makePickedOrder(steps.test, 5_000);
    const paid = await makePickedOrder(steps.test, 6_000);
    await steps.sync(lost);
    await steps.sync(paid);
    const [forgotten] = steps.linksAt(lost);
    const [link] = steps.linksAt(paid);
    if (!forgotten || !link) throw new Error('no link');
    steps.razorpay.links.delete(forgotten.id);
    steps.razorpay.pay(link, link.amount);
    await long('6 minutes');
    await steps.reconcile();
    expect((await moneyOf(steps.test, paid.id)).order).toMatchObject({ due: 0 });
  });
});

describe('without a provider', () => {
  it('there is no webhook, and an order has no link, even an old one', async () => {
    const order = await makePickedOrder(steps.test, 7_000);
    await steps.sync(order);
    const [link] = steps.linksAt(order);
    const body = webhookBody({ event: 'payment_link.paid', link: link as RazorpayLink });
    const response = await fetch(`${steps.test.url}/webhooks/razorpay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature(body) },
      body,
    });
    expect(response.status).toBe(404);
    const { data } = await steps.test.graphql(
      'query ($id: ID!) { order(id: $id) { paymentLink } }',
      { id: order.id },
      order.customer.token,
    );
    expect(data).toEqual({ order: { paymentLink: null } });
  });
});
