import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../platform/scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A pickup slot: a time span of a day that can be booked.',
})
export class PickupSlot {
  @Field(() => ID, { description: 'Id of the slot, for `slotId` of a booking.' })
  id!: string;

  @Field(() => String, { description: 'Start of the slot: HH:MM, Asia/Kolkata.' })
  starts!: string;

  @Field(() => String, { description: 'End of the slot: HH:MM.' })
  ends!: string;

  @Field(() => Int, { description: 'Free pickups in this slot; 0 when it is full.' })
  left!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A day and its slots.' })
export class PickupDay {
  @Field(() => CalendarDate, { description: 'The day.' })
  day!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the laundry is closed on this day; null when it is open.',
  })
  closed!: string | null;

  @Field(() => [PickupSlot], {
    description:
      'Slots sorted by start, including full ones; for today only those that have not begun.',
  })
  slots!: PickupSlot[];
}

@ObjectType({ simpleResolvers: true, description: 'Pickup times of a PIN code.' })
export class PickupTimes {
  @Field(() => Boolean, {
    description:
      'False where there is no pickup service: see `tellWhenServed`. Always true while there are no areas.',
  })
  served!: boolean;

  @Field(() => String, { nullable: true, description: 'The area of the PIN code.' })
  area!: string | null;

  @Field(() => Boolean, {
    description: 'True when the area has no slots: pickups are booked without a time.',
  })
  anyTime!: boolean;

  @Field(() => [PickupDay], {
    description: 'Each requested day; empty where there is no pickup service.',
  })
  days!: PickupDay[];
}
