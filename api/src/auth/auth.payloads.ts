import { Field, ObjectType } from 'type-graphql';
import type { Deps } from '../database.js';
import { User } from '../users/user.entity.js';
import { wantsPasskey } from './passkeys/passkey.policy.js';
import { SESSION_LIFETIMES_TEXT } from './sessions/session-lifetimes.js';
import type { SignedInUser } from './sessions/sessions.service.js';

@ObjectType({ description: 'A finished sign-in.' })
export class SignInPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => User, { description: 'Who is signed in now.' })
  userDetails!: User;

  @Field(() => String, {
    description: `Send it as \`Authorization: Bearer …\`. How long it works: ${SESSION_LIFETIMES_TEXT}`,
  })
  token!: string;

  @Field(() => Boolean, {
    description:
      'Whether this session may do no more than add a first passkey: staff sign in with one here.',
  })
  passkeyWanted!: boolean;
}

export const signInPayload = (
  { app }: Pick<Deps, 'app'>,
  { user, token, byPasskey }: SignedInUser,
): SignInPayload => ({
  message: 'Login successful',
  userDetails: user,
  token,
  passkeyWanted: wantsPasskey(app, { role: user.role, byPasskey }),
});
