import { Field, InputType, Int } from 'type-graphql';
import { DateTime } from '../../platform/scalars.js';
import { RECORDED_AT_ARGUMENT } from '../offline-timestamp.js';
import { AdjustmentInput, ADJUSTMENTS_DESCRIPTION } from './adjustments.inputs.js';
import { PickupItemInput } from './items.inputs.js';

@InputType({ description: 'Items, adjustments and piece count of a pickup.' })
export class RecordPickupInput {
  @Field(() => [PickupItemInput], {
    description: 'The items: 1 to 100 lines, at most ₹1,00,00,000 in all.',
  })
  items!: PickupItemInput[];

  @Field(() => [AdjustmentInput], { nullable: true, description: ADJUSTMENTS_DESCRIPTION })
  adjustments?: AdjustmentInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of pieces counted at pickup; must equal the sum of the quantities. Required when `OrderSettings.countAtPickup` is true.',
  })
  pieces?: number | null;

  @Field(() => DateTime, { nullable: true, description: RECORDED_AT_ARGUMENT })
  recordedAt?: Date | null;
}
