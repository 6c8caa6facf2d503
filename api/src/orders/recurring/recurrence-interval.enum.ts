import { registerEnumType } from 'type-graphql';

/** Interval of a recurring pickup. The database stores these texts. */
export const RecurrenceInterval = { WEEKLY: 'week', FORTNIGHTLY: 'two weeks' } as const;
export type RecurrenceInterval = (typeof RecurrenceInterval)[keyof typeof RecurrenceInterval];

registerEnumType(RecurrenceInterval, {
  name: 'RecurrenceInterval',
  description: 'Interval of a recurring pickup, on the same day of the week.',
  valuesConfig: {
    WEEKLY: { description: 'Every week.' },
    FORTNIGHTLY: { description: 'Every two weeks.' },
  },
});
