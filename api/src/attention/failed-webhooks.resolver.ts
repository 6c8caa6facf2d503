import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
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
import { FailedWebhook, TriedPayload } from './attention.payloads.js';
import { NOT_AGAIN, outcomeInWords } from './failed-webhook.policy.js';
import {
  countFailedWebhooks,
  type FailedWebhookRow,
  listFailedWebhooks,
} from './failed-webhooks.queries.js';
import { setWebhookAside, tryWebhookAgain } from './failed-webhooks.service.js';
import { MOST_COUNTED } from './failed.queries.js';

const FailedWebhookConnection = connectionOf(FailedWebhook, 'FailedWebhookConnection');

const FailedWebhooksPage = pageArgs(50);

/**
 * Requires the permission to take payments, because staff may have to enter the payment by hand.
 */
const CanSeeTo = () => Can('payments.take');

const shown = (row: FailedWebhookRow): FailedWebhook => ({
  ...row,
  trouble: outcomeInWords(row.outcome),
  notAgain: row.notification ? null : NOT_AGAIN,
});

@Resolver()
export class FailedWebhooksResolver {
  @CanSeeTo()
  @Query(() => FailedWebhookConnection, {
    description:
      'Failed payment webhooks, newest first: those that staff must handle, or the dismissed ones. BAD_USER_INPUT with fields for a reversed range of days.',
  })
  async failedWebhooks(
    @Arg('filter', () => FailedFilter, {
      nullable: true,
      description: 'Filter for the failed webhooks.',
    })
    filter: FailedFilter | null,
    @Args(() => FailedWebhooksPage) page: Page,
    @Ctx() { em }: Context,
  ): Promise<Connection<FailedWebhook>> {
    const { nodes, pageInfo } = await listFailedWebhooks(em, filter ?? {}, page);
    return { nodes: nodes.map(shown), pageInfo };
  }

  @CanSeeTo()
  @Query(() => Int, {
    description: `Number of failed webhooks that staff must handle, counted up to ${MOST_COUNTED}; at that number there may be more.`,
  })
  failedWebhookCount(@Ctx() { em }: Context): Promise<number> {
    return countFailedWebhooks(em);
  }

  @CanSeeTo()
  @Mutation(() => TriedPayload, {
    description:
      'Processes a failed webhook again, as if it arrived now. The payment is entered in the ledger once. After another failure, the server requests the payment link from the provider within a minute. NOT_FOUND. CONFLICT for an outdated version, for a webhook that was processed in between, and for one that cannot be retried (`notAgain`).',
  })
  async tryWebhookAgain(
    @Args(() => TryAgainArgs) seen: TryAgainArgs,
    @Ctx() context: Context,
  ): Promise<TriedPayload> {
    const { done, outcome } = await tryWebhookAgain(signedIn(context), context, seen);
    const message = done ? 'The payment is in the ledger' : `Retried: ${outcomeInWords(outcome)}`;
    return { done, message };
  }

  @CanSeeTo()
  @Mutation(() => MessagePayload, {
    description:
      'Dismisses a failed webhook with a reason. BAD_USER_INPUT with fields; NOT_FOUND. CONFLICT for an outdated version, for a webhook that was processed in between, and for one that is already dismissed.',
  })
  async setWebhookAside(
    @Args(() => SetAsideArgs) given: SetAsideArgs,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await setWebhookAside(signedIn(context), context, given);
    return { message: 'Webhook dismissed' };
  }
}
