import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { untilLocked } from '../testing/lock-waits.js';
import { moneyOf } from '../testing/orders/orders.js';
import { type Webhook, webhookBody } from '../testing/payments/razorpay-webhook.js';
import {
  newEvent,
  paidEvent,
  startWebhookShop,
  type WebhookShop,
} from '../testing/payments/webhooks.js';

let shop: WebhookShop;
beforeAll(async () => {
  shop = await startWebhookShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.log.length = 0;
});

/** A stable pseudo-random number for a text. */
const hash = (value: string): number =>
  [...value].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1009, 7);

describe('a payment counts once', () => {
  it('when its webhook is repeated, under the same id, another one, or none', async () => {
    const { order, link } = await shop.orderWithLink(10_000);
    const webhook = paidEvent(link, shop.razorpay.pay(link, link.amount));
    const event = newEvent();
    expect(await shop.send(webhook, { event })).toEqual({ status: 200, outcome: 'applied' });
    expect(await shop.send(webhook, { event })).toEqual({ status: 200, outcome: 'repeated' });
    expect(await shop.send(webhook)).toEqual({ status: 200, outcome: 'repeated' });
    expect(await shop.send(webhook, { event: '' })).toEqual({ status: 200, outcome: 'repeated' });
    expect(await moneyOf(shop.test, order.id)).toMatchObject({
      order: { paid_amount: 10_000, payment_status: 'paid' },
      ledger: [
        { kind: 'payment', amount: 10_000 },
        { kind: 'service charge', amount: 100 },
      ],
      online: [{ applied: 10_000 }],
    });
    expect(await shop.linksOf(order)).toMatchObject([{ status: 'paid', amount_paid: 10_100 }]);
  });

  it('when it is one of several partial payments up to the amount of the link', async () => {
    const { order, link } = await shop.orderWithLink(10_000);
    const first = paidEvent(link, shop.razorpay.pay(link, 6_000));
    expect(await shop.send(first)).toEqual({ status: 200, outcome: 'applied' });
    const partly = { event: 'payment_link.partially_paid', link: { ...link } };
    for (const amount of [4_101, 6_000])
      expect(await shop.send({ ...partly, payment: { id: `pay_over_${amount}`, amount } })).toEqual(
        {
          ...{ status: 200, outcome: 'wrong amount' },
        },
      );
    expect(await shop.linksOf(order)).toMatchObject([{ status: 'open', amount_paid: 6_000 }]);
    expect((await moneyOf(shop.test, order.id)).online).toHaveLength(1);
    const rest = { id: 'pay_rest', amount: 4_100 };
    expect((await shop.send({ ...partly, payment: rest })).outcome).toBe('applied');
  });

  it('when a webhook without an id is repeated, which the hash of its body identifies', async () => {
    const { link } = await shop.orderWithLink(10_000);
    const webhook = { event: 'payment_link.viewed', link };
    const body = webhookBody(webhook);
    expect((await shop.send(webhook, { event: '', body })).outcome).toBe('ignored');
    expect((await shop.send(webhook, { event: '', body })).outcome).toBe('repeated');
    expect((await shop.send(webhook, { event: '', body: `${body} ` })).outcome).toBe('ignored');
  });

  it('when another payment of the same link arrives at the same time, with one service charge', async () => {
    const { order, link } = await shop.orderWithLink(10_000);
    const parts = [6_000, 4_100].map((amount) => paidEvent(link, shop.razorpay.pay(link, amount)));
    const pending = await shop.test.orm.em.fork().transactional(async (holder) => {
      await holder.execute('select from "order" where id = ? for update', [order.id]);
      const sent = parts.map((webhook) => shop.send(webhook));
      // Both requests wait for a lock now.
      await untilLocked(shop.test, 2, 'for update');
      return { sent };
    });
    for (const { outcome } of await Promise.all(pending.sent)) expect(outcome).toBe('applied');
    const { order: paid, online } = await moneyOf(shop.test, order.id);
    expect(paid).toMatchObject({ paid_amount: 10_000, payment_status: 'paid' });
    expect(online.map((each) => each.service_charge).sort((a, b) => a - b)).toEqual([0, 100]);
    expect(await shop.linksOf(order)).toMatchObject([{ status: 'paid', amount_paid: 10_100 }]);
  });

  it('when 60 webhooks about five partial payments arrive at once and in any order', async () => {
    const { order, link } = await shop.orderWithLink(50_000);
    const parts = [10_000, 50, 25_000, 5_050, 10_000].map((amount) => {
      const payment = shop.razorpay.pay(link, amount);
      return paidEvent(link, payment);
    });
    expect(link.status).toBe('paid');
    const storm = Array.from({ length: 12 }, (_, round) =>
      parts.map((webhook, part) => ({ webhook, event: `storm_${part}_${round % 3}` })),
    )
      .flat()
      // A fixed shuffle: the webhooks of the last payments come first, and duplicates are spread.
      .sort((one, other) => hash(one.event) - hash(other.event));
    const answers = await Promise.all(
      storm.map(({ webhook, event }) => shop.send(webhook, { event })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ outcome }) => outcome === 'applied')).toHaveLength(5);
    const { order: paid, ledger, online } = await moneyOf(shop.test, order.id);
    expect(paid).toMatchObject({ paid_amount: 50_000, payment_status: 'paid' });
    expect(online).toHaveLength(5);
    const sum = (kind: string) =>
      ledger.filter((row) => row.kind === kind).reduce((total, { amount }) => total + amount, 0);
    expect([sum('payment'), sum('service charge')]).toEqual([50_000, 100]);
    expect(await shop.linksOf(order)).toMatchObject([{ status: 'paid', amount_paid: 50_100 }]);
  });

  it('when its webhook arrives before the response with the id of the link', async () => {
    const { order, link } = await shop.orderWithLink(10_000);
    const em = shop.test.orm.em.fork();
    await em.execute(
      `update payment_link set status = 'creating', provider_id = null, url = null where order_id = ?`,
      [order.id],
    );
    const webhook = paidEvent(link, shop.razorpay.pay(link, link.amount));
    expect(await shop.send(webhook)).toEqual({ status: 200, outcome: 'applied' });
    expect((await moneyOf(shop.test, order.id)).order).toMatchObject({ due: 0 });
  });
});

describe('a payment above the amount due', () => {
  it('never raises the paid amount above the total, after a cash payment', async () => {
    const { order, link } = await shop.orderWithLink(30_000);
    const webhook = paidEvent(link, shop.razorpay.pay(link, link.amount));
    const em = shop.test.orm.em.fork();
    await em.execute('update "order" set paid_amount = 20000, version = version + 1 where id = ?', [
      order.id,
    ]);
    // The outcome is `repeated` if closing the link has already found the payment.
    expect(['applied', 'repeated']).toContain((await shop.send(webhook)).outcome);
    expect(await moneyOf(shop.test, order.id)).toMatchObject({
      order: { paid_amount: 30_000, due: 0, refundable: 50_000 },
      ledger: [
        { kind: 'overpayment', amount: 20_000, reference: webhook.payment?.id },
        { kind: 'payment', amount: 10_000 },
        { kind: 'service charge', amount: 100 },
      ],
      online: [{ applied: 10_000, service_charge: 100, overpayment: 20_000 }],
      events: [expect.stringContaining('₹200.00 paid online above what was due, to be refunded')],
    });
    const mail = await shop.test.mailTo(order.customer.email, ({ subject }) =>
      subject.startsWith('Payment received'),
    );
    expect(mail.text).toContain('To be refunded: ₹200.00');
    expect(shop.log.some((line) => line.includes('paid more than was due'))).toBe(true);
  });

  it('becomes an overpayment, with the service charge, if the order is cancelled', async () => {
    const { order, link } = await shop.orderWithLink(30_000);
    const webhook = paidEvent(link, shop.razorpay.pay(link, link.amount));
    const em = shop.test.orm.em.fork();
    await em.execute(`update "order" set order_status = 'cancelled' where id = ?`, [order.id]);
    await shop.send(webhook);
    expect(await moneyOf(shop.test, order.id)).toMatchObject({
      order: { paid_amount: 0, refundable: 30_100 },
      ledger: [{ kind: 'overpayment', amount: 30_100 }],
      online: [{ applied: 0, service_charge: 0, overpayment: 30_100 }],
    });
  });
});

describe('a link that has ended', () => {
  it.each(['expired', 'cancelled'])('%s: the order gets another one', async (status) => {
    const { order, link } = await shop.orderWithLink(10_000);
    link.status = status;
    const webhook: Webhook = { event: `payment_link.${status}`, link: { ...link } };
    expect(await shop.send(webhook)).toEqual({ status: 200, outcome: 'link closed' });
    await expect
      .poll(async () => (await shop.linksOf(order)).map((row) => row.status))
      .toEqual([status, 'open']);
    // A late webhook does not reopen a replaced link.
    await shop.send(webhook);
    expect((await shop.linksOf(order)).map((row) => row.status)).toEqual([status, 'open']);
  });
});
