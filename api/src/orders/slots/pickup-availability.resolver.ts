import { Max, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { today } from '../../platform/dates.js';
import { PincodeRule } from '../../platform/input-decorators.js';
import { CalendarDate, Pincode } from '../../platform/scalars.js';
import { MAX_DAYS_AHEAD } from '../booking/pickup-day.rules.js';
import { PickupAvailability } from './pickup-availability.payloads.js';
import { pickupAvailability } from './pickup-availability.service.js';

/** Default number of days: as many as a screen shows. */
const DEFAULT_DAYS = 14;

@ArgsType()
export class PickupAvailabilityArgs {
  @PincodeRule()
  @Field(() => Pincode, { description: 'PIN code of the address: six digits.' })
  pincode!: string;

  @Field(() => CalendarDate, {
    nullable: true,
    description: `The first day: today (Asia/Kolkata) by default, at most ${MAX_DAYS_AHEAD} days ahead.`,
  })
  from?: string | null;

  @Min(1, { message: 'Days must be at least 1' })
  @Max(MAX_DAYS_AHEAD + 1, { message: `Days must be at most ${MAX_DAYS_AHEAD + 1}` })
  @Field(() => Int, {
    nullable: true,
    description: `Number of days: ${DEFAULT_DAYS} by default, at most ${MAX_DAYS_AHEAD + 1}. The result omits days after the booking period.`,
  })
  days?: number | null;
}

@Resolver()
export class PickupAvailabilityResolver {
  @Public()
  @Query(() => PickupAvailability, {
    description:
      'Whether a PIN code is served, and the slots of each day with their free pickups. BAD_USER_INPUT with fields.',
  })
  pickupAvailability(
    @Args(() => PickupAvailabilityArgs) { pincode, from, days }: PickupAvailabilityArgs,
    @Ctx() { em }: Context,
  ): Promise<PickupAvailability> {
    return pickupAvailability(em, { pincode, from: from ?? today(), days: days ?? DEFAULT_DAYS });
  }
}
