import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { Line, MAX_REASON, OptionalId } from '../../platform/input-decorators.js';
import { pageArgs } from '../../platform/lists/pagination.js';
import { CalendarDate, Paise } from '../../platform/scalars.js';
import { PaymentMethod } from '../payment.entity.js';

/** Highest counted amount in paise, and lowest negative one: ₹1,000 crore. */
const MAX_COUNTED = 1_000_000_000_000;

@InputType({ description: 'The counted money of one person, day and payment method.' })
export class CloseCashUpInput {
  @Field(() => CalendarDate, { description: 'Day of the ledger entries: today or an earlier day.' })
  day!: string;

  @OptionalId('Person')
  @Field(() => ID, {
    nullable: true,
    description:
      'User id of the person who took the money; the viewer when not given. Another person needs SETTINGS_WRITE.',
  })
  userId?: string | null;

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'Payment method of the ledger entries; null for entries without a method.',
  })
  method?: PaymentMethod | null;

  @Max(MAX_COUNTED, { message: 'This amount is too high' })
  @Min(-MAX_COUNTED, { message: 'This amount is too high' })
  @Field(() => Paise, {
    description:
      'Counted amount in paise. It can be negative only when the expected amount is negative, and not below that amount.',
  })
  counted!: number;

  @IsOptional()
  @Line({ label: 'Note', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description:
      'Note, at most 300 characters; required when the counted amount differs from the expected one.',
  })
  note?: string | null;
}

@ArgsType()
export class CashUpsArgs extends pageArgs(50) {
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Returns cash-ups of this day (Asia/Kolkata) or later. Null sets no lower limit.',
  })
  from?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'Returns cash-ups of this day (Asia/Kolkata) or earlier. Null sets no upper limit.',
  })
  to?: string | null;
}

/**
 * Description of the argument `version` of `closeCashUp`. Ledger entries are only added, so the
 * number of entries is the version.
 */
export const ENTRIES_VERSION_DESCRIPTION =
  'The `version` of the `CashOfDay` that the viewer read; CONFLICT when a ledger entry was added since.';
