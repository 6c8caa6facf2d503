import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { Permission } from '../../rules/permission.js';
import { Email, Line, Phone, rule } from '../platform/input-decorators.js';
import { UPDATED_SINCE } from '../platform/lists/list-filters.js';
import { pageArgs } from '../platform/lists/pagination.js';
import { DateTime, EmailAddress, PhoneNumber } from '../platform/scalars.js';

/** Validates a discount in whole percent, 0 to 100. */
export const DiscountLimit = () =>
  rule(
    null,
    Max(100, { message: 'Discount must be at most 100%' }),
    Min(0, { message: 'Discount must not be below 0%' }),
  );

@InputType()
export abstract class EmployeeFields {
  @Line({ label: 'Name' })
  @Field(() => String, { description: 'Full name, 1 to 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => PhoneNumber, {
    description: 'Indian mobile number: ten digits; +91, spaces and dashes are removed.',
  })
  phone!: string;

  @Email('Please enter a valid email')
  @Field(() => EmailAddress, { description: 'E-mail; unique within the directory.' })
  email!: string;
}

@InputType({ description: 'A new employee.' })
export class CreateEmployeeInput extends EmployeeFields {}

@InputType({ description: 'The new values of an employee.' })
export class UpdateEmployeeInput extends EmployeeFields {}

@InputType({ description: 'The access of an employee.' })
export class GrantEmployeeAccessInput {
  @Field(() => [Permission], {
    description: "Complete list of the employee's permissions; at least one.",
  })
  permissions!: Permission[];

  @IsOptional()
  @DiscountLimit()
  @Field(() => Int, {
    nullable: true,
    description:
      'Highest discount that the employee may give, in percent of the items of an order, 0 to 100. If omitted, the limit stays the same; for new access it is 0.',
  })
  discountLimit?: number | null;
}

@ArgsType()
export class EmployeesArgs extends pageArgs(100) {
  @IsOptional()
  @Line({ label: 'Search', min: 0 })
  @Field(() => String, {
    nullable: true,
    description: 'Part of name, phone or e-mail, ignoring case.',
  })
  search?: string | null;

  @Field(() => DateTime, { nullable: true, description: UPDATED_SINCE })
  updatedSince?: Date | null;
}
