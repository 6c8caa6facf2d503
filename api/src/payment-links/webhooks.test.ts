import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moneyOf } from '../testing/orders/orders.js';
import type { RazorpayLink } from '../testing/payments/fake-razorpay.js';
import { signature, type Webhook, webhookBody } from '../testing/payments/razorpay-webhook.js';
import { paidEvent, startWebhookShop, type WebhookShop } from '../testing/payments/webhooks.js';

let shop: WebhookShop;
beforeAll(async () => {
  shop = await startWebhookShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.log.length = 0;
});

const untouched = { ledger: [], online: [], events: [] };

describe('a webhook is refused', () => {
  it('when it is forged, and the log has no content of it', async () => {
    const { order, link } = await shop.orderWithLink(10_000);
    const webhook = paidEvent(link, { id: 'pay_forged', amount: link.amount });
    const body = webhookBody(webhook);
    const forgeries = ['', 'x', signature(body, 'guessed'), signature(`${body} `)];
    for (const signed of forgeries) {
      expect(await shop.send(webhook, { signed })).toMatchObject({ status: 401 });
    }
    expect(await moneyOf(shop.test, order.id)).toMatchObject(untouched);
    const lines = shop.log.filter((line) => line.includes('wrong signature'));
    expect(lines).toHaveLength(forgeries.length);
    expect(shop.log.join('\n')).not.toContain('pay_forged');
  });

  it('when it is signed with a malformed id', async () => {
    const { order, link } = await shop.orderWithLink(10_000);
    const odd = ['', 'pay\0', '\ud800', 'x'.repeat(10_000), 7, null, {}, []];
    const payment = { id: 'pay_odd', amount: link.amount };
    const sent = paidEvent(link, payment);
    for (const value of odd) {
      const id = value as string;
      for (const webhook of [
        { ...sent, payment: { ...payment, id } },
        { ...sent, link: { ...link, id } },
        { ...sent, link: { ...link, reference_id: id } },
        { ...sent, event: id },
      ]) {
        const { status } = await shop.send(webhook);
        expect(status, JSON.stringify(value)).toBeLessThan(500);
      }
    }
    expect(await moneyOf(shop.test, order.id)).toMatchObject({ ledger: [] });
  });

  it('when it is signed and cannot be parsed', async () => {
    for (const body of ['', 'no json', '{}'])
      expect(await shop.send({ event: '', link: {} as RazorpayLink }, { body })).toMatchObject({
        status: 400,
      });
  });
});

describe('a signed webhook changes nothing', () => {
  it.each<[string, string, (link: RazorpayLink) => Webhook]>([
    [
      'wrong amount',
      'a payment above the amount of the link',
      (link) => paidEvent(link, { id: 'pay_more', amount: link.amount + 1 }),
    ],
    ['wrong amount', 'a payment of 0', (link) => paidEvent(link, { id: 'pay_none', amount: 0 })],
    [
      'wrong amount',
      'a link of another amount',
      (link) => paidEvent({ ...link, amount: 100 }, { id: 'pay_other', amount: 100 }),
    ],
    [
      'wrong currency',
      'another currency',
      (link) => ({
        ...paidEvent(link, { id: 'pay_usd', amount: link.amount }),
        payment: { id: 'pay_usd', amount: link.amount, currency: 'USD' },
      }),
    ],
    [
      'not captured',
      'a payment that is not captured',
      (link) => ({
        event: 'payment_link.paid',
        link,
        payment: { id: 'pay_authorized', amount: link.amount, status: 'authorized' },
      }),
    ],
    [
      'unknown link',
      'an unknown reference',
      (link) =>
        paidEvent(
          { ...link, id: 'plink_other', reference_id: 'TS1989' },
          { id: 'pay_theirs', amount: link.amount },
        ),
    ],
    [
      'unknown link',
      'a known reference with another id of the provider',
      (link) =>
        paidEvent({ ...link, id: 'plink_other' }, { id: 'pay_pretend', amount: link.amount }),
    ],
    [
      'unknown order',
      'another order than that of the link',
      (link) =>
        paidEvent(
          { ...link, notes: { orderId: '01980000-0000-7000-8000-000000000009' } },
          { id: 'pay_elsewhere', amount: link.amount },
        ),
    ],
    ['ignored', 'another event', (link) => ({ event: 'payment_link.viewed', link })],
  ])('and is counted as %s: %s', async (outcome, _words, webhook) => {
    const { order, link } = await shop.orderWithLink(10_000);
    expect(await shop.send(webhook(link))).toEqual({ status: 200, outcome });
    expect(await moneyOf(shop.test, order.id)).toMatchObject(untouched);
    expect(await shop.linksOf(order)).toMatchObject([{ status: 'open', amount_paid: 0 }]);
    expect(shop.log.some((line) => line.includes(`"outcome":"${outcome}"`))).toBe(true);
  });
});

describe('the log', () => {
  it('contains no query string, because e-mail links contain their token there', async () => {
    const headers = { 'x-request-id': 'a-link-of-a-mail' };
    await fetch(`${shop.test.url}/signin/link?token=never-to-be-logged`, { headers });
    await expect.poll(() => shop.log.join('')).toContain('a-link-of-a-mail');
    expect(shop.log.join('')).not.toContain('never-to-be-logged');
  });
});
