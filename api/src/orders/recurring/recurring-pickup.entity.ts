import { EntityName, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Address } from '../../addresses/address.entity.js';
import { Versioned } from '../../platform/versioned.js';
import { User } from '../../users/user.entity.js';
import type { Repeat } from './repeat.enum.js';

/**
 * A pickup that repeats; GraphQL shows it with its address and time. The triggers `ends_recurring` end it with its address
 * or its account.
 */
@Entity()
export class RecurringPickup extends Versioned {
  [EntityName]?: 'RecurringPickup';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  /** Null once that was deleted, with which it has ended. */
  @ManyToOne(() => Address, { ref: true, nullable: true })
  address: Ref<Address> | null = null;

  @Property({ type: 'text' })
  every!: Repeat;

  /** The first pickup, which somebody booked: its day of the week, and the week from which two are counted. */
  @Property({ type: 'date' })
  startsOn!: string;

  /** The usual time; null for any. */
  @Property({ type: 'uuid', nullable: true })
  slotId: string | null = null;

  /** Kept only where it says more than the account does, as phone below: the account's own may change. */
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'boolean' })
  express: boolean & Opt = false;

  /** Until a day, or until somebody resumes it. */
  @Property({ type: 'boolean' })
  paused: boolean & Opt = false;

  @Property({ type: 'date', nullable: true })
  pausedUntil: string | null = null;

  /** The last day of the rhythm that was booked, skipped or told off. */
  @Property({ type: 'date' })
  handledUntil!: string;

  /** What the job books next; null while it is paused until resumed, and once it has ended. */
  @Property({ type: 'date', nullable: true })
  nextDay: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  endedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
