import { Max, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { today } from '../../platform/dates.js';
import { Pincode } from '../../platform/inputs.js';
import { CalendarDate } from '../../platform/scalars.js';
import { MAX_DAYS_AHEAD } from '../booking/pickup-day.rules.js';
import { PickupTimes } from './pickup-times.payloads.js';
import { pickupTimes } from './pickup-times.service.js';

/** What fits on a screen. */
const USUAL_DAYS = 14;

@ArgsType()
export class PickupTimesArgs {
  @Pincode()
  @Field(() => String, { description: 'PIN code of the address: six digits.' })
  pincode!: string;

  @Field(() => CalendarDate, {
    nullable: true,
    description: `The first day: today (Asia/Kolkata) unless given, at most ${MAX_DAYS_AHEAD} days ahead.`,
  })
  from?: string | null;

  @Min(1, { message: 'Days must be at least 1' })
  @Max(MAX_DAYS_AHEAD + 1, { message: `Days must be at most ${MAX_DAYS_AHEAD + 1}` })
  @Field(() => Int, {
    nullable: true,
    description: `How many days from then on: ${USUAL_DAYS} unless given, at most ${MAX_DAYS_AHEAD + 1}; none after the last that can be booked.`,
  })
  days?: number | null;
}

@Resolver()
export class PickupTimesResolver {
  @Public()
  @Query(() => PickupTimes, {
    description:
      'Whether a PIN code is served, and the slots of each day with the places that are left. BAD_USER_INPUT with fields.',
  })
  pickupTimes(
    @Args(() => PickupTimesArgs) { pincode, from, days }: PickupTimesArgs,
    @Ctx() { em }: Context,
  ): Promise<PickupTimes> {
    return pickupTimes(em, { pincode, from: from ?? today(), days: days ?? USUAL_DAYS });
  }
}
