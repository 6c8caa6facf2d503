import { Field, ObjectType } from 'type-graphql';
import { User } from './user.entity.js';
import type { UserRow } from './users.queries.js';

@ObjectType({ description: 'A changed account.' })
export class UserPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => User, { description: 'The account as it is now.' })
  user!: UserRow;
}
