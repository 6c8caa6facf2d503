import { readableDay } from '../platform/dates.js';
import { formatPaise } from '../platform/money.js';
import type { Order } from './order.entity.js';
import { readableRepeat } from './recurring/recurrence.rules.js';
import { shortId } from './short-id.js';
import { readableTime } from './slots/pickup-time.rules.js';

/** Columns of an order that pickup mails show. */
export type Mailed = Pick<
  Order,
  | 'id'
  | 'pickupDate'
  | 'slotStartTime'
  | 'slotEndTime'
  | 'promisedDate'
  | 'pickupAddress'
  | 'pickupPhoneNumber'
  | 'pickupName'
> &
  Partial<Pick<Order, 'recurrence' | 'expressBasisPoints' | 'expressAmount' | 'counterCollection'>>;

const fact = (name: string, value: string | null): [string, string][] =>
  value ? [[name, value]] : [];

export const promisedDateFact = ({
  promisedDate,
}: Pick<Order, 'promisedDate'>): [string, string][] =>
  fact('Expected by', promisedDate && readableDay(promisedDate));

/** Text of the express surcharge agreed at the booking; null for an order without a surcharge. */
function surcharge({ expressBasisPoints, expressAmount }: Mailed): string | null {
  if (expressBasisPoints) return `+ ${expressBasisPoints / 100}% of the items total`;
  return expressAmount ? `+ ${formatPaise(expressAmount)}` : null;
}

export const pickupFacts = (order: Mailed): [string, string][] => [
  ['Order', `#${shortId(order.id)}`],
  ['Pickup date', readableDay(order.pickupDate)],
  ...fact('Time', readableTime(order)),
  ...fact('Repeats', order.recurrence ? readableRepeat(order.recurrence) : null),
  ...promisedDateFact(order),
  ...fact('Express surcharge', surcharge(order)),
  ['Address', order.pickupAddress],
  ...fact('Name', order.pickupName),
  ['Phone', order.pickupPhoneNumber],
];
