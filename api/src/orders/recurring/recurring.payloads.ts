import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate, LocalTime } from '../../platform/scalars.js';
import { Weekday } from '../../platform/weekday.enum.js';
import { RecurrenceInterval } from './recurrence-interval.enum.js';
import { Node } from '../../platform/node.js';

@ObjectType('RecurringPickup', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A recurring pickup. The server books each order, and mails the customer, on the day before.',
})
export class RecurringPickupView {
  id!: string;

  @Field(() => Int, {
    description:
      'Increases with each change, also when an order is booked, but not when its address changes. Send the version you read with a change; an outdated one is a CONFLICT.',
  })
  version!: number;

  @Field(() => RecurrenceInterval, { description: 'Interval of the pickups.' })
  interval!: RecurrenceInterval;

  @Field(() => Weekday, { description: 'Day of the week.' })
  weekday!: Weekday;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Next day to book; null after the end, and during a pause without an end date.',
  })
  nextOn!: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Day of the newest booked order that waits for its pickup; null for none.',
  })
  bookedOn!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the order booked for `bookedOn`; null for none.',
  })
  bookedOrderId!: string | null;

  @Field(() => LocalTime, {
    nullable: true,
    description: 'Start of the usual time: HH:MM, Asia/Kolkata; null for any time.',
  })
  slotStarts!: string | null;

  @Field(() => LocalTime, {
    nullable: true,
    description: 'End of the usual time: HH:MM, Asia/Kolkata; null for any time.',
  })
  slotEnds!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of its address; null after the address was deleted.',
  })
  addressId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its current address, in one line; null after the address was deleted.',
  })
  pickupAddress!: string | null;

  @Field(() => Boolean, { description: 'True while it is paused.' })
  paused!: boolean;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The first day after the pause; null for a pause without an end date.',
  })
  pausedUntil!: string | null;

  @Field(() => Boolean, { description: 'True when it has ended. Lists do not contain ended ones.' })
  ended!: boolean;
}

@ObjectType({ description: 'A changed recurring pickup.' })
export class RecurringPickupPayload {
  @Field(() => String, { description: 'Message to show to the user.' })
  message!: string;

  @Field(() => RecurringPickupView, { description: 'The recurring pickup after the change.' })
  recurringPickup!: RecurringPickupView;
}
