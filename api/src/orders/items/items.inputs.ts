import { IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Line, OptionalId, Price } from '../../platform/inputs.js';
import { Paise } from '../../platform/scalars.js';

@InputType({ description: 'Clothes of one type, as counted at a pickup.' })
export class PickupItemInput {
  @OptionalId('Item')
  @Field(() => ID, {
    nullable: true,
    description:
      'The item of the order that this line puts right, when items are updated: it keeps its name and, unless given, its price. Without it the next item of the same cloth type is meant.',
  })
  id?: string | null;

  @OptionalId('Cloth')
  @Field(() => ID, {
    nullable: true,
    description:
      'The cloth type; one of `cloths`. May be left out where `id` names an item of the order: it stays of its own cloth type, or of none when that was removed.',
  })
  clothId?: string | null;

  @IsOptional()
  @Line({ label: 'Name', min: 1, max: 100 })
  @Field(() => String, {
    nullable: true,
    description:
      'Name of an item without a cloth type, 1 to 100 characters; needs `price`, `reason` and ORDERS_PRICE, and neither `id` nor `clothId`.',
  })
  name?: string | null;

  @IsOptional()
  @Line({ label: 'Reason', min: 1, max: 200 })
  @Field(() => String, {
    nullable: true,
    description: 'Why an item has no cloth type, 1 to 200 characters; the timeline keeps it.',
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
      "Price of one piece in paise, 0 to ₹1,00,000. Without it an item that is on the order keeps its own; for a new one the customer's price list counts, else the catalogue.",
  })
  price?: number | null;
}
