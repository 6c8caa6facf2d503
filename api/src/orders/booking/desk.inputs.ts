import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { Line, MAX_REASON, OptionalId, Paragraph, Phone } from '../../platform/inputs.js';
import { CalendarDate } from '../../platform/scalars.js';
import { REPEAT_WANTED } from '../recurring/recurring.inputs.js';
import { Repeat } from '../recurring/repeat.enum.js';

@InputType({
  description: 'A pickup that staff book for somebody who calls, or who stands at the desk.',
})
export class DeskBookingInput {
  @OptionalId('Customer')
  @Field(() => ID, {
    nullable: true,
    description: 'The customer or business; this or the argument `customer`.',
  })
  customerId?: string | null;

  @OptionalId('Address')
  @Field(() => ID, {
    nullable: true,
    description:
      'One of the addresses saved for them; this or the argument `address`, and never both. A walk-in needs neither.',
  })
  addressId?: string | null;

  @Field(() => CalendarDate, {
    description: 'Day of the pickup: today (Asia/Kolkata) up to 60 days ahead; of a walk-in today.',
  })
  pickupDate!: string;

  @OptionalId('Time')
  @Field(() => ID, {
    nullable: true,
    description:
      'A slot of `pickupTimes` for this day and address: it holds a place there; any time when not given, and for a walk-in.',
  })
  slotId?: string | null;

  @IsOptional()
  @Phone()
  @Field(() => String, {
    nullable: true,
    description: "Whom to call; the customer's own phone when not given.",
  })
  phone?: string | null;

  @IsOptional()
  @Paragraph({ label: 'Note', min: 0, max: 500 })
  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  note?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True asks for express delivery.' })
  express?: boolean | null;

  @Field(() => Repeat, {
    nullable: true,
    description: `${REPEAT_WANTED} Not with a walk-in.`,
  })
  repeat?: Repeat | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for laundry that was brought to the counter: no mail tells of a pickup, since the bill follows at once.',
  })
  walkIn?: boolean | null;
}

@InputType({ description: 'Where to go for an order and whom to call. What is left out stays.' })
export class CorrectOrderInput {
  @IsOptional()
  @Line({ label: 'Address', min: 10, max: 600, required: 'Address is required' })
  @Field(() => String, {
    nullable: true,
    description:
      'The whole address in one line: address, city, state - pincode; 10 to 600 characters.',
  })
  pickupAddress?: string | null;

  @IsOptional()
  @Phone()
  @Field(() => String, { nullable: true, description: 'Whom to call: ten digits.' })
  phone?: string | null;

  @IsOptional()
  @Line({ label: 'Name', min: 0 })
  @Field(() => String, {
    nullable: true,
    description: 'Whom to ask for at the door, at most 100 characters; empty means the customer.',
  })
  name?: string | null;

  @Line({ label: 'Reason', max: MAX_REASON, required: 'A reason is required' })
  @Field(() => String, {
    description: 'Why; at most 300 characters, kept in the timeline and mailed.',
  })
  reason!: string;
}
