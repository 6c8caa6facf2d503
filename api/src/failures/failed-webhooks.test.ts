import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Node,
  startWebhookFixture,
  type WebhookFixture,
} from '../testing/failures/webhook-fixture.js';
import type { RazorpayLink } from '../testing/payments/fake-razorpay.js';
import { newEvent, paidEvent, type WebhookShop } from '../testing/payments/webhooks.js';
import { refusal } from '../testing/refusals.js';
import { recordSqlStatements } from '../testing/sql-statements.js';

let fixture: WebhookFixture;
let shop: WebhookShop;
beforeAll(async () => {
  fixture = await startWebhookFixture();
  shop = fixture.shop;
});
afterAll(() => shop.stop());

describe('a webhook that could not be processed', () => {
  it.each<[string, string, (link: RazorpayLink) => Partial<RazorpayLink>, object]>([
    ['wrong amount', 'The amount differs from the payment link', () => ({}), { amount: 1e6 }],
    ['wrong currency', 'It was not paid in rupees', () => ({}), { currency: 'USD' }],
    [
      'not captured',
      'Razorpay has not completed this payment yet',
      () => ({}),
      { status: 'authorized' },
    ],
    ['unknown link', 'Unknown payment link', () => ({ id: 'plink_other' }), {}],
  ])(
    'is on the list, with its cause as text: %s',
    async (outcome, failureReason, change, payment) => {
      const { link, order } = await shop.orderWithLink(10_000);
      const id = `pay_${outcome.replace(' ', '_')}`;
      const webhook = paidEvent(
        { ...link, ...change(link) },
        { id, amount: link.amount, ...payment },
      );
      expect((await shop.send(webhook)).outcome).toBe(outcome);
      expect(await fixture.find(id)).toMatchObject({
        ...{
          kind: 'payment_link.partially_paid',
          failureReason,
          notRetryableReason: null,
          attempts: 1,
          version: 1,
        },
        orderId: outcome === 'unknown link' ? null : order.id,
      });
    },
  );

  it('is not on the list without a payment, or with a link of another business', async () => {
    const { link } = await shop.orderWithLink(10_000);
    const { count } = await fixture.listed();
    const paid = { id: 'pay_theirs', amount: link.amount };
    for (const webhook of [
      paidEvent({ ...link, id: 'plink_x', reference_id: 'TS1989' }, paid),
      { event: 'payment_link.expired', link: { ...link, id: 'plink_x' } },
      { event: 'payment_link.viewed', link },
    ])
      expect((await shop.send(webhook)).status).toBe(200);
    expect((await shop.send(paidEvent(link, paid), { signed: 'forged' })).status).toBe(401);
    expect((await fixture.listed()).count).toBe(count);
  });

  it('is on the list once after repeated deliveries, and is processed when its content is readable', async () => {
    const { link } = await shop.orderWithLink(10_000);
    const event = newEvent();
    const webhook = paidEvent(link, { id: 'pay_late_read', amount: link.amount });
    const { count } = await fixture.listed();
    const body = '{ "no": "sense" }';
    expect((await shop.send(webhook, { event, body })).status).toBe(400);
    expect((await shop.send(webhook, { event, body })).status).toBe(400);
    const { count: withIt, nodes } = await fixture.listed();
    expect(withIt).toBe(count + 1);
    const [unreadable] = nodes.filter(({ paymentId }) => paymentId === null);
    expect(unreadable).toMatchObject({
      kind: null,
      failureReason: 'The content could not be read',
      attempts: 2,
    });
    expect(refusal(await fixture.retryWebhook(unreadable as Node))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Razorpay dashboard') as string,
    });
    expect(await shop.send(webhook, { event })).toEqual({ status: 200, outcome: 'applied' });
    expect((await fixture.listed()).count).toBe(count);
  });

  it('is removed from the list when another event records its payment', async () => {
    const { link } = await shop.orderWithLink(10_000);
    const { id, amount } = shop.razorpay.pay(link, link.amount);
    await shop.send({
      ...paidEvent(link, { id, amount }),
      payment: { id, amount, status: 'authorized' },
    });
    expect(await fixture.find(id)).toBeDefined();
    expect((await shop.send(paidEvent(link, { id, amount }))).outcome).toBe('applied');
    expect(await fixture.find(id)).toBeUndefined();
  });

  it('is listed with one SQL query and counted with another, up to a hundred', async () => {
    // The document has two lists and one count. Jobs of earlier webhooks may run other queries.
    const statements = await recordSqlStatements(() => fixture.listed());
    expect(statements.filter(({ text }) => text.includes('failed_webhook'))).toHaveLength(3);
    await fixture.sql(`insert into failed_webhook (id, event_id, outcome)
      select gen_random_uuid(), 'many ' || n, 'unreadable' from generate_series(1, 120) n`);
    expect((await fixture.listed()).count).toBe(100);
    await fixture.sql(`delete from failed_webhook where event_id like 'many %'`);
  });
});
