import { registerEnumType } from 'type-graphql';

/** Interval of a recurring pickup. These texts are stored. */
export const Repeat = { WEEK: 'week', TWO_WEEKS: 'two weeks' } as const;
export type Repeat = (typeof Repeat)[keyof typeof Repeat];

registerEnumType(Repeat, {
  name: 'Repeat',
  description: 'Interval of a recurring pickup, on the same day of the week.',
  valuesConfig: {
    WEEK: { description: 'Every week.' },
    TWO_WEEKS: { description: 'Every two weeks.' },
  },
});
