import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import {
  type Connection,
  connectionOf,
  mapNodes,
  type Page,
  pageArgs,
} from '../platform/lists/pagination.js';
import { actorOf } from '../users/actor.js';
import { MessagePayload } from '../platform/payloads.js';
import { FailureFilter, DismissFailedWebhookInput, FailureVersionArgs } from './failures.inputs.js';
import { FailedWebhook, RetryPayload } from './failures.payloads.js';
import { NOT_RETRYABLE, describeOutcome } from './failed-webhook.policy.js';
import { type FailedWebhookRow, listFailedWebhooks } from './failed-webhooks.queries.js';
import { dismissFailedWebhook, retryFailedWebhook } from './failed-webhooks.service.js';

const FailedWebhookConnection = connectionOf(FailedWebhook);

const FailedWebhooksPage = pageArgs(50);

/**
 * Requires the permission to take payments, because staff may have to record the payment
 * themselves. A webhook can be about any order, so drivers who see only their rounds have no
 * access.
 */
const CanHandle = () => RequirePermission('payments.take', { allOrders: true });

const toFailedWebhook = (row: FailedWebhookRow): FailedWebhook => ({
  ...row,
  dismissedBy: actorOf(row),
  failureReason: describeOutcome(row.outcome),
  notRetryableReason: row.notification ? null : NOT_RETRYABLE,
});

@Resolver()
export class FailedWebhooksResolver {
  @CanHandle()
  @Query(() => FailedWebhookConnection, {
    description:
      'Failed payment webhooks, newest first: the webhooks that staff must handle, or the dismissed ones. BAD_USER_INPUT with fields for a reversed range of days.',
  })
  async failedWebhooks(
    @Arg('filter', () => FailureFilter, {
      nullable: true,
      description: 'Filter for the failed webhooks.',
    })
    filter: FailureFilter | null,
    @Args(() => FailedWebhooksPage) page: Page,
    @Ctx() { em }: Context,
  ): Promise<Connection<FailedWebhook>> {
    return mapNodes(await listFailedWebhooks(em, filter ?? {}, page), toFailedWebhook);
  }

  @CanHandle()
  @Mutation(() => RetryPayload, {
    description:
      'Processes a failed webhook again, as if it arrived now. The ledger gets the payment once. After another failure, the server requests the payment link from the provider within a minute. NOT_FOUND. CONFLICT for an outdated version, for a webhook that was processed in the meantime, and for one that cannot be retried (`notRetryableReason`).',
  })
  async retryFailedWebhook(
    @Args(() => FailureVersionArgs) args: FailureVersionArgs,
    @Ctx() context: Context,
  ): Promise<RetryPayload> {
    const { succeeded, outcome } = await retryFailedWebhook(signedIn(context), context, args);
    const message = succeeded
      ? 'The payment is recorded'
      : `Not recorded. ${describeOutcome(outcome)}`;
    return { succeeded, message };
  }

  @CanHandle()
  @Mutation(() => MessagePayload, {
    description:
      'Dismisses a failed webhook with a reason. BAD_USER_INPUT with fields; NOT_FOUND. CONFLICT for an outdated version, for a webhook that was processed in the meantime, and for one that is already dismissed.',
  })
  async dismissFailedWebhook(
    @Args(() => FailureVersionArgs) args: FailureVersionArgs,
    @Arg('input', () => DismissFailedWebhookInput, { description: 'The reason.' })
    input: DismissFailedWebhookInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await dismissFailedWebhook(signedIn(context), context, { ...args, ...input });
    return { message: 'Payment notice dismissed' };
  }
}
