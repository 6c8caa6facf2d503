import { Field, InputType } from 'type-graphql';
import { AdjustmentInput, ADJUSTMENTS_DESCRIPTION } from '../orders/items/adjustments.inputs.js';
import { PickupItemInput } from '../orders/items/items.inputs.js';
import { RefundInput } from './payment.inputs.js';

@InputType()
export abstract class BillCorrection {
  @Field(() => RefundInput, {
    nullable: true,
    description:
      'Refund to the customer, only for a new total below `paidAmount`: at least the difference between these two, at most `refundable`.',
  })
  refund?: RefundInput | null;
}

@InputType({ description: 'The new items of an order.' })
export class UpdateOrderItemsInput extends BillCorrection {
  @Field(() => [PickupItemInput], {
    description:
      'All new items. An item that is already on the order keeps its name, and keeps its price unless `price` is given. Send `id` when several items have the same cloth type.',
  })
  items!: PickupItemInput[];

  @Field(() => [AdjustmentInput], {
    nullable: true,
    description: `${ADJUSTMENTS_DESCRIPTION} The list replaces all adjustments. Without this field the adjustments stay, and the server computes percentages again for the new items.`,
  })
  adjustments?: AdjustmentInput[] | null;
}

@InputType({ description: 'The new adjustments of an order.' })
export class UpdateOrderAdjustmentsInput extends BillCorrection {
  @Field(() => [AdjustmentInput], {
    description: `${ADJUSTMENTS_DESCRIPTION} The list replaces all adjustments; an empty list removes all of them.`,
  })
  adjustments!: AdjustmentInput[];
}
