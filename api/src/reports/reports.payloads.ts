import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate, Paise } from '../platform/scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'Totals of a range of days. A cancelled order has no value.',
})
export class ReportFigures {
  @Field(() => Int, { description: 'Orders booked, cancelled ones among them.' })
  orders!: number;

  @Field(() => Int, { description: 'Number of cancelled orders among them.' })
  cancelled!: number;

  @Field(() => Int, { description: 'Number of billed orders among them, without cancelled ones.' })
  billed!: number;

  @Field(() => Int, { description: 'Pieces of the orders that have a bill.' })
  pieces!: number;

  @Field(() => Paise, { description: 'Sum of their totals, in paise.' })
  value!: number;

  @Field(() => Paise, {
    nullable: true,
    description:
      'Average value of a billed order, in paise, rounded half up; null if there is none.',
  })
  averageValue!: number | null;

  @Field(() => Paise, {
    description:
      'Payments entered on these days, for any orders, less reversals and refunds, in paise; without service charges. Below 0 when more went out than came in.',
  })
  takings!: number;

  @Field(() => Paise, {
    description: 'Service charges of online payments that came in on these days, in paise.',
  })
  serviceCharges!: number;

  @Field(() => Int, {
    description:
      'Orders that were delivered on these days, whenever they were booked, and promised by some day.',
  })
  promised!: number;

  @Field(() => Int, { description: 'Number of orders delivered on the promised day or before.' })
  onTime!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The share of `onTime` in `promised`, in hundredths of a percent, 0 to 10000, rounded half up; null where nothing was promised.',
  })
  onTimeShare!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Totals of a range of days, and of as many days before it.',
})
export class ReportSums {
  @Field(() => ReportFigures, { description: 'Totals of the requested days.' })
  figures!: ReportFigures;

  @Field(() => ReportFigures, { description: 'Totals of as many days just before.' })
  before!: ReportFigures;

  @Field(() => CalendarDate, { description: 'First day of the time before.' })
  beforeFrom!: string;

  @Field(() => CalendarDate, { description: 'Last day of the time before.' })
  beforeTo!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A day, week or month of a report.' })
export class ReportPeriod {
  @Field(() => CalendarDate, { description: 'First requested day of the period.' })
  from!: string;

  @Field(() => CalendarDate, { description: 'Last requested day of the period.' })
  to!: string;

  @Field(() => ReportFigures, { description: 'What it came to.' })
  figures!: ReportFigures;
}

@ObjectType({ simpleResolvers: true, description: 'An area or an enterprise of a report.' })
export class ReportGroup {
  @Field(() => String, {
    nullable: true,
    description:
      'Id of an area, a PIN code without an area, or the id of an enterprise; null for orders without one, and for the rest.',
  })
  key!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the area or enterprise, or "No area · 600042"; null for orders without a PIN code or an enterprise, and for the rest.',
  })
  name!: string | null;

  @Field(() => Boolean, {
    description: 'True for all those together that are not among the 200 with the highest takings.',
  })
  isRest!: boolean;

  @Field(() => ReportFigures, { description: 'Totals of the period.' })
  figures!: ReportFigures;

  @Field(() => ReportFigures, { description: 'Totals of as many days just before.' })
  before!: ReportFigures;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Pieces of one cloth type in orders booked in a range of days, without cancelled orders.',
})
export class ReportCloth {
  @Field(() => String, { description: 'Name of the cloth type at the pickup.' })
  name!: string;

  @Field(() => Int, { description: 'Pieces.' })
  pieces!: number;

  @Field(() => Paise, { description: 'Sum of quantity × price of their lines, in paise.' })
  value!: number;

  @Field(() => Int, { description: 'Pieces of as many days just before.' })
  piecesBefore!: number;
}
