import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { BASIC_READING } from '../auth/permission.js';
import { Can } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import { readableDay, today } from '../platform/dates.js';
import { MessagePayload } from '../platform/payloads.js';
import { CalendarDate } from '../platform/scalars.js';
import { CloseDayArgs } from './areas.inputs.js';
import { closedDaysFrom } from './areas.queries.js';
import { ClosedDay } from './closed-day.entity.js';
import * as closedDays from './closed-days.service.js';

@Resolver()
export class ClosedDaysResolver {
  @Can('settings.write', { or: ['rounds.plan', ...BASIC_READING] })
  @Query(() => [ClosedDay], {
    description: 'Closed days from today on (Asia/Kolkata): no pickup can be booked for them.',
  })
  closedDays(@Ctx() { em }: Context): Promise<ClosedDay[]> {
    return closedDaysFrom(em, today());
  }

  @Can('settings.write')
  @Mutation(() => MessagePayload, {
    description:
      'Closes a day: no pickup can be booked for it or moved to it. Booked pickups stay booked. BAD_USER_INPUT with fields, also for a past day; CONFLICT (field `day`) for a day that is already closed.',
  })
  async closeDay(
    @Args(() => CloseDayArgs) { day, reason }: CloseDayArgs,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await closedDays.closeDay(context, day, reason);
    return { message: `Closed on ${readableDay(day)}` };
  }

  @Can('settings.write')
  @Mutation(() => MessagePayload, {
    description: 'Opens a closed day for bookings. NOT_FOUND for a day that is not closed.',
  })
  async openDay(
    @Arg('day', () => CalendarDate, { description: 'The day to open.' }) day: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await closedDays.openDay(context, day);
    return { message: `Open on ${readableDay(day)}` };
  }
}
