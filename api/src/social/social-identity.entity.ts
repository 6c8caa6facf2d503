import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A social account: a person at an identity provider, and the linked account here. */
@Entity()
export class SocialIdentity {
  [EntityName]?: 'SocialIdentity';

  @PrimaryKey({ type: 'text' })
  issuer!: string;

  /** Id of the person at the provider. It stays the same when the person's e-mail changes. */
  @PrimaryKey({ type: 'text' })
  subject!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
