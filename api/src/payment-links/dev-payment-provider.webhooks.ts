import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../platform/log.js';
import {
  type CheckoutLink,
  type CheckoutPayment,
  newId,
  nowSeconds,
} from './dev-payment-provider.store.js';
import { sign } from './razorpay.js';

interface Target {
  url: string;
  webhookSecret: string;
}

export type CheckoutEvent =
  | 'payment_link.paid'
  | 'payment_link.partially_paid'
  | 'payment_link.cancelled'
  | 'payment_link.expired'
  | 'payment.failed';

/** Body of a webhook in the format of Razorpay. */
export function eventBody(
  event: CheckoutEvent,
  link: CheckoutLink,
  payment?: CheckoutPayment,
): string {
  const order = newId('order');
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_checkout',
    event,
    contains: payment ? ['payment_link', 'order', 'payment'] : ['payment_link'],
    payload: {
      payment_link: { entity: { ...link, payments: undefined } },
      ...(payment && {
        order: {
          entity: {
            id: order,
            entity: 'order',
            amount: link.amount,
            amount_paid: link.amount_paid,
          },
        },
        payment: {
          entity: {
            id: payment.payment_id,
            entity: 'payment',
            amount: payment.amount,
            currency: link.currency,
            status: payment.status,
            captured: payment.status === 'captured',
            method: payment.method,
            order_id: order,
            notes: link.notes,
          },
        },
      }),
    },
    created_at: nowSeconds(),
  });
}

const MAX_ATTEMPTS = 4;

/**
 * Sends a webhook as Razorpay does: signed, repeated after a failure, and with the same id in every
 * attempt.
 */
export async function sendEvent(
  { url, webhookSecret }: Target,
  body: string,
  log: Log,
  eventId = newId('event'),
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': sign(body, webhookSecret),
        'x-razorpay-event-id': eventId,
      },
      body,
      signal: AbortSignal.timeout(5000),
    }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    log.warn({ event: eventId, attempt, status: response?.status }, 'checkout: webhook not taken');
    await delay(attempt * 250);
  }
}
