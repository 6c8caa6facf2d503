import { permissionOf } from '../../../rules/order-actions.js';
import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { BILL_PERMISSIONS } from '../../../rules/permission.js';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { changedOrder, OrderPayload } from '../order.payloads.js';
import { ORDER_CHANGE_ERRORS, OrderVersionArgs } from '../versioned-order.inputs.js';
import { RecordPickupInput } from './pickup.inputs.js';
import { recordPickup } from './pickup.service.js';

@Resolver()
export class PickupResolver {
  @RequirePermission(permissionOf('RECORD_PICKUP'), {
    inputPermissions: [BILL_PERMISSIONS.discounts, BILL_PERMISSIONS.prices],
  })
  @Mutation(() => OrderPayload, {
    description: `Records the pickup: the order gets the status PICKED, and the customer gets the bill by mail. BAD_USER_INPUT has fields such as \`items.2.quantity\`, \`pieces\` and \`adjustments.0.reason\`, with row numbers from 0. ${ORDER_CHANGE_ERRORS}`,
  })
  async recordPickup(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => RecordPickupInput, { description: 'The items and adjustments.' })
    input: RecordPickupInput,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await recordPickup(signedIn(context), context, seen, input);
    return changedOrder(context.em, seen.id, 'Pickup recorded');
  }
}
