import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { MAX_DAYS } from '../platform/days.js';
import { CalendarDate } from '../platform/scalars.js';

/** Length of the periods of a report, with the names that PostgreSQL uses. */
export const ReportSpan = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;
export type ReportSpan = (typeof ReportSpan)[keyof typeof ReportSpan];

export const ReportGrouping = { AREA: 'area', ENTERPRISE: 'enterprise' } as const;
export type ReportGrouping = (typeof ReportGrouping)[keyof typeof ReportGrouping];

registerEnumType(ReportSpan, {
  name: 'ReportSpan',
  description: 'Length of the periods of a report, in days of Asia/Kolkata.',
  valuesConfig: {
    DAY: { description: 'One day.' },
    WEEK: { description: 'One week, Monday to Sunday.' },
    MONTH: { description: 'One calendar month.' },
  },
});
registerEnumType(ReportGrouping, {
  name: 'ReportGrouping',
  description: 'Grouping of a report.',
  valuesConfig: {
    AREA: {
      description:
        "By the current area of the order's PIN code. PIN codes without an area are separate rows.",
    },
    ENTERPRISE: { description: 'By the enterprise that ordered.' },
  },
});

@ArgsType()
export class ReportDays {
  @Field(() => CalendarDate, { description: 'First day (Asia/Kolkata).' })
  from!: string;

  @Field(() => CalendarDate, {
    description: `Last day (Asia/Kolkata); at most ${MAX_DAYS} days in all.`,
  })
  to!: string;
}

@ArgsType()
export class ReportPeriodsArgs extends ReportDays {
  @Field(() => ReportSpan, { description: 'Length of each period.' })
  by!: ReportSpan;
}

@ArgsType()
export class ReportGroupsArgs extends ReportDays {
  @Field(() => ReportGrouping, { description: 'Grouping of the rows.' })
  by!: ReportGrouping;
}
