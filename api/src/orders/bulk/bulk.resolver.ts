import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { MASKED, publicError } from '../../graphql/public-error.js';
import { KEY_ARGUMENT } from '../../platform/idempotency.js';
import { UNDO_MINUTES } from '../status/undo.service.js';
import {
  BulkUndoStatusChangeInput,
  BulkUpdateOrderStatusInput,
  checkOrders,
} from './bulk.inputs.js';
import { BulkOrdersPayload, bulkPayload } from './bulk.payloads.js';
import { bulkUpdateOrderStatus, type BulkDeps, bulkUndoStatusChange } from './bulk.service.js';

const KEY = `${KEY_ARGUMENT} A repeated request moves no order twice: it returns earlier results and tries orders that were not tried.`;
const RESULTS =
  'BAD_USER_INPUT for an invalid list. An error of one order is in its result and does not stop the others. Each order counts as one change for the rate limit.';

/**
 * Services for a bulk action, such as the bulk status update. The error of an order becomes its result; an internal error is
 * logged and its details are hidden.
 */
export const bulkDepsOf = (context: Context): BulkDeps => ({
  ...context,
  refusalOf(error) {
    const known = publicError(error);
    if (!known) context.log.error({ err: error }, 'unexpected error');
    const { code, message } = known ?? MASKED;
    return { code, message };
  },
});

@Resolver()
export class BulkResolver {
  @RequirePermission('orders.update_status')
  @Mutation(() => BulkOrdersPayload, {
    description: `Moves several orders forward to one status, each one like \`updateOrderStatus\`. ${RESULTS}`,
  })
  async bulkUpdateOrderStatus(
    @Arg('idempotencyKey', () => String, { nullable: true, description: KEY })
    idempotencyKey: string | null,
    @Arg('input', () => BulkUpdateOrderStatusInput, {
      description: 'The orders and the new status.',
      validateFn: checkOrders,
    })
    input: BulkUpdateOrderStatusInput,
    @Ctx() context: Context,
  ): Promise<BulkOrdersPayload> {
    const moves = { ...input, idempotencyKey };
    const results = await bulkUpdateOrderStatus(signedIn(context), bulkDepsOf(context), moves);
    return bulkPayload(results, `now ${input.status}`);
  }

  @RequirePermission('orders.update_status')
  @Mutation(() => BulkOrdersPayload, {
    description: `Undoes the viewer's last forward step of each order, within ${UNDO_MINUTES} minutes and while nothing else has happened to it. The previous status returns, and the new delivery code becomes invalid. The message says whether its mail was already sent. CONFLICT for steps of other people, older steps and undone steps. ${RESULTS}`,
  })
  async bulkUndoStatusChange(
    @Arg('idempotencyKey', () => String, { nullable: true, description: KEY })
    idempotencyKey: string | null,
    @Arg('input', () => BulkUndoStatusChangeInput, {
      description: 'The orders.',
      validateFn: checkOrders,
    })
    input: BulkUndoStatusChangeInput,
    @Ctx() context: Context,
  ): Promise<BulkOrdersPayload> {
    const moves = { ...input, idempotencyKey };
    const results = await bulkUndoStatusChange(signedIn(context), bulkDepsOf(context), moves);
    return bulkPayload(results, 'moved back');
  }
}
