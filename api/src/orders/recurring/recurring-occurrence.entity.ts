import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What the job did for a day of a recurring pickup. The database stores these texts. */
export const OccurrenceOutcome = {
  BOOKED: 'booked',
  CLOSED: 'closed',
  NOT_SERVED: 'not served',
  TOO_LATE: 'too late',
} as const;
export type OccurrenceOutcome = (typeof OccurrenceOutcome)[keyof typeof OccurrenceOutcome];

/**
 * A day of a recurring pickup that was booked, or that the job could not book. The primary key
 * prevents a second booking of the same day.
 */
@Entity()
export class RecurringOccurrence {
  [EntityName]?: 'RecurringOccurrence';
  [PrimaryKeyProp]?: ['recurringPickupId', 'day'];

  @PrimaryKey({ type: 'uuid' })
  recurringPickupId!: string;

  @PrimaryKey({ type: 'date' })
  day!: string;

  @Property({ type: 'text' })
  outcome!: OccurrenceOutcome;

  /** The booked order; null when no order was booked. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  madeAt: Date & Opt = new Date();
}
