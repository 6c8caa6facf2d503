import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { Node } from '../../platform/node.js';

/** Passkey step that a staff session must complete before other operations. */
export const PasskeyRequirement = {
  NONE: 'none',
  ENROL: 'enrol',
  USE: 'use',
  CONTACT_ADMIN: 'contact admin',
} as const;
export type PasskeyRequirement = (typeof PasskeyRequirement)[keyof typeof PasskeyRequirement];

registerEnumType(PasskeyRequirement, {
  name: 'PasskeyRequirement',
  description:
    'Passkey step that staff must complete before they can work, where passkeys are required.',
  valuesConfig: {
    NONE: { description: 'No passkey step is needed.' },
    ENROL: { description: 'Add a first passkey, then sign in with it.' },
    USE: { description: 'Sign in with an existing passkey.' },
    CONTACT_ADMIN: {
      description:
        'The account had a passkey before. The operator must allow a new one: `npm run admin -- forget-passkeys EMAIL`.',
    },
  },
});

@ObjectType('Session', {
  implements: Node,
  description: 'A signed-in browser or app of an account.',
})
export class AccountSession {
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system, for example "Chrome on Android". Null when unknown.',
  })
  device!: string | null;

  @Field(() => Boolean, { description: 'Whether this is the session of the request.' })
  current!: boolean;

  @Field(() => Boolean, { description: 'Whether the user signed in with a passkey.' })
  byPasskey!: boolean;

  @Field(() => DateTime, { description: 'Time of the sign-in.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last use, updated at most once a minute.' })
  lastSeenAt!: Date;
}

@ObjectType({ description: 'Passkeys and sessions of an account.' })
export class AccountSecurity {
  @Field(() => [Passkey], { description: 'Passkeys of the account, newest first.' })
  passkeys!: Passkey[];

  @Field(() => [AccountSession], {
    description: 'Active sessions: the requesting session first, then by last use.',
  })
  sessions!: AccountSession[];

  @Field(() => PasskeyRequirement, {
    description: 'Passkey step that the account must complete first.',
  })
  passkeyRequirement!: PasskeyRequirement;
}
