import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePickedOrder, moneyOf, type PickedOrder } from '../testing/orders/orders.js';
import { type LinkSteps, startLinkSteps } from '../testing/payments/link-steps.js';
import type { RazorpayLink, Trouble } from '../testing/payments/fake-razorpay.js';

let steps: LinkSteps;
beforeAll(async () => {
  steps = await startLinkSteps();
});
afterAll(() => steps.stop());
beforeEach(async () => {
  steps.razorpay.received.length = 0;
  steps.razorpay.troubles.length = 0;
  steps.log.length = 0;
  await steps.sql('delete from payment_link');
});

/** An order with this amount due and an active link that is old enough for a check. */
async function linked(due: number): Promise<{ order: PickedOrder; link: RazorpayLink }> {
  const order = await makePickedOrder(steps.test, due);
  await steps.sync(order);
  await steps.sql(
    `update payment_link set created_at = created_at - interval '6 minutes' where order_id = ?`,
    [order.id],
  );
  return { order, link: steps.razorpay.linkOf(order.id) };
}

const asked = () => steps.razorpay.received.filter(({ method }) => method === 'GET').length;
const warnings = (text: string) => steps.log.filter((line) => line.includes(text));

describe('a run over the links', () => {
  it('continues after an unreadable one, and checks it last the next time', async () => {
    const odd = await linked(1_000);
    const paid = await linked(2_000);
    odd.link.status = 'under_review';
    steps.razorpay.pay(paid.link, paid.link.amount);
    await steps.reconcile();
    expect((await moneyOf(steps.test, paid.order.id)).order).toMatchObject({ due: 0 });
    expect(await steps.storedLinks(odd.order)).toMatchObject([{ status: 'open', checked: true }]);
    expect(warnings('could not be checked')).toHaveLength(1);
    const newer = await linked(3_000);
    steps.razorpay.received.length = 0;
    await steps.reconcile();
    expect(steps.razorpay.received.map(({ url }) => url.split('/').at(-1))).toEqual([
      newer.link.id,
      odd.link.id,
    ]);
  });

  it('continues after an internal error of one link', async () => {
    const broken = await linked(1_000);
    const paid = await linked(2_000);
    // The id is longer than the database allows.
    broken.link.payments = [{ payment_id: 'p'.repeat(200), amount: 1_100, status: 'captured' }];
    steps.razorpay.pay(paid.link, paid.link.amount);
    await steps.reconcile();
    expect((await moneyOf(steps.test, paid.order.id)).order).toMatchObject({ due: 0 });
    expect((await moneyOf(steps.test, broken.order.id)).ledger).toEqual([]);
    expect(await steps.storedLinks(broken.order)).toMatchObject([
      { status: 'open', checked: true },
    ]);
  });

  it.each<[Trouble, string]>([
    ['outage', '503'],
    ['answer lost', 'cannot be reached'],
    ['wrong keys', '401'],
  ])('logs %s once, stops checking, and closes no link', async (trouble, reason) => {
    const orders = [];
    for (const due of [1_000, 2_000, 3_000, 4_000, 5_000]) orders.push(await linked(due));
    steps.razorpay.received.length = 0;
    steps.razorpay.troubles.push(...Array.from({ length: 10 }, () => trouble));
    await steps.reconcile();
    expect(asked()).toBe(3);
    const [logged, ...more] = warnings('the payment provider cannot be asked');
    expect([logged, more]).toEqual([expect.stringContaining(reason), []]);
    const rows = (await Promise.all(orders.map(({ order }) => steps.storedLinks(order)))).flat();
    expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'open'));
    expect(rows.filter(({ checked }) => checked)).toHaveLength(3);
  });

  it('continues after outages in the requests for single links', async () => {
    const links = [];
    for (const due of [1_000, 2_000, 3_000, 4_000]) links.push(await linked(due));
    const last = links.at(-1);
    if (!last) throw new Error('no link');
    steps.razorpay.pay(last.link, last.link.amount);
    steps.razorpay.troubles.push('outage', 'outage');
    await steps.reconcile();
    expect((await moneyOf(steps.test, last.order.id)).order).toMatchObject({ due: 0 });
  });
});

describe('a link that the provider does not know, made with other keys', () => {
  it('is closed and replaced, and logged once', async () => {
    const { order, link } = await linked(4_000);
    steps.razorpay.links.delete(link.id);
    await steps.reconcile();
    expect(await steps.storedLinks(order)).toMatchObject([{ status: 'cancelled', checked: true }]);
    await steps.sync(order);
    expect(await steps.storedLinks(order)).toMatchObject([
      { status: 'cancelled' },
      { status: 'open', amount: 4_100 },
    ]);
    await steps.reconcile();
    expect(warnings('does not know a payment link')).toHaveLength(1);
  });

  it('stays open while the provider finds it by its reference', async () => {
    const { order } = await linked(4_000);
    steps.razorpay.troubles.push('refused');
    await steps.reconcile();
    expect(await steps.storedLinks(order)).toMatchObject([{ status: 'open', checked: true }]);
  });

  it('does not block a new link for the amount now due', async () => {
    const { order, link } = await linked(5_000);
    steps.razorpay.links.delete(link.id);
    await steps.sql('update "order" set total_price = 6000 where id = ?', [order.id]);
    await steps.sync(order);
    expect(await steps.storedLinks(order)).toMatchObject([
      { status: 'cancelled', amount: 5_100 },
      { status: 'open', amount: 6_100 },
    ]);
  });
});

describe('a link that cannot be read', () => {
  it('is replaced when its amount is wrong, and checked for another day', async () => {
    const { order, link } = await linked(5_000);
    link.status = 'under_review';
    await steps.sql('update "order" set total_price = 6000 where id = ?', [order.id]);
    await steps.sync(order);
    expect(await steps.storedLinks(order)).toMatchObject([
      { status: 'cancelled', amount: 5_100 },
      { status: 'open', amount: 6_100 },
    ]);
    link.status = 'created';
    steps.razorpay.pay(link, link.amount);
    await steps.reconcile();
    expect((await moneyOf(steps.test, order.id)).order).toMatchObject({ paid_amount: 5_000 });
  });

  it('is replaced when it was never finished', async () => {
    const { order, link } = await linked(5_000);
    await steps.sql(
      `update payment_link set status = 'creating', provider_id = null, url = null where order_id = ?`,
      [order.id],
    );
    link.status = 'under_review';
    await steps.sync(order);
    expect(await steps.storedLinks(order)).toMatchObject([
      { status: 'cancelled' },
      { status: 'open' },
    ]);
  });
});
