import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { Line, MAX_REASON, OptionalId } from '../../platform/inputs.js';
import { pageArgs } from '../../platform/lists/pagination.js';
import { CalendarDate, Paise } from '../../platform/scalars.js';
import { PaymentMethod } from '../payment.entity.js';

/** Most that anybody counts: ₹1,000 crore, either way. */
const MOST = 1_000_000_000_000;

@InputType({ description: 'What was counted of the money of one person, day and way.' })
export class CashUpInput {
  @Field(() => CalendarDate, { description: 'The day of the entries; today or before.' })
  day!: string;

  @OptionalId('Person')
  @Field(() => ID, {
    nullable: true,
    description: 'Who took the money; yourself without it. Somebody else takes SETTINGS_WRITE.',
  })
  userId?: string | null;

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'The method; null for entries whose method is not specified.',
  })
  method?: PaymentMethod | null;

  @Max(MOST, { message: 'That is more than anybody counts' })
  @Min(-MOST, { message: 'That is more than anybody counts' })
  @Field(() => Paise, {
    description: 'What was counted, in paise; below 0 where more was given back than taken.',
  })
  counted!: number;

  @IsOptional()
  @Line({ label: 'Note', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description: 'Why it is not what was expected, and needed then; at most 300 characters.',
  })
  note?: string | null;
}

@ArgsType()
export class CashUpsArgs extends pageArgs(50) {
  @Field(() => CalendarDate, { nullable: true, description: 'First day.' })
  from?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Last day.' })
  to?: string | null;
}

/** What a change of a list that only grows is made for. */
export const SEEN_ENTRIES =
  'The `version` of the line that you saw: another one, because money came or went meanwhile, is a CONFLICT.';
