import { OrderStatus as statusTexts } from '@laundry/api/rules/order-status';
import type { OrderStatus, PaymentStatus } from '../graphql/schema.generated';
import type { Tone } from '../ui/statusColors';

/** Sorted from pickup to delivery. */
export const orderStatuses = [
  'WAITING_FOR_PICKUP',
  'PICKED',
  'PROCESSING',
  'DISPATCHED',
  'DELIVERED',
  'CANCELLED',
] as const satisfies OrderStatus[];

export const paymentStatuses = ['PAID', 'UNPAID', 'PARTIAL'] as const satisfies PaymentStatus[];

export const orderStatusLabels: Record<OrderStatus, string> = statusTexts;

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  PAID: 'paid',
  PARTIAL: 'partial',
  UNPAID: 'unpaid',
};

/** Status colours for customers. */
export const customerStatusTones: Record<OrderStatus, Tone> = {
  WAITING_FOR_PICKUP: 'orange',
  PICKED: 'blue',
  PROCESSING: 'indigo',
  DISPATCHED: 'yellow',
  DELIVERED: 'green',
  CANCELLED: 'grey',
};

/** Status colours for staff. Red means that a pickup is due. */
export const staffStatusTones: Record<OrderStatus, Tone> = {
  WAITING_FOR_PICKUP: 'red',
  PICKED: 'yellow',
  PROCESSING: 'blue',
  DISPATCHED: 'indigo',
  DELIVERED: 'green',
  CANCELLED: 'grey',
};

export const paymentTones: Record<PaymentStatus, Tone> = {
  PAID: 'green',
  PARTIAL: 'yellow',
  UNPAID: 'red',
};

/** A cancelled order has nothing due, so its unpaid amount has no warning colour. */
export const paymentTone = (order: {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
}): Tone =>
  order.orderStatus === 'CANCELLED' && order.paymentStatus !== 'PAID'
    ? 'grey'
    : paymentTones[order.paymentStatus];
