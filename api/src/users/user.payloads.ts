import { Field, ObjectType } from 'type-graphql';
import { User } from './user.entity.js';
import type { UserRow } from './users.queries.js';

@ObjectType({ description: 'Result of an account change.' })
export class UserPayload {
  @Field(() => String, { description: 'Confirmation text for the screen.' })
  message!: string;

  @Field(() => User, { description: 'The changed account.' })
  user!: UserRow;
}
