import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { MAX_DAYS } from '../platform/date-range.js';
import { CalendarDate } from '../platform/scalars.js';

/** Length of the periods of a report, with the names that PostgreSQL uses. */
export const ReportInterval = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;
export type ReportInterval = (typeof ReportInterval)[keyof typeof ReportInterval];

export const ReportDimension = { AREA: 'area', ENTERPRISE: 'enterprise' } as const;
export type ReportDimension = (typeof ReportDimension)[keyof typeof ReportDimension];

registerEnumType(ReportInterval, {
  name: 'ReportInterval',
  description: 'Length of the periods of a report, in days of Asia/Kolkata.',
  valuesConfig: {
    DAY: { description: 'One day.' },
    WEEK: { description: 'One week, Monday to Sunday.' },
    MONTH: { description: 'One calendar month.' },
  },
});
registerEnumType(ReportDimension, {
  name: 'ReportDimension',
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
export class ReportTimeSeriesArgs extends ReportDays {
  @Field(() => ReportInterval, { description: 'Length of each period.' })
  interval!: ReportInterval;
}

@ArgsType()
export class ReportByDimensionArgs extends ReportDays {
  @Field(() => ReportDimension, { description: 'Grouping of the rows.' })
  groupBy!: ReportDimension;
}
