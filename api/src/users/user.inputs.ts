import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Email, Line, Phone } from '../platform/inputs.js';
import { Role } from './user.entity.js';

@InputType({ description: 'Account details to save.' })
export class AccountInput {
  @Line({ label: 'Name', min: 2, required: 'Please enter your name' })
  @Field(() => String, { description: 'Full name, 2 to 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => String, {
    description: 'Indian mobile number: ten digits; +91, spaces and dashes are removed.',
  })
  phone!: string;

  @IsOptional()
  @Email('Please enter a valid email')
  @Field(() => String, {
    nullable: true,
    description:
      'E-mail; a new one holds once it is confirmed from its own inbox. Left out only where the account has none: an e-mail is changed and not taken away.',
  })
  email?: string | null;
}

@InputType({ description: 'A customer whom staff make at the desk.' })
export class NewCustomerInput {
  @Line({ label: 'Name', min: 2, required: 'Please enter the name' })
  @Field(() => String, { description: 'Full name, 2 to 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => String, {
    description:
      'Indian mobile number: ten digits; +91, spaces and dashes are removed. Others may have the same.',
  })
  phone!: string;

  @IsOptional()
  @Email('Please enter a valid email')
  @Field(() => String, {
    nullable: true,
    description: 'E-mail; holds once it is confirmed from its own inbox.',
  })
  email?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True makes another customer of a name and phone that one has already.',
  })
  another?: boolean | null;
}

@InputType({ description: 'Which users. Everything given must hold.' })
export class UserFilter {
  @Field(() => Role, { nullable: true, description: 'With this role.' })
  role?: Role | null;

  @IsOptional()
  @Line({ label: 'Search', min: 0 })
  @Field(() => String, {
    nullable: true,
    description: 'Part of name, phone, e-mail or an address, without regard to case.',
  })
  search?: string | null;
}
