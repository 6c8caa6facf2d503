import { registerEnumType } from 'type-graphql';
import { OrderStatus } from './order.status.js';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'The status of an order. The values are in the order of progress.',
  valuesConfig: {
    WAITING_FOR_PICKUP: { description: 'Booked; nothing has been collected yet.' },
    PICKED: { description: 'Collected and counted; the bill is known.' },
    PROCESSING: { description: 'Cleaning is in progress.' },
    DISPATCHED: { description: 'On the way back; the customer has the delivery code.' },
    DELIVERED: {
      description: 'Handed over. Final, unless staff undo the delivery with a reason.',
    },
    CANCELLED: { description: 'Cancelled before delivery. Final.' },
  },
});
