import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { AddressInput } from '../../addresses/address.inputs.js';
import { Line, MAX_REASON, OptionalId, Paragraph, Phone } from '../../platform/input-decorators.js';
import { CalendarDate, PhoneNumber } from '../../platform/scalars.js';
import { NewCustomerInput } from '../../users/user.inputs.js';
import { REPEAT_WANTED } from '../recurring/recurring.inputs.js';
import { RecurrenceInterval } from '../recurring/recurrence-interval.enum.js';

@InputType({
  description: 'A pickup that staff book for a customer on the phone or at the counter.',
})
export class CreateBookingForCustomerInput {
  @OptionalId('Customer')
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the customer or enterprise. Send either this or `customer`.',
  })
  customerId?: string | null;

  @Field(() => NewCustomerInput, {
    nullable: true,
    description: 'The customer to create. Send either this or `customerId`.',
  })
  customer?: NewCustomerInput | null;

  @OptionalId('Address')
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of a saved address of the customer. Send either this or `address`; a walk-in needs neither.',
  })
  addressId?: string | null;

  @Field(() => AddressInput, {
    nullable: true,
    description: 'An address to save for the customer. Send either this or `addressId`.',
  })
  address?: AddressInput | null;

  @Field(() => CalendarDate, {
    description:
      'Day of the pickup: today (Asia/Kolkata) up to 60 days ahead; today for a walk-in.',
  })
  pickupDate!: string;

  @OptionalId('Time')
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of a slot of `pickupAvailability` for this day and address. Any time when not given, and for a walk-in.',
  })
  slotId?: string | null;

  @IsOptional()
  @Phone()
  @Field(() => PhoneNumber, {
    nullable: true,
    description: "Phone of the contact; the customer's own phone when not given.",
  })
  phone?: string | null;

  @IsOptional()
  @Paragraph({ label: 'Note', min: 0, max: 500 })
  @Field(() => String, { nullable: true, description: 'Note to staff; at most 500 characters.' })
  note?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True for express delivery.' })
  express?: boolean | null;

  @Field(() => RecurrenceInterval, {
    nullable: true,
    description: `${REPEAT_WANTED} Not allowed for a walk-in.`,
  })
  recurrence?: RecurrenceInterval | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for laundry that the customer brings to the counter. No booking mail is sent, because staff record the bill at once.',
  })
  walkIn?: boolean | null;
}

@InputType({
  description:
    'Corrected address and contact of an order. Fields that are not given stay unchanged.',
})
export class UpdateOrderContactInput {
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
  @Field(() => PhoneNumber, { nullable: true, description: 'Phone of the contact: ten digits.' })
  phone?: string | null;

  @IsOptional()
  @Line({ label: 'Name', min: 0 })
  @Field(() => String, {
    nullable: true,
    description:
      'Name of the contact at the address, at most 100 characters; empty means the name of the customer.',
  })
  name?: string | null;

  @Line({ label: 'Reason', max: MAX_REASON, required: 'A reason is required' })
  @Field(() => String, {
    description: 'Reason; at most 300 characters, shown in the timeline and mailed.',
  })
  reason!: string;
}
