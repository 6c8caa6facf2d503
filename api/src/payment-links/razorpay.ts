import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type NewLink,
  type PaymentProvider,
  ProviderOutage,
  ProviderRefusal,
} from './payment-provider.js';
import { readError, readLink, readLinkOf, readNotification } from './razorpay-parsing.js';

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Base URL of the API: https://api.razorpay.com, or the provider for development. */
  apiUrl: string;
}

const TIMEOUT_MS = 15_000;

/**
 * HTTP statuses of temporary errors: wrong API keys, which the operator can correct, and a rate
 * limit. The request is repeated later.
 */
const TEMPORARY_STATUSES = [401, 403, 429];

/** Signature of a Razorpay webhook: an HMAC of the raw body. */
export const sign = (body: Buffer | string, webhookSecret: string): string =>
  createHmac('sha256', webhookSecret).update(body).digest('hex');

function isSigned(body: Buffer, signature: string, webhookSecret: string): boolean {
  const expected = Buffer.from(sign(body, webhookSecret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Client of the Razorpay API for payment links. It uses HTTP instead of the npm package of
 * Razorpay: that package has a fixed URL and no timeout, and reports a lost connection as a
 * TypeError.
 */
export function createRazorpay(settings: RazorpaySettings): PaymentProvider {
  const { keyId, keySecret, webhookSecret, apiUrl } = settings;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${apiUrl}/v1/payment_links${path}`, {
      method,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
      // A redirect is an error, because the API keys must go only to the configured URL.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new ProviderOutage('Razorpay cannot be reached', { cause });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const message = `Razorpay answered ${response.status}: ${readError(answer)}`;
    if (response.status >= 500 || TEMPORARY_STATUSES.includes(response.status))
      throw new ProviderOutage(message);
    throw new ProviderRefusal(response.status, message);
  }

  return {
    create: async (link) => readLink(await call('POST', '', requestOf(link))),
    find: async (reference) => {
      const answer = await call('GET', `?reference_id=${encodeURIComponent(reference)}`);
      return readLinkOf(answer, reference);
    },
    fetch: async (id) => readLink(await call('GET', `/${encodeURIComponent(id)}`)),
    cancel: async (id) => {
      await call('POST', `/${encodeURIComponent(id)}/cancel`);
    },
    read: (body, signature) =>
      isSigned(body, signature, webhookSecret)
        ? readNotification(JSON.parse(body.toString('utf8')))
        : null,
  };
}

const requestOf = (link: NewLink) => ({
  amount: link.amount,
  currency: 'INR',
  accept_partial: false,
  reference_id: link.reference,
  description: link.description,
  customer: {
    name: link.customer.name,
    ...(link.customer.email ? { email: link.customer.email } : {}),
    ...(link.customer.phone ? { contact: `+91${link.customer.phone}` } : {}),
  },
  // Razorpay sends no mails or SMS, because this server mails the bill.
  notify: { sms: false, email: false },
  reminder_enable: false,
  notes: { orderId: link.orderId },
  expire_by: Math.floor(link.expiresAt.getTime() / 1000),
  callback_url: link.returnUrl,
  callback_method: 'get',
});
