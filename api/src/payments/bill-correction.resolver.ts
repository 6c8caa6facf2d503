import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Can } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { PickupItemInput } from '../orders/items/items.inputs.js';
import { changedOrder, OrderPayload } from '../orders/order.payloads.js';
import { ORDER_CHANGE_ERRORS, SeenOrder } from '../orders/seen-order.inputs.js';
import { checkPart, checkRows } from '../platform/inputs.js';
import { updateOrderItems } from './bill-correction.service.js';
import { RefundInput } from './payment.inputs.js';

@Resolver()
export class BillCorrectionResolver {
  @Can('orders.pickup')
  @Mutation(() => OrderPayload, {
    description: `Replaces the items of a picked or processed order. A total below what is paid needs \`refund\`, which gives the difference back in the same step, and takes PAYMENTS_REFUND. Fields such as \`items.2.quantity\`, rows counted from 0, \`refund\` and \`refund.amount\`. ${ORDER_CHANGE_ERRORS}`,
  })
  async updateOrderItems(
    @Args() seen: SeenOrder,
    @Arg('items', () => [PickupItemInput], {
      description:
        'All items from now on. What is on the order keeps its name, and its price unless given: name it by `id` when a cloth type stands on several lines.',
      validateFn: checkRows('items'),
    })
    items: PickupItemInput[],
    @Arg('refund', () => RefundInput, {
      nullable: true,
      description:
        'What goes back to the customer: at least what is paid above the new total, at most `refundable`. Only with a total below what is paid.',
      validateFn: checkPart('refund'),
    })
    refund: RefundInput | null,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await updateOrderItems(signedIn(context), context, seen, { items, refund });
    return changedOrder(context.em, seen.id, 'Items updated');
  }
}
