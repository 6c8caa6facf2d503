import { Field, InputType } from 'type-graphql';
import { Email, Line, Paragraph, Phone } from '../platform/input-decorators.js';
import { EmailAddress, PhoneNumber } from '../platform/scalars.js';

@InputType({ description: 'A message to the laundry.' })
export class SendContactMessageInput {
  @Line({ label: 'Name' })
  @Field(() => String, { description: 'Name, 1 to 100 characters.' })
  name!: string;

  @Phone()
  @Field(() => PhoneNumber, { description: 'Indian mobile number: ten digits.' })
  phone!: string;

  @Email('Please enter a valid email')
  @Field(() => EmailAddress, { description: 'E-mail address for the reply.' })
  email!: string;

  @Line({ label: 'Address', max: 600 })
  @Field(() => String, { description: 'Address in one line, 1 to 600 characters.' })
  address!: string;

  @Paragraph({ label: 'Message' })
  @Field(() => String, { description: 'Text of the message, 1 to 2000 characters.' })
  message!: string;
}
