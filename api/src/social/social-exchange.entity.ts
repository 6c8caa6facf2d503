import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A one-time code that the popup passes to the page which opened it. That page exchanges it for a
 * session.
 */
@Entity()
export class SocialExchange {
  [EntityName]?: 'SocialExchange';

  @PrimaryKey({ type: 'blob' })
  codeHash!: Buffer;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;
}
