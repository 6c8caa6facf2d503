import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/** A payment event of the provider that could not be entered, until staff retry or dismiss it. */
@Entity()
export class FailedWebhook {
  [EntityName]?: 'FailedWebhook';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  /** The provider's id of the notification: one that is sent again is the same one. */
  @Property({ type: 'text' })
  eventId!: string;

  /** Kind of event; null if unreadable. */
  @Property({ type: 'text', nullable: true })
  kind: string | null = null;

  /** Reason why it was not entered, see `Outcome`, or `unreadable`. */
  @Property({ type: 'text' })
  outcome!: string;

  /** The parsed event, to be processed again; null if unreadable. */
  @Property({ type: 'json', nullable: true })
  notification: unknown = null;

  /** The order of its link. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  @Property({ type: 'text', nullable: true })
  paymentId: string | null = null;

  /** Amount of the payment, in paise. */
  @Property({ type: 'double', columnType: 'bigint', nullable: true })
  amount: number | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'integer' })
  tries: number & Opt = 1;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  triedAt: Date & Opt = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  triedAgainAt: Date | null = null;

  /** Time when it, or its payment by another event, was entered. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  doneAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  setAsideAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  setAsideReason: string | null = null;

  @Property({ type: 'integer' })
  version: number & Opt = 1;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;
}
