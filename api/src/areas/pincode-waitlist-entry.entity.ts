import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/** Waitlist entry: an e-mail address to notify when a PIN code is served. */
@Entity()
export class PincodeWaitlistEntry {
  [EntityName]?: 'PincodeWaitlistEntry';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'text' })
  pincode!: string;

  /** E-mail in lower case; unique per PIN code. */
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
