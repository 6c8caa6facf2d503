import type { OrderStatus } from '../graphql/generated';
import { formatDate } from '../ui/format/dates';
import { pickupWhen } from './pickupTime';

interface OrderWordsOrder {
  orderStatus: OrderStatus;
  pickupDate: string;
  slotStarts: string | null;
  slotEnds: string | null;
  deliveryDate?: string | null;
}

/** Before the clothes are counted there is nothing to say about items, price or payment. */
export const isCounted = (order: { orderStatus: OrderStatus; itemCount: number }): boolean =>
  order.orderStatus !== 'WAITING_FOR_PICKUP' && order.itemCount > 0;

/** A customer may change their mind until the clothes are picked up. */
export const canStillChange = ({ orderStatus }: { orderStatus: OrderStatus }): boolean =>
  orderStatus === 'WAITING_FOR_PICKUP';

/** The next thing to happen, in words. */
export function nextThing({ orderStatus, deliveryDate, ...pickup }: OrderWordsOrder): string {
  switch (orderStatus) {
    case 'WAITING_FOR_PICKUP':
      return `We pick up on ${pickupWhen(pickup)}`;
    case 'PICKED':
      return 'Your clothes are with us. Cleaning comes next.';
    case 'PROCESSING':
      return 'Your clothes are being cleaned. Delivery comes next.';
    case 'DISPATCHED':
      return 'On the way to you. Tell the delivery code at your door.';
    case 'DELIVERED':
      return deliveryDate ? `Delivered on ${formatDate(deliveryDate)}` : 'Delivered';
    case 'CANCELLED':
      return 'This order was cancelled.';
  }
}
