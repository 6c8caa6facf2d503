import { expect } from 'vitest';
import { createRazorpay } from '../../payment-links/razorpay.js';
import { makePickedOrder, type PickedOrder } from '../orders/orders.js';
import { type FakeRazorpay, KEYS, type RazorpayLink, startRazorpay } from './fake-razorpay.js';
import { signature, type Webhook, webhookBody } from './razorpay-webhook.js';
import { startTestServer, type TestServer } from '../test-server.js';

let events = 0;
export const newEvent = () => `evt_${(events += 1)}`;

/** Webhook of a payment that pays a link fully or in part. */
export const paidEvent = (
  link: RazorpayLink,
  payment: { id: string; amount: number },
): Webhook => ({
  event: link.amount_paid === link.amount ? 'payment_link.paid' : 'payment_link.partially_paid',
  link: { ...link },
  payment,
});

interface WebhookOptions {
  signed?: string;
  event?: string;
  body?: string;
}

/** A server with its own fake of Razorpay. The test sends the webhooks. */
export interface WebhookShop {
  test: TestServer;
  razorpay: FakeRazorpay;
  /** Log lines of the server. */
  log: string[];
  send(
    webhook: Webhook,
    sent?: WebhookOptions,
  ): Promise<{ status: number; outcome: string | undefined }>;
  /** Makes an order, and waits for its payment link. Returns the order and the link at Razorpay. */
  orderWithLink(due: number): Promise<{ order: PickedOrder; link: RazorpayLink }>;
  /** All links that an order has had, oldest first. */
  linksOf(order: PickedOrder): Promise<{ status: string; amount: number; amount_paid: number }[]>;
  stop(): Promise<void>;
}

export async function startWebhookShop(): Promise<WebhookShop> {
  const razorpay = await startRazorpay();
  const log: string[] = [];
  const test = await startTestServer({
    providers: () => ({ payments: createRazorpay({ ...KEYS, apiUrl: razorpay.url }) }),
    log: (line) => log.push(line),
  });
  const linksOf = (order: PickedOrder) => storedLinks(test, order);
  return {
    test,
    razorpay,
    log,
    send: (webhook, sent) => send(test, webhook, sent),
    async orderWithLink(due) {
      const order = await makePickedOrder(test, due);
      await expect
        .poll(async () => (await linksOf(order)).map(({ status }) => status))
        .toEqual(['open']);
      return { order, link: razorpay.linkOf(order.id) };
    },
    linksOf,
    async stop() {
      await test.stop();
      await razorpay.stop();
    },
  };
}

async function send(
  { url }: TestServer,
  webhook: Webhook,
  { signed, event, body = webhookBody(webhook) }: WebhookOptions = {},
) {
  const response = await fetch(`${url}/webhooks/razorpay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signed ?? signature(body),
      ...(event === '' ? {} : { 'x-razorpay-event-id': event ?? newEvent() }),
    },
    body,
  });
  const answer = (await response.json()) as { outcome?: string };
  return { status: response.status, outcome: answer.outcome };
}

const storedLinks = ({ orm }: TestServer, { id }: PickedOrder) =>
  orm.em
    .fork()
    .execute<{ status: string; amount: number; amount_paid: number }[]>(
      'select status, amount, amount_paid from payment_link where order_id = ? order by created_at, id',
      [id],
    );
