import { IsOptional } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { Email, Line, Phone } from '../platform/inputs.js';

@InputType({ description: 'An employee to save.' })
export class EmployeeInput {
  @Line({ label: 'Name' })
  @Field(() => String, { description: 'Full name, 1 to 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => String, {
    description: 'Indian mobile number: ten digits; +91, spaces and dashes are removed.',
  })
  phone!: string;

  @Email('Please enter a valid email')
  @Field(() => String, { description: 'E-mail; unique within the directory.' })
  email!: string;
}

@ArgsType()
export class EmployeesArgs {
  @IsOptional()
  @Line({ label: 'Search', min: 0 })
  @Field(() => String, { nullable: true, description: 'Part of name, phone or e-mail.' })
  search?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 100,
    description: 'Rows of a page, 1 to 100.',
  })
  first!: number;

  @Field(() => String, { nullable: true, description: '`endCursor` of the page before.' })
  after?: string | null;
}
