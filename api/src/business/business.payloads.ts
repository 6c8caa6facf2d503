import { Field, ObjectType } from 'type-graphql';
import { Business } from './business.entity.js';

@ObjectType({ description: 'The saved particulars of the business.' })
export class BusinessPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => Business, { description: 'The business as it is now.' })
  business!: Business;
}
