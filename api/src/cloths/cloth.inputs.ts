import { IsOptional } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { Code, sacRefusal } from '../platform/format-validators.js';
import { Line, Price } from '../platform/input-decorators.js';
import { DeletedFilter, UPDATED_SINCE } from '../platform/lists/list-filters.js';
import { BasisPoints, DateTime, Paise } from '../platform/scalars.js';
import { TaxRate } from '../platform/tax-rate.js';

@InputType()
export abstract class ClothFields {
  @Line({ label: 'Cloth name', max: 80 })
  @Field(() => String, { description: 'Name, 1 to 80 characters.' })
  name!: string;

  @Price()
  @Field(() => Paise, { description: 'Price of one piece, in paise; 0 to ₹1,00,000.' })
  price!: number;

  @Code(sacRefusal)
  @Field(() => String, {
    nullable: true,
    description:
      'Service accounting code (SAC), 4 to 6 digits; null or empty for the code of the company. If omitted, the code stays the same.',
  })
  sac?: string | null;

  @IsOptional()
  @TaxRate()
  @Field(() => BasisPoints, {
    nullable: true,
    description:
      'Tax rate in hundredths of a percent, 0 to 10000; null for the rate of the company. If omitted, the rate stays the same.',
  })
  taxRate?: number | null;
}

@InputType({ description: 'A new cloth type.' })
export class CreateClothInput extends ClothFields {}

@InputType({ description: 'The new values of a cloth type.' })
export class UpdateClothInput extends ClothFields {}

@ArgsType()
export class ClothsArgs {
  @Field(() => DateTime, { nullable: true, description: UPDATED_SINCE })
  updatedSince?: Date | null;

  @Field(() => DeletedFilter, {
    nullable: true,
    description: 'Whether the list has deleted cloth types. EXCLUDE by default.',
  })
  deleted?: DeletedFilter | null;
}
