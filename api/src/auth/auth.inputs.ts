import { ArgsType, Field, InputType } from 'type-graphql';
import { Email, Line, OneTimeCodeRule, Phone } from '../platform/input-decorators.js';
import { EmailAddress, PhoneNumber } from '../platform/scalars.js';

@InputType({ description: 'Name and phone of a new customer.' })
export class SignUpDetailsInput {
  @Line({ label: 'Name' })
  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => PhoneNumber, {
    description: 'Indian mobile number: ten digits; +91, spaces and dashes are removed.',
  })
  phone!: string;
}

@InputType({ description: 'Details of a sign-up.' })
export class RegisterInput {
  @Line({ label: 'Name' })
  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => PhoneNumber, {
    description: 'Indian mobile number: ten digits; +91, spaces and dashes are removed.',
  })
  phone!: string;

  @Email()
  @Field(() => EmailAddress, { description: 'E-mail address that receives the code.' })
  email!: string;
}

@InputType({ description: 'A one-time code and the e-mail that it was sent to.' })
export class VerifyInput {
  @Email()
  @Field(() => EmailAddress, { description: 'E-mail address that received the code.' })
  email!: string;

  @OneTimeCodeRule()
  @Field(() => String, { description: 'The code: four digits.' })
  otp!: string;
}

@ArgsType()
export class LoginArgs {
  @Email()
  @Field(() => EmailAddress, { description: 'E-mail of the account.' })
  email!: string;
}
