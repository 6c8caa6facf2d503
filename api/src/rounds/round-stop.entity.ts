import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { type FailReason, type StopKind, StopState } from './stop.words.js';

/**
 * A pickup or a delivery of an order that somebody is to do, or tried. The trigger `ends_stops` of the order ends an open
 * one when the order moves; what is planned no more is deleted.
 */
@Entity()
export class RoundStop {
  [EntityName]?: 'RoundStop';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  /** Null of one that has ended, when its round was deleted. */
  @Property({ type: 'uuid', nullable: true })
  roundId: string | null = null;

  @Property({ type: 'uuid' })
  orderId!: string;

  @Property({ type: 'text' })
  kind!: StopKind;

  /** Rises along the round; not without gaps. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  state: StopState & Opt = StopState.OPEN;

  @Property({ type: 'text', nullable: true })
  failReason: FailReason | null = null;

  @Property({ type: 'text', nullable: true })
  failNote: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  plannedBy: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  endedAt: Date | null = null;

  /** When the attempt that failed was recorded, where it was sent later. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  recordedAt: Date | null = null;
}
