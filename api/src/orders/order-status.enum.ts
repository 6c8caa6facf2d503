import { registerEnumType } from 'type-graphql';
import { OrderStatus } from '../../rules/order-status.js';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Status of an order. The values are sorted from the booking to the delivery.',
  valuesConfig: {
    WAITING_FOR_PICKUP: { description: 'Booked. The laundry is not picked up yet.' },
    PICKED: { description: 'Picked up. The order has its items and bill.' },
    PROCESSING: { description: 'Cleaning is in progress.' },
    DISPATCHED: {
      description:
        'On the way to the customer, or ready at the counter. The order has a delivery code.',
    },
    DELIVERED: {
      description:
        'Delivered to the customer. Staff can move the order back to DISPATCHED with a reason.',
    },
    CANCELLED: { description: 'Cancelled before the delivery. This status never changes.' },
  },
});
