import { site } from '@laundry/api/site';
import {
  OrderDetailsDocument,
  type WaitingOrder_OrderFragment,
  type OrderStatus,
} from '../../../graphql/generated';
import type { ComparedFields } from '../../../ui/form/saveFailure';
import { formatDate } from '../../../ui/format/dates';
import { useVersionedEntity } from '../../../ui/form/useVersionedEntity';
import { orderStatusLabels } from '../../orderStatus';
import { canStillChange } from '../../orderLabels';
import { pickupTime } from '../../pickupTime';

type Order = WaitingOrder_OrderFragment;

/** Fields of a waiting order that others can change. The form has no field for them but shows a new date. */
export interface WaitingOrder {
  pickupDate: string;
  /** As it is shown; empty for any. */
  time: string;
  orderStatus: OrderStatus;
}

export const waitingOrder = (order: Order): WaitingOrder => ({
  pickupDate: order.pickupDate,
  time: pickupTime(order),
  orderStatus: order.orderStatus,
});

const comparedFields: ComparedFields<WaitingOrder> = [
  ['Pickup Date', ({ pickupDate }) => formatDate(pickupDate)],
  ['Pickup Time', ({ time }) => time],
  ['Order Status', ({ orderStatus }) => orderStatusLabels[orderStatus]],
];

/** Conflict handling for forms of an order waiting for pickup. */
export function useSharedOrder<Values extends WaitingOrder>(
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

/** Why a form that changes an order which waits has nothing to change any more. */
export const endedText = (order: Order): string | undefined =>
  canStillChange(order)
    ? undefined
    : `This order is ${orderStatusLabels[order.orderStatus]} now and cannot be changed here. Questions? Call us on ${site.phone.display}.`;
