import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Can } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { MASKED, publicError } from '../../graphql/public-error.js';
import { KEY_ARGUMENT } from '../../platform/idempotency.js';
import { OrderStatus } from '../order.status.js';
import { UNDO_MINUTES } from '../progress/undo.service.js';
import { checkOrders, ORDERS_WANTED, SeenOrderInput } from './several.inputs.js';
import { OrderOutcomesPayload, outcomesPayload } from './several.payloads.js';
import { moveOrders, type SeveralDeps, undoMoves } from './several.service.js';

const KEY = `${KEY_ARGUMENT} A repeated request moves no order twice: it returns earlier outcomes and tries orders that were not tried.`;
const OUTCOMES =
  'BAD_USER_INPUT for an invalid list. An error of one order is in its outcome and does not stop the others. Each order counts as one change for the rate limit.';

/**
 * Services for a bulk action. The error of an order becomes its outcome; an internal error is
 * logged and its details are hidden.
 */
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
    description: `Moves several orders forward to one status, each one like \`moveOrder\`. ${OUTCOMES}`,
  })
  async moveOrders(
    @Arg('orders', () => [SeenOrderInput], { description: ORDERS_WANTED, validateFn: checkOrders })
    orders: SeenOrderInput[],
    @Arg('to', () => OrderStatus, {
      description:
        'The new status. An order for which it is not a step forward stays unchanged, and its outcome has an error.',
    })
    to: OrderStatus,
    @Arg('idempotencyKey', () => String, { nullable: true, description: KEY })
    idempotencyKey: string | null,
    @Ctx() context: Context,
  ): Promise<OrderOutcomesPayload> {
    const moves = { orders, to, idempotencyKey };
    const outcomes = await moveOrders(signedIn(context), severalDepsOf(context), moves);
    return outcomesPayload(outcomes, `now ${to}`);
  }

  @Can('orders.move')
  @Mutation(() => OrderOutcomesPayload, {
    description: `Undoes the viewer's last forward step of each order, within ${UNDO_MINUTES} minutes and while nothing else has happened to it. The previous status returns, and the new delivery code becomes invalid. The message says whether its mail was already sent. CONFLICT for steps of other people, older steps and undone steps. ${OUTCOMES}`,
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
    return outcomesPayload(outcomes, 'as before');
  }
}
