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
    description: `Totals of a range of days, and of as many days just before. ${ERRORS}`,
  })
  reportSums(@Args() days: ReportDays, @Ctx() { em }: Context): Promise<ReportSums> {
    return reportSums(em, days);
  }

  @Can('reports.read')
  @Query(() => [ReportPeriod], {
    description: `Totals by day, week or month, oldest first, including those without orders. ${ERRORS}`,
  })
  reportPeriods(@Args() args: ReportPeriodsArgs, @Ctx() { em }: Context): Promise<ReportPeriod[]> {
    return reportPeriods(em, args);
  }

  @Can('reports.read')
  @Query(() => [ReportGroup], {
    description: `Totals by area or enterprise, with as many days just before; the ${MAX_GROUPS} with the highest collections first, then all others as one. ${ERRORS}`,
  })
  reportGroups(@Args() args: ReportGroupsArgs, @Ctx() { em }: Context): Promise<ReportGroup[]> {
    return reportGroups(em, args);
  }

  @Can('reports.read')
  @Query(() => [ReportCloth], {
    description: `The clothes of which most pieces came in orders that were booked on some days. ${ERRORS}`,
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
