import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.js';
import { Passkey } from '../passkeys/passkey.entity.js';

/** What this installation wants of a session before it may do its work. */
export const PasskeyDemand = { NONE: 'none', ADD: 'add', SIGN_IN: 'sign in', ASK: 'ask' } as const;
export type PasskeyDemand = (typeof PasskeyDemand)[keyof typeof PasskeyDemand];

registerEnumType(PasskeyDemand, {
  name: 'PasskeyDemand',
  description: 'What staff have to do with a passkey before they go on, where they need one.',
  valuesConfig: {
    NONE: { description: 'Nothing.' },
    ADD: { description: 'Add one, then sign in with it.' },
    SIGN_IN: { description: 'Sign in with the one that there is.' },
    ASK: {
      description:
        'Ask whoever runs the installation to allow a new one, for there was one before: `npm run admin -- forget-passkeys EMAIL`.',
    },
  },
});

@ObjectType({ description: 'A browser or app in which somebody is signed in to an account.' })
export class OpenSession {
  @Field(() => ID, { description: 'Id of the session, a UUID; it tells nothing of its token.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Where it was opened, in words such as "Chrome on Android"; null when that is not known.',
  })
  device!: string | null;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  current!: boolean;

  @Field(() => Boolean, { description: 'Whether it was opened with a passkey.' })
  byPasskey!: boolean;

  @Field(() => DateTime, { description: 'When it was opened.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last used, to the minute.' })
  lastSeenAt!: Date;
}

@ObjectType({ description: 'How an account is signed in to, and where it is.' })
export class AccountSecurity {
  @Field(() => [Passkey], { description: 'Its passkeys, the newest first.' })
  passkeys!: Passkey[];

  @Field(() => [OpenSession], {
    description: 'Where it is signed in now: the session that asks, then by last use.',
  })
  sessions!: OpenSession[];

  @Field(() => PasskeyDemand, { description: 'What has to be done with a passkey first.' })
  passkeyDemand!: PasskeyDemand;
}
