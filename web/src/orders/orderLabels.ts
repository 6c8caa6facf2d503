import type { FailedAttemptReason, OrderStatus } from '../graphql/schema.generated';
import { formatDate } from '../ui/format/dates';
import { pickupWhen } from './pickupTime';

interface OrderWordsOrder {
  orderStatus: OrderStatus;
  pickupDate: string;
  slotStartTime: string | null;
  slotEndTime: string | null;
  deliveryDate?: string | null;
  counterCollection: boolean;
  /** Number of stops before this delivery. Null if it is unknown. */
  stopsAhead?: number | null;
  /** Latest failed attempt since the last status change. */
  failedAttempt?: { reason: FailedAttemptReason } | null;
}

/** Before the pickup an order has no items, no price and no payment status. */
export const hasItems = (order: { orderStatus: OrderStatus; itemCount: number }): boolean =>
  order.orderStatus !== 'WAITING_FOR_PICKUP' && order.itemCount > 0;

/** The promised date; null for a cancelled order, which is not delivered. */
export const promiseOf = (order: {
  orderStatus: OrderStatus;
  promisedDate: string | null;
}): string | null => (order.orderStatus === 'CANCELLED' ? null : order.promisedDate);

/** Text about the number of stops before this delivery. The server counts up to eleven. */
function wayTo(stopsAhead: number | null): string {
  if (stopsAhead === null) return 'On the way to you.';
  if (stopsAhead === 0) return 'You are the next stop.';
  if (stopsAhead > 10) return 'On the way to you, more than 10 stops away.';
  return `On the way to you, ${stopsAhead} ${stopsAhead === 1 ? 'stop' : 'stops'} away.`;
}

/** Reasons of a failed pickup in words for the customer. */
const pickupFailed: Record<FailedAttemptReason, string> = {
  NOBODY_HOME: 'Pickup failed: there was no answer at the door. We will try again.',
  WRONG_ADDRESS: 'Pickup failed: we could not find your address. We will try again.',
  ANOTHER_TIME: 'Pickup postponed: you asked for another time. We will try again.',
  REFUSED: 'Pickup failed: we did not get your laundry. We will try again.',
  OTHER: 'Pickup failed for an unexpected reason. We will try again.',
};

/** Reasons of a failed delivery in words for the customer. */
const deliveryFailed: Record<FailedAttemptReason, string> = {
  NOBODY_HOME: 'Delivery failed: there was no answer at the door. We will try again.',
  WRONG_ADDRESS: 'Delivery failed: we could not find your address. We will try again.',
  ANOTHER_TIME: 'Delivery postponed: you asked for another time. We will try again.',
  REFUSED: 'Delivery failed: it was not accepted. We will try again.',
  OTHER: 'Delivery failed for an unexpected reason. We will try again.',
};

function dispatchedText({ counterCollection, failedAttempt, stopsAhead = null }: OrderWordsOrder) {
  if (counterCollection) return 'Ready to collect at our counter.';
  return failedAttempt ? deliveryFailed[failedAttempt.reason] : wayTo(stopsAhead);
}

/** Text about what happens next. */
export function nextMilestone(order: OrderWordsOrder): string {
  const { orderStatus, deliveryDate, failedAttempt, counterCollection, ...pickup } = order;
  switch (orderStatus) {
    case 'WAITING_FOR_PICKUP':
      return failedAttempt
        ? pickupFailed[failedAttempt.reason]
        : `We pick up on ${pickupWhen(pickup)}`;
    case 'PICKED':
      return 'Your clothes are with us. Cleaning comes next.';
    case 'PROCESSING':
      return counterCollection
        ? 'Your clothes are being cleaned. Next, you collect them at our counter.'
        : 'Your clothes are being cleaned. Delivery comes next.';
    case 'DISPATCHED':
      return `${dispatchedText(order)} Keep your delivery code ready.`;
    case 'DELIVERED':
      return deliveryDate ? `Delivered on ${formatDate(deliveryDate)}` : 'Delivered';
    case 'CANCELLED':
      return 'This order was cancelled.';
  }
}
