import { Args, ArgsType, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import { actingFor } from '../auth/ownership.policy.js';
import { RequirePermission, SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { type Connection, connectionOf, pageArgs } from '../platform/lists/pagination.js';
import { CalendarDate } from '../platform/scalars.js';
import { StatementFigures } from './statement-totals.js';
import { Statement } from './statement.entity.js';
import { type StatementRow, listStatements } from './statements.queries.js';
import { MAX_STATEMENT_DAYS, statementFiguresOf } from './statements.service.js';

const StatementConnection = connectionOf(Statement);

@ArgsType()
class StatementsArgs extends pageArgs(12) {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the enterprise; your own by default.',
  })
  customerId?: string | null;
}

@ArgsType()
class StatementPeriodArgs {
  @Field(() => ID, { description: 'Id of the enterprise.' })
  customerId!: string;

  @Field(() => CalendarDate, { description: 'First day (Asia/Kolkata).' })
  from!: string;

  @Field(() => CalendarDate, {
    description: `Last day (Asia/Kolkata), today at the latest; at most ${MAX_STATEMENT_DAYS} days in all.`,
  })
  to!: string;
}

@Resolver()
export class StatementsResolver {
  @SignedIn({ staffPermission: 'reports.read' })
  @Query(() => StatementConnection, {
    description:
      'Stored monthly statements, newest first. On the first of a month, a job makes and mails the statement of the month before. It makes none without entries and without a balance. NOT_FOUND.',
  })
  statements(
    @Args(() => StatementsArgs) { customerId, ...page }: StatementsArgs,
    @Ctx() context: Context,
  ): Promise<Connection<StatementRow>> {
    const id = actingFor(signedIn(context), customerId, 'reports.read');
    return listStatements(context.em, id, page);
  }

  @RequirePermission('reports.read')
  @Query(() => StatementFigures, {
    description:
      "Totals of an enterprise's statement for a range of days. A stored month is returned as stored; other ranges are computed now. NOT_FOUND; BAD_USER_INPUT with fields.",
  })
  statementFigures(
    @Args(() => StatementPeriodArgs) { customerId, from, to }: StatementPeriodArgs,
    @Ctx() { em }: Context,
  ): Promise<StatementFigures> {
    return statementFiguresOf(em, customerId, { from, to });
  }
}
