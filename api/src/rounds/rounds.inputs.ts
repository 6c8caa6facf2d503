import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { Line, MAX_REASON } from '../platform/input-decorators.js';
import { ORDERS_WANTED, OrderVersionInput } from '../orders/bulk/bulk.inputs.js';
import { RECORDED_AT_ARGUMENT } from '../orders/offline-timestamp.js';
import { CalendarDate, DateTime } from '../platform/scalars.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import './stop.graphql-enums.js';
import { FailedAttemptReason } from './stop.enums.js';

/** Maximum number of stops in a round. */
export const MAX_STOPS = 100;

const DAY_TO_PLAN = 'Day of the round: from today (Asia/Kolkata) to 60 days ahead.';

@InputType()
export abstract class RoundOfDriver {
  @Field(() => CalendarDate, { description: DAY_TO_PLAN })
  day!: string;

  @Field(() => ID, { description: 'Id of the employee who is the driver.' })
  driverId!: string;
}

@InputType({ description: 'A new round of a driver.' })
export class CreateRoundInput extends RoundOfDriver {}

@InputType({ description: 'Orders to plan, and the round of a driver for them.' })
export class PlanStopsInput extends RoundOfDriver {
  @Field(() => [OrderVersionInput], { description: ORDERS_WANTED })
  orders!: OrderVersionInput[];
}

@ArgsType()
export class RoundVersionArgs {
  @Field(() => ID, { description: 'Id of the round.' })
  id!: string;

  @Field(() => Int, { description: EXPECTED_VERSION_DESCRIPTION })
  version!: number;
}

@InputType({ description: 'The new driver or open stops of a round.' })
export class UpdateRoundInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the employee who is the driver; unchanged when not given.',
  })
  driverId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the open stops in their new sequence; unchanged when not given. Open stops missing from the list are removed from the round. Ids of ended or deleted stops are ignored.',
  })
  stops?: string[] | null;
}

@InputType({ description: 'A failed attempt at a stop.' })
export class RecordFailedAttemptInput {
  @Field(() => FailedAttemptReason, { description: 'The reason for the failed attempt.' })
  reason!: FailedAttemptReason;

  @IsOptional()
  @Line({ label: 'Note', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description: `Note, at most ${MAX_REASON} characters; required for the reason OTHER. The customer gets it by mail and in the timeline.`,
  })
  note?: string | null;

  @Field(() => DateTime, { nullable: true, description: RECORDED_AT_ARGUMENT })
  recordedAt?: Date | null;
}
