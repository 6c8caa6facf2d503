import { Field, InputType } from 'type-graphql';
import { AdjustmentInput, ADJUSTMENTS_DESCRIPTION } from '../orders/items/adjustments.inputs.js';
import { PickupItemInput } from '../orders/items/items.inputs.js';
import { RefundInput } from './payment.inputs.js';

@InputType()
export abstract class BillCorrection {
  @Field(() => RefundInput, {
    nullable: true,
    description:
      'Refund to the customer: at least the amount paid above the new total, at most `refundable`. Only for a total below the paid amount.',
  })
  refund?: RefundInput | null;
}

@InputType({ description: 'The new items of an order.' })
export class UpdateOrderItemsInput extends BillCorrection {
  @Field(() => [PickupItemInput], {
    description:
      'All new items. An item of the order keeps its name, and its price unless `price` is given. Use `id` when a cloth type is on several lines.',
  })
  items!: PickupItemInput[];

  @Field(() => [AdjustmentInput], {
    nullable: true,
    description: `${ADJUSTMENTS_DESCRIPTION} They replace all adjustments. Without this field the adjustments stay, and shares are computed for the new items.`,
  })
  adjustments?: AdjustmentInput[] | null;
}

@InputType({ description: 'The new adjustments of an order.' })
export class UpdateOrderAdjustmentsInput extends BillCorrection {
  @Field(() => [AdjustmentInput], {
    description: `${ADJUSTMENTS_DESCRIPTION} They replace all adjustments; an empty list removes all.`,
  })
  adjustments!: AdjustmentInput[];
}
