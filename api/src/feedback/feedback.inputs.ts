import { Field, InputType } from 'type-graphql';
import { Line, Paragraph, Phone } from '../platform/input-decorators.js';
import { PhoneNumber } from '../platform/scalars.js';

@InputType({ description: 'Feedback to send.' })
export class SendFeedbackInput {
  @Line({ label: 'Name', min: 4 })
  @Field(() => String, { description: 'Name, 4 to 100 characters.' })
  name!: string;

  @Phone('Phone must be exactly 10 digits')
  @Field(() => PhoneNumber, { description: 'Indian mobile number: ten digits.' })
  phone!: string;

  @Paragraph({ label: 'Message', min: 4 })
  @Field(() => String, { description: 'Text of the review, 4 to 2000 characters.' })
  message!: string;
}
