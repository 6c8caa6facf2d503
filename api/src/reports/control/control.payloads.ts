import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate, Paise } from '../../platform/scalars.js';

@ObjectType({ simpleResolvers: true, description: 'An order in a row of the control report.' })
export class ReportControlOrder {
  @Field(() => ID, { description: 'Id of the order, a UUID.' })
  id!: string;

  @Field(() => String, { description: 'Last six characters of the id; shown on screens.' })
  shortId!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A row of the control report: discounts, price changes, cancellations, reversed payments and deliveries without a code, by one person on one day.',
})
export class ReportControlRow {
  @Field(() => CalendarDate, {
    description:
      'Day (Asia/Kolkata) on which the person made the changes, by the clock of the server.',
  })
  day!: string;

  @Field(() => ID, { description: 'Id of the account of the person.' })
  personId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  personName!: string;

  @Field(() => Int, {
    description:
      'Number of bill changes that changed the amount taken off: discounts and lowered charges.',
  })
  discounts!: number;

  @Field(() => Paise, {
    description: 'Sum of these changes, in paise; negative when discounts were reduced again.',
  })
  discountAmount!: number;

  @Field(() => Int, {
    description: 'Number of items with a price set by hand, including items without a cloth type.',
  })
  prices!: number;

  @Field(() => Paise, {
    description:
      'Sum that these prices added to the bills, in paise; negative when they lowered the bills.',
  })
  priceAmount!: number;

  @Field(() => Int, {
    description: "Number of customers' orders that this person cancelled. Own orders do not count.",
  })
  cancellations!: number;

  @Field(() => Paise, { description: 'Sum of the totals of these orders, in paise.' })
  cancelledAmount!: number;

  @Field(() => Int, { description: 'Number of payments that this person reversed.' })
  reversals!: number;

  @Field(() => Paise, { description: 'Sum of the reversed payments, in paise.' })
  reversedAmount!: number;

  @Field(() => Int, {
    description: 'Number of orders delivered without the delivery code, with a reason.',
  })
  withoutCode!: number;

  @Field(() => Int, {
    description:
      'Number of orders delivered after a check of name and phone, or with the code on the receipt, which staff can read. `withoutCode` does not include them.',
  })
  byNameAndPhone!: number;

  @Field(() => Int, { description: 'Number of orders in this row.' })
  orderCount!: number;

  @Field(() => [ReportControlOrder], { description: 'Orders of this row; at most 20.' })
  orders!: ReportControlOrder[];
}
