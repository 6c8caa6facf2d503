import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The answer of an operation that has nothing else to give.' })
export class MessagePayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;
}
