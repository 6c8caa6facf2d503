import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Can } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import { ReportDays, ReportGroupsArgs, ReportPeriodsArgs } from './reports.inputs.js';
import { ReportCloth, ReportGroup, ReportPeriod, ReportSums } from './reports.payloads.js';
import {
  MAX_CLOTHS,
  MAX_GROUPS,
  reportCloths,
  reportGroups,
  reportPeriods,
  reportSums,
} from './reports.queries.js';

const ERRORS =
  'BAD_USER_INPUT with fields for a range that is upside down or longer than 366 days.';

@Resolver()
export class ReportsResolver {
  @Can('reports.read')
  @Query(() => ReportSums, {
    description: `Totals of a range of days, and of the same number of days just before. ${ERRORS}`,
  })
  reportSums(@Args() days: ReportDays, @Ctx() { em }: Context): Promise<ReportSums> {
    return reportSums(em, days);
  }

  @Can('reports.read')
  @Query(() => [ReportPeriod], {
    description: `Totals by day, week or month, oldest first, including periods without orders. ${ERRORS}`,
  })
  reportPeriods(@Args() args: ReportPeriodsArgs, @Ctx() { em }: Context): Promise<ReportPeriod[]> {
    return reportPeriods(em, args);
  }

  @Can('reports.read')
  @Query(() => [ReportGroup], {
    description: `Totals by area or enterprise, with those of the same number of days just before. The ${MAX_GROUPS} with the highest payments come first, then all others as one row. ${ERRORS}`,
  })
  reportGroups(@Args() args: ReportGroupsArgs, @Ctx() { em }: Context): Promise<ReportGroup[]> {
    return reportGroups(em, args);
  }

  @Can('reports.read')
  @Query(() => [ReportCloth], {
    description: `Cloth types with most pieces in orders booked in a range of days. ${ERRORS}`,
  })
  reportCloths(
    @Args() days: ReportDays,
    @Arg('first', () => Int, {
      description: `Maximum number of rows, 1 to ${MAX_CLOTHS}.`,
    })
    first: number,
    @Ctx() { em }: Context,
  ): Promise<ReportCloth[]> {
    return reportCloths(em, days, first);
  }
}
