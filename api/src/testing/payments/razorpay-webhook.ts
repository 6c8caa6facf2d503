import { createHmac } from 'node:crypto';
import { KEYS, type RazorpayLink } from './fake-razorpay.js';

export interface Webhook {
  event: string;
  link: RazorpayLink;
  payment?: { id: string; amount: number; currency?: string; status?: string };
}

/** Body of a webhook in the documented format. */
export const webhookBody = ({ event, link, payment }: Webhook): string =>
  JSON.stringify({
    account_id: 'acc_DKoeHMNpi0nC7k',
    contains: ['payment', 'order', 'payment_link'],
    created_at: Math.floor(Date.now() / 1000),
    entity: 'event',
    event,
    payload: {
      order: { entity: { entity: 'order', id: 'order_1', amount: link.amount, status: 'paid' } },
      ...(payment && {
        payment: {
          entity: {
            entity: 'payment',
            currency: 'INR',
            status: 'captured',
            captured: true,
            method: 'netbanking',
            notes: [],
            ...payment,
          },
        },
      }),
      payment_link: { entity: { ...link, payments: undefined } },
    },
  });

export const signature = (body: string, secret = KEYS.webhookSecret): string =>
  createHmac('sha256', secret).update(body).digest('hex');
