import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Result of an operation without data.' })
export class MessagePayload {
  @Field(() => String, { description: 'Confirmation text for the screen.' })
  message!: string;
}

@ObjectType({ description: 'Result of a deletion.' })
export class DeletePayload extends MessagePayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;
}
