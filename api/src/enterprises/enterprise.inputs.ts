import { Max, Min } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Code } from '../platform/format-validators.js';
import { gstinRefusal } from '../../rules/gstin.js';
import { Email, Line, Phone, PincodeRule, Price } from '../platform/input-decorators.js';
import { MAX_TOTAL } from '../platform/money.js';
import { EmailAddress, Gstin, Paise, PhoneNumber, Pincode } from '../platform/scalars.js';

@InputType()
export abstract class EnterpriseFields {
  @Line({ label: 'Enterprise name' })
  @Field(() => String, { description: 'Name of the business, 1 to 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => PhoneNumber, {
    description: 'Indian mobile number: ten digits; +91, spaces and dashes are removed.',
  })
  phone!: string;

  @Email('Please enter a valid email')
  @Field(() => EmailAddress, { description: 'E-mail address for the sign-in.' })
  email!: string;

  @Line({ label: 'Address', max: 300 })
  @Field(() => String, { description: 'Street line, 1 to 300 characters.' })
  address!: string;

  @PincodeRule()
  @Field(() => Pincode, { description: 'PIN code: six digits, the first one not 0.' })
  pincode!: string;

  @Line({ label: 'City' })
  @Field(() => String, { description: 'City or town, 1 to 100 characters.' })
  city!: string;

  @Line({ label: 'State' })
  @Field(() => String, { description: 'Name of one of `states`.' })
  state!: string;

  @Code(gstinRefusal)
  @Field(() => Gstin, {
    nullable: true,
    description:
      'GSTIN of 15 characters for its invoices, of the same state as the address. Null or empty for none; if omitted, it stays the same.',
  })
  gstin?: string | null;

  @Max(MAX_TOTAL, { message: 'Credit limit must be at most ₹1,00,00,000' })
  @Min(0, { message: 'Credit limit must not be below 0' })
  @Field(() => Paise, {
    nullable: true,
    description:
      'Credit limit in paise, at most ₹1,00,00,000; above it staff get a warning. Null for none (an empty text over REST); if omitted, it stays the same.',
  })
  creditLimit?: number | null;
}

@InputType({ description: 'A new business customer (enterprise) with its address.' })
export class CreateEnterpriseInput extends EnterpriseFields {}

@InputType({ description: 'The new values of a business customer (enterprise).' })
export class UpdateEnterpriseInput extends EnterpriseFields {}

@InputType({ description: 'One row of a price list.' })
export class PriceListItemInput {
  @Line({ label: 'Type', max: 80, required: 'Please select a type and enter a price' })
  @Field(() => String, {
    description: 'Name of a cloth type of the catalogue, ignoring case.',
  })
  type!: string;

  @Price(1)
  @Field(() => Paise, { description: 'Price of one piece, in paise; above 0, at most ₹1,00,000.' })
  price!: number;
}

@InputType({ description: 'All prices of an enterprise.' })
export class ReplacePriceListInput {
  @Field(() => [PriceListItemInput], {
    description: 'All rows of the list; an empty list removes all prices.',
  })
  items!: PriceListItemInput[];
}
