import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/** A signed-in browser or client, found by the hash of its token. */
@Entity()
export class Session {
  [EntityName]?: 'Session';

  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  /** Public id; it does not reveal the token. */
  @Property({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  userId!: string;

  /** Label of the browser, for example 'Chrome on Android'. */
  @Property({ type: 'text', nullable: true })
  device: string | null = null;

  /** Whether the user signed in with a passkey. */
  @Property({ type: 'boolean' })
  byPasskey: boolean & Opt = false;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  lastSeenAt: Date & Opt = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;
}
