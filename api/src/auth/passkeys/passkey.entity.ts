import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime } from '../../platform/scalars.js';

@ObjectType({ description: 'A passkey that signs in to an account.' })
@Entity()
export class Passkey {
  [EntityName]?: 'Passkey';

  @Field(() => ID, { description: 'Id of the passkey, a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  userId!: string;

  /** What the authenticator calls it, in base64url. */
  @Property({ type: 'text' })
  credentialId!: string;

  /** In the form of COSE. */
  @Property({ type: 'blob' })
  publicKey!: Buffer;

  /** Uses as the authenticator counts them; 0 for ever where it does not. */
  @Property({ type: 'bigint' })
  counter!: string;

  /** How a browser reaches the authenticator, as far as it said. */
  @Property({ type: 'array', columnType: 'text[]' })
  transports!: string[];

  @Field(() => String, {
    description:
      'What its owner calls it, at most 60 characters; at first the browser that made it.',
  })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => DateTime, { description: 'When it was made.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it last signed in; null until it has.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  lastUsedAt: Date | null = null;
}
