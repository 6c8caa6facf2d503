import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../platform/scalars.js';
import { Repeat } from './repeat.enum.js';

@ObjectType('RecurringPickup', {
  simpleResolvers: true,
  description: 'A pickup that repeats: each is booked and mailed the day before.',
})
export class RecurringPickupView {
  @Field(() => ID, { description: 'Id of the recurring pickup, a UUID.' })
  id!: string;

  @Field(() => Int, {
    description:
      'Counts how often it was saved, also when one is booked; a change of its address does not raise it. Send the one you saw with a change; another one is a CONFLICT.',
  })
  version!: number;

  @Field(() => Repeat, { description: 'How often.' })
  every!: Repeat;

  @Field(() => Int, { description: 'The day of the week: 0 is Sunday.' })
  weekday!: number;

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'The next that is to be booked; null while it is paused until resumed, and once it has ended.',
  })
  nextDay!: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day of its newest order, while that waits for the pickup; null for none.',
  })
  bookedDay!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of that order.' })
  bookedOrderId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When the usual time begins: HH:MM, Asia/Kolkata; null for any time.',
  })
  slotStarts!: string | null;

  @Field(() => String, { nullable: true, description: 'When it ends: HH:MM.' })
  slotEnds!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of its address; null once that is deleted.' })
  addressId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its address as it is now, in one line; null once that is deleted.',
  })
  pickupAddress!: string | null;

  @Field(() => Boolean, { description: 'Whether nothing is booked for now.' })
  paused!: boolean;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The first day on which it goes on; null until somebody resumes it.',
  })
  pausedUntil!: string | null;

  @Field(() => Boolean, { description: 'Whether it has ended; it is not listed then.' })
  ended!: boolean;
}

@ObjectType({ description: 'A changed recurring pickup.' })
export class RecurringPickupPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => RecurringPickupView, { description: 'It as it is now.' })
  recurringPickup!: RecurringPickupView;
}
