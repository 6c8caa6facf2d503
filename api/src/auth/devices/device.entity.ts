import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The mark of a browser in which somebody has signed in to an account. */
@Entity()
export class Device {
  [EntityName]?: 'Device';

  /** Hash of the id in its cookie, which is another one after each sign-in. */
  @PrimaryKey({ type: 'blob' })
  idHash!: Buffer;

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  /** What its codes, waits and limits go by. It stays when the id is renewed, and no id leads to it but the newest. */
  @Property({ type: 'blob' })
  slot!: Buffer;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  /** When somebody last signed in there. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  lastUsedAt: Date & Opt = new Date();

  /** When wrong codes were tried there; only those of the last 30 days are kept, the newest at the end. */
  @Property({ type: 'array', columnType: 'timestamptz(3)[]' })
  wrongTries!: string[];
}
