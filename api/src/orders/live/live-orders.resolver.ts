import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { may } from '../../auth/permission.policy.js';
import { Can, SignedIn } from '../../graphql/access/access.js';
import { type Listening, signedIn } from '../../graphql/context.js';
import { ChangePayload, told } from '../../platform/live/change.payloads.js';
import type { Change } from '../../platform/live/change.js';
import { requireOrder } from '../list/orders.queries.js';

const ORDERS = ['order'];

/** Also that the way to it has changed, which is no change of the order. */
const ORDERS_AND_WAYS = [...ORDERS, 'way'];

interface Asked<Args = object> {
  args: Args;
  context: Listening;
}

/** One order, for whoever may see it now, and as long as it is theirs. */
async function followOrder({ args: { id }, context }: Asked<{ id: string }>) {
  const viewer = signedIn(context);
  await requireOrder(context.em, id, viewer);
  const everybodys = may(viewer, 'orders.read');
  const hears = (change: Change) =>
    change.id === id && (everybodys || change.owner === viewer.userId);
  return context.follow(ORDERS_AND_WAYS, hears);
}

function followMine({ context }: Asked) {
  const { userId } = signedIn(context);
  return context.follow(ORDERS_AND_WAYS, ({ owner }) => owner === userId);
}

const followAll = ({ context }: Asked) => context.follow(ORDERS, () => true);

@Resolver()
export class LiveOrdersResolver {
  @SignedIn({ others: 'orders.read' })
  @Subscription(() => ChangePayload, {
    subscribe: (asked) => followOrder(asked as Asked<{ id: string }>),
    description:
      'Tells when an order has changed, its payments, its link to pay and the stops before it included. NOT_FOUND when you may not see the order.',
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
      'Tells when one of your own orders has changed, the stops before it included, or was booked.',
  })
  myOrdersChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }

  @Can('orders.read')
  @Subscription(() => ChangePayload, {
    subscribe: (asked) => followAll(asked as Asked),
    description: "Tells when anybody's order has changed, or was booked.",
  })
  ordersChanged(@Root() change: Change): ChangePayload {
    return told(change);
  }
}
