import { permissionOf } from '../../../rules/order-actions.js';
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

const KEY = `${KEY_ARGUMENT} A repeated request changes no order twice. It returns the earlier results and tries the orders that were not tried before.`;
const RESULTS =
  'BAD_USER_INPUT for an invalid list. An error of one order is in its result and does not stop the change of another order. Each order counts as one change for the rate limit.';

/**
 * Dependencies of a bulk action. `refusalOf` converts the error of one order to its result. It logs
 * an internal error and hides the details of that error from the client.
 */
export const bulkDepsOf = (context: Context): BulkDeps => ({
  ...context,
  refusalOf(error) {
    const known = publicError(error);
    if (!known) context.log.error({ err: error }, 'unexpected error');
    const { code, reason, message } = known ?? MASKED;
    return { code, reason, message };
  },
});

@Resolver()
export class BulkResolver {
  @RequirePermission(permissionOf('MOVE_FORWARD'))
  @Mutation(() => BulkOrdersPayload, {
    description: `Moves several orders forward to one status, with the checks of \`updateOrderStatus\`. ${RESULTS}`,
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
    const request = { ...input, idempotencyKey };
    const results = await bulkUpdateOrderStatus(signedIn(context), bulkDepsOf(context), request);
    return bulkPayload(results, `now ${input.status}`);
  }

  @RequirePermission(permissionOf('MOVE_FORWARD'))
  @Mutation(() => BulkOrdersPayload, {
    description: `Undoes the viewer's last forward status change of each order, within ${UNDO_MINUTES} minutes and only if no event followed. The order returns to its previous status, and its delivery code becomes invalid. The message of the result says whether the mail with that code was already sent. CONFLICT for a status change that another person made, that is older, or that is already undone. ${RESULTS}`,
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
    const request = { ...input, idempotencyKey };
    const results = await bulkUndoStatusChange(signedIn(context), bulkDepsOf(context), request);
    return bulkPayload(results, 'moved back');
  }
}
