import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { Line, MAX_REASON, OptionalId, Price } from '../../platform/inputs.js';
import { CalendarDate, Paise } from '../../platform/scalars.js';
import { OrderStatus } from '../order.status.js';

@ArgsType()
export class OrderChange {
  @Field(() => ID, { description: 'Id of the order.' })
  id!: string;

  @Field(() => Int, { description: 'The `version` that you saw; another one is a CONFLICT.' })
  version!: number;
}

@ArgsType()
export class CancelOrderArgs extends OrderChange {
  @IsOptional()
  @Line({ label: 'Reason', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description: 'Why; staff must say it. At most 300 characters, kept in the timeline.',
  })
  reason?: string | null;
}

@ArgsType()
export class RescheduleOrderArgs extends OrderChange {
  @Field(() => CalendarDate, {
    description: 'The new day: today (Asia/Kolkata) up to 60 days ahead.',
  })
  pickupDate!: string;
}

@ArgsType()
export class MoveOrderArgs extends OrderChange {
  @Field(() => OrderStatus, { description: 'Where to: one of `nextStatuses`.' })
  to!: OrderStatus;

  @IsOptional()
  @Line({ label: 'Reason', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description: 'Why; needed for a step back. At most 300 characters, kept in the timeline.',
  })
  reason?: string | null;
}

@ArgsType()
export class DeliverOrderArgs extends OrderChange {
  @IsOptional()
  @Line({ label: 'Delivery code', min: 0, max: 20 })
  @Field(() => String, {
    nullable: true,
    description:
      'The four digits that the customer tells; without them, or after five wrong ones, a reason is needed.',
  })
  deliveryOTP?: string | null;

  @IsOptional()
  @Line({ label: 'Reason', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description: 'Why without the code. At most 300 characters, kept in the timeline.',
  })
  reason?: string | null;
}

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
