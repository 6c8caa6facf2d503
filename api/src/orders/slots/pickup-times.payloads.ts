import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../platform/scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A time span of a day that a pickup can be booked for.',
})
export class PickupSlot {
  @Field(() => ID, { description: 'What a booking names as `slotId`.' })
  id!: string;

  @Field(() => String, { description: 'When it begins: HH:MM, Asia/Kolkata.' })
  starts!: string;

  @Field(() => String, { description: 'When it ends: HH:MM.' })
  ends!: string;

  @Field(() => Int, { description: 'Places left; 0 when it is full.' })
  left!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A day, and what can be booked on it.' })
export class PickupDay {
  @Field(() => CalendarDate, { description: 'The day.' })
  day!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why nothing is picked up on this day; null when it is open.',
  })
  closed!: string | null;

  @Field(() => [PickupSlot], {
    description: 'Its slots by begin, full ones too; of today those that have not begun.',
  })
  slots!: PickupSlot[];
}

@ObjectType({ simpleResolvers: true, description: 'Whether and when a PIN code has pickups.' })
export class PickupTimes {
  @Field(() => Boolean, {
    description:
      'False where nobody comes to: see `tellWhenServed`. True everywhere while there are no areas.',
  })
  served!: boolean;

  @Field(() => String, { nullable: true, description: 'The area that it is in.' })
  area!: string | null;

  @Field(() => Boolean, { description: 'True where pickups have no slots: any time will do.' })
  anyTime!: boolean;

  @Field(() => [PickupDay], {
    description: 'Each day that was asked for; none where nobody comes to.',
  })
  days!: PickupDay[];
}
