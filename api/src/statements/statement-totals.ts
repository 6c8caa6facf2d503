import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate, Paise } from '../platform/scalars.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'Ageing of the unpaid invoices: days from the invoice date to the last day of the statement. The four amounts minus the advances are the closing balance.',
})
export class StatementAgeing {
  @Field(() => Paise, { description: 'At most 30 days old, in paise.' })
  upTo30!: number;

  @Field(() => Paise, { description: '31 to 60 days old, in paise.' })
  upTo60!: number;

  @Field(() => Paise, { description: '61 to 90 days old, in paise.' })
  upTo90!: number;

  @Field(() => Paise, { description: 'More than 90 days old, in paise.' })
  over90!: number;

  @Field(() => Paise, {
    description: 'Payments before an invoice, or above the total of an order, in paise.',
  })
  held!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Totals of a statement. The closing balance is the opening balance plus charges minus credits.',
})
export class StatementFigures {
  @Field(() => CalendarDate, { description: 'First day (Asia/Kolkata) of the statement.' })
  from!: string;

  @Field(() => CalendarDate, { description: 'Last day (Asia/Kolkata) of the statement.' })
  to!: string;

  @Field(() => Paise, {
    description:
      'Balance before the first day, in paise; negative when more was paid than charged.',
  })
  opening!: number;

  @Field(() => Paise, {
    description:
      'Invoices, deliveries without an invoice, reversals, refunds and service charges, in paise. They increase the balance.',
  })
  charged!: number;

  @Field(() => Paise, {
    description: 'Payments and credit notes, in paise. They reduce the balance.',
  })
  credited!: number;

  @Field(() => Paise, {
    description:
      'Balance at the end of the last day, in paise; negative when more was paid than charged.',
  })
  closing!: number;

  @Field(() => Paise, {
    description:
      'Amount due of all orders at the end of the last day, in paise. It equals `User.balance` when that day is today. It is the closing balance plus orders without an invoice plus the advance.',
  })
  balanceDue!: number;

  @Field(() => Paise, {
    description:
      'Payments above the totals of orders, or for cancelled orders, that are not refunded, in paise. They reduce the closing balance but not the amount due of an order.',
  })
  advance!: number;

  @Field(() => StatementAgeing, { description: 'Ageing of the unpaid invoices.' })
  ageing!: StatementAgeing;

  @Field(() => Int, { description: 'Number of lines of the statement.' })
  lines!: number;

  @Field(() => Int, {
    description:
      'Number of orders in progress without an invoice when the statement was made. They are part of the amount due, and of no other total.',
  })
  notInvoicedOrders!: number;

  @Field(() => Paise, {
    description: 'Total of the orders in progress without an invoice, in paise.',
  })
  notInvoiced!: number;
}
