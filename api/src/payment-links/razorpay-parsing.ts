import { type Notification, type ProviderLink, UnreadableMessage } from './payment-provider.js';

// Conversion of messages of the Razorpay API for payment links. It reads only the fields that the
// product uses, and checks every value, because Razorpay is an external system.

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function fail(name: string): never {
  throw new UnreadableMessage(`Razorpay sent no usable ${name}`);
}

/** Maximum length of a text from Razorpay. Ids and URLs of Razorpay are shorter. */
const MAX_TEXT = 2000;

/** A text that the database can store; null for another value. */
const optionalText = (value: unknown): string | null => {
  if (typeof value !== 'string' || value === '' || value.length > MAX_TEXT) return null;
  return value.includes('\0') || !value.isWellFormed() ? null : value;
};

const text = (from: Json, name: string): string => optionalText(from[name]) ?? fail(name);

function paise(from: Json, name: string): number {
  const value = Number(from[name]);
  return Number.isSafeInteger(value) && value >= 0 ? value : fail(name);
}

const STATUS = new Map<string, ProviderLink['status']>([
  ['created', 'open'],
  ['partially_paid', 'open'],
  ['paid', 'paid'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
]);

const status = (from: Json): ProviderLink['status'] =>
  STATUS.get(text(from, 'status')) ?? fail('status');

/**
 * Captured payments of a link. `payments` is null before the first payment, and sometimes a single
 * object.
 */
function payments(value: unknown): ProviderLink['payments'] {
  const list: unknown[] = Array.isArray(value) ? value : isJson(value) ? [value] : [];
  return list
    .filter(isJson)
    .filter((payment) => payment['status'] === 'captured')
    .map((payment) => ({ id: text(payment, 'payment_id'), amount: paise(payment, 'amount') }));
}

export function readLink(value: unknown): ProviderLink {
  if (!isJson(value)) return fail('payment link');
  return {
    id: text(value, 'id'),
    reference: optionalText(value['reference_id']) ?? '',
    url: text(value, 'short_url'),
    amount: paise(value, 'amount'),
    status: status(value),
    payments: payments(value['payments']),
  };
}

/** Finds the link with this reference in a list response. */
export function readLinkOf(value: unknown, reference: string): ProviderLink | null {
  const links: unknown = isJson(value) ? value['payment_links'] : undefined;
  const list: unknown[] = Array.isArray(links) ? links : [];
  const found = list.find((link) => isJson(link) && link['reference_id'] === reference);
  return found === undefined ? null : readLink(found);
}

/** Error text of Razorpay, which only the log contains. */
export function readError(value: unknown): string {
  const error = isJson(value) ? value['error'] : undefined;
  return (isJson(error) && optionalText(error['description'])) || 'no reason given';
}

const entity = (payload: unknown, name: string): Json | null => {
  const part = isJson(payload) ? payload[name] : undefined;
  const found = isJson(part) ? part['entity'] : undefined;
  return isJson(found) ? found : null;
};

/** Parses the body of a webhook. */
export function readNotification(value: unknown): Notification {
  if (!isJson(value)) return fail('event');
  const kind = text(value, 'event');
  const link = entity(value['payload'], 'payment_link');
  if (!kind.startsWith('payment_link.') || !link) return { kind };
  const notes = isJson(link['notes']) ? link['notes'] : {};
  const payment = entity(value['payload'], 'payment');
  return {
    kind,
    link: {
      id: text(link, 'id'),
      reference: optionalText(link['reference_id']) ?? '',
      amount: paise(link, 'amount'),
      status: status(link),
      currency: text(link, 'currency'),
      orderId: optionalText(notes['orderId']),
      payment: payment
        ? {
            id: text(payment, 'id'),
            amount: paise(payment, 'amount'),
            currency: text(payment, 'currency'),
            captured: payment['status'] === 'captured',
          }
        : undefined,
    },
  };
}
