import { compose, type EmailTemplate } from '../mails/email-template.js';
import { readableDay } from '../platform/dates.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { formatPaise } from '../platform/money.js';
import { site } from '../site-config.js';
import type { User } from '../users/user.entity.js';
import { adjustmentInWords } from './items/adjustment.rules.js';
import type { Bill } from './items/bill-calculation.js';
import type { Order } from './order.entity.js';
import { type Mailed, pickupFacts, promisedDateFact } from './pickup-summary.js';
import { shortId } from './short-id.js';

export type Customer = Pick<User, 'name'>;

export const orderName = ({ id }: Pick<Order, 'id'>): string => `order #${shortId(id)}`;

/**
 * URL of the order page, where the customer can also pay. All mails about an order contain this
 * URL.
 */
export const orderUrl = (publicUrl: string, { id }: Pick<Order, 'id'>): string =>
  `${publicUrl}/account?order=${id}`;

export const orderButton = (
  publicUrl: string,
  order: Pick<Order, 'id'>,
): EmailTemplate['button'] => ({
  label: 'View your order',
  url: orderUrl(publicUrl, order),
});

const reasonFact = (reason?: string | null): [string, string][] =>
  reason ? [['Reason', reason]] : [];

/**
 * Rows of a mail with the bill: items and total, and the sum of the items if the bill has
 * adjustments.
 */
export const billFacts = (
  order: Pick<Order, 'id'>,
  { items, itemsTotal, adjustments, totalPrice }: Omit<Bill, 'itemCount'>,
): EmailTemplate['facts'] => [
  ['Order', `#${shortId(order.id)}`],
  ...items.map(({ name, quantity, price }): [string, string] => [
    name,
    `${quantity} × ${formatPaise(price)} = ${formatPaise(quantity * price)}`,
  ]),
  ...(adjustments.length ? [['Items', formatPaise(itemsTotal)] satisfies [string, string]] : []),
  ...adjustments.map((line): [string, string] => [
    adjustmentInWords(line),
    formatPaise(line.amount),
  ]),
  ['Total', formatPaise(totalPrice)],
];

export const bookedMail = (publicUrl: string, user: Customer, order: Mailed): MailContent =>
  compose({
    subject: `Pickup booked for ${readableDay(order.pickupDate)} (${orderName(order)})`,
    paragraphs: [
      `Hello ${user.name}, your pickup is booked.`,
      'Need another day? You can reschedule or cancel until we come.',
    ],
    facts: pickupFacts(order),
    button: orderButton(publicUrl, order),
  });

export const rescheduledMail = (
  publicUrl: string,
  user: Customer,
  order: Mailed,
  reason?: string | null,
): MailContent =>
  compose({
    subject: `Pickup moved to ${readableDay(order.pickupDate)} (${orderName(order)})`,
    paragraphs: [
      `Hello ${user.name}, your pickup has been rescheduled.`,
      'You can still reschedule or cancel until we come.',
    ],
    facts: [...pickupFacts(order), ...reasonFact(reason)],
    button: orderButton(publicUrl, order),
  });

export const contactUpdatedMail = (
  publicUrl: string,
  user: Customer,
  order: Mailed,
  reason: string,
): MailContent =>
  compose({
    subject: `Address or contact changed (${orderName(order)})`,
    paragraphs: [
      `Hello ${user.name}, we changed the address or contact of your order.`,
      `Is something still wrong? Call us at ${site.phone.display}.`,
    ],
    facts: [...pickupFacts(order), ...reasonFact(reason)],
    button: orderButton(publicUrl, order),
  });

export const promisedDateMail = (
  publicUrl: string,
  user: Customer,
  order: Mailed & { promisedDate: string },
  reason: string,
): MailContent =>
  compose({
    subject: `Your laundry is expected by ${readableDay(order.promisedDate)} (${orderName(order)})`,
    paragraphs: [
      `Hello ${user.name}, your expected delivery date has changed.`,
      `If this does not suit you, call us at ${site.phone.display}.`,
    ],
    facts: [['Order', `#${shortId(order.id)}`], ...promisedDateFact(order), ...reasonFact(reason)],
    button: orderButton(publicUrl, order),
  });

export const cancelledMail = (
  publicUrl: string,
  user: Customer,
  order: Mailed & Pick<Order, 'paidAmount' | 'overpayment'>,
  reason?: string | null,
): MailContent => {
  const refundable = order.paidAmount + order.overpayment;
  return compose({
    subject: `Order cancelled (${orderName(order)})`,
    paragraphs: [
      `Hello ${user.name}, your order is cancelled. You have nothing to pay for it.`,
      ...(refundable > 0 ? [`You have paid ${formatPaise(refundable)}. We will refund it.`] : []),
      `Questions? Call us at ${site.phone.display}.`,
    ],
    facts: [
      ['Order', `#${shortId(order.id)}`],
      ['Pickup date', readableDay(order.pickupDate)],
      ...reasonFact(reason),
    ],
    button: orderButton(publicUrl, order),
  });
};

export const pickedMail = (
  publicUrl: string,
  user: Customer,
  order: Mailed,
  bill: Bill,
): MailContent =>
  compose({
    subject: `Picked up: ${pieces(bill)}, ${formatPaise(bill.totalPrice)} (${orderName(order)})`,
    paragraphs: [`Hello ${user.name}, we have your laundry. This is your bill.`],
    facts: billFacts(order, bill),
    button: orderButton(publicUrl, order),
  });

export const billChangedMail = (
  publicUrl: string,
  user: Customer,
  order: Mailed,
  bill: Bill,
): MailContent =>
  compose({
    subject: `Your bill has changed: ${formatPaise(bill.totalPrice)} (${orderName(order)})`,
    paragraphs: [`Hello ${user.name}, we have corrected your bill. This replaces the earlier one.`],
    facts: billFacts(order, bill),
    button: orderButton(publicUrl, order),
  });

const pieces = ({ itemCount }: Bill): string =>
  `${itemCount} ${itemCount === 1 ? 'item' : 'items'}`;
