import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { orderReach } from '../../auth/ownership.policy.js';
import { RequirePermission, SignedIn } from '../../graphql/access/access.js';
import { type Listening, signedIn } from '../../graphql/context.js';
import { ChangePayload, told } from '../../platform/live/change.payloads.js';
import type { Change } from '../../platform/live/change.js';
import { requireOrder } from '../list/orders.queries.js';

const ORDERS = ['order'];

/**
 * The topic `way` reports changes of earlier stops in the round of an order. The order itself does
 * not change then.
 */
const ORDERS_AND_WAYS = [...ORDERS, 'way'];

interface Asked<Args = object> {
  args: Args;
  context: Listening;
}

/**
 * Ends the subscription when the viewer may no longer read the order, for example after its round gets another
 * driver.
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

/** Subscribes to the changes of one order, while the viewer may see it. */
async function followOrder({ args: { id }, context }: Asked<{ id: string }>) {
  const viewer = signedIn(context);
  const check = () => requireOrder(context.em, id, viewer);
  await check();
  const reach = orderReach(viewer, 'orders.read');
  const hears = (change: Change) =>
    change.id === id && (reach !== 'own' || change.owner === viewer.userId);
  const changes = context.follow(ORDERS_AND_WAYS, hears);
  return reach === 'driven' ? whileReadable(changes, check) : changes;
}

function followMine({ context }: Asked) {
  const { userId } = signedIn(context);
  return context.follow(ORDERS_AND_WAYS, ({ owner }) => owner === userId);
}

const followAll = ({ context }: Asked) => context.follow(ORDERS, () => true);

@Resolver()
export class LiveOrdersResolver {
  @SignedIn({ others: 'orders.read', driven: true })
  @Subscription(() => ChangePayload, {
    subscribe: (asked) => followOrder(asked as Asked<{ id: string }>),
    description:
      'Sends an event when an order changes: its data, payments, payment link, or the earlier stops of its round. NOT_FOUND when the viewer may not see the order.',
  })
  orderChanged(
    @Arg('id', () => ID, { description: 'Id of the order.' }) _id: string,
    @Root() change: Change,
  ): ChangePayload {
    return told(change);
  }

  @SignedIn()
  @Subscription(() => ChangePayload, {
    subscribe: (asked) => followMine(asked as Asked),
    description:
      "Sends an event when one of the viewer's own orders is booked or changes, or when the earlier stops of its round change.",
  })
  myOrdersChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }

  @RequirePermission('orders.read')
  @Subscription(() => ChangePayload, {
    subscribe: (asked) => followAll(asked as Asked),
    description: 'Sends an event when any order is booked or changes.',
  })
  ordersChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }
}
