import { site } from '@laundry/api/site';
import type { OrderStatus } from '../../../graphql/schema.generated';
import { OrderDetailsDocument } from './OrderDetailsDialog.generated';
import type { PendingOrder_OrderFragment } from './pendingOrder.generated';
import type { ComparedFields } from '../../../ui/form/saveFailure';
import { formatDate } from '../../../ui/format/dates';
import { useVersionedEntity } from '../../../ui/form/useVersionedEntity';
import { orderStatusLabels } from '../../../orders/orderStatus';
import { pickupTime } from '../../../orders/pickupTime';

type Order = PendingOrder_OrderFragment;

/**
 * Fields of an order waiting for pickup that staff can change while the customer edits it. A
 * conflict message lists their changes.
 */
export interface PendingOrder {
  pickupDate: string;
  /** The slot as shown to the user. Empty for any time. */
  time: string;
  orderStatus: OrderStatus;
}

export const pendingOrder = (order: Order): PendingOrder => ({
  pickupDate: order.pickupDate,
  time: pickupTime(order),
  orderStatus: order.orderStatus,
});

const comparedFields: ComparedFields<PendingOrder> = [
  ['Pickup Date', ({ pickupDate }) => formatDate(pickupDate)],
  ['Pickup Time', ({ time }) => time],
  ['Order Status', ({ orderStatus }) => orderStatusLabels[orderStatus]],
];

export function useSharedOrder<Values extends PendingOrder>(
  order: Order,
  valuesOf: (order: Order) => Values,
) {
  return useVersionedEntity(order, {
    query: OrderDetailsDocument,
    variables: ({ id }) => ({ id }),
    pick: (data) => data.order,
    valuesOf,
    comparedFields,
  });
}

/** A customer can cancel and reschedule an order until the pickup. */
export const canStillChange = ({ actions }: Order): boolean => actions.includes('RESCHEDULE');

/**
 * The text that explains why an order can no longer be edited. Undefined while it waits for pickup.
 */
export const endedText = (order: Order): string | undefined =>
  canStillChange(order)
    ? undefined
    : `This order is “${orderStatusLabels[order.orderStatus]}” and can no longer be changed here. Questions? Call us on ${site.phone.display}.`;
