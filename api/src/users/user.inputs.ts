import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Email, Line, Phone } from '../platform/input-decorators.js';
import { DeletedFilter, UPDATED_SINCE } from '../platform/lists/list-filters.js';
import { DateTime, EmailAddress, PhoneNumber } from '../platform/scalars.js';
import { Role } from './user.entity.js';

@InputType({ description: 'Account details to save.' })
export class UpdateAccountInput {
  @Line({ label: 'Name', min: 2, required: 'Please enter your name' })
  @Field(() => String, { description: 'Full name, 2 to 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => PhoneNumber, {
    description: 'Indian mobile number: ten digits; +91, spaces and dashes are removed.',
  })
  phone!: string;

  @IsOptional()
  @Email('Please enter a valid email')
  @Field(() => EmailAddress, {
    nullable: true,
    description:
      'E-mail; a new one takes effect after confirmation from its mailbox. May be omitted only if the account has none: an e-mail cannot be removed.',
  })
  email?: string | null;
}

@InputType({ description: 'A customer whom staff create at the front desk.' })
export class NewCustomerInput {
  @Line({ label: 'Name', min: 2, required: 'Please enter the name' })
  @Field(() => String, { description: 'Full name, 2 to 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => PhoneNumber, {
    description:
      'Indian mobile number: ten digits; +91, spaces and dashes are removed. It need not be unique.',
  })
  phone!: string;

  @IsOptional()
  @Email('Please enter a valid email')
  @Field(() => EmailAddress, {
    nullable: true,
    description: 'E-mail; takes effect after confirmation from its mailbox.',
  })
  email?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True creates the customer even if one with this name and phone exists. Default: false.',
  })
  another?: boolean | null;
}

@InputType({ description: 'Filter for users; all given conditions apply.' })
export class UserFilter {
  @Field(() => Role, { nullable: true, description: 'Role of the users.' })
  role?: Role | null;

  @IsOptional()
  @Line({ label: 'Search', min: 0 })
  @Field(() => String, {
    nullable: true,
    description: 'Part of name, phone, e-mail or an address, without regard to case.',
  })
  search?: string | null;

  @Field(() => DateTime, { nullable: true, description: UPDATED_SINCE })
  updatedSince?: Date | null;

  @Field(() => DeletedFilter, {
    nullable: true,
    description: 'Whether the list has deleted users, merged ones included. EXCLUDE by default.',
  })
  deleted?: DeletedFilter | null;
}
