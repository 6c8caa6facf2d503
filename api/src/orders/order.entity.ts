import { EntityName, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { CalendarDate, DateTime, Paise } from '../platform/scalars.js';
import { MOVES } from '../platform/versioned.js';
import { User } from '../users/user.entity.js';
import './order-status.enum.js';
import { OrderStatus } from './order.status.js';
import { PaymentStatus } from './payment.status.js';
import { Repeat } from './recurring/repeat.enum.js';

@ObjectType({ description: 'One pickup and all that follows from it.', simpleResolvers: true })
@Entity()
export class Order {
  [EntityName]?: 'Order';

  @Field(() => ID, { description: 'Id of the order, a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => String, {
    description: 'Last six characters of the id: what screens show and people say.',
  })
  @Property({ type: 'text', persist: false })
  shortId: string & Opt = '';

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Field(() => DateTime, { description: 'When it was booked.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Field(() => CalendarDate, { description: 'The day of the pickup.' })
  @Property({ type: 'date' })
  pickupDate!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The slot in which it holds a place; null for a pickup at any time.',
  })
  @Property({ type: 'uuid', nullable: true })
  slotId: string | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'When the time span begins that was agreed: HH:MM, Asia/Kolkata; null for any time.',
  })
  @Property({ type: 'text', nullable: true })
  slotStarts: string | null = null;

  @Field(() => String, { nullable: true, description: 'When it ends: HH:MM.' })
  @Property({ type: 'text', nullable: true })
  slotEnds: string | null = null;

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'The day by which its customer was told to have it back; null where nobody told them one.',
  })
  @Property({ type: 'date', nullable: true })
  promisedBy: string | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was delivered; null before that.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  deliveryDate: Date | null = null;

  @Field(() => OrderStatus, { description: 'Where it is in its life.' })
  @Property({ type: 'text' })
  orderStatus: OrderStatus & Opt = OrderStatus.WAITING_FOR_PICKUP;

  @Field(() => PaymentStatus, {
    description:
      'Follows from total and paid amount, also of a cancelled order. A bill of nothing is paid.',
  })
  @Property({ type: 'text', persist: false })
  paymentStatus: PaymentStatus & Opt = PaymentStatus.UNPAID;

  @Field(() => Paise, {
    description:
      'Items with surcharges and fees less discounts, in paise, never below 0; 0 before the pickup.',
  })
  @Property({ type: 'integer' })
  totalPrice: number & Opt = 0;

  @Field(() => Paise, { description: 'What has been paid towards the total, in paise.' })
  @Property({ type: 'integer' })
  paidAmount: number & Opt = 0;

  @Field(() => Paise, {
    description:
      'Total less paid, in paise; without the service charge. A cancelled order owes nothing: 0.',
  })
  @Property({ type: 'integer', persist: false })
  due: number & Opt = 0;

  /** Came in online above what was due, and has not been given back. */
  @Property({ type: 'integer' })
  excess: number & Opt = 0;

  @Field(() => Paise, {
    description:
      'What can be refunded now, in paise: what is paid, and what came in online above what was due.',
  })
  @Property({ type: 'integer', persist: false })
  refundable: number & Opt = 0;

  @Field(() => Int, { description: 'Sum of the quantities of its items.' })
  @Property({ type: 'integer' })
  itemCount: number & Opt = 0;

  @Field(() => String, {
    nullable: true,
    description: 'Whom to ask for at the door; null means the customer.',
  })
  @Property({ type: 'text', nullable: true })
  pickupName: string | null = null;

  @Field(() => String, { description: 'Whom to call at the pickup: ten digits.' })
  @Property({ type: 'text' })
  pickupPhoneNumber!: string;

  @Field(() => String, {
    description: 'Where to collect and deliver: address, city, state - pincode.',
  })
  @Property({ type: 'text' })
  pickupAddress!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the customer wants staff to know; at most 500 characters.',
  })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => Boolean, { description: 'True when the customer asked for express delivery.' })
  @Property({ type: 'boolean' })
  express: boolean & Opt = false;

  @Field(() => Int, {
    nullable: true,
    description:
      'Express surcharge as agreed at the booking, in hundredths of a percent of the items: 2000 is 20 %. Null for none.',
  })
  @Property({ type: 'integer', nullable: true })
  expressBasisPoints: number | null = null;

  @Field(() => Paise, {
    nullable: true,
    description:
      'Express surcharge as agreed at the booking, a fixed amount in paise. Null for none.',
  })
  @Property({ type: 'integer', nullable: true })
  expressAmount: number | null = null;

  /** Was brought to the counter: nobody has to fetch it. */
  @Property({ type: 'boolean' })
  walkIn: boolean & Opt = false;

  @Field(() => Repeat, {
    nullable: true,
    description: 'How often it repeats, of a recurring pickup; null for one that was booked once.',
  })
  @Property({ type: 'text', nullable: true })
  recurring: Repeat | null = null;

  /** Shown to its customer only: see `deliveryOTP` of order-fields.resolver. */
  @Property({ type: 'text', nullable: true })
  deliveryOtp: string | null = null;

  /** Delivery code on the receipt and the tags of a customer without e-mail. Staff can read it, so it is never mailed. */
  @Property({ type: 'text', nullable: true })
  printedCode: string | null = null;

  @Property({ type: 'text', nullable: true })
  idempotencyKey: string | null = null;

  @Field(() => Int, {
    description:
      'Counts how often its own fields were saved: status, bill, pickup, promise, payments. Send the one you saw with a change; another one is a CONFLICT. Invoices, piece counts, photos, stops and payment links do not raise it.',
  })
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  @Field(() => DateTime, {
    description: `${MOVES} The clock, its customer, the settings and the stops of other orders do not raise it either.`,
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'clock_timestamp()' })
  updatedAt!: Date & Opt;
}
