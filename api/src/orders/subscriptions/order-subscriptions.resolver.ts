import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { orderScope } from '../../auth/ownership.policy.js';
import { RequirePermission, SignedIn } from '../../graphql/access/access.js';
import { type SubscriptionContext, signedIn } from '../../graphql/context.js';
import { ChangePayload, toChangePayload } from '../../platform/subscriptions/change.payloads.js';
import type { Change } from '../../platform/subscriptions/change.js';
import { requireOrder } from '../list/orders.queries.js';

const ORDERS = ['order'];

/**
 * Topics of subscriptions to single orders. `earlier stops` reports a change of the earlier stops
 * in the round of an order, which does not change the order itself.
 */
const ORDERS_AND_EARLIER_STOPS = [...ORDERS, 'earlier stops'];

interface SubscribeOptions<Args = object> {
  args: Args;
  context: SubscriptionContext;
}

/**
 * Ends a subscription at the first change after which the viewer may no longer read the order, for
 * example because its round has another driver.
 */
const whileReadable = (
  changes: AsyncIterableIterator<Change>,
  check: () => Promise<unknown>,
): AsyncIterableIterator<Change> => {
  const end = () =>
    changes.return?.() ?? Promise.resolve({ done: true as const, value: undefined });
  return {
    async next() {
      const result = await changes.next();
      if (result.done) return result;
      return check().then(
        () => result,
        () => end(),
      );
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};

/** Subscribes to the changes of one order, as long as the viewer may read it. */
async function subscribeToOrder({ args: { id }, context }: SubscribeOptions<{ id: string }>) {
  const viewer = signedIn(context);
  const check = () => requireOrder(context.em, id, viewer);
  await check();
  const reach = orderScope(viewer, 'orders.read');
  const accepts = (change: Change) =>
    change.id === id && (reach !== 'own' || change.owner === viewer.userId);
  const changes = context.subscribe(ORDERS_AND_EARLIER_STOPS, accepts);
  return reach === 'ownRounds' ? whileReadable(changes, check) : changes;
}

function subscribeToMine({ context }: SubscribeOptions) {
  const { userId } = signedIn(context);
  return context.subscribe(ORDERS_AND_EARLIER_STOPS, ({ owner }) => owner === userId);
}

const subscribeToAll = ({ context }: SubscribeOptions) => context.subscribe(ORDERS, () => true);

@Resolver()
export class OrderSubscriptionsResolver {
  @SignedIn({ staffPermission: 'orders.read', allowsDrivers: true })
  @Subscription(() => ChangePayload, {
    subscribe: (options) => subscribeToOrder(options as SubscribeOptions<{ id: string }>),
    description:
      'Sends an event when an order, its payments or its payment link change, or when stops before it in its round change. NOT_FOUND when the viewer may not see the order; FORBIDDEN for staff without ORDERS_READ who are not drivers.',
  })
  orderChanged(
    @Arg('id', () => ID, { description: 'Id of the order.' }) _id: string,
    @Root() change: Change,
  ): ChangePayload {
    return toChangePayload(change);
  }

  @SignedIn()
  @Subscription(() => ChangePayload, {
    subscribe: (options) => subscribeToMine(options as SubscribeOptions),
    description:
      "Sends an event when one of the viewer's own orders is booked or changes, or when stops before it in its round change.",
  })
  myOrdersChanged(@Root() change: Change): ChangePayload {
    return toChangePayload(change);
  }

  @RequirePermission('orders.read')
  @Subscription(() => ChangePayload, {
    subscribe: (options) => subscribeToAll(options as SubscribeOptions),
    description: 'Sends an event when any order is booked or changes.',
  })
  ordersChanged(@Root() change: Change): ChangePayload {
    return toChangePayload(change);
  }
}
