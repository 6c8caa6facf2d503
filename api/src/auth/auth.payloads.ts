import { Field, ObjectType } from 'type-graphql';
import { User } from '../users/user.entity.js';

@ObjectType({ description: 'A finished sign-in.' })
export class SignInPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => User, { description: 'Who is signed in now.' })
  userDetails!: User;

  @Field(() => String, {
    description:
      'Send it as `Authorization: Bearer …`. Works 30 days and 7 idle; for admins 12 hours and 1 idle.',
  })
  token!: string;
}
