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

  @Email('Please enter a valid email')
  @Field(() => String, {
    description: 'E-mail; a new one holds once it is confirmed from its own inbox.',
  })
  email!: string;
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
