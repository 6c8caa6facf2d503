import { ArgsType, Field, InputType } from 'type-graphql';
import { Email, Line, OneTimeCodeRule, Phone } from '../platform/inputs.js';

@InputType({ description: 'What is known of a new customer beside the e-mail.' })
export class SignUpDetailsInput {
  @Line({ label: 'Name' })
  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => String, {
    description: 'Indian mobile number: ten digits; +91, spaces and dashes are removed.',
  })
  phone!: string;
}

@InputType({ description: 'Who signs up.' })
export class RegisterInput {
  @Line({ label: 'Name' })
  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => String, {
    description: 'Indian mobile number: ten digits; +91, spaces and dashes are removed.',
  })
  phone!: string;

  @Email()
  @Field(() => String, { description: 'E-mail that gets the code.' })
  email!: string;
}

@InputType({ description: 'A one-time code and the e-mail that it was sent to.' })
export class VerifyInput {
  @Email()
  @Field(() => String, { description: 'E-mail that got the code.' })
  email!: string;

  @OneTimeCodeRule()
  @Field(() => String, { description: 'The four digits.' })
  otp!: string;
}

@ArgsType()
export class LoginArgs {
  @Email()
  @Field(() => String, { description: 'E-mail of the account.' })
  email!: string;
}
