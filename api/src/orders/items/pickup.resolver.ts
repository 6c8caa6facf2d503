import { Arg, Args, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Can } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { checkRows } from '../../platform/inputs.js';
import { DateTime } from '../../platform/scalars.js';
import { changedOrder, OrderPayload } from '../order.payloads.js';
import { RECORDED_AT } from '../recorded-at.js';
import { ORDER_CHANGE_ERRORS, SeenOrder } from '../seen-order.inputs.js';
import { BillLineInput, LINES_WANTED } from './bill-lines.inputs.js';
import { PickupItemInput } from './items.inputs.js';
import { recordPickup } from './pickup.service.js';

@Resolver()
export class PickupResolver {
  @Can('orders.pickup')
  @Mutation(() => OrderPayload, {
    description: `Records what was collected: the order becomes picked and its customer gets the bill. Fields such as \`items.2.quantity\`, \`pieces\` and \`lines.0.reason\`, rows counted from 0. ${ORDER_CHANGE_ERRORS}`,
  })
  async recordPickup(
    @Args() seen: SeenOrder,
    @Arg('items', () => [PickupItemInput], {
      description: 'What was counted: 1 to 100 lines, at most ₹1,00,00,000 in all.',
      validateFn: checkRows('items'),
    })
    items: PickupItemInput[],
    @Arg('lines', () => [BillLineInput], {
      nullable: true,
      description: LINES_WANTED,
      validateFn: checkRows('lines'),
    })
    lines: BillLineInput[] | null,
    @Arg('pieces', () => Int, {
      nullable: true,
      description:
        'How many pieces were counted at pickup. Must equal the sum of the quantities of the items. Required when `OrderSettings.countAtPickup` is true.',
    })
    pieces: number | null,
    @Arg('recordedAt', () => DateTime, { nullable: true, description: RECORDED_AT })
    recordedAt: Date | null,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await recordPickup(signedIn(context), context, seen, {
      ...{ items, lines, pieces, recordedAt },
    });
    return changedOrder(context.em, seen.id, 'Pickup recorded');
  }
}
