import { EntityName, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Address } from '../../addresses/address.entity.js';
import { Versioned } from '../../platform/optimistic-lock.js';
import { User } from '../../users/user.entity.js';
import type { RecurrenceInterval } from './recurrence-interval.enum.js';

/**
 * A recurring pickup. The GraphQL type `RecurringPickup` is the class `RecurringPickupView`, which
 * also has the address and the slot. The database trigger `ends_recurring` ends a recurring pickup
 * when its address or account is deleted.
 */
@Entity()
export class RecurringPickup extends Versioned {
  [EntityName]?: 'RecurringPickup';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  /** Null after the address was deleted, which also ends the recurring pickup. */
  @ManyToOne(() => Address, { ref: true, nullable: true })
  address: Ref<Address> | null = null;

  @Property({ type: 'text', fieldName: 'every' })
  interval!: RecurrenceInterval;

  /**
   * Day of the first pickup. It determines the weekday and, for a fortnightly pickup, the weeks.
   */
  @Property({ type: 'date' })
  startsOn!: string;

  /** The planned slot; null for any time. */
  @Property({ type: 'uuid', nullable: true })
  slotId: string | null = null;

  /**
   * Contact name; null means the current name of the account. Null in `phone` means its current
   * phone.
   */
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'boolean' })
  express: boolean & Opt = false;

  /**
   * Whether the recurring pickup is paused: until the day `pausedUntil`, or without that day until
   * staff or the customer resume it.
   */
  @Property({ type: 'boolean' })
  paused: boolean & Opt = false;

  @Property({ type: 'date', nullable: true })
  pausedUntil: string | null = null;

  /** Last day that needs no booking any more: it was booked, skipped, or could not be booked. */
  @Property({ type: 'date' })
  handledUntil!: string;

  /** Next day to book; null during a pause without an end date, and after the end. */
  @Property({ type: 'date', nullable: true, fieldName: 'next_day' })
  nextOn: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  endedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
