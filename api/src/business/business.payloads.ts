import { Field, ObjectType } from 'type-graphql';
import { Business } from './business.entity.js';

@ObjectType({ description: 'The saved company profile.' })
export class BusinessPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => Business, { description: 'The company profile after the change.' })
  business!: Business;
}
