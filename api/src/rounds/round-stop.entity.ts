import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { type FailedAttemptReason, type StopKind, StopStatus } from './stop.enums.js';

/**
 * A pickup or delivery of an order in a round: planned, done or failed. The database trigger
 * `closes_stops` ends an open stop when the order changes its status. An open stop that is removed
 * from its round is deleted.
 */
@Entity()
export class RoundStop {
  [EntityName]?: 'RoundStop';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  /** Round of the stop; null for an ended stop whose round was deleted. */
  @Property({ type: 'uuid', nullable: true })
  roundId: string | null = null;

  @Property({ type: 'uuid' })
  orderId!: string;

  @Property({ type: 'text' })
  kind!: StopKind;

  /** Sort key within the round, with gaps. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  state: StopStatus & Opt = StopStatus.OPEN;

  @Property({ type: 'text', nullable: true })
  failReason: FailedAttemptReason | null = null;

  @Property({ type: 'text', nullable: true })
  failNote: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  plannedBy: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  endedAt: Date | null = null;

  /**
   * Time at which the driver recorded the failed attempt offline; null when it was sent at once.
   */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  recordedAt: Date | null = null;
}
