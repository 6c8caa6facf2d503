import { Resolver, Root, Subscription } from 'type-graphql';
import { SignedIn } from '../../graphql/access/access.js';
import { type SubscriptionContext, signedIn } from '../../graphql/context.js';
import { ChangePayload, toChangePayload } from '../../platform/subscriptions/change.payloads.js';
import type { Change } from '../../platform/subscriptions/change.js';

function subscribeToMine(context: SubscriptionContext) {
  const { userId } = signedIn(context);
  return context.subscribe(['recurring pickup'], ({ owner }) => owner === userId);
}

@Resolver()
export class RecurringSubscriptionsResolver {
  @SignedIn()
  @Subscription(() => ChangePayload, {
    subscribe: ({ context }) => subscribeToMine(context as SubscriptionContext),
    description:
      "Sends an event when one of the viewer's own recurring pickups is created, changes or ends, and when the job books an order for it.",
  })
  myRecurringPickupsChanged(@Root() change: Change): ChangePayload {
    return toChangePayload(change);
  }
}
