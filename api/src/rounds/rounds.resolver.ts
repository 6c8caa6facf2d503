import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Can } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { Few } from '../graphql/few.js';
import { checkOrders, ORDERS_WANTED, SeenOrderInput } from '../orders/several/several.inputs.js';
import { OrderOutcomesPayload, toldTogether } from '../orders/several/several.payloads.js';
import { severalDepsOf } from '../orders/several/several.resolver.js';
import { readableDay } from '../platform/dates.js';
import { MessagePayload } from '../platform/payloads.js';
import { CalendarDate } from '../platform/scalars.js';
import { failStop } from './failed-stop.service.js';
import { goToStop } from './heading.service.js';
import { planStops } from './planning.service.js';
import {
  ChangeRoundArgs,
  FailStopArgs,
  RoundOfDriverArgs,
  SeenRoundArgs,
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

const CHANGED_SINCE = 'NOT_FOUND; CONFLICT when somebody changed it since `version`';

@Resolver()
export class RoundsResolver {
  @Can('rounds.plan')
  @Query(() => RoundsOfDay, { description: 'The rounds of a day, and what is not planned yet.' })
  async roundsOfDay(
    @Arg('day', () => CalendarDate, { description: 'Which day.' }) day: string,
    @Ctx() { em }: Context,
  ): Promise<RoundsOfDay> {
    const [planned, { stops, hasMore }] = [await roundsOf(em, day), await unplannedBy(em, day)];
    return { rounds: planned, unplanned: stops, hasMore };
  }

  @Can('rounds.plan')
  @Query(() => [Driver], { description: 'Employees with leave to drive rounds, by name.' })
  drivers(@Ctx() { em }: Context): Promise<Driver[]> {
    return listDrivers(em);
  }

  @Can('rounds.drive')
  @Few(3)
  @Query(() => [RoundView], {
    description:
      'Your own rounds of yesterday, today and tomorrow (Asia/Kolkata), by day; empty for whoever drives none.',
  })
  myRounds(@Ctx() context: Context): Promise<RoundView[]> {
    return roundsDrivenBy(context.em, signedIn(context).userId);
  }

  @Can('rounds.plan')
  @Mutation(() => RoundPayload, {
    description:
      'Adds a round without stops. BAD_USER_INPUT with fields; CONFLICT (field `driverId`) when this driver has one on this day, and when the day has 50.',
  })
  async createRound(
    @Args(() => RoundOfDriverArgs) given: RoundOfDriverArgs,
    @Ctx() context: Context,
  ): Promise<RoundPayload> {
    const id = await rounds.createRound(signedIn(context), context, given);
    return { message: 'Round added', round: await requireRound(context.em, id) };
  }

  @Can('rounds.plan')
  @Mutation(() => RoundPayload, {
    description: `Gives a round to another driver, or its open stops another order. BAD_USER_INPUT with fields. ${CHANGED_SINCE}, and (field \`driverId\`) when this driver has one on this day.`,
  })
  async changeRound(
    @Args(() => ChangeRoundArgs) given: ChangeRoundArgs,
    @Ctx() context: Context,
  ): Promise<RoundPayload> {
    await rounds.changeRound(signedIn(context), context, given);
    return { message: 'Round changed', round: await requireRound(context.em, given.id) };
  }

  @Can('rounds.plan')
  @Mutation(() => RoundPayload, {
    description: `Puts the open stops in order by the begin of the slot, any time last, then by area and PIN code. ${CHANGED_SINCE}.`,
  })
  async sortRound(
    @Args(() => SeenRoundArgs) seen: SeenRoundArgs,
    @Ctx() context: Context,
  ): Promise<RoundPayload> {
    await rounds.sortRound(signedIn(context), context, seen);
    return { message: 'Round sorted', round: await requireRound(context.em, seen.id) };
  }

  @Can('rounds.plan')
  @Mutation(() => MessagePayload, {
    description: `Deletes a round: its open stops are no longer planned, and what has ended stays with the orders. ${CHANGED_SINCE}.`,
  })
  async deleteRound(
    @Args(() => SeenRoundArgs) seen: SeenRoundArgs,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await rounds.deleteRound(signedIn(context), context, seen);
    return { message: 'Round deleted' };
  }

  @Can('rounds.plan')
  @Mutation(() => OrderOutcomesPayload, {
    description:
      'Puts the pickup or the delivery of several orders, whichever is next, at the end of the round of a driver, which is made when there is none. The same again plans nothing twice. BAD_USER_INPUT with fields for the list as a whole, day or driver; what is refused of one order stands in its outcome, and the others go on: CONFLICT when it stands in another round, has nothing to fetch or to bring, or is to be fetched later. The versions of the orders stay. Each order counts as one change for the limits.',
  })
  async planStops(
    @Args(() => RoundOfDriverArgs) where: RoundOfDriverArgs,
    @Arg('orders', () => [SeenOrderInput], { description: ORDERS_WANTED, validateFn: checkOrders })
    orders: SeenOrderInput[],
    @Ctx() context: Context,
  ): Promise<OrderOutcomesPayload> {
    const plan = { ...where, orders };
    const outcomes = await planStops(signedIn(context), severalDepsOf(context), plan);
    return toldTogether(outcomes, `planned for ${readableDay(where.day)}`);
  }

  @Can('rounds.drive')
  @Mutation(() => RoundPayload, {
    description:
      'Says that you go to this stop of one of `myRounds` before all others; the last choice counts, and its version stays. `stopsBefore` of the orders counts with it, until the stop has ended or is planned otherwise. NOT_FOUND; CONFLICT for a stop that has ended.',
  })
  async goToStop(
    @Arg('id', () => ID, { description: 'Id of the stop.' }) id: string,
    @Ctx() context: Context,
  ): Promise<RoundPayload> {
    const roundId = await goToStop(signedIn(context), context, id);
    return { message: 'You go there now', round: await requireRound(context.em, roundId) };
  }

  @Can('rounds.plan', { or: 'rounds.drive' })
  @Mutation(() => RoundPayload, {
    description:
      'Notes that somebody was there in vain: the attempt stands on the timeline of the order, which is to be planned again, and its customer is mailed. Drivers say so of the stops of `myRounds`. BAD_USER_INPUT with fields; NOT_FOUND; CONFLICT for a stop that has ended otherwise. The same again changes nothing.',
  })
  async failStop(
    @Args(() => FailStopArgs) given: FailStopArgs,
    @Ctx() context: Context,
  ): Promise<RoundPayload> {
    const id = await failStop(signedIn(context), context, given);
    return { message: 'Attempt noted', round: await requireRound(context.em, id) };
  }
}
