import { registerEnumType } from 'type-graphql';

/** A day of the week. The database and `Date` count from Sunday. */
export const Weekday = {
  MONDAY: 1,
  TUESDAY: 2,
  WEDNESDAY: 3,
  THURSDAY: 4,
  FRIDAY: 5,
  SATURDAY: 6,
  SUNDAY: 0,
} as const;
export type Weekday = (typeof Weekday)[keyof typeof Weekday];

/** The weekday of a date YYYY-MM-DD. */
export const weekdayOf = (day: string): Weekday => new Date(day).getUTCDay() as Weekday;

registerEnumType(Weekday, {
  name: 'Weekday',
  description: 'A day of the week.',
  valuesConfig: {
    MONDAY: { description: 'First day of the working week.' },
    TUESDAY: { description: 'Second day of the working week.' },
    WEDNESDAY: { description: 'Third day of the working week.' },
    THURSDAY: { description: 'Fourth day of the working week.' },
    FRIDAY: { description: 'Fifth day of the working week.' },
    SATURDAY: { description: 'First day of the weekend.' },
    SUNDAY: { description: 'Second day of the weekend.' },
  },
});
