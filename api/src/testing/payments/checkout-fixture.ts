import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { createDevPaymentProvider } from '../../payment-links/dev-payment-provider.js';
import type { PaymentProvider } from '../../payment-links/payment-provider.js';
import { createRazorpay, type RazorpaySettings } from '../../payment-links/razorpay.js';
import type { TestUser } from '../factories.js';
import { freePort, type OpenedPage, Visitor } from '../http.js';
import type { PickedOrder } from '../orders/orders.js';
import { startTestServer, type TestServer } from '../test-server.js';

/** A server with the development checkout, in which the tests pay the links themselves. */
export interface CheckoutFixture {
  test: TestServer;
  provider: PaymentProvider;
  settings: RazorpaySettings;
  /** Folder in which the checkout stores its links. */
  folder: string;
  /** Payment link of the order as this user reads it; null without one. */
  linkSeenBy(user: TestUser, orderId: string): Promise<string | null>;
  linkOf(order: PickedOrder): Promise<string | null>;
  /** Waits until the order has a payment link other than `other`; returns its URL. */
  withLink(order: PickedOrder, other?: string): Promise<string>;
  /** All links that an order has had, oldest first. */
  rowsOf(order: PickedOrder): Promise<{ status: string; amount: number; provider_id: string }[]>;
  pay(link: string, form?: Record<string, string>): Promise<OpenedPage>;
  stop(): Promise<void>;
}

async function startWithCheckout(folder: string) {
  let settings: RazorpaySettings | undefined;
  const test = await startTestServer({
    port: await freePort(),
    providers: async (app) => {
      const checkout = await createDevPaymentProvider(app, folder);
      settings = checkout.settings;
      return { payments: createRazorpay(settings), devServices: [checkout.devService] };
    },
  });
  if (!settings) throw new Error('There is no checkout');
  return { test, settings, provider: createRazorpay(settings) };
}

export async function startCheckoutFixture(): Promise<CheckoutFixture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'laundry-checkout-'));
  const { test, settings, provider } = await startWithCheckout(folder);

  const linkSeenBy = async (user: TestUser, id: string) => {
    const { data } = await test.graphql<{ order: { paymentLink: string | null } }>(
      `query ($id: ID!) { order(id: $id) { paymentLink } }`,
      { id },
      user.token,
    );
    return data?.order.paymentLink ?? null;
  };
  const linkOf = ({ id, customer }: PickedOrder) => linkSeenBy(customer, id);

  return {
    test,
    provider,
    settings,
    folder,
    linkSeenBy,
    linkOf,
    async withLink(order, other) {
      await expect
        .poll(() => linkOf(order).then((link) => link !== other && link))
        .toMatch(/\/dev\/checkout\/pay\/plink_/);
      return (await linkOf(order)) as string;
    },
    rowsOf: ({ id }) =>
      test.orm.em
        .fork()
        .execute(
          'select status, amount, provider_id from payment_link where order_id = ? order by created_at, id',
          [id],
        ),
    pay: (link, form = { do: 'pay' }) => new Visitor().open(link, form),
    async stop() {
      await test.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
