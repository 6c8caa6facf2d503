import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import { ReportDays, ReportByDimensionArgs, ReportTimeSeriesArgs } from './reports.inputs.js';
import { ReportCloth, ReportGroup, ReportPeriod, ReportSummary } from './reports.payloads.js';
import {
  MAX_CLOTHS,
  MAX_GROUPS,
  reportByClothType,
  reportByDimension,
  reportTimeSeries,
  reportSummary,
} from './reports.queries.js';

const ERRORS = 'BAD_USER_INPUT with fields for a range that is reversed or longer than 366 days.';

@Resolver()
export class ReportsResolver {
  @RequirePermission('reports.read')
  @Query(() => ReportSummary, {
    description: `Totals of a range of days, and of an equally long range just before. ${ERRORS}`,
  })
  reportSummary(@Args() days: ReportDays, @Ctx() { em }: Context): Promise<ReportSummary> {
    return reportSummary(em, days);
  }

  @RequirePermission('reports.read')
  @Query(() => [ReportPeriod], {
    description: `Totals by day, week or month, oldest first, including periods without orders. ${ERRORS}`,
  })
  reportTimeSeries(
    @Args() args: ReportTimeSeriesArgs,
    @Ctx() { em }: Context,
  ): Promise<ReportPeriod[]> {
    return reportTimeSeries(em, args);
  }

  @RequirePermission('reports.read')
  @Query(() => [ReportGroup], {
    description: `Totals by area or enterprise, with the totals of an equally long range just before. The ${MAX_GROUPS} groups with the highest payments come first, then one row for all other groups. ${ERRORS}`,
  })
  reportByDimension(
    @Args() args: ReportByDimensionArgs,
    @Ctx() { em }: Context,
  ): Promise<ReportGroup[]> {
    return reportByDimension(em, args);
  }

  @RequirePermission('reports.read')
  @Query(() => [ReportCloth], {
    description: `Cloth types with most pieces in orders booked in a range of days. ${ERRORS}`,
  })
  reportByClothType(
    @Args() days: ReportDays,
    @Arg('first', () => Int, {
      defaultValue: 12,
      description: `Maximum number of rows, 1 to ${MAX_CLOTHS}.`,
    })
    first: number,
    @Ctx() { em }: Context,
  ): Promise<ReportCloth[]> {
    return reportByClothType(em, days, first);
  }
}
