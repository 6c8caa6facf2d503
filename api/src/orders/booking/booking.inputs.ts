import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { Line, MAX_REASON, OptionalId, Paragraph, Phone } from '../../platform/input-decorators.js';
import { CalendarDate, PhoneNumber } from '../../platform/scalars.js';
import { REPEAT_WANTED } from '../recurring/recurring.inputs.js';
import { RecurrenceInterval } from '../recurring/recurrence-interval.enum.js';

@InputType({ description: 'A pickup to book.' })
export class BookPickupInput {
  @Field(() => CalendarDate, {
    description: 'Day of the pickup: today (Asia/Kolkata) up to 60 days ahead.',
  })
  pickupDate!: string;

  @OptionalId('Time')
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of a slot of `pickupAvailability` for this day and address; any time when not given.',
  })
  slotId?: string | null;

  @OptionalId('Address')
  @Field(() => ID, {
    nullable: true,
    description: 'Id of a saved address. Send either this or `pickupAddress`.',
  })
  addressId?: string | null;

  @IsOptional()
  @Line({ label: 'Address', min: 10, max: 600, required: 'Address is required' })
  @Field(() => String, {
    nullable: true,
    description:
      'The whole address in one line: address, city, state - pincode. Send either this or `addressId`.',
  })
  pickupAddress?: string | null;

  @IsOptional()
  @Line({ label: 'Name', min: 3, required: 'Full Name is required' })
  @Field(() => String, {
    nullable: true,
    description:
      'Name of the contact at the address, 3 to 100 characters; the name of the customer when not given.',
  })
  name?: string | null;

  @Phone('Phone number should be 10 digits')
  @Field(() => PhoneNumber, { description: 'Phone of the contact for the pickup.' })
  phone!: string;

  @IsOptional()
  @Paragraph({ label: 'Note', min: 0, max: 500 })
  @Field(() => String, {
    nullable: true,
    description: 'Note to staff; at most 500 characters.',
  })
  note?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True for express delivery.' })
  express?: boolean | null;

  @Field(() => RecurrenceInterval, { nullable: true, description: REPEAT_WANTED })
  recurrence?: RecurrenceInterval | null;

  @OptionalId('Customer')
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the customer of the order; the viewer when not given.',
  })
  customerId?: string | null;
}

@InputType({ description: 'The cancellation of an order.' })
export class CancelOrderInput {
  @IsOptional()
  @Line({ label: 'Reason', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description:
      'Reason, required for staff; at most 300 characters, shown in the timeline and mailed.',
  })
  reason?: string | null;
}

@InputType({ description: 'The new pickup time of an order.' })
export class RescheduleOrderInput {
  @Field(() => CalendarDate, {
    description: 'The new day: today (Asia/Kolkata) up to 60 days ahead.',
  })
  pickupDate!: string;

  @OptionalId('Time')
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of a slot of `pickupAvailability` for the new day; any time when not given. The previous slot becomes free.',
  })
  slotId?: string | null;

  @IsOptional()
  @Line({ label: 'Reason', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description: 'Reason, at most 300 characters; shown in the timeline and mailed.',
  })
  reason?: string | null;
}
