import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { BASIC_READING } from '../../auth/permission.js';
import { Can } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { CalendarDate } from '../../platform/scalars.js';
import { bookedPickups } from './booked-pickups.queries.js';

@Resolver()
export class BookedPickupsResolver {
  @Can('settings.write', { or: ['rounds.plan', ...BASIC_READING] })
  @Query(() => Int, {
    description:
      'How many pickups are booked for a day and still to be fetched: those that stay, and are to be moved, when it is closed with `closeDay`.',
  })
  bookedPickups(
    @Arg('day', () => CalendarDate, { description: 'Which day.' }) day: string,
    @Ctx() { em }: Context,
  ): Promise<number> {
    return bookedPickups(em, day);
  }
}
