import { IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Line, OptionalId, Price } from '../../platform/input-decorators.js';
import { Paise } from '../../platform/scalars.js';

@InputType({ description: 'Clothes of one type, as counted at a pickup.' })
export class PickupItemInput {
  @OptionalId('Item')
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the item to correct. It keeps its name and, unless `price` is given, its price. Without `id` the next item of the same cloth type is corrected.',
  })
  id?: string | null;

  @OptionalId('Cloth')
  @Field(() => ID, {
    nullable: true,
    description:
      'Cloth type; one of `cloths`. Optional if `id` is given: the item then keeps its own cloth type, or none if that was deleted.',
  })
  clothId?: string | null;

  @IsOptional()
  @Line({ label: 'Name', min: 1, max: 100 })
  @Field(() => String, {
    nullable: true,
    description:
      'Name of an item without a cloth type, 1 to 100 characters. Needs `price`, `reason` and ORDERS_PRICE; not together with `id` or `clothId`.',
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
      "Price of one piece in paise, 0 to ₹1,00,000. Default: the price of the item on the order; for a new item the customer's price list, else the catalogue.",
  })
  price?: number | null;
}
