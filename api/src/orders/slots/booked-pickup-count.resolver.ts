import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { BASIC_READING } from '../../../rules/permission.js';
import { RequirePermission } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { CalendarDate } from '../../platform/scalars.js';
import { bookedPickupCount } from './booked-pickup-count.queries.js';

@Resolver()
export class BookedPickupCountResolver {
  @RequirePermission('settings.write', { alternatives: ['rounds.plan', ...BASIC_READING] })
  @Query(() => Int, {
    description:
      'Number of pickups that are booked for a day and not done, without walk-ins. They stay booked when `createHoliday` closes the day, so staff must move them.',
  })
  bookedPickupCount(
    @Arg('day', () => CalendarDate, { description: 'The pickup day.' }) day: string,
    @Ctx() { em }: Context,
  ): Promise<number> {
    return bookedPickupCount(em, day);
  }
}
