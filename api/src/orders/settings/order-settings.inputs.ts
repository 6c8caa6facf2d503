import { IsOptional, Max, Min } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { rule } from '../../platform/input-decorators.js';
import { MAX_PRICE } from '../../platform/money.js';
import { BasisPoints, Paise } from '../../platform/scalars.js';

@InputType({ description: 'All order settings; they replace the saved settings.' })
export class UpdateOrderSettingsInput {
  @rule(
    null,
    IsOptional(),
    Max(10_000, { message: 'Express surcharge must be at most 100%' }),
    Min(1, { message: 'Express surcharge must be more than 0%' }),
  )
  @Field(() => BasisPoints, {
    nullable: true,
    description:
      'Express surcharge in hundredths of a percent of the items: 1 to 10000. Null for no percentage.',
  })
  expressBasisPoints?: number | null;

  @rule(
    null,
    IsOptional(),
    Max(MAX_PRICE, { message: 'Express surcharge must be at most ₹1,00,000' }),
    Min(1, { message: 'Express surcharge must be more than ₹0' }),
  )
  @Field(() => Paise, {
    nullable: true,
    description:
      'Express surcharge as a fixed amount in paise, at most ₹1,00,000; not together with a percentage. Null for no fixed amount.',
  })
  expressAmount?: number | null;

  @IsOptional()
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether `recordPickup` requires a count of the pieces; null means false.',
  })
  countAtPickup?: boolean | null;

  @IsOptional()
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether an order needs a count into the plant before PROCESSING; null means false.',
  })
  countIntoPlant?: boolean | null;

  @IsOptional()
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether an order needs a count out of the plant before DISPATCHED; null means false.',
  })
  countOutOfPlant?: boolean | null;
}
