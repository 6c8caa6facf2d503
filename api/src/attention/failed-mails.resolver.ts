import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { may } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { Can } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import {
  type Connection,
  connectionOf,
  type Page,
  pageArgs,
} from '../platform/lists/pagination.js';
import { MessagePayload } from '../platform/payloads.js';
import { FailedFilter, SetAsideArgs, TryAgainArgs } from './attention.inputs.js';
import { FailedMail } from './attention.payloads.js';
import { troubleInWords, whyNotAgain } from './failed-mail.policy.js';
import { countFailedMails, type FailedMailRow, listFailedMails } from './failed-mails.queries.js';
import { setMailAside, tryMailAgain } from './failed-mails.service.js';
import { MOST_COUNTED } from './failed.queries.js';

const FailedMailConnection = connectionOf(FailedMail, 'FailedMailConnection');

const FailedMailsPage = pageArgs(50);

/**
 * Requires the permission to mail about orders (orders.move) or to correct e-mail addresses
 * (customers.write).
 */
const CanSeeTo = () => Can('orders.move', { or: 'customers.write' });

const shown = (viewer: Viewer, row: FailedMailRow): FailedMail => {
  const notAgain = whyNotAgain(row);
  const seesWhom = may(viewer, 'customers.read');
  return {
    ...row,
    tries: row.tries || null,
    trouble: troubleInWords(row.trouble),
    notAgain,
    to: seesWhom ? row.recipient : null,
    goesTo: seesWhom && !notAgain ? row.goesTo : null,
  };
};

@Resolver()
export class FailedMailsResolver {
  @CanSeeTo()
  @Query(() => FailedMailConnection, {
    description:
      'Failed mails, newest first: those that staff must handle, or the dismissed ones. BAD_USER_INPUT with fields for a reversed range of days.',
  })
  async failedMails(
    @Arg('filter', () => FailedFilter, {
      nullable: true,
      description: 'Filter for the failed mails.',
    })
    filter: FailedFilter | null,
    @Args(() => FailedMailsPage) page: Page,
    @Ctx() context: Context,
  ): Promise<Connection<FailedMail>> {
    const viewer = signedIn(context);
    const { nodes, pageInfo } = await listFailedMails(context.em, filter ?? {}, page);
    return { nodes: nodes.map((row) => shown(viewer, row)), pageInfo };
  }

  @CanSeeTo()
  @Query(() => Int, {
    description: `Number of failed mails that staff must handle, counted up to ${MOST_COUNTED}; at that number there may be more.`,
  })
  failedMailCount(@Ctx() { em }: Context): Promise<number> {
    return countFailedMails(em);
  }

  @CanSeeTo()
  @Mutation(() => MessagePayload, {
    description:
      "Retries a failed mail. A mail about an order goes to the customer's current e-mail. NOT_FOUND for a mail that never failed. CONFLICT for an outdated version, and for a mail that cannot be retried (`notAgain`).",
  })
  async tryMailAgain(
    @Args(() => TryAgainArgs) seen: TryAgainArgs,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await tryMailAgain(signedIn(context), context, seen);
    return { message: 'The mail is being sent again' };
  }

  @CanSeeTo()
  @Mutation(() => MessagePayload, {
    description:
      'Dismisses a failed mail with a reason. BAD_USER_INPUT with fields; NOT_FOUND for a mail that never failed. CONFLICT for an outdated version, and for a mail that is already dismissed.',
  })
  async setMailAside(
    @Args(() => SetAsideArgs) given: SetAsideArgs,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await setMailAside(signedIn(context), context, given);
    return { message: 'Mail dismissed' };
  }
}
