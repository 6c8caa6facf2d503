import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate, Paise } from '../../platform/scalars.js';

@ObjectType({ simpleResolvers: true, description: 'An order that a row of the report counts.' })
export class ControlledOrder {
  @Field(() => ID, { description: 'Id of the order, a UUID.' })
  id!: string;

  @Field(() => String, { description: 'The last 6 characters of the id.' })
  shortId!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Discounts, price changes and cancellations by one user on one day.',
})
export class ControlRow {
  @Field(() => CalendarDate, { description: 'Day of Asia/Kolkata on which it arrived.' })
  day!: string;

  @Field(() => ID, { description: 'Id of the account.' })
  personId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  personName!: string;

  @Field(() => Int, { description: 'Number of changes to discounts or lowered charges of a bill.' })
  discounts!: number;

  @Field(() => Paise, {
    description: 'Discounts given and charges lowered, less those taken back, in paise.',
  })
  discountAmount!: number;

  @Field(() => Int, {
    description: 'Items with a unit price set by hand, items without a cloth type among them.',
  })
  prices!: number;

  @Field(() => Paise, {
    description: 'Effect of these prices on bills, in paise; below 0 if they reduced them.',
  })
  priceAmount!: number;

  @Field(() => Int, { description: 'Orders of others that this user cancelled.' })
  cancellations!: number;

  @Field(() => Paise, { description: 'Totals of these orders, in paise.' })
  cancelledAmount!: number;

  @Field(() => Int, {
    description: 'Orders delivered without the delivery code, with a reason.',
  })
  withoutCode!: number;

  @Field(() => Int, {
    description:
      'Orders delivered against name and phone, or against the code on the receipt, which staff can read. `withoutCode` leaves them out.',
  })
  byNameAndPhone!: number;

  @Field(() => Int, { description: 'Number of orders in the row.' })
  orderCount!: number;

  @Field(() => [ControlledOrder], { description: 'These orders, at most 20.' })
  orders!: ControlledOrder[];
}
