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

/** Whoever may enter a payment: one that could not be taken in may have to be entered by hand. */
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
      'What the payment provider told of payments and we could not take in, newest first: what somebody has to see to, or what was set aside. BAD_USER_INPUT with fields for days that are upside down.',
  })
  async failedWebhooks(
    @Arg('filter', () => FailedFilter, { nullable: true, description: 'Which ones.' })
    filter: FailedFilter | null,
    @Args(() => FailedWebhooksPage) page: Page,
    @Ctx() { em }: Context,
  ): Promise<Connection<FailedWebhook>> {
    const { nodes, pageInfo } = await listFailedWebhooks(em, filter ?? {}, page);
    return { nodes: nodes.map(shown), pageInfo };
  }

  @CanSeeTo()
  @Query(() => Int, {
    description: `How many webhooks that failed somebody has to see to, counted up to ${MOST_COUNTED}: then there may be more.`,
  })
  failedWebhookCount(@Ctx() { em }: Context): Promise<number> {
    return countFailedWebhooks(em);
  }

  @CanSeeTo()
  @Mutation(() => TriedPayload, {
    description:
      'Judges again what the provider told, as if it came now: a payment goes into the ledger once. Where it fails again, the provider is asked about the payment link within a minute. NOT_FOUND; CONFLICT for another version, for one that was taken in meanwhile, and for one that cannot be tried again (`notAgain`).',
  })
  async tryWebhookAgain(
    @Args(() => TryAgainArgs) seen: TryAgainArgs,
    @Ctx() context: Context,
  ): Promise<TriedPayload> {
    const { done, outcome } = await tryWebhookAgain(signedIn(context), context, seen);
    const message = done
      ? 'The payment is in the ledger'
      : `Tried again: ${outcomeInWords(outcome)}`;
    return { done, message };
  }

  @CanSeeTo()
  @Mutation(() => MessagePayload, {
    description:
      'Takes a webhook that failed off the list, with a reason. BAD_USER_INPUT with fields; NOT_FOUND; CONFLICT for another version, for one that was taken in meanwhile, and for one that was set aside already.',
  })
  async setWebhookAside(
    @Args(() => SetAsideArgs) given: SetAsideArgs,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await setWebhookAside(signedIn(context), context, given);
    return { message: 'Webhook set aside' };
  }
}
