import { Field, InputType, Int } from 'type-graphql';
import { DiscountLimit } from './employee.inputs.js';

@InputType({ description: 'New values of the preset.' })
export class UpdateAccessPresetInput {
  @DiscountLimit()
  @Field(() => Int, {
    description: 'Highest discount in percent of the items of an order, 0 to 100.',
  })
  discountLimit!: number;

  @Field(() => Boolean, { description: 'Whether the preset includes ORDERS_DISCOUNT.' })
  anyDiscount!: boolean;

  @Field(() => Boolean, { description: 'Whether the preset includes ORDERS_PRICE.' })
  changePrices!: boolean;
}
