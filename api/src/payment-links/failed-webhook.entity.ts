import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/**
 * A webhook of the payment provider that could not be processed. It is stored until it is processed
 * or staff dismiss it.
 */
@Entity()
export class FailedWebhook {
  [EntityName]?: 'FailedWebhook';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  /** Id of the webhook at the provider. A repeated webhook has the same id. */
  @Property({ type: 'text' })
  eventId!: string;

  /** Event name of the webhook; null for an unreadable webhook. */
  @Property({ type: 'text', nullable: true })
  kind: string | null = null;

  /** Reason why the webhook was not processed: an `Outcome`, or `unreadable`. */
  @Property({ type: 'text' })
  outcome!: string;

  /** Parsed content of the webhook, for a retry; null for an unreadable webhook. */
  @Property({ type: 'json', nullable: true })
  notification: unknown = null;

  /** Id of the order of the payment link; null if unknown. */
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
  attempts: number & Opt = 1;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  lastAttemptAt: Date & Opt = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  retriedAt: Date | null = null;

  /** Time when this webhook, or another one of the same payment, was processed; null before. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  doneAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  dismissedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  dismissalReason: string | null = null;

  @Property({ type: 'integer' })
  version: number & Opt = 1;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;
}
