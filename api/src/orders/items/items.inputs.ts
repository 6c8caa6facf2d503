import { IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Line, OptionalId, Price } from '../../platform/input-decorators.js';
import { Paise } from '../../platform/scalars.js';

@InputType({
  description:
    'A line of a bill: a cloth type or an item without one, with its quantity and price.',
})
export class PickupItemInput {
  @OptionalId('Item')
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the item of the order that this line corrects. The item keeps its name and, unless `price` is given, its price. Without `id` the line corrects the first item with the same cloth type that has no line yet.',
  })
  id?: string | null;

  @OptionalId('Cloth')
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of a cloth type of `cloths`. Optional with `id`: the item then keeps its cloth type, also a deleted one.',
  })
  clothId?: string | null;

  @IsOptional()
  @Line({ label: 'Name', min: 1, max: 100 })
  @Field(() => String, {
    nullable: true,
    description:
      'Name of an item without a cloth type, 1 to 100 characters. Needs `price`, `reason` and the permission ORDERS_PRICE; not together with `id` or `clothId`.',
  })
  name?: string | null;

  @IsOptional()
  @Line({ label: 'Reason', min: 1, max: 200 })
  @Field(() => String, {
    nullable: true,
    description:
      'Reason for an item without a cloth type, 1 to 200 characters; shown in the timeline.',
  })
  reason?: string | null;

  @Max(999, { message: 'Quantity must be at most 999' })
  @Min(1, { message: 'Quantity must be at least 1' })
  @Field(() => Int, { description: 'Number of pieces, 1 to 999.' })
  quantity!: number;

  @IsOptional()
  @Price()
  @Field(() => Paise, {
    nullable: true,
    description:
      "Price of one piece in paise, 0 to ₹1,00,000. Default: the price of the item on the order; for a new item the price in the customer's price list, else in the catalogue. Another price needs ORDERS_PRICE.",
  })
  price?: number | null;
}
