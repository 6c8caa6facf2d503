import { Resolver, Root, Subscription } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import { type SubscriptionContext, signedIn } from '../graphql/context.js';
import { ChangePayload, toChangePayload } from '../platform/subscriptions/change.payloads.js';
import type { Change } from '../platform/subscriptions/change.js';

/**
 * Subscribes to changes of the driver's rounds of yesterday, today and tomorrow, and of their
 * orders. Database triggers send these changes with the driver as owner.
 */
function subscribeToDriven(context: SubscriptionContext) {
  const { userId } = signedIn(context);
  return context.subscribe(['driver round'], ({ owner }) => owner === userId);
}

@Resolver()
export class RoundSubscriptionsResolver {
  @RequirePermission('rounds.plan')
  @Subscription(() => ChangePayload, {
    subscribe: ({ context }) => (context as SubscriptionContext).subscribe(['round'], () => true),
    description:
      'Sends an event when a round is planned, gets another driver or another sequence of stops, or is deleted, and when one of its stops ends. The end of a stop does not change the version.',
  })
  roundsChanged(@Root() change: Change): ChangePayload {
    return toChangePayload(change);
  }

  @RequirePermission('rounds.drive')
  @Subscription(() => ChangePayload, {
    subscribe: ({ context }) => subscribeToDriven(context as SubscriptionContext),
    description:
      'Sends an event when `myRounds` change: a round, its stops, or the displayed data of an order. It also sends one when a round gets another driver. `isNew` is always false.',
  })
  myRoundsChanged(@Root() change: Change): ChangePayload {
    return toChangePayload(change);
  }
}
