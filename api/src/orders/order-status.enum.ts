import { registerEnumType } from 'type-graphql';
import { OrderStatus } from './order.status.js';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order is in its life. The order of progress is the order of these values.',
  valuesConfig: {
    WAITING_FOR_PICKUP: { description: 'Booked; nothing has been collected yet.' },
    PICKED: { description: 'Collected and counted; the bill is known.' },
    PROCESSING: { description: 'Being cleaned.' },
    DISPATCHED: { description: 'On its way back; its customer holds the delivery code.' },
    DELIVERED: {
      description: 'Handed over; the end of its life, unless staff take it back with a reason.',
    },
    CANCELLED: { description: 'Called off before delivery; the end of its life.' },
  },
});
