import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.js';
import { Passkey } from '../passkeys/passkey.entity.js';

/** Passkey step that a staff session must complete before other operations. */
export const PasskeyDemand = { NONE: 'none', ADD: 'add', SIGN_IN: 'sign in', ASK: 'ask' } as const;
export type PasskeyDemand = (typeof PasskeyDemand)[keyof typeof PasskeyDemand];

registerEnumType(PasskeyDemand, {
  name: 'PasskeyDemand',
  description:
    'Passkey step that staff must complete before they can work, where passkeys are required.',
  valuesConfig: {
    NONE: { description: 'No passkey step is needed.' },
    ADD: { description: 'Add a first passkey, then sign in with it.' },
    SIGN_IN: { description: 'Sign in with an existing passkey.' },
    ASK: {
      description:
        'The account had a passkey before. The operator must allow a new one: `npm run admin -- forget-passkeys EMAIL`.',
    },
  },
});

@ObjectType({ description: 'A signed-in browser or app of an account.' })
export class OpenSession {
  @Field(() => ID, { description: 'Id of the session, a UUID. It does not reveal the token.' })
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

  @Field(() => DateTime, { description: 'Time of the last use, updated once a minute.' })
  lastSeenAt!: Date;
}

@ObjectType({ description: 'Passkeys and sessions of an account.' })
export class AccountSecurity {
  @Field(() => [Passkey], { description: 'Passkeys of the account, newest first.' })
  passkeys!: Passkey[];

  @Field(() => [OpenSession], {
    description: 'Active sessions: the requesting session first, then by last use.',
  })
  sessions!: OpenSession[];

  @Field(() => PasskeyDemand, { description: 'Passkey step that the account must complete first.' })
  passkeyDemand!: PasskeyDemand;
}
