import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate, LocalTime } from '../../platform/scalars.js';
import { Weekday } from '../../platform/weekday.enum.js';
import { RecurrenceInterval } from './recurrence-interval.enum.js';
import { Node } from '../../platform/node.js';

@ObjectType('RecurringPickup', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A recurring pickup. On the day before each pickup, the server books an order and mails the customer.',
})
export class RecurringPickupView {
  id!: string;

  @Field(() => Int, {
    description:
      'Version for optimistic locking. It increases with each change and each booked order, but not with a change of the address. Send the version that you read with each change; an outdated version is a CONFLICT.',
  })
  version!: number;

  @Field(() => RecurrenceInterval, { description: 'Interval of the pickups.' })
  interval!: RecurrenceInterval;

  @Field(() => Weekday, { description: 'Day of the week.' })
  weekday!: Weekday;

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'Next day for which the server books an order; null after the end, and during a pause without an end date.',
  })
  nextOn!: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'Pickup day of the last booked order, while that order waits for its pickup; otherwise null.',
  })
  bookedOn!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the order of `bookedOn`; null without one.',
  })
  bookedOrderId!: string | null;

  @Field(() => LocalTime, {
    nullable: true,
    description: 'Start of the planned slot: HH:MM, Asia/Kolkata; null for any time.',
  })
  slotStartTime!: string | null;

  @Field(() => LocalTime, {
    nullable: true,
    description: 'End of the planned slot: HH:MM, Asia/Kolkata; null for any time.',
  })
  slotEndTime!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the pickup address; null after the address was deleted.',
  })
  addressId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Current pickup address in one line; null after the address was deleted.',
  })
  pickupAddress!: string | null;

  @Field(() => Boolean, { description: 'True while the recurring pickup is paused.' })
  paused!: boolean;

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'The first day after the pause; null without a pause, and for a pause without an end date.',
  })
  pausedUntil!: string | null;

  @Field(() => Boolean, {
    description: 'True after the end of the recurring pickup. `recurringPickups` omits it then.',
  })
  ended!: boolean;
}

@ObjectType({ description: 'A changed recurring pickup.' })
export class RecurringPickupPayload {
  @Field(() => String, { description: 'Message to show to the user.' })
  message!: string;

  @Field(() => RecurringPickupView, { description: 'The recurring pickup after the change.' })
  recurringPickup!: RecurringPickupView;
}
