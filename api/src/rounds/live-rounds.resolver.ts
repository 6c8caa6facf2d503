import { Resolver, Root, Subscription } from 'type-graphql';
import { Can } from '../graphql/access/access.js';
import type { Listening } from '../graphql/context.js';
import { ChangePayload, told } from '../platform/live/change.payloads.js';
import type { Change } from '../platform/live/change.js';

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
}
