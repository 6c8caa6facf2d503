import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate, LocalTime } from '../../platform/scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A pickup slot: a time span of one day.',
})
export class PickupSlot {
  @Field(() => ID, { description: 'Id of the slot, for `slotId` of a booking.' })
  id!: string;

  @Field(() => LocalTime, { description: 'Start of the slot: HH:MM, Asia/Kolkata.' })
  startTime!: string;

  @Field(() => LocalTime, { description: 'End of the slot: HH:MM, Asia/Kolkata.' })
  endTime!: string;

  @Field(() => Int, {
    description: 'Number of pickups that can still be booked in this slot; 0 when it is full.',
  })
  remaining!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A day and its slots.' })
export class PickupDayAvailability {
  @Field(() => CalendarDate, { description: 'The date.' })
  day!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the laundry is closed on this day; null when it is open.',
  })
  closedReason!: string | null;

  @Field(() => [PickupSlot], {
    description:
      'Slots of the day sorted by start, including full ones. Empty on a closed day; for today without slots that have begun.',
  })
  slots!: PickupSlot[];
}

@ObjectType({ simpleResolvers: true, description: 'Pickup times of a PIN code.' })
export class PickupAvailability {
  @Field(() => Boolean, {
    description:
      'False when no area contains the PIN code: see `joinWaitlist`. Always true while the laundry has no areas.',
  })
  isServed!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the area of the PIN code; null without an area.',
  })
  area!: string | null;

  @Field(() => Boolean, {
    description:
      'True when the PIN code is served and has no slots. Pickups are then booked without a time.',
  })
  acceptsAnyTime!: boolean;

  @Field(() => [PickupDayAvailability], {
    description: 'The requested days; empty when the PIN code is not served.',
  })
  days!: PickupDayAvailability[];
}
