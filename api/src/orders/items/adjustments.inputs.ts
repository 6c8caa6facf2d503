import { IsOptional, Max, Min } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Line } from '../../platform/input-decorators.js';
import { MAX_TOTAL } from '../../platform/money.js';
import { BasisPoints, Paise } from '../../platform/scalars.js';
import { AdjustmentKind } from '../order-adjustment.entity.js';

/** Maximum length of the reason of an adjustment, in characters. */
const MAX_LINE_REASON = 200;

@InputType({
  description:
    'A discount, surcharge or delivery fee of a bill. Send either `amount` or, for a discount or a surcharge, `basisPoints`.',
})
export class AdjustmentInput {
  @Field(() => AdjustmentKind, { description: 'The kind of the adjustment; not TAX or ROUNDING.' })
  kind!: AdjustmentKind;

  @IsOptional()
  @Max(MAX_TOTAL, { message: 'The amount must be at most ₹1,00,00,000' })
  @Min(1, { message: 'The amount must be more than ₹0' })
  @Field(() => Paise, {
    nullable: true,
    description:
      'Amount in paise, above 0, at most ₹1,00,00,000. A discount subtracts it; a surcharge or a delivery fee adds it.',
  })
  amount?: number | null;

  @IsOptional()
  @Max(10_000, { message: 'Percentage must be at most 100%' })
  @Min(1, { message: 'Percentage must be more than 0%' })
  @Field(() => BasisPoints, {
    nullable: true,
    description:
      'Discount or surcharge as a percentage of the items, in hundredths of a percent: 1 to 10000, 1250 is 12.5%.',
  })
  basisPoints?: number | null;

  @Line({ label: 'Reason', max: MAX_LINE_REASON, required: 'A reason is required' })
  @Field(() => String, {
    description: "Reason; 1 to 200 characters, shown on the customer's bill.",
  })
  reason!: string;
}

/** Description of the field `adjustments` of the inputs. */
export const ADJUSTMENTS_DESCRIPTION =
  'Discounts, surcharges and fees, at most 20 with the express surcharge. BAD_USER_INPUT when discounts exceed the bill.';
