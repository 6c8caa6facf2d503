import { Arg, Args, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { BILL_PERMISSIONS } from '../../auth/permission.js';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { checkRows } from '../../platform/input-decorators.js';
import { DateTime } from '../../platform/scalars.js';
import { changedOrder, OrderPayload } from '../order.payloads.js';
import { RECORDED_AT_ARGUMENT } from '../offline-timestamp.js';
import { ORDER_CHANGE_ERRORS, OrderVersionArgs } from '../versioned-order.inputs.js';
import { AdjustmentInput, ADJUSTMENTS_DESCRIPTION } from './adjustments.inputs.js';
import { PickupItemInput } from './items.inputs.js';
import { recordPickup } from './pickup.service.js';

@Resolver()
export class PickupResolver {
  @RequirePermission('orders.pickup', {
    partly: [BILL_PERMISSIONS.discounts, BILL_PERMISSIONS.prices],
  })
  @Mutation(() => OrderPayload, {
    description: `Records the pickup: the order becomes picked and its customer gets the bill. BAD_USER_INPUT has fields such as \`items.2.quantity\`, \`pieces\` and \`adjustments.0.reason\`; rows are counted from 0. ${ORDER_CHANGE_ERRORS}`,
  })
  async recordPickup(
    @Args() seen: OrderVersionArgs,
    @Arg('items', () => [PickupItemInput], {
      description: 'The counted items: 1 to 100 lines, at most ₹1,00,00,000 in all.',
      validateFn: checkRows('items'),
    })
    items: PickupItemInput[],
    @Arg('adjustments', () => [AdjustmentInput], {
      nullable: true,
      description: ADJUSTMENTS_DESCRIPTION,
      validateFn: checkRows('adjustments'),
    })
    adjustments: AdjustmentInput[] | null,
    @Arg('pieces', () => Int, {
      nullable: true,
      description:
        'Number of pieces counted at pickup; must equal the sum of the quantities. Required when `OrderSettings.countAtPickup` is true.',
    })
    pieces: number | null,
    @Arg('recordedAt', () => DateTime, { nullable: true, description: RECORDED_AT_ARGUMENT })
    recordedAt: Date | null,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await recordPickup(signedIn(context), context, seen, {
      ...{ items, adjustments, pieces, recordedAt },
    });
    return changedOrder(context.em, seen.id, 'Pickup recorded');
  }
}
