import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import { CalendarDate, Paise } from '../platform/scalars.js';
import { dailyTotals, dashboard } from './dashboard.queries.js';

@ObjectType({ description: 'Counts of orders for the dashboard of staff.' })
export class Dashboard {
  @Field(() => Int, { description: 'Orders booked today (Asia/Kolkata).' })
  ordersToday!: number;

  @Field(() => Int, { description: 'Orders that wait for their pickup, of any day.' })
  waitingForPickup!: number;

  @Field(() => Int, { description: 'Orders that are dispatched and not yet delivered.' })
  waitingForDelivery!: number;
}

@ObjectType({ description: 'Orders and payments of one day (Asia/Kolkata).' })
export class DailyTotals {
  @Field(() => CalendarDate, { description: 'The day (Asia/Kolkata).' })
  day!: string;

  @Field(() => Int, { description: 'Orders booked on the day.' })
  orders!: number;

  @Field(() => Paise, {
    description:
      'Payments of the day minus reversals and refunds, in paise, without service charges. Negative when more was refunded than paid.',
  })
  collected!: number;
}

@Resolver()
export class DashboardResolver {
  @RequirePermission('reports.read')
  @Query(() => Dashboard, { description: 'Current counts of orders.' })
  dashboard(@Ctx() { em }: Context): Promise<Dashboard> {
    return dashboard(em);
  }

  @RequirePermission('reports.read')
  @Query(() => [DailyTotals], {
    description:
      'Orders and payments of every day in a range, oldest first. Days without orders and payments have zeros. BAD_USER_INPUT with fields for a reversed range, or one longer than 366 days.',
  })
  dailyTotals(
    @Arg('from', () => CalendarDate, { description: 'First day (Asia/Kolkata).' }) from: string,
    @Arg('to', () => CalendarDate, {
      description: 'Last day (Asia/Kolkata); at most 366 days in all.',
    })
    to: string,
    @Ctx() { em }: Context,
  ): Promise<DailyTotals[]> {
    return dailyTotals(em, from, to);
  }
}
