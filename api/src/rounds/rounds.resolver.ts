import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { ListSize } from '../graphql/list-size.js';
import { checkOrders } from '../orders/bulk/bulk.inputs.js';
import { BulkOrdersPayload, bulkPayload } from '../orders/bulk/bulk.payloads.js';
import { bulkDepsOf } from '../orders/bulk/bulk.resolver.js';
import { readableDay } from '../platform/dates.js';
import { DeletePayload } from '../platform/payloads.js';
import { CalendarDate } from '../platform/scalars.js';
import { recordFailedAttempt } from './failed-attempt.service.js';
import { setNextStop } from './next-stop.service.js';
import { assignOrders } from './assignment.service.js';
import {
  CreateRoundInput,
  PlanStopsInput,
  RecordFailedAttemptInput,
  RoundVersionArgs,
  UpdateRoundInput,
} from './rounds.inputs.js';
import { Driver, RoundPayload, RoundsOfDay, RoundView } from './rounds.payloads.js';
import {
  listDrivers,
  requireRound,
  roundsDrivenBy,
  roundsOf,
  unplannedBy,
} from './rounds.queries.js';
import * as rounds from './rounds.service.js';

const CHANGED_SINCE = 'NOT_FOUND; CONFLICT when the round changed since `version`';

@Resolver()
export class RoundsResolver {
  @RequirePermission('rounds.plan')
  @Query(() => RoundsOfDay, {
    description: 'The rounds of a day and the stops that are not planned yet.',
  })
  async roundsOfDay(
    @Arg('day', () => CalendarDate, { description: 'Day of the rounds (Asia/Kolkata).' })
    day: string,
    @Ctx() { em }: Context,
  ): Promise<RoundsOfDay> {
    const [planned, { stops, hasMore }] = [await roundsOf(em, day), await unplannedBy(em, day)];
    return { rounds: planned, unplanned: stops, hasMore };
  }

  @RequirePermission('rounds.plan')
  @Query(() => [Driver], {
    description: 'Employees with the permission to drive rounds, sorted by name.',
  })
  drivers(@Ctx() { em }: Context): Promise<Driver[]> {
    return listDrivers(em);
  }

  @RequirePermission('rounds.drive')
  @ListSize(3)
  @Query(() => [RoundView], {
    description:
      "The viewer's own rounds of yesterday, today and tomorrow (Asia/Kolkata), sorted by day.",
  })
  myRounds(@Ctx() context: Context): Promise<RoundView[]> {
    return roundsDrivenBy(context.em, signedIn(context).userId);
  }

  @RequirePermission('rounds.plan')
  @Mutation(() => RoundPayload, {
    description:
      'Adds a round without stops. BAD_USER_INPUT with fields; CONFLICT (field `driverId`) when the driver already has a round on this day; CONFLICT when the day has 50 rounds.',
  })
  async createRound(
    @Arg('input', () => CreateRoundInput, { description: 'The day and the driver.' })
    input: CreateRoundInput,
    @Ctx() context: Context,
  ): Promise<RoundPayload> {
    const id = await rounds.createRound(signedIn(context), context, input);
    return { message: 'Round added', round: await requireRound(context.em, id) };
  }

  @RequirePermission('rounds.plan')
  @Mutation(() => RoundPayload, {
    description: `Changes the driver or the open stops of a round. BAD_USER_INPUT with fields. ${CHANGED_SINCE}, and (field \`driverId\`) when the driver already has a round on this day.`,
  })
  async updateRound(
    @Args(() => RoundVersionArgs) args: RoundVersionArgs,
    @Arg('input', () => UpdateRoundInput, { description: 'The driver or the stops.' })
    input: UpdateRoundInput,
    @Ctx() context: Context,
  ): Promise<RoundPayload> {
    await rounds.updateRound(signedIn(context), context, { ...args, ...input });
    return { message: 'Round changed', round: await requireRound(context.em, args.id) };
  }

  @RequirePermission('rounds.plan')
  @Mutation(() => RoundPayload, {
    description: `Sorts the open stops by start of the slot (any time last), then by area and PIN code. ${CHANGED_SINCE}.`,
  })
  async sortRoundStops(
    @Args(() => RoundVersionArgs) args: RoundVersionArgs,
    @Ctx() context: Context,
  ): Promise<RoundPayload> {
    await rounds.sortRoundStops(signedIn(context), context, args);
    return { message: 'Round sorted', round: await requireRound(context.em, args.id) };
  }

  @RequirePermission('rounds.plan')
  @Mutation(() => DeletePayload, {
    description: `Deletes a round. Its open stops are no longer planned; ended stops remain in the history of their orders. ${CHANGED_SINCE}.`,
  })
  async deleteRound(
    @Args(() => RoundVersionArgs) args: RoundVersionArgs,
    @Ctx() context: Context,
  ): Promise<DeletePayload> {
    await rounds.deleteRound(signedIn(context), context, args);
    return { message: 'Round deleted', deletedId: args.id };
  }

  @RequirePermission('rounds.plan')
  @Mutation(() => BulkOrdersPayload, {
    description:
      'Adds the next pickup or delivery of several orders at the end of the round of a driver. A missing round is created; a repeated request changes nothing. BAD_USER_INPUT with fields for an invalid list, day or driver. An error of one order is in its result and does not stop the others. That error is CONFLICT when the order is in another round, has no pickup or delivery to plan, or its pickup is on a later day. The versions of the orders do not change. Each order uses one change of the rate limit.',
  })
  async planStops(
    @Arg('input', () => PlanStopsInput, {
      description: 'The orders, the day and the driver.',
      validateFn: checkOrders,
    })
    input: PlanStopsInput,
    @Ctx() context: Context,
  ): Promise<BulkOrdersPayload> {
    const results = await assignOrders(signedIn(context), bulkDepsOf(context), input);
    return bulkPayload(results, `planned for ${readableDay(input.day)}`);
  }

  @RequirePermission('rounds.drive')
  @Mutation(() => RoundPayload, {
    description:
      'Chooses this stop of `myRounds` as the next one; a later choice replaces it. The version of the round does not change. `stopsAhead` of the orders uses the choice until the stop ends or is removed, or the round gets another driver. NOT_FOUND; CONFLICT for an ended stop.',
  })
  async setNextStop(
    @Arg('id', () => ID, { description: 'Id of the stop.' }) id: string,
    @Ctx() context: Context,
  ): Promise<RoundPayload> {
    const roundId = await setNextStop(signedIn(context), context, id);
    return { message: 'Next stop set', round: await requireRound(context.em, roundId) };
  }

  @RequirePermission('rounds.plan', { alternatives: 'rounds.drive' })
  @Mutation(() => RoundPayload, {
    description:
      'Records a failed attempt. The timeline of the order shows it, the customer gets a mail, and the order can be planned again. Drivers may do this for the stops of `myRounds`. BAD_USER_INPUT with fields; NOT_FOUND; CONFLICT for a stop that ended in another way, for example as done. A repeated request changes nothing.',
  })
  async recordFailedAttempt(
    @Arg('id', () => ID, { description: 'Id of the stop.' }) id: string,
    @Arg('input', () => RecordFailedAttemptInput, { description: 'The reason.' })
    input: RecordFailedAttemptInput,
    @Ctx() context: Context,
  ): Promise<RoundPayload> {
    const roundId = await recordFailedAttempt(signedIn(context), context, id, input);
    return { message: 'Failed attempt recorded', round: await requireRound(context.em, roundId) };
  }
}
