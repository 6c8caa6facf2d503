import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate, DateTime, Paise } from '../platform/scalars.js';
import './stop.enums.js';
import { FailReason, StopKind, StopState } from './stop.words.js';

@ObjectType({ description: 'Somebody of the staff who drives rounds.' })
export class Driver {
  @Field(() => ID, { description: 'Id of the employee, a UUID.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;
}

@ObjectType({ description: 'That somebody was there in vain.' })
export class FailedAttempt {
  @Field(() => FailReason, { description: 'Why it did not work out.' })
  reason!: FailReason;

  @Field(() => String, { nullable: true, description: 'What else there is to say of it.' })
  note!: string | null;

  @Field(() => DateTime, { description: 'When it was noted.' })
  at!: Date;
}

/** What whoever goes there, or plans it, has to know of an order. */
@ObjectType()
abstract class WhereToGo {
  @Field(() => ID, { description: 'Id of the order, a UUID.' })
  orderId!: string;

  @Field(() => String, { description: 'Last six characters of that: what people say.' })
  shortId!: string;

  @Field(() => StopKind, { description: 'To fetch the laundry or to bring it.' })
  kind!: StopKind;

  @Field(() => String, { description: 'Whom to ask for at the door.' })
  name!: string;

  @Field(() => String, { description: 'Whom to call: ten digits.' })
  phone!: string;

  @Field(() => String, { description: 'Where: address, city, state - pincode.' })
  address!: string;

  @Field(() => String, {
    nullable: true,
    description: 'PIN code of the address, when it ends with one.',
  })
  pincode!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the area that serves this PIN code; null for none.',
  })
  area!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'When the time begins that was agreed for the pickup: HH:MM, Asia/Kolkata; null for any time.',
  })
  slotStarts!: string | null;

  @Field(() => String, { nullable: true, description: 'When it ends: HH:MM.' })
  slotEnds!: string | null;

  @Field(() => String, { nullable: true, description: 'What the customer wants staff to know.' })
  note!: string | null;

  @Field(() => Boolean, { description: 'Whether the customer asked for express delivery.' })
  express!: boolean;

  @Field(() => Int, { description: 'Pieces of laundry; 0 before they are counted at the pickup.' })
  pieces!: number;

  @Field(() => Paise, {
    description: 'What is to be collected at a delivery, in paise; 0 at a pickup.',
  })
  toCollect!: number;
}

@ObjectType('RoundStop', {
  description: 'A pickup or a delivery that stands in a round.',
  simpleResolvers: true,
})
export class RoundStopRow extends WhereToGo {
  @Field(() => ID, { description: 'Id of the stop, a UUID.' })
  id!: string;

  @Field(() => StopState, { description: 'What became of it.' })
  state!: StopState;

  @Field(() => FailedAttempt, { nullable: true, description: 'Why it failed, when it did.' })
  failure!: FailedAttempt | null;
}

@ObjectType({
  description: 'A pickup or a delivery that can be done and that nobody is to do yet.',
  simpleResolvers: true,
})
export class UnplannedStop extends WhereToGo {
  @Field(() => Int, { description: 'The version of the order; `planStops` takes it.' })
  version!: number;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day of the pickup, or by which it was promised back; null without a promise.',
  })
  due!: string | null;

  @Field(() => FailedAttempt, {
    nullable: true,
    description: 'The last time that somebody was there in vain; null when nobody was.',
  })
  lastFailure!: FailedAttempt | null;
}

@ObjectType('Round', {
  description: 'Where one driver goes on a day; each has one round a day.',
  simpleResolvers: true,
})
export class RoundView {
  @Field(() => ID, { description: 'Id of the round, a UUID.' })
  id!: string;

  @Field(() => Int, {
    description:
      'Rises when it is planned otherwise, and not when a stop ends. Send the one you saw with a change; another one is a CONFLICT.',
  })
  version!: number;

  @Field(() => CalendarDate, { description: 'The day.' })
  day!: string;

  @Field(() => Driver, {
    nullable: true,
    description: 'Who drives; null once that employee was deleted.',
  })
  driver!: Driver | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the open stop that the driver chose to go to before all others; null while the order of the round counts.',
  })
  heading!: string | null;

  stops!: RoundStopRow[];
}

@ObjectType({ description: 'What is planned for a day, and what is not yet.' })
export class RoundsOfDay {
  @Field(() => Boolean, { description: 'Whether there are more unplanned stops than are told.' })
  hasMore!: boolean;

  rounds!: RoundView[];

  @Field(() => [UnplannedStop], {
    description:
      'What is due by this day, and after it all deliveries that are out and promised for a later day (`due` after the day); each stands in no round of today or later, by area, begin of the slot and PIN code; those of no area and of any time last. At most 300 pickups and 300 deliveries that are due, those due last first to be told, and 300 promised later, those due first.',
  })
  unplanned!: UnplannedStop[];
}

@ObjectType({ description: 'A changed round.' })
export class RoundPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => RoundView, { description: 'The round as it is now.' })
  round!: RoundView;
}
