import { Resolver, Root, Subscription } from 'type-graphql';
import { Can } from '../graphql/access/access.js';
import { type Listening, signedIn } from '../graphql/context.js';
import { ChangePayload, told } from '../platform/live/change.payloads.js';
import type { Change } from '../platform/live/change.js';

/** Rounds of yesterday, today and tomorrow, and what of their orders a driver sees: as told by the database, with whose they are. */
function followDriven(context: Listening) {
  const { userId } = signedIn(context);
  return context.follow(['drive'], ({ owner }) => owner === userId);
}

@Resolver()
export class LiveRoundsResolver {
  @Can('rounds.plan')
  @Subscription(() => ChangePayload, {
    subscribe: ({ context }) => (context as Listening).follow(['round'], () => true),
    description:
      'Tells when a round was planned, given to another driver, put into another order or deleted, and when a stop of it has ended, which keeps its version.',
  })
  roundsChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }

  @Can('rounds.drive')
  @Subscription(() => ChangePayload, {
    subscribe: ({ context }) => followDriven(context as Listening),
    description:
      'Tells when something of `myRounds` has changed: the round itself, its stops, or what they show of an order; also when a round was given to somebody else. `isNew` is false.',
  })
  myRoundsChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }
}
