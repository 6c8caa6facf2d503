import { Resolver, Root, Subscription } from 'type-graphql';
import { SignedIn } from '../../graphql/access/access.js';
import { type Listening, signedIn } from '../../graphql/context.js';
import { ChangePayload, told } from '../../platform/live/change.payloads.js';
import type { Change } from '../../platform/live/change.js';

function followMine(context: Listening) {
  const { userId } = signedIn(context);
  return context.follow(['recurring pickup'], ({ owner }) => owner === userId);
}

@Resolver()
export class LiveRecurringResolver {
  @SignedIn()
  @Subscription(() => ChangePayload, {
    subscribe: ({ context }) => followMine(context as Listening),
    description:
      "Sends an event when one of the viewer's own recurring pickups is created, changes, ends, or books an order.",
  })
  myRecurringPickupsChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }
}
