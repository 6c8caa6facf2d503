import { permissionOf } from '../../../rules/order-actions.js';
import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { formatPaise } from '../../platform/money.js';
import { requireOrder } from '../list/orders.queries.js';
import { changedOrder, OrderPayload } from '../order.payloads.js';
import { ORDER_CHANGE_ERRORS, OrderVersionArgs } from '../versioned-order.inputs.js';
import { DeliverOrderInput, UpdateOrderStatusInput } from './status.inputs.js';
import { deliverOrder, updateOrderStatus } from './status.service.js';

@Resolver()
export class StatusResolver {
  @RequirePermission(permissionOf('MOVE_FORWARD'))
  @Mutation(() => OrderPayload, {
    description: `Moves an order one status forward (PICKED can skip PROCESSING), or one status back with a reason. A change to DISPATCHED creates the delivery code. ${ORDER_CHANGE_ERRORS}`,
  })
  async updateOrderStatus(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => UpdateOrderStatusInput, { description: 'The new status.' })
    input: UpdateOrderStatusInput,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await updateOrderStatus(signedIn(context), context, { ...seen, ...input });
    return changedOrder(context.em, seen.id, `Order is now ${input.status}`);
  }

  @RequirePermission(permissionOf('DELIVER'))
  @Mutation(() => OrderPayload, {
    description: `Delivers a dispatched order with a proof of delivery: the delivery code, a check of name and phone, or a reason. The message contains the amount due, if any, so that staff collect it. ${ORDER_CHANGE_ERRORS}`,
  })
  async deliverOrder(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => DeliverOrderInput, { description: 'The proof of delivery.' })
    input: DeliverOrderInput,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await deliverOrder(signedIn(context), context, { ...seen, ...input });
    const order = await requireOrder(context.em, seen.id);
    const reminder = order.due > 0 ? `. ${formatPaise(order.due)} is still due` : '';
    return { message: `Order delivered${reminder}`, order };
  }
}
