import { registerEnumType } from 'type-graphql';
import { FailReason, StopKind, StopState } from './stop.words.js';

registerEnumType(StopKind, {
  name: 'StopKind',
  description: 'What somebody goes there for.',
  valuesConfig: {
    PICKUP: { description: 'To fetch the laundry.' },
    DELIVERY: { description: 'To bring it back.' },
  },
});

registerEnumType(StopState, {
  name: 'StopState',
  description: 'What became of a stop.',
  valuesConfig: {
    OPEN: { description: 'Somebody is to go there.' },
    DONE: { description: 'The order was picked up or delivered, by whomever.' },
    FAILED: { description: 'Somebody was there in vain; the order is to be planned again.' },
    CANCELLED: { description: 'The order was called off.' },
  },
});

registerEnumType(FailReason, {
  name: 'FailReason',
  description: 'Why somebody was there in vain.',
  valuesConfig: {
    NOBODY_HOME: { description: 'Nobody opened.' },
    WRONG_ADDRESS: {
      description: 'The customer does not live there, or the place is not to be found.',
    },
    ANOTHER_TIME: { description: 'The customer asked for another time.' },
    REFUSED: { description: 'The customer did not want it.' },
    OTHER: { description: 'Something else, which the note says.' },
  },
});
