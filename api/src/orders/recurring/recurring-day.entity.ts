import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What became of a day. Stored by these texts. */
export const DayOutcome = {
  BOOKED: 'booked',
  CLOSED: 'closed',
  NOT_SERVED: 'not served',
  TOO_LATE: 'too late',
} as const;
export type DayOutcome = (typeof DayOutcome)[keyof typeof DayOutcome];

/** A day of a recurring pickup that was made: each once, whatever dies. */
@Entity()
export class RecurringDay {
  [EntityName]?: 'RecurringDay';
  [PrimaryKeyProp]?: ['recurringPickupId', 'day'];

  @PrimaryKey({ type: 'uuid' })
  recurringPickupId!: string;

  @PrimaryKey({ type: 'date' })
  day!: string;

  @Property({ type: 'text' })
  outcome!: DayOutcome;

  /** Null where nothing was booked. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  madeAt: Date & Opt = new Date();
}
