import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { BILL_PERMISSIONS } from '../auth/permission.js';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { AdjustmentInput, ADJUSTMENTS_DESCRIPTION } from '../orders/items/adjustments.inputs.js';
import { PickupItemInput } from '../orders/items/items.inputs.js';
import { changedOrder, OrderPayload } from '../orders/order.payloads.js';
import { ORDER_CHANGE_ERRORS, OrderVersionArgs } from '../orders/versioned-order.inputs.js';
import { checkPart, checkRows } from '../platform/input-decorators.js';
import { formatPaise } from '../platform/money.js';
import { updateBill } from './bill-correction.service.js';
import { RefundInput } from './payment.inputs.js';

const SMALLER =
  'A total below the paid amount needs `refund`, which refunds the difference in the same transaction. Surcharges removed or lowered count as discounts towards the limit of the viewer.';

const REFUND = {
  nullable: true,
  description:
    'Refund to the customer: at least the amount paid above the new total, at most `refundable`. Only for a total below the paid amount.',
  validateFn: checkPart('refund'),
};

const withRefund = (text: string, refund: RefundInput | null): string =>
  refund ? `${text} and ${formatPaise(refund.amount)} refunded` : text;

@Resolver()
export class BillCorrectionResolver {
  @RequirePermission('orders.pickup', { partly: Object.values(BILL_PERMISSIONS) })
  @Mutation(() => OrderPayload, {
    description: `Replaces the items of a picked or processed order. ${SMALLER} BAD_USER_INPUT has fields such as \`items.2.quantity\`, \`adjustments.0.reason\` (rows counted from 0), \`refund\` and \`refund.amount\`. ${ORDER_CHANGE_ERRORS}`,
  })
  async updateOrderItems(
    @Args() seen: OrderVersionArgs,
    @Arg('items', () => [PickupItemInput], {
      description:
        'All new items. An item of the order keeps its name, and its price unless `price` is given. Use `id` when a cloth type is on several lines.',
      validateFn: checkRows('items'),
    })
    items: PickupItemInput[],
    @Arg('adjustments', () => [AdjustmentInput], {
      nullable: true,
      description: `${ADJUSTMENTS_DESCRIPTION} They replace all adjustments. Without this argument the adjustments stay, and shares are computed for the new items.`,
      validateFn: checkRows('adjustments'),
    })
    adjustments: AdjustmentInput[] | null,
    @Arg('refund', () => RefundInput, REFUND) refund: RefundInput | null,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await updateBill(signedIn(context), context, seen, { items, adjustments, refund });
    return changedOrder(context.em, seen.id, withRefund('Items updated', refund));
  }

  @RequirePermission('orders.pickup', {
    partly: [BILL_PERMISSIONS.discounts, BILL_PERMISSIONS.refund],
  })
  @Mutation(() => OrderPayload, {
    description: `Replaces the discounts, surcharges and fees of an order after its pickup, also after delivery, but not of a cancelled order. ${SMALLER} BAD_USER_INPUT has fields such as \`adjustments.0.reason\` (rows counted from 0), \`adjustments\`, \`refund\` and \`refund.amount\`. ${ORDER_CHANGE_ERRORS}`,
  })
  async updateOrderAdjustments(
    @Args() seen: OrderVersionArgs,
    @Arg('adjustments', () => [AdjustmentInput], {
      description: `${ADJUSTMENTS_DESCRIPTION} They replace all adjustments; an empty list removes all.`,
      validateFn: checkRows('adjustments'),
    })
    adjustments: AdjustmentInput[],
    @Arg('refund', () => RefundInput, REFUND) refund: RefundInput | null,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await updateBill(signedIn(context), context, seen, { adjustments, refund });
    return changedOrder(context.em, seen.id, withRefund('Bill updated', refund));
  }
}
