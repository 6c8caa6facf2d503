import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { actingFor } from '../../auth/ownership.policy.js';
import { SignedIn } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { ListSize } from '../../graphql/list-size.js';
import { readableDay } from '../../platform/dates.js';
import { MAX_RECURRING_PICKUPS } from './plan.service.js';
import {
  LONGEST_PAUSE,
  PauseRecurringPickupInput,
  RecurringPickupVersionArgs,
} from './recurring.inputs.js';
import { RecurringPickupPayload, RecurringPickupView } from './recurring.payloads.js';
import { recurringPickupsOf, requireRecurring } from './recurring.queries.js';
import * as recurring from './recurring.service.js';

const CHANGED_SINCE =
  'The customer gets a mail when staff do this. NOT_FOUND, also for a recurring pickup that has ended. CONFLICT when the recurring pickup changed since `version`, or an order was booked for it';

async function changed(
  { em }: Context,
  id: string,
  messageOf: (now: RecurringPickupView) => string,
): Promise<RecurringPickupPayload> {
  const recurringPickup = await requireRecurring(em, id);
  return { message: messageOf(recurringPickup), recurringPickup };
}

const nextPickup = ({ nextOn }: RecurringPickupView): string =>
  nextOn ? `The next pickup is on ${readableDay(nextOn)}` : 'No pickup is planned';

@Resolver()
export class RecurringResolver {
  @SignedIn({ staffPermission: 'orders.book' })
  @ListSize(2)
  @Query(() => [RecurringPickupView], {
    description: `Recurring pickups of a customer that have not ended, sorted by next day, at most ${MAX_RECURRING_PICKUPS}. \`bookPickup\` and \`createBookingForCustomer\` create them. NOT_FOUND.`,
  })
  recurringPickups(
    @Arg('customerId', () => ID, {
      nullable: true,
      description: 'Id of the customer; the viewer when not given.',
    })
    customerId: string | null,
    @Ctx() context: Context,
  ): Promise<RecurringPickupView[]> {
    const id = actingFor(signedIn(context), customerId, 'orders.book');
    return recurringPickupsOf(context.em, id);
  }

  @SignedIn({ staffPermission: 'orders.book' })
  @Mutation(() => RecurringPickupPayload, {
    description: `Pauses a recurring pickup. Orders that are already booked stay booked. BAD_USER_INPUT with fields. ${CHANGED_SINCE}.`,
  })
  async pauseRecurringPickup(
    @Args(() => RecurringPickupVersionArgs) seen: RecurringPickupVersionArgs,
    @Arg('input', () => PauseRecurringPickupInput, { description: 'The end of the pause.' })
    input: PauseRecurringPickupInput,
    @Ctx() context: Context,
  ): Promise<RecurringPickupPayload> {
    await recurring.pauseRecurring(signedIn(context), context, { ...seen, ...input });
    return changed(context, seen.id, (now) =>
      now.nextOn ? `Paused. ${nextPickup(now)}` : 'Paused',
    );
  }

  @SignedIn({ staffPermission: 'orders.book' })
  @Mutation(() => RecurringPickupPayload, {
    description: `Resumes a recurring pickup; its next day is after today. ${CHANGED_SINCE}, or when it is not paused.`,
  })
  async resumeRecurringPickup(
    @Args(() => RecurringPickupVersionArgs) seen: RecurringPickupVersionArgs,
    @Ctx() context: Context,
  ): Promise<RecurringPickupPayload> {
    await recurring.resumeRecurring(signedIn(context), context, seen);
    return changed(context, seen.id, (now) => `Resumed. ${nextPickup(now)}`);
  }

  @SignedIn({ staffPermission: 'orders.book' })
  @Mutation(() => RecurringPickupPayload, {
    description: `Skips the next day of a recurring pickup. ${CHANGED_SINCE}, during a pause, or when the new next day would be more than ${LONGEST_PAUSE} days ahead.`,
  })
  async skipRecurringPickup(
    @Args(() => RecurringPickupVersionArgs) seen: RecurringPickupVersionArgs,
    @Ctx() context: Context,
  ): Promise<RecurringPickupPayload> {
    await recurring.skipNextDay(signedIn(context), context, seen);
    return changed(context, seen.id, (now) => `Skipped. ${nextPickup(now)}`);
  }

  @SignedIn({ staffPermission: 'orders.book' })
  @Mutation(() => RecurringPickupPayload, {
    description: `Restores the last skipped day, if it is after today. ${CHANGED_SINCE}, during a pause, or when there is no such day.`,
  })
  async unskipRecurringPickup(
    @Args(() => RecurringPickupVersionArgs) seen: RecurringPickupVersionArgs,
    @Ctx() context: Context,
  ): Promise<RecurringPickupPayload> {
    await recurring.restoreSkippedDay(signedIn(context), context, seen);
    return changed(context, seen.id, (now) => `Skip undone. ${nextPickup(now)}`);
  }

  @SignedIn({ staffPermission: 'orders.book' })
  @Mutation(() => RecurringPickupPayload, {
    description: `Ends a recurring pickup for good. Orders that are already booked stay booked. ${CHANGED_SINCE}.`,
  })
  async cancelRecurringPickup(
    @Args(() => RecurringPickupVersionArgs) seen: RecurringPickupVersionArgs,
    @Ctx() context: Context,
  ): Promise<RecurringPickupPayload> {
    await recurring.cancelRecurring(signedIn(context), context, seen);
    return changed(context, seen.id, () => 'Recurring pickup ended');
  }
}
