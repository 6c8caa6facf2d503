import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { Line, MAX_REASON } from '../platform/inputs.js';
import { RECORDED_AT } from '../orders/recorded-at.js';
import { CalendarDate, DateTime } from '../platform/scalars.js';
import { SEEN_VERSION } from '../platform/versioned.js';
import './stop.enums.js';
import { FailReason } from './stop.words.js';

/** More in a round than that nobody drives in a day. */
export const MOST_STOPS = 100;

const DAY_TO_PLAN = 'Which day: from today (Asia/Kolkata) to 60 days ahead.';

@ArgsType()
export class RoundOfDriverArgs {
  @Field(() => CalendarDate, { description: DAY_TO_PLAN })
  day!: string;

  @Field(() => ID, { description: 'Id of the employee who is to drive.' })
  driverId!: string;
}

@ArgsType()
export class SeenRoundArgs {
  @Field(() => ID, { description: 'Id of the round.' })
  id!: string;

  @Field(() => Int, { description: SEEN_VERSION })
  version!: number;
}

@ArgsType()
export class ChangeRoundArgs extends SeenRoundArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the employee who is to drive; as it is, unless given.',
  })
  driverId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the open stops in their new order; those that are left out are no longer planned, and those that have ended or gone meanwhile are passed over. As they are, unless given.',
  })
  stops?: string[] | null;
}

@ArgsType()
export class FailStopArgs {
  @Field(() => ID, { description: 'Id of the stop.' })
  id!: string;

  @Field(() => FailReason, { description: 'Why somebody was there in vain.' })
  reason!: FailReason;

  @IsOptional()
  @Line({ label: 'Note', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description: `What else there is to say, at most ${MAX_REASON} characters; needed with the reason OTHER. The customer reads it, by mail and on the timeline.`,
  })
  note?: string | null;

  @Field(() => DateTime, { nullable: true, description: RECORDED_AT })
  recordedAt?: Date | null;
}
