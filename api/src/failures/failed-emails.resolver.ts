import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { hasPermission } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import {
  type Connection,
  connectionOf,
  mapNodes,
  type Page,
  pageArgs,
} from '../platform/lists/pagination.js';
import { MessagePayload } from '../platform/payloads.js';
import { actorOf } from '../users/actor.js';
import { FailureFilter, DismissFailedEmailInput, FailureVersionArgs } from './failures.inputs.js';
import { FailedEmail } from './failures.payloads.js';
import { describeFailure, notRetryableReasonOf } from './failed-email.policy.js';
import { type FailedEmailRow, listFailedEmails } from './failed-emails.queries.js';
import { dismissFailedEmail, retryFailedEmail } from './failed-emails.service.js';

const FailedEmailConnection = connectionOf(FailedEmail);

const FailedEmailsPage = pageArgs(50);

/**
 * Requires the permission to change the status of orders, which mails customers, or to correct
 * their e-mail addresses.
 */
const CanHandle = () =>
  RequirePermission('orders.update_status', { alternatives: 'customers.write' });

const toFailedEmail = (viewer: Viewer, row: FailedEmailRow): FailedEmail => {
  const notRetryableReason = notRetryableReasonOf(row);
  const canReadCustomers = hasPermission(viewer, 'customers.read');
  return {
    ...row,
    dismissedBy: actorOf(row),
    attempts: row.attempts || null,
    failureReason: describeFailure(row.failureReason),
    notRetryableReason,
    to: canReadCustomers ? row.recipient : null,
    nextRecipient: canReadCustomers && !notRetryableReason ? row.nextRecipient : null,
  };
};

@Resolver()
export class FailedEmailsResolver {
  @CanHandle()
  @Query(() => FailedEmailConnection, {
    description:
      'Failed emails, newest first: the mails that staff must handle, or the dismissed ones. BAD_USER_INPUT with fields for a reversed range of days.',
  })
  async failedEmails(
    @Arg('filter', () => FailureFilter, {
      nullable: true,
      description: 'Filter for the failed mails.',
    })
    filter: FailureFilter | null,
    @Args(() => FailedEmailsPage) page: Page,
    @Ctx() context: Context,
  ): Promise<Connection<FailedEmail>> {
    const viewer = signedIn(context);
    const found = await listFailedEmails(context.em, filter ?? {}, page);
    return mapNodes(found, (row) => toFailedEmail(viewer, row));
  }

  @CanHandle()
  @Mutation(() => MessagePayload, {
    description:
      "Retries a failed mail. A mail about an order or a statement goes to the customer's current e-mail. NOT_FOUND for a mail that never failed. CONFLICT for an outdated version, and for a mail that cannot be retried (`notRetryableReason`).",
  })
  async retryFailedEmail(
    @Args(() => FailureVersionArgs) args: FailureVersionArgs,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await retryFailedEmail(signedIn(context), context, args);
    return { message: 'The email is being sent again' };
  }

  @CanHandle()
  @Mutation(() => MessagePayload, {
    description:
      'Dismisses a failed mail with a reason. BAD_USER_INPUT with fields; NOT_FOUND for a mail that never failed. CONFLICT for an outdated version, and for a mail that is already dismissed.',
  })
  async dismissFailedEmail(
    @Args(() => FailureVersionArgs) args: FailureVersionArgs,
    @Arg('input', () => DismissFailedEmailInput, { description: 'The reason.' })
    input: DismissFailedEmailInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await dismissFailedEmail(signedIn(context), context, { ...args, ...input });
    return { message: 'Email dismissed' };
  }
}
