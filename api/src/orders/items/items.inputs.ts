import { IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { OptionalId, Price } from '../../platform/inputs.js';
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
