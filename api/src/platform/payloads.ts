import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Result of an operation without data.' })
export class MessagePayload {
  @Field(() => String, { description: 'Confirmation text for the screen.' })
  message!: string;
}
