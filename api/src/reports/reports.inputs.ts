import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { MAX_DAYS } from '../platform/days.js';
import { CalendarDate } from '../platform/scalars.js';

/** Length of a report's periods, by PostgreSQL's names. */
export const ReportSpan = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;
export type ReportSpan = (typeof ReportSpan)[keyof typeof ReportSpan];

export const ReportGrouping = { AREA: 'area', ENTERPRISE: 'enterprise' } as const;
export type ReportGrouping = (typeof ReportGrouping)[keyof typeof ReportGrouping];

registerEnumType(ReportSpan, {
  name: 'ReportSpan',
  description: "Length of a report's periods, in days of Asia/Kolkata.",
  valuesConfig: {
    DAY: { description: 'Every day.' },
    WEEK: { description: 'Monday to Sunday.' },
    MONTH: { description: 'Every month of the calendar.' },
  },
});
registerEnumType(ReportGrouping, {
  name: 'ReportGrouping',
  description: 'Grouping of a report.',
  valuesConfig: {
    AREA: {
      description:
        "The current area of the order's PIN code; a PIN code without an area is a separate row.",
    },
    ENTERPRISE: { description: 'The enterprise that ordered.' },
  },
});

@ArgsType()
export class ReportDays {
  @Field(() => CalendarDate, { description: 'First day.' })
  from!: string;

  @Field(() => CalendarDate, { description: `Last day; at most ${MAX_DAYS} days in all.` })
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
