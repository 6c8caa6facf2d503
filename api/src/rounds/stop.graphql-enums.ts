import { registerEnumType } from 'type-graphql';
import { FailedAttemptReason, StopKind, StopStatus } from './stop.enums.js';

registerEnumType(StopKind, {
  name: 'StopKind',
  description: 'The kind of a stop.',
  valuesConfig: {
    PICKUP: { description: 'Pickup: the driver collects the laundry.' },
    DELIVERY: { description: 'Delivery: the driver brings the laundry.' },
  },
});

registerEnumType(StopStatus, {
  name: 'StopStatus',
  description: 'The status of a stop.',
  valuesConfig: {
    OPEN: { description: 'Not visited yet.' },
    DONE: {
      description: 'The order was picked up or delivered, by this driver or another person.',
    },
    FAILED: { description: 'The attempt failed; the order can be planned again.' },
    CANCELLED: { description: 'The order was cancelled.' },
  },
});

registerEnumType(FailedAttemptReason, {
  name: 'FailedAttemptReason',
  description: 'The reason for a failed attempt.',
  valuesConfig: {
    NOBODY_HOME: { description: 'No one was at home.' },
    WRONG_ADDRESS: {
      description: 'The customer does not live there, or the address cannot be found.',
    },
    ANOTHER_TIME: { description: 'The customer wants another time.' },
    REFUSED: { description: 'The customer refused the pickup or delivery.' },
    OTHER: { description: 'Another reason, explained in the note.' },
  },
});
