import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from '../testing/http.js';
import { makePickedOrder, moneyOf } from '../testing/orders/orders.js';
import {
  type CheckoutFixture,
  startCheckoutFixture,
} from '../testing/payments/checkout-fixture.js';
import type { TestServer } from '../testing/test-server.js';
import { createDevPaymentProvider } from './dev-payment-provider.js';

let shop: CheckoutFixture;
let test: TestServer;
beforeAll(async () => {
  shop = await startCheckoutFixture();
  ({ test } = shop);
});
afterAll(() => shop.stop());

describe('a link that is paid', () => {
  it('is created with the bill for the amount due plus service charge, and its payment reaches the ledger', async () => {
    const order = await makePickedOrder(test, 45_050);
    const link = await shop.withLink(order);
    const page = await new Visitor().open(link);
    expect(page.text).toContain('₹451.50');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text).not.toContain('<script');

    const after = await shop.pay(link);
    const { pathname, searchParams } = new URL(after.url);
    expect([pathname, searchParams.get('order')]).toEqual(['/payment-success', order.id]);
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 45_050, due: 0, payment_status: 'paid' },
      ledger: [
        { kind: 'payment', amount: 45_050 },
        { kind: 'service charge', amount: 100 },
      ],
      online: [{ applied: 45_050, service_charge: 100, overpayment: 0 }],
      events: [expect.stringMatching(/^₹450\.50 paid online \(pay_\w+\)$/)],
    });
    expect(await shop.linkOf(order)).toBeNull();
    const mail = await test.mailTo(order.customer.email, ({ subject }) =>
      subject.startsWith('Payment received: ₹451.50'),
    );
    expect(mail.text).toContain('Paid towards the order: ₹450.50');
  });

  it('can be paid in parts, with one service charge', async () => {
    const order = await makePickedOrder(test, 50_000);
    const link = await shop.withLink(order);
    await shop.pay(link, { do: 'part', amount: '200.50' });
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 19_950, due: 30_050, payment_status: 'partial' },
      ledger: [
        { kind: 'payment', amount: 19_950 },
        { kind: 'service charge', amount: 100 },
      ],
    });
    // The unpaid part of the link equals the amount due, so the link is not replaced.
    expect(await shop.withLink(order)).toBe(link);
    await shop.pay(link);
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 50_000, payment_status: 'paid' },
      ledger: [
        { kind: 'payment', amount: 19_950 },
        { kind: 'payment', amount: 30_050 },
        { kind: 'service charge', amount: 100 },
      ],
    });
  });

  it('takes nothing when the payment fails, and can be tried again', async () => {
    const order = await makePickedOrder(test, 12_000);
    const link = await shop.withLink(order);
    const page = await shop.pay(link, { do: 'fail' });
    expect(page.text).toContain('The payment failed');
    expect((await moneyOf(test, order.id)).ledger).toEqual([]);
    await shop.pay(link);
    expect((await moneyOf(test, order.id)).order).toMatchObject({ due: 0 });
  });

  it('records one payment for a double click', async () => {
    const order = await makePickedOrder(test, 9_000);
    const link = await shop.withLink(order);
    await Promise.all([shop.pay(link), shop.pay(link), shop.pay(link)]);
    expect((await moneyOf(test, order.id)).online).toHaveLength(1);
  });
});

describe('the checkout', () => {
  it('refuses wrong API keys, and cannot be created in production', async () => {
    const api = `${shop.settings.apiUrl}/v1/payment_links`;
    expect((await fetch(api)).status).toBe(401);
    const authorization = `Basic ${Buffer.from(`${shop.settings.keyId}:guess`).toString('base64')}`;
    expect((await fetch(api, { method: 'POST', headers: { authorization } })).status).toBe(401);
    await expect(
      createDevPaymentProvider({ ...test.app, production: true }, shop.folder),
    ).rejects.toThrow('development only');
  });

  it('reads its stored links after a restart', async () => {
    const order = await makePickedOrder(test, 8_000);
    await shop.withLink(order);
    const [row] = await shop.rowsOf(order);
    const { devService } = await createDevPaymentProvider(test.app, shop.folder);
    expect(devService).toBeDefined();
    expect(await shop.provider.fetch(row?.provider_id ?? '')).toMatchObject({ amount: 8_100 });
  });
});
