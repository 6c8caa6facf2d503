import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate, Paise } from '../platform/scalars.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'Age of the open invoices, by invoice date, in days before the last day of the statement. The four amounts less the advances are the closing balance.',
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
    description: 'Payments in advance of an invoice, or above the total of an order, in paise.',
  })
  held!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Totals of a statement. The closing balance is the opening balance plus charges less payments.',
})
export class StatementFigures {
  @Field(() => CalendarDate, { description: 'Its first day.' })
  from!: string;

  @Field(() => CalendarDate, { description: 'Its last day.' })
  to!: string;

  @Field(() => Paise, {
    description: 'Owed before the first day, in paise; negative for money that is held.',
  })
  opening!: number;

  @Field(() => Paise, { description: 'Charged, and paid back, in paise.' })
  charged!: number;

  @Field(() => Paise, { description: 'Paid, and taken back by credit notes, in paise.' })
  credited!: number;

  @Field(() => Paise, {
    description: 'Owed at the end of the last day, in paise; negative for money that is held.',
  })
  closing!: number;

  @Field(() => Paise, {
    description:
      'Amount due of all orders at the end of the last day, in paise: `User.balance` when that day is today. It is the closing balance plus the amount not yet invoiced and the advance.',
  })
  balanceDue!: number;

  @Field(() => Paise, {
    description:
      'Paid above what orders come to, or on cancelled orders, and not refunded, in paise. It reduces the closing balance and no order.',
  })
  advance!: number;

  @Field(() => StatementAgeing, { description: 'Its ageing.' })
  ageing!: StatementAgeing;

  @Field(() => Int, { description: 'Number of its lines.' })
  lines!: number;

  @Field(() => Int, {
    description:
      'Orders in progress without an invoice when it was made. They are in the balance due, and in no other total.',
  })
  notInvoicedOrders!: number;

  @Field(() => Paise, { description: 'Total of these orders, in paise.' })
  notInvoiced!: number;
}
