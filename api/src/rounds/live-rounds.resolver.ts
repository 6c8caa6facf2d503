import { Resolver, Root, Subscription } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import { type Listening, signedIn } from '../graphql/context.js';
import { ChangePayload, told } from '../platform/live/change.payloads.js';
import type { Change } from '../platform/live/change.js';

/**
 * Subscribes to changes of the driver's rounds of yesterday, today and tomorrow, and of their
 * orders. Database triggers send these changes with the driver as owner.
 */
function followDriven(context: Listening) {
  const { userId } = signedIn(context);
  return context.follow(['drive'], ({ owner }) => owner === userId);
}

@Resolver()
export class LiveRoundsResolver {
  @RequirePermission('rounds.plan')
  @Subscription(() => ChangePayload, {
    subscribe: ({ context }) => (context as Listening).follow(['round'], () => true),
    description:
      'Sends an event when a round is planned, gets another driver or another sequence of stops, or is deleted, and when one of its stops ends. The end of a stop does not change the version.',
  })
  roundsChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }

  @RequirePermission('rounds.drive')
  @Subscription(() => ChangePayload, {
    subscribe: ({ context }) => followDriven(context as Listening),
    description:
      'Sends an event when `myRounds` change: a round, its stops, or the displayed data of an order. It also sends one when a round gets another driver. `isNew` is always false.',
  })
  myRoundsChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }
}
