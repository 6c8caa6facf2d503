import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A person at an identity provider and the account that they sign in to here. */
@Entity()
export class SocialIdentity {
  [EntityName]?: 'SocialIdentity';

  @PrimaryKey({ type: 'text' })
  issuer!: string;

  /** The provider's id of the person, which stays when their e-mail changes. */
  @PrimaryKey({ type: 'text' })
  subject!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
