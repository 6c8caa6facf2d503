import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { BASIC_READING } from '../../rules/permission.js';
import { RequirePermission } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import { readableDay, today } from '../platform/dates.js';
import { MessagePayload } from '../platform/payloads.js';
import { CreateHolidayInput, DeleteHolidayInput } from './areas.inputs.js';
import { holidaysFrom } from './areas.queries.js';
import { Holiday } from './holiday.entity.js';
import * as holidays from './holidays.service.js';

@Resolver()
export class HolidaysResolver {
  @RequirePermission('settings.write', { alternatives: ['rounds.plan', ...BASIC_READING] })
  @Query(() => [Holiday], {
    description: 'Closed days from today on (Asia/Kolkata): no pickup can be booked for them.',
  })
  holidays(@Ctx() { em }: Context): Promise<Holiday[]> {
    return holidaysFrom(em, today());
  }

  @RequirePermission('settings.write')
  @Mutation(() => MessagePayload, {
    description:
      'Closes a day: no pickup can be booked for it or moved to it. Booked pickups stay booked. BAD_USER_INPUT with fields, also for a past day; CONFLICT (field `day`) for a day that is already closed.',
  })
  async createHoliday(
    @Arg('input', () => CreateHolidayInput, { description: 'The day and the reason.' })
    { day, reason }: CreateHolidayInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await holidays.createHoliday(context, day, reason);
    return { message: `Closed on ${readableDay(day)}` };
  }

  @RequirePermission('settings.write')
  @Mutation(() => MessagePayload, {
    description: 'Opens a closed day for bookings. NOT_FOUND for a day that is not closed.',
  })
  async deleteHoliday(
    @Arg('input', () => DeleteHolidayInput, { description: 'The day to open.' })
    { day }: DeleteHolidayInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await holidays.deleteHoliday(context, day);
    return { message: `Open on ${readableDay(day)}` };
  }
}
