import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { ReportDays } from '../reports.inputs.js';
import { ReportControlRow } from './control.payloads.js';
import { controlReport, MAX_ROWS } from './control.queries.js';

@Resolver()
export class ControlResolver {
  @RequirePermission('reports.read')
  @Query(() => [ReportControlRow], {
    description: `Control report: discounts, prices set by hand, cancellations, reversed payments and deliveries without a code, by person and day. Newest first; at most ${MAX_ROWS} rows. BAD_USER_INPUT with fields for a reversed range, or one longer than 366 days.`,
  })
  reportControl(@Args() days: ReportDays, @Ctx() { em }: Context): Promise<ReportControlRow[]> {
    return controlReport(em, days);
  }
}
