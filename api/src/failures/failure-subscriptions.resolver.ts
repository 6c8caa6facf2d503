import { Resolver, Root, Subscription } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import type { SubscriptionContext } from '../graphql/context.js';
import { ChangePayload, toChangePayload } from '../platform/subscriptions/change.payloads.js';
import type { Change } from '../platform/subscriptions/change.js';

const all =
  (of: string) =>
  ({ context }: { context: unknown }) =>
    (context as SubscriptionContext).subscribe([of], () => true);

@Resolver()
export class FailureSubscriptionsResolver {
  @RequirePermission('orders.update_status', { alternatives: 'customers.write' })
  @Subscription(() => ChangePayload, {
    subscribe: all('mail'),
    description:
      'Sends an event when the last attempt of a mail failed, and when a failed mail was retried or dismissed.',
  })
  failedEmailsChanged(@Root() change: Change): ChangePayload {
    return toChangePayload(change);
  }

  @RequirePermission('payments.take', { allOrders: true })
  @Subscription(() => ChangePayload, {
    subscribe: all('webhook'),
    description: 'Sends an event when a webhook failed, was retried or was dismissed.',
  })
  failedWebhooksChanged(@Root() change: Change): ChangePayload {
    return toChangePayload(change);
  }
}
