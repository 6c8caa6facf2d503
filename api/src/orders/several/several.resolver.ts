import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Can } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { MASKED, publicError } from '../../graphql/public-error.js';
import { KEY_ARGUMENT } from '../../platform/idempotency.js';
import { OrderStatus } from '../order.status.js';
import { UNDO_MINUTES } from '../progress/undo.service.js';
import { checkOrders, ORDERS_WANTED, SeenOrderInput } from './several.inputs.js';
import { OrderOutcomesPayload, toldTogether } from './several.payloads.js';
import { moveOrders, type SeveralDeps, undoMoves } from './several.service.js';

const KEY = `${KEY_ARGUMENT} The same request again moves nothing twice: what it did is answered as before, and what was not tried is tried.`;
const OUTCOMES =
  'BAD_USER_INPUT for the list as a whole; what is refused of one order stands in its outcome, and the others go on. Each order counts as one change for the limits.';

/** What one order was refused for goes out as it would by itself; a fault of ours is reported, and nothing told of it. */
export const severalDepsOf = (context: Context): SeveralDeps => ({
  ...context,
  refusalOf(error) {
    const known = publicError(error);
    if (!known) context.log.error({ err: error }, 'unexpected error');
    const { code, message } = known ?? MASKED;
    return { code, message };
  },
});

@Resolver()
export class SeveralResolver {
  @Can('orders.move')
  @Mutation(() => OrderOutcomesPayload, {
    description: `Moves several orders forward to one status, each by itself as \`moveOrder\` does. ${OUTCOMES}`,
  })
  async moveOrders(
    @Arg('orders', () => [SeenOrderInput], { description: ORDERS_WANTED, validateFn: checkOrders })
    orders: SeenOrderInput[],
    @Arg('to', () => OrderStatus, {
      description: 'Where to. Orders for which it is no step forward are left as they are.',
    })
    to: OrderStatus,
    @Arg('idempotencyKey', () => String, { nullable: true, description: KEY })
    idempotencyKey: string | null,
    @Ctx() context: Context,
  ): Promise<OrderOutcomesPayload> {
    const moves = { orders, to, idempotencyKey };
    const outcomes = await moveOrders(signedIn(context), severalDepsOf(context), moves);
    return toldTogether(outcomes, `now ${to}`);
  }

  @Can('orders.move')
  @Mutation(() => OrderOutcomesPayload, {
    description: `Takes back the step forward that you took last of each order, within ${UNDO_MINUTES} minutes and while nothing else has happened to it: its status is the one before, and the delivery code that it made is over. The message says when the mail with that code has left already. CONFLICT for whatever somebody else did, what is older, and what was undone before. ${OUTCOMES}`,
  })
  async undoMoves(
    @Arg('orders', () => [SeenOrderInput], { description: ORDERS_WANTED, validateFn: checkOrders })
    orders: SeenOrderInput[],
    @Arg('idempotencyKey', () => String, { nullable: true, description: KEY })
    idempotencyKey: string | null,
    @Ctx() context: Context,
  ): Promise<OrderOutcomesPayload> {
    const moves = { orders, idempotencyKey };
    const outcomes = await undoMoves(signedIn(context), severalDepsOf(context), moves);
    return toldTogether(outcomes, 'as before');
  }
}
