import { Resolver, Root, Subscription } from 'type-graphql';
import { Can } from '../graphql/access/access.js';
import type { Listening } from '../graphql/context.js';
import { ChangePayload, told } from '../platform/live/change.payloads.js';
import type { Change } from '../platform/live/change.js';

const all =
  (of: string) =>
  ({ context }: { context: unknown }) =>
    (context as Listening).follow([of], () => true);

@Resolver()
export class LiveAttentionResolver {
  @Can('orders.move', { or: 'customers.write' })
  @Subscription(() => ChangePayload, {
    subscribe: all('mail'),
    description: 'Tells when a mail was given up, or somebody has seen to one that was.',
  })
  failedMailsChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }

  @Can('payments.take')
  @Subscription(() => ChangePayload, {
    subscribe: all('webhook'),
    description:
      'Tells when a notification of the payment provider could not be taken in, was tried again, or somebody has seen to it.',
  })
  failedWebhooksChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }
}
