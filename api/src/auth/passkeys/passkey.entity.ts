import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime } from '../../platform/scalars.js';
import { Node } from '../../platform/node.js';

@ObjectType({ implements: Node, description: 'A passkey of an account.' })
@Entity()
export class Passkey {
  [EntityName]?: 'Passkey';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  userId!: string;

  /** Credential id of the authenticator, in base64url. */
  @Property({ type: 'text' })
  credentialId!: string;

  /** Public key in COSE format. */
  @Property({ type: 'blob' })
  publicKey!: Buffer;

  /** Signature counter; always 0 for authenticators without one. */
  @Property({ type: 'bigint' })
  counter!: string;

  /** Transports of the authenticator, as reported by the browser. */
  @Property({ type: 'array', columnType: 'text[]' })
  transports!: string[];

  @Field(() => String, {
    description:
      'Name given by the owner, at most 60 characters. Initially the label of the browser that created it.',
  })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => DateTime, { description: 'Creation time.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last sign-in with the passkey; null before the first one.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  lastUsedAt: Date | null = null;
}
