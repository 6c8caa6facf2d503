import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Can } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import type { Connection } from '../../platform/lists/pagination.js';
import { ReportDays } from '../reports.inputs.js';
import { JournalPage } from './journal.inputs.js';
import { JournalConnection, type JournalVoucher } from './journal.payloads.js';
import { journal } from './journal.queries.js';

@Resolver()
export class JournalResolver {
  @Can('reports.read')
  @Query(() => JournalConnection, {
    description:
      'Papers and money of some days as vouchers in double entry, for the books, oldest day first. A paper owes or takes back, money pays; both are of the account of the customer. A cursor is for one run of one day (Asia/Kolkata): BAD_USER_INPUT with the field `after` for one of another day, also where a run goes past midnight; start again then. BAD_USER_INPUT with fields for a range that is upside down or longer than 366 days.',
  })
  journal(
    @Args() days: ReportDays,
    @Args() page: JournalPage,
    @Ctx() { em }: Context,
  ): Promise<Connection<JournalVoucher>> {
    return journal(em, { ...days, ...page });
  }
}
