import { Field, Int, ObjectType } from 'type-graphql';
import { BasisPoints, CalendarDate, Paise } from '../platform/scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'Totals of a range of days. A cancelled order adds nothing to pieces and value.',
})
export class ReportTotals {
  @Field(() => Int, { description: 'Number of booked orders, including cancelled ones.' })
  orders!: number;

  @Field(() => Int, { description: 'Number of cancelled orders in `orders`.' })
  cancelled!: number;

  @Field(() => Int, {
    description: 'Number of orders in `orders` that have items and are not cancelled.',
  })
  ordersBilled!: number;

  @Field(() => Int, {
    description: 'Number of pieces in the booked orders, without cancelled ones.',
  })
  pieces!: number;

  @Field(() => Paise, {
    description: 'Sum of the totals of the booked orders, without cancelled ones, in paise.',
  })
  value!: number;

  @Field(() => Paise, {
    nullable: true,
    description:
      'Average total of a billed order, in paise, rounded half up; null without billed orders.',
  })
  averageValue!: number | null;

  @Field(() => Paise, {
    description:
      'Payments recorded on these days, for any order, minus reversals and refunds, in paise, without service charges. Negative when more was refunded than paid.',
  })
  collected!: number;

  @Field(() => Paise, {
    description: 'Service charges of online payments received on these days, in paise.',
  })
  serviceCharges!: number;

  @Field(() => Int, {
    description:
      'Number of orders with a promised date that were delivered on these days, booked on any day.',
  })
  promised!: number;

  @Field(() => Int, {
    description:
      'Number of orders in `promised` that were delivered on or before the promised day.',
  })
  onTime!: number;

  @Field(() => BasisPoints, {
    nullable: true,
    description:
      'Share of `onTime` in `promised`, in hundredths of a percent, 0 to 10000, rounded half up. Null when `promised` is 0.',
  })
  onTimeRate!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Totals of a range of days, and of an equally long range just before it for comparison.',
})
export class ReportSummary {
  @Field(() => ReportTotals, { description: 'Totals of the requested days.' })
  totals!: ReportTotals;

  @Field(() => ReportTotals, {
    description: 'Totals of an equally long range just before the requested days.',
  })
  previous!: ReportTotals;

  @Field(() => CalendarDate, { description: 'First day of the range of `previous`.' })
  previousFrom!: string;

  @Field(() => CalendarDate, { description: 'Last day of the range of `previous`.' })
  previousTo!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A day, week or month of a report.' })
export class ReportPeriod {
  @Field(() => CalendarDate, { description: 'First requested day of the period.' })
  from!: string;

  @Field(() => CalendarDate, { description: 'Last requested day of the period.' })
  to!: string;

  @Field(() => ReportTotals, { description: 'Totals of the requested days.' })
  totals!: ReportTotals;
}

@ObjectType({ simpleResolvers: true, description: 'A row of a report by area or enterprise.' })
export class ReportGroup {
  @Field(() => String, {
    nullable: true,
    description:
      'Id of the area, a PIN code without an area, or id of the enterprise. Null for orders without a PIN code or enterprise, and for the row of all other groups.',
  })
  key!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the area or enterprise, or "No area · 600042". Null for orders without a PIN code or enterprise, and for the row of all other groups.',
  })
  name!: string | null;

  @Field(() => Boolean, {
    description: 'True for the row that sums all groups after the 200 with the highest payments.',
  })
  isOther!: boolean;

  @Field(() => ReportTotals, { description: 'Totals of the requested days.' })
  totals!: ReportTotals;

  @Field(() => ReportTotals, {
    description: 'Totals of an equally long range just before the requested days.',
  })
  previous!: ReportTotals;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Pieces of one cloth type in orders booked in a range of days, without cancelled orders.',
})
export class ReportCloth {
  @Field(() => String, { description: 'Name of the cloth type at the pickup.' })
  name!: string;

  @Field(() => Int, { description: 'Number of pieces.' })
  pieces!: number;

  @Field(() => Paise, {
    description: 'Sum of quantity × price of the items of this cloth type, in paise.',
  })
  value!: number;

  @Field(() => Int, {
    description: 'Number of pieces in an equally long range just before the requested days.',
  })
  previousPieces!: number;
}
