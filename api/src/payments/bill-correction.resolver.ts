import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Can } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { BillLineInput, LINES_WANTED } from '../orders/items/bill-lines.inputs.js';
import { PickupItemInput } from '../orders/items/items.inputs.js';
import { changedOrder, OrderPayload } from '../orders/order.payloads.js';
import { ORDER_CHANGE_ERRORS, SeenOrder } from '../orders/seen-order.inputs.js';
import { checkPart, checkRows } from '../platform/inputs.js';
import { updateBill } from './bill-correction.service.js';
import { RefundInput } from './payment.inputs.js';

const SMALLER =
  'A total below what is paid needs `refund`, which gives the difference back in the same step, and takes PAYMENTS_REFUND.';

const REFUND = {
  nullable: true,
  description:
    'What goes back to the customer: at least what is paid above the new total, at most `refundable`. Only with a total below what is paid.',
  validateFn: checkPart('refund'),
};

@Resolver()
export class BillCorrectionResolver {
  @Can('orders.pickup')
  @Mutation(() => OrderPayload, {
    description: `Replaces the items of a picked or processed order. ${SMALLER} Fields such as \`items.2.quantity\`, \`lines.0.reason\`, rows counted from 0, \`refund\` and \`refund.amount\`. ${ORDER_CHANGE_ERRORS}`,
  })
  async updateOrderItems(
    @Args() seen: SeenOrder,
    @Arg('items', () => [PickupItemInput], {
      description:
        'All items from now on. What is on the order keeps its name, and its price unless given: name it by `id` when a cloth type stands on several lines.',
      validateFn: checkRows('items'),
    })
    items: PickupItemInput[],
    @Arg('lines', () => [BillLineInput], {
      nullable: true,
      description: `${LINES_WANTED} All of them from now on; without it those of the order stay, and shares are worked out on the new items.`,
      validateFn: checkRows('lines'),
    })
    lines: BillLineInput[] | null,
    @Arg('refund', () => RefundInput, REFUND) refund: RefundInput | null,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await updateBill(signedIn(context), context, seen, { items, lines, refund });
    return changedOrder(context.em, seen.id, 'Items updated');
  }

  @Can('orders.pickup')
  @Mutation(() => OrderPayload, {
    description: `Replaces the discounts, surcharges and fees of an order from its pickup on, also when it is delivered; not of a cancelled one. ${SMALLER} Fields such as \`lines.0.reason\`, rows counted from 0, \`lines\`, \`refund\` and \`refund.amount\`. ${ORDER_CHANGE_ERRORS}`,
  })
  async updateBillLines(
    @Args() seen: SeenOrder,
    @Arg('lines', () => [BillLineInput], {
      description: `${LINES_WANTED} All of them from now on, an empty list takes them off.`,
      validateFn: checkRows('lines'),
    })
    lines: BillLineInput[],
    @Arg('refund', () => RefundInput, REFUND) refund: RefundInput | null,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await updateBill(signedIn(context), context, seen, { lines, refund });
    return changedOrder(context.em, seen.id, 'Bill updated');
  }
}
