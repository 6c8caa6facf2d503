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
      'Tells when one of your own recurring pickups has changed, one was booked of it, it has ended, or there is a new one.',
  })
  myRecurringPickupsChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }
}
