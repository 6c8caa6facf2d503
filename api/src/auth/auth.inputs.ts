import { Field, InputType } from 'type-graphql';
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
export class RequestSignUpCodeInput {
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

/** A one-time code and the e-mail that it was sent to. */
@InputType()
abstract class OneTimeCodeFields {
  @Email()
  @Field(() => EmailAddress, { description: 'E-mail address that received the code.' })
  email!: string;

  @OneTimeCodeRule()
  @Field(() => String, { description: 'The code: four digits.' })
  otp!: string;
}

@InputType({ description: 'A sign-up code and the e-mail that received it.' })
export class SignUpWithCodeInput extends OneTimeCodeFields {}

@InputType({ description: 'A sign-in code and the e-mail that received it.' })
export class SignInWithCodeInput extends OneTimeCodeFields {}

@InputType({ description: 'An e-mail link, with the details that a sign-up needs.' })
export class SignInWithEmailLinkInput {
  @Field(() => String, { description: 'The `token` part of the link.' })
  token!: string;

  @Field(() => SignUpDetailsInput, {
    nullable: true,
    description: 'Name and phone of a new customer; needed only for a sign-up.',
  })
  details?: SignUpDetailsInput | null;
}

@InputType({ description: 'The e-mail of the account that signs in.' })
export class RequestSignInCodeInput {
  @Email()
  @Field(() => EmailAddress, { description: 'E-mail of the account.' })
  email!: string;
}
