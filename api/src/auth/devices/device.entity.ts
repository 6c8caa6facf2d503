import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A trusted browser of an account: the account has signed in there. */
@Entity()
export class Device {
  [EntityName]?: 'Device';

  /** Hash of the id in its cookie; the id changes with each sign-in. */
  @PrimaryKey({ type: 'blob' })
  idHash!: Buffer;

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  /** Key of its codes, waits and limits. It stays when the id changes; only the newest id leads to it. */
  @Property({ type: 'blob' })
  slot!: Buffer;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  /** Time of the last sign-in. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  lastUsedAt: Date & Opt = new Date();

  /** Times of wrong tries in the last 30 days, newest last. */
  @Property({ type: 'array', columnType: 'timestamptz(3)[]' })
  wrongTries!: string[];
}
