import { registerEnumType } from 'type-graphql';
import { OrderStatus } from './order.status.js';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'The status of an order. The values are in the order of progress.',
  valuesConfig: {
    WAITING_FOR_PICKUP: { description: 'Booked; the laundry is not picked up yet.' },
    PICKED: { description: 'Picked up and counted; the bill is known.' },
    PROCESSING: { description: 'Cleaning is in progress.' },
    DISPATCHED: { description: 'On the way to the customer, who has the delivery code.' },
    DELIVERED: {
      description:
        'Delivered to the customer. Final, unless staff undo the delivery with a reason.',
    },
    CANCELLED: { description: 'Cancelled before delivery. Final.' },
  },
});
