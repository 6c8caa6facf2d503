import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A trusted device: the account has signed in there before. */
@Entity()
export class TrustedDevice {
  [EntityName]?: 'TrustedDevice';

  /** Hash of the id in its cookie. Each sign-in sets a new id. */
  @PrimaryKey({ type: 'blob' })
  idHash!: Buffer;

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  /**
   * Key of the codes, waiting times and limits of the browser. It stays the same when the cookie id
   * changes. Only the newest cookie id finds the key.
   */
  @Property({ type: 'blob' })
  deviceKey!: Buffer;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  /** Time of the last sign-in. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  lastUsedAt: Date & Opt = new Date();

  /** Times of failed attempts in the last 30 days, newest last. */
  @Property({ type: 'array', columnType: 'timestamptz(3)[]' })
  failedAttempts!: string[];
}
