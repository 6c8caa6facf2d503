import { registerEnumType } from 'type-graphql';

/** How often a pickup repeats. Stored by these texts. */
export const Repeat = { WEEK: 'week', TWO_WEEKS: 'two weeks' } as const;
export type Repeat = (typeof Repeat)[keyof typeof Repeat];

registerEnumType(Repeat, {
  name: 'Repeat',
  description: 'How often a pickup repeats, on the same day of the week.',
  valuesConfig: {
    WEEK: { description: 'Every week.' },
    TWO_WEEKS: { description: 'Every two weeks.' },
  },
});
