import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Can } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { formatPaise } from '../../platform/money.js';
import { requireOrder } from '../list/orders.queries.js';
import { changedOrder, OrderPayload } from '../order.payloads.js';
import { ORDER_CHANGE_ERRORS } from '../seen-order.inputs.js';
import { DeliverOrderArgs, MoveOrderArgs } from './progress.inputs.js';
import { deliverOrder, moveOrder } from './progress.service.js';

@Resolver()
export class ProgressResolver {
  @Can('orders.move')
  @Mutation(() => OrderPayload, {
    description: `Moves an order forward one step (picked may skip processing), or back one step with a reason. Dispatching makes the delivery code. ${ORDER_CHANGE_ERRORS}`,
  })
  async moveOrder(@Args() args: MoveOrderArgs, @Ctx() context: Context): Promise<OrderPayload> {
    await moveOrder(signedIn(context), context, args);
    return changedOrder(context.em, args.id, `Order is now ${args.to}`);
  }

  @Can('orders.deliver')
  @Mutation(() => OrderPayload, {
    description: `Hands a dispatched order over, with the code that its customer has; without the code a reason is needed. The message says what is still due, if anything, so that it is collected. ${ORDER_CHANGE_ERRORS}`,
  })
  async deliverOrder(
    @Args() args: DeliverOrderArgs,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await deliverOrder(signedIn(context), context, args);
    const order = await requireOrder(context.em, args.id);
    const reminder = order.due > 0 ? `. ${formatPaise(order.due)} is still due` : '';
    return { message: `Order delivered${reminder}`, order };
  }
}
