import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Can } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import { CalendarDate, Paise } from '../platform/scalars.js';
import { dailyFigures, dashboard } from './dashboard.queries.js';

@ObjectType({ description: 'Key numbers of the day for staff.' })
export class Dashboard {
  @Field(() => Int, { description: 'Orders booked today, Asia/Kolkata.' })
  ordersToday!: number;

  @Field(() => Int, { description: 'Orders that wait for their pickup, of any day.' })
  waitingForPickup!: number;

  @Field(() => Int, { description: 'Orders that are dispatched and not yet delivered.' })
  waitingForDelivery!: number;
}

@ObjectType({ description: "One day's figures, Asia/Kolkata." })
export class DayFigures {
  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string;

  @Field(() => Int, { description: 'Orders booked on the day.' })
  orders!: number;

  @Field(() => Paise, {
    description:
      'Payments of the day less reversals and refunds, in paise; without service charges. Below 0 when more went out than came in.',
  })
  takings!: number;
}

@Resolver()
export class DashboardResolver {
  @Can('reports.read')
  @Query(() => Dashboard, { description: 'The figures of this moment.' })
  dashboard(@Ctx() { em }: Context): Promise<Dashboard> {
    return dashboard(em);
  }

  @Can('reports.read')
  @Query(() => [DayFigures], {
    description:
      'Figures of every day in a range, oldest first; days without orders are included. BAD_USER_INPUT with fields for a range that is upside down or longer than 366 days.',
  })
  dailyFigures(
    @Arg('from', () => CalendarDate, { description: 'First day.' }) from: string,
    @Arg('to', () => CalendarDate, { description: 'Last day; at most 366 days in all.' })
    to: string,
    @Ctx() { em }: Context,
  ): Promise<DayFigures[]> {
    return dailyFigures(em, from, to);
  }
}
