import { permissionOf } from '../../rules/order-actions.js';
import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { BILL_PERMISSIONS } from '../../rules/permission.js';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { changedOrder, OrderPayload } from '../orders/order.payloads.js';
import { ORDER_CHANGE_ERRORS, OrderVersionArgs } from '../orders/versioned-order.inputs.js';
import { formatPaise } from '../platform/money.js';
import { updateBill } from './bill-correction.service.js';
import {
  type BillCorrection,
  UpdateOrderAdjustmentsInput,
  UpdateOrderItemsInput,
} from './bill-correction.inputs.js';

const REDUCED_TOTAL =
  'A new total below `paidAmount` needs `refund`, which refunds at least the difference in the same transaction. Removed or lowered surcharges and fees count as discounts for the discount limit of the viewer.';

const withRefund = (text: string, { refund }: BillCorrection): string =>
  refund ? `${text} and ${formatPaise(refund.amount)} refunded` : text;

@Resolver()
export class BillCorrectionResolver {
  @RequirePermission(permissionOf('CHANGE_BILL'), {
    inputPermissions: Object.values(BILL_PERMISSIONS),
  })
  @Mutation(() => OrderPayload, {
    description: `Replaces the items of an order that is PICKED or PROCESSING. ${REDUCED_TOTAL} BAD_USER_INPUT has fields such as \`items.2.quantity\`, \`adjustments.0.reason\` (rows counted from 0), \`refund\` and \`refund.amount\`. ${ORDER_CHANGE_ERRORS}`,
  })
  async updateOrderItems(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => UpdateOrderItemsInput, { description: 'The new items.' })
    input: UpdateOrderItemsInput,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await updateBill(signedIn(context), context, seen, input);
    return changedOrder(context.em, seen.id, withRefund('Items updated', input));
  }

  @RequirePermission(permissionOf('CHANGE_BILL'), {
    inputPermissions: [BILL_PERMISSIONS.discounts, BILL_PERMISSIONS.refund],
  })
  @Mutation(() => OrderPayload, {
    description: `Replaces the discounts, surcharges and fees of an order from the pickup on, also after the delivery, but not of a cancelled order. ${REDUCED_TOTAL} BAD_USER_INPUT has fields such as \`adjustments.0.reason\` (rows counted from 0), \`adjustments\`, \`refund\` and \`refund.amount\`. ${ORDER_CHANGE_ERRORS}`,
  })
  async updateOrderAdjustments(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => UpdateOrderAdjustmentsInput, { description: 'The new adjustments.' })
    input: UpdateOrderAdjustmentsInput,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await updateBill(signedIn(context), context, seen, input);
    return changedOrder(context.em, seen.id, withRefund('Bill updated', input));
  }
}
