import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A signed-in browser or client, found by the hash of its token. */
@Entity()
export class Session {
  [EntityName]?: 'Session';

  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  lastSeenAt: Date & Opt = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;
}
