import { Field, ObjectType } from 'type-graphql';
import { Business } from './business.entity.js';

@ObjectType({ description: 'The saved particulars of the business.' })
export class BusinessPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => Business, { description: 'The business as it is now.' })
  business!: Business;
}
