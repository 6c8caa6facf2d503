import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Versioned } from '../platform/optimistic-lock.js';

/**
 * The stops of one driver on a day. A driver has one round per day. GraphQL shows it as
 * `RoundView`.
 */
@Entity()
export class Round extends Versioned {
  [EntityName]?: 'Round';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'date' })
  day!: string;

  /** Employee who is the driver; null after the employee was deleted. */
  @Property({ type: 'uuid', nullable: true })
  driverId: string | null = null;

  /**
   * The stop that the driver chose to visit next. It applies while that stop is open and in this
   * round.
   */
  @Property({ type: 'uuid', nullable: true })
  nextStopId: string | null = null;
}
