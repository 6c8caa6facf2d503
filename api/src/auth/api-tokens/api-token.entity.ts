import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { Node } from '../../platform/node.js';
import { DateTime } from '../../platform/scalars.js';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'An API token of an app. The token itself is shown once, when it is created.',
})
@Entity()
export class ApiToken {
  [EntityName]?: 'ApiToken';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  appId!: string;

  @Field(() => String, { description: 'Name of the token, to tell two tokens of an app apart.' })
  @Property({ type: 'text' })
  label!: string;

  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @Field(() => String, { description: 'The last four characters of the token.' })
  @Property({ type: 'text' })
  hint!: string;

  @Field(() => [String], {
    description: 'Networks in CIDR notation from which the token works; empty for all networks.',
  })
  @Property({ type: 'array', columnType: 'cidr[]' })
  networks: string[] & Opt = [];

  @Field(() => DateTime, { description: 'Time when the token was created.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'uuid' })
  createdBy!: string;

  @Field(() => DateTime, { description: 'Time from which the token no longer works.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when a person revoked the token; null if it was not revoked.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  revokedAt: Date | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last use, exact to the minute; null if it was never used.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  lastUsedAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'IP address of the last use; null if it was never used.',
  })
  @Property({ type: 'text', nullable: true })
  lastUsedAddress: string | null = null;

  /** Days before the expiry of the last mail about it; null if none was sent. */
  @Property({ type: 'integer', nullable: true })
  warnedDays: number | null = null;
}
