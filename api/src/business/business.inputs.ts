import { Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Code, formatValidator } from '../platform/format-validators.js';
import { gstinRefusal } from '../../rules/gstin.js';
import { Line, PincodeRule } from '../platform/input-decorators.js';
import { BasisPoints, Gstin, Pincode } from '../platform/scalars.js';
import { TaxRate } from '../platform/tax-rate.js';

/** An optional text; null and empty mean none. */
type Optional = string | null;

const accountRefusal = formatValidator(/^\d{9,18}$/, 'An account number has 9 to 18 digits');
const ifscRefusal = formatValidator(
  /^[A-Z]{4}0[A-Z0-9]{6}$/,
  'An IFSC has 11 characters, such as SBIN0000800',
);

/**
 * Pattern of a UPI ID: letters, digits, dots, dashes and underscores, then @ and the handle of a
 * bank.
 */
const UPI = /^(?:[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,63})?$/;

@InputType({ description: 'The company profile that future invoices show.' })
export class UpdateBusinessInput {
  @Line({ label: 'Name' })
  @Field(() => String, { description: 'Legal name, 1 to 100 characters.' })
  name!: string;

  @Line({ label: 'Address', max: 300 })
  @Field(() => String, { description: 'Street line, 1 to 300 characters.' })
  address!: string;

  @Line({ label: 'City' })
  @Field(() => String, { description: 'City or town, 1 to 100 characters.' })
  city!: string;

  @Line({ label: 'State', required: 'Please select the state' })
  @Field(() => String, { description: 'Name of one of `states`.' })
  state!: string;

  @PincodeRule()
  @Field(() => Pincode, { description: 'PIN code: six digits, the first one not 0.' })
  pincode!: string;

  @Code(gstinRefusal)
  @Field(() => Gstin, {
    nullable: true,
    description: 'GSTIN of 15 characters, of the state of the address; null or empty for none.',
  })
  gstin?: Optional;

  @Matches(/^\d{4,6}$/, { message: 'A service accounting code has 4 to 6 digits' })
  @Line({ label: 'SAC', max: 6 })
  @Field(() => String, { description: 'Service accounting code: 4 to 6 digits.' })
  sac!: string;

  @TaxRate()
  @Field(() => BasisPoints, { description: 'Tax rate in hundredths of a percent: 0 to 10000.' })
  taxRate!: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether prices for customers include tax; if omitted, the setting stays the same.',
  })
  customerPricesIncludeTax?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether prices for enterprises include tax; if omitted, the setting stays the same.',
  })
  enterprisePricesIncludeTax?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether totals are rounded to whole rupees; if omitted, the setting stays the same.',
  })
  roundsToRupee?: boolean | null;

  @Matches(UPI, { message: 'Enter a UPI ID such as laundry@okaxis' })
  @Line({ label: 'UPI ID', min: 0, max: 130 })
  @Field(() => String, {
    nullable: true,
    description: 'UPI ID: name@bank; null or empty for none.',
  })
  upiId?: Optional;

  @Line({ label: 'Bank', min: 0 })
  @Field(() => String, {
    nullable: true,
    description: 'Bank and branch, at most 100 characters; null or empty for none.',
  })
  bank?: Optional;

  @Code(accountRefusal)
  @Field(() => String, {
    nullable: true,
    description: 'Account number at the bank, 9 to 18 digits; required with a bank.',
  })
  accountNumber?: Optional;

  @Code(ifscRefusal)
  @Field(() => String, {
    nullable: true,
    description: 'IFSC of the branch, 11 characters; required with a bank.',
  })
  ifsc?: Optional;
}
