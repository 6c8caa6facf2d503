import type { FailReason, OrderStatus } from '../graphql/generated';
import { formatDate } from '../ui/format/dates';
import { pickupWhen } from './pickupTime';

interface OrderWordsOrder {
  orderStatus: OrderStatus;
  pickupDate: string;
  slotStarts: string | null;
  slotEnds: string | null;
  deliveryDate?: string | null;
  /** Stops that come before it while it is out; null where that is not known. */
  stopsBefore?: number | null;
  /** Latest failed attempt without a later step. */
  failedAttempt?: { reason: FailReason } | null;
}

/** Before the clothes are counted there is nothing to say about items, price or payment. */
export const isCounted = (order: { orderStatus: OrderStatus; itemCount: number }): boolean =>
  order.orderStatus !== 'WAITING_FOR_PICKUP' && order.itemCount > 0;

/** A customer may change their mind until the clothes are picked up. */
export const canStillChange = ({ orderStatus }: { orderStatus: OrderStatus }): boolean =>
  orderStatus === 'WAITING_FOR_PICKUP';

/** How far the driver is. The server counts to eleven. */
function wayTo(stopsBefore: number | null): string {
  if (stopsBefore === null) return 'On the way to you.';
  if (stopsBefore === 0) return 'Next stop: you.';
  if (stopsBefore > 10) return 'On the way to you, more than 10 stops away.';
  return `On the way to you, ${stopsBefore} ${stopsBefore === 1 ? 'stop' : 'stops'} away.`;
}

/** Reasons of a failed attempt, worded for the customer. */
const why: Record<FailReason, string> = {
  NOBODY_HOME: 'there was no answer at the door',
  WRONG_ADDRESS: 'we did not find your address',
  ANOTHER_TIME: 'you asked for another time',
  REFUSED: 'it was refused',
  OTHER: 'something came in between',
};

const inVain = (verb: string, { reason }: { reason: FailReason }): string =>
  `We could not ${verb}: ${why[reason]}. We come again.`;

/** The next thing to happen, in words. */
export function nextThing(order: OrderWordsOrder): string {
  const { orderStatus, deliveryDate, stopsBefore = null, failedAttempt, ...pickup } = order;
  switch (orderStatus) {
    case 'WAITING_FOR_PICKUP':
      return failedAttempt
        ? inVain('pick up', failedAttempt)
        : `We pick up on ${pickupWhen(pickup)}`;
    case 'PICKED':
      return 'Your clothes are with us. Cleaning comes next.';
    case 'PROCESSING':
      return 'Your clothes are being cleaned. Delivery comes next.';
    case 'DISPATCHED':
      return `${failedAttempt ? inVain('deliver', failedAttempt) : wayTo(stopsBefore)} Tell the delivery code at your door.`;
    case 'DELIVERED':
      return deliveryDate ? `Delivered on ${formatDate(deliveryDate)}` : 'Delivered';
    case 'CANCELLED':
      return 'This order was cancelled.';
  }
}
