import { Field, ObjectType } from 'type-graphql';
import type { Deps } from '../database.js';
import { User } from '../users/user.entity.js';
import { lacksRequiredPasskey } from './passkeys/passkey.policy.js';
import { SESSION_LIFETIMES_TEXT } from './sessions/session-lifetimes.js';
import type { SignedInUser } from './sessions/sessions.service.js';

@ObjectType({ description: 'Result of a successful sign-in.' })
export class SignInPayload {
  @Field(() => String, { description: 'Confirmation text for the screen.' })
  message!: string;

  @Field(() => User, { description: 'The signed-in user.' })
  userDetails!: User;

  @Field(() => String, {
    description: `Session token, sent as \`Authorization: Bearer …\`. Session expiry (maximum lifetime, or time without use): ${SESSION_LIFETIMES_TEXT}`,
  })
  token!: string;

  @Field(() => Boolean, {
    description:
      'Whether this staff session lacks the passkey sign-in that the installation requires. The session can only add a first passkey, or the user signs in with an existing one; see `AccountSecurity.passkeyRequirement`.',
  })
  passkeyRequired!: boolean;
}

export const signInPayload = (
  { app }: Pick<Deps, 'app'>,
  { user, token, byPasskey }: SignedInUser,
): SignInPayload => ({
  message: 'Login successful',
  userDetails: user,
  token,
  passkeyRequired: lacksRequiredPasskey(app, { role: user.role, byPasskey }),
});
