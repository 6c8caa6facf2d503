import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  CalendarDate,
  DateTime,
  LocalTime,
  Paise,
  PhoneNumber,
  Pincode,
} from '../platform/scalars.js';
import './stop.graphql-enums.js';
import { FailedAttemptReason, StopKind, StopStatus } from './stop.enums.js';
import { Node } from '../platform/node.js';

@ObjectType({ description: 'An employee who drives rounds.' })
export class Driver {
  @Field(() => ID, { description: 'Id of the employee, a UUID.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;
}

@ObjectType({ description: 'A failed attempt to pick up or deliver an order.' })
export class FailedAttempt {
  @Field(() => FailedAttemptReason, { description: 'The reason for the failure.' })
  reason!: FailedAttemptReason;

  @Field(() => String, { nullable: true, description: 'Note on the reason; null without a note.' })
  note!: string | null;

  @Field(() => DateTime, { description: 'Time of the attempt.' })
  failedAt!: Date;
}

/** Order data of a stop, for drivers and planners. */
@ObjectType()
abstract class StopDetails {
  @Field(() => ID, { description: 'Id of the order, a UUID.' })
  orderId!: string;

  @Field(() => String, { description: 'Last six characters of the order id; shown on screens.' })
  shortId!: string;

  @Field(() => StopKind, { description: 'Pickup or delivery.' })
  kind!: StopKind;

  @Field(() => String, { description: 'Name of the contact at the address.' })
  name!: string;

  @Field(() => PhoneNumber, { description: 'Phone of the contact: ten digits.' })
  phone!: string;

  @Field(() => String, { description: 'Address, city, state - pincode.' })
  address!: string;

  @Field(() => Pincode, {
    nullable: true,
    description: 'PIN code at the end of the address; null without one.',
  })
  pincode!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the area with this PIN code; null for none.',
  })
  area!: string | null;

  @Field(() => LocalTime, {
    nullable: true,
    description: 'Start of the booked slot of a pickup: HH:MM, Asia/Kolkata; null for any time.',
  })
  slotStartTime!: string | null;

  @Field(() => LocalTime, {
    nullable: true,
    description: 'End of the booked slot: HH:MM, Asia/Kolkata; null for any time.',
  })
  slotEndTime!: string | null;

  @Field(() => String, { nullable: true, description: 'Note from the customer to staff.' })
  note!: string | null;

  @Field(() => Boolean, { description: 'True for express delivery.' })
  express!: boolean;

  @Field(() => Int, { description: 'Number of pieces; 0 before the pickup.' })
  pieces!: number;

  @Field(() => Paise, {
    description: 'Amount due at a delivery, in paise, which the driver collects; 0 at a pickup.',
  })
  amountToCollect!: number;
}

@ObjectType('RoundStop', {
  implements: Node,
  description: 'A pickup or a delivery in a round.',
  simpleResolvers: true,
})
export class RoundStopRow extends StopDetails {
  id!: string;

  @Field(() => StopStatus, { description: 'Status of the stop.' })
  status!: StopStatus;

  @Field(() => FailedAttempt, {
    nullable: true,
    description: 'The failed attempt; null unless the status is FAILED.',
  })
  failure!: FailedAttempt | null;
}

@ObjectType({
  description: 'A pickup or a delivery that is not in a round yet.',
  simpleResolvers: true,
})
export class UnplannedStop extends StopDetails {
  @Field(() => Int, { description: 'Version of the order, for `planStops`.' })
  version!: number;

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'Day of the pickup, or promised date of the delivery; null without a promised date.',
  })
  dueOn!: string | null;

  @Field(() => FailedAttempt, {
    nullable: true,
    description: 'The last failed attempt; null for none.',
  })
  lastFailure!: FailedAttempt | null;
}

@ObjectType('Round', {
  implements: Node,
  description: 'The stops of one driver on a day. A driver has one round per day.',
  simpleResolvers: true,
})
export class RoundView {
  id!: string;

  @Field(() => Int, {
    description:
      'Increases when the plan of the round changes, but not when a stop ends. Send the version you read with a change; an outdated one is a CONFLICT.',
  })
  version!: number;

  @Field(() => CalendarDate, { description: 'Day of the round.' })
  day!: string;

  @Field(() => Driver, {
    nullable: true,
    description: 'The driver; null after the employee was deleted.',
  })
  driver!: Driver | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the open stop that the driver chose to visit next; null while the planned sequence applies.',
  })
  nextStopId!: string | null;

  stops!: RoundStopRow[];
}

@ObjectType({ description: 'Rounds and unplanned stops of a day.' })
export class RoundsOfDay {
  @Field(() => Boolean, {
    description: 'True when there are more unplanned stops than `unplanned` contains.',
  })
  hasMore!: boolean;

  rounds!: RoundView[];

  @Field(() => [UnplannedStop], {
    description:
      'Stops that are in no round of today or later: pickups and deliveries due by this day, and deliveries promised for a later day (`dueOn` after the day). Sorted by area, start of the slot and PIN code; stops without area or slot last. Limits: 300 due pickups and 300 due deliveries (latest due day first), and 300 later deliveries (earliest first).',
  })
  unplanned!: UnplannedStop[];
}

@ObjectType({ description: 'A changed round.' })
export class RoundPayload {
  @Field(() => String, { description: 'Message to show to the user.' })
  message!: string;

  @Field(() => RoundView, { description: 'The round after the change.' })
  round!: RoundView;
}
