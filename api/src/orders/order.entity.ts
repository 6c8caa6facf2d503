import { EntityName, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import {
  BasisPoints,
  CalendarDate,
  DateTime,
  LocalTime,
  Paise,
  PhoneNumber,
} from '../platform/scalars.js';
import { UPDATED_AT_DESCRIPTION } from '../platform/optimistic-lock.js';
import { User } from '../users/user.entity.js';
import './order-status.enum.js';
import { OrderStatus } from '../../rules/order-status.js';
import { PaymentStatus } from './payment.status.js';
import { RecurrenceInterval } from './recurring/recurrence-interval.enum.js';
import { Node } from '../platform/node.js';

@ObjectType({
  implements: Node,
  description: 'An order: one pickup and its items, bill and delivery.',
  simpleResolvers: true,
})
@Entity()
export class Order {
  [EntityName]?: 'Order';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => String, { description: 'Order number on screens: last six characters of the id.' })
  @Property({ type: 'text', persist: false })
  shortId: string & Opt = '';

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Field(() => DateTime, { description: 'Time of the booking.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Field(() => CalendarDate, { description: 'Day of the pickup.' })
  @Property({ type: 'date' })
  pickupDate!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the booked slot; null for a pickup at any time.',
  })
  @Property({ type: 'uuid', nullable: true })
  slotId: string | null = null;

  @Field(() => LocalTime, { nullable: true, description: 'Start of the slot; null for any time.' })
  @Property({ type: 'text', nullable: true, fieldName: 'slot_starts' })
  slotStartTime: string | null = null;

  @Field(() => LocalTime, { nullable: true, description: 'End of the slot; null for any time.' })
  @Property({ type: 'text', nullable: true, fieldName: 'slot_ends' })
  slotEndTime: string | null = null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Last day for the delivery, as promised; null without a promised date.',
  })
  @Property({ type: 'date', nullable: true })
  promisedDate: string | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the delivery; null while the order is not delivered.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  deliveryDate: Date | null = null;

  @Field(() => OrderStatus, { description: 'Status of the order.' })
  @Property({ type: 'text' })
  orderStatus: OrderStatus & Opt = OrderStatus.WAITING_FOR_PICKUP;

  @Field(() => PaymentStatus, {
    description: 'Status computed from `totalPrice` and `paidAmount`; a bill of 0 is PAID.',
  })
  @Property({ type: 'text', persist: false })
  paymentStatus: PaymentStatus & Opt = PaymentStatus.UNPAID;

  @Field(() => Paise, {
    description: 'Total of items and adjustments in paise, never negative; 0 before the pickup.',
  })
  @Property({ type: 'integer' })
  totalPrice: number & Opt = 0;

  @Field(() => Paise, { description: 'Amount paid towards the total, in paise.' })
  @Property({ type: 'integer' })
  paidAmount: number & Opt = 0;

  @Field(() => Paise, {
    description:
      'Amount due in paise: `totalPrice` minus `paidAmount`, without the service charge. 0 for a cancelled order.',
  })
  @Property({ type: 'integer', persist: false })
  due: number & Opt = 0;

  /** Online payments above the amount due, in paise, without refunded ones. */
  @Property({ type: 'integer' })
  overpayment: number & Opt = 0;

  @Field(() => Paise, {
    description:
      'Amount that staff can refund now, in paise: `paidAmount` plus online payments above the amount due.',
  })
  @Property({ type: 'integer', persist: false })
  refundable: number & Opt = 0;

  @Field(() => Int, { description: 'Number of pieces: the sum of the quantities of the items.' })
  @Property({ type: 'integer' })
  itemCount: number & Opt = 0;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the contact at the address; null means the name of the customer.',
  })
  @Property({ type: 'text', nullable: true })
  pickupName: string | null = null;

  @Field(() => PhoneNumber, { description: 'Phone of the contact for the pickup: ten digits.' })
  @Property({ type: 'text' })
  pickupPhoneNumber!: string;

  @Field(() => String, {
    description: 'Address of pickup and delivery: address, city, state - pincode.',
  })
  @Property({ type: 'text' })
  pickupAddress!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Note of the booking for staff; at most 500 characters.',
  })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => Boolean, { description: 'True for express delivery.' })
  @Property({ type: 'boolean' })
  express: boolean & Opt = false;

  @Field(() => BasisPoints, {
    nullable: true,
    description:
      'Express surcharge agreed at the booking, in hundredths of a percent of the items: 2000 is 20%. Null for an order without a percentage.',
  })
  @Property({ type: 'integer', nullable: true })
  expressBasisPoints: number | null = null;

  @Field(() => Paise, {
    nullable: true,
    description: 'Fixed express surcharge in paise, agreed at the booking; null without one.',
  })
  @Property({ type: 'integer', nullable: true })
  expressAmount: number | null = null;

  /** True for laundry that the customer brought to the counter; it needs no pickup. */
  @Property({ type: 'boolean' })
  walkIn: boolean & Opt = false;

  @Field(() => Boolean, { description: 'True when the customer collects at the counter.' })
  @Property({ type: 'boolean' })
  counterCollection: boolean & Opt = false;

  @Field(() => RecurrenceInterval, {
    nullable: true,
    description: 'Interval of the recurring pickup of the order; null for a single booking.',
  })
  @Property({ type: 'text', nullable: true, fieldName: 'recurring' })
  recurrence: RecurrenceInterval | null = null;

  /** Delivery code, which only the customer can read: see `order-fields.resolver.ts`. */
  @Property({ type: 'text', nullable: true })
  deliveryOtp: string | null = null;

  /** Delivery code on receipt and tags, for a customer without e-mail. Staff can read it. */
  @Property({ type: 'text', nullable: true })
  printedCode: string | null = null;

  @Property({ type: 'text', nullable: true })
  idempotencyKey: string | null = null;

  @Field(() => Int, {
    description:
      'Version for optimistic locking. It increases with each change of status, bill, pickup, contact, promised date or payments. Send the version that you read with each change; an outdated version is a CONFLICT. Invoices, piece counts, photos, stops and payment links do not increase it.',
  })
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  @Field(() => DateTime, {
    description: `${UPDATED_AT_DESCRIPTION} A change of the customer, the settings or the stops of other orders does not raise it.`,
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'clock_timestamp()' })
  updatedAt!: Date & Opt;
}
