import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import type { Weekday } from '../platform/weekday.enum.js';

/**
 * A time span of a weekday in one area. Slots are never deleted. A removed slot that is offered
 * again has the same id, so that its earlier bookings count towards the capacity.
 */
@Entity()
export class AreaSlot {
  [EntityName]?: 'AreaSlot';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  areaId!: string;

  @Property({ type: 'smallint' })
  weekday!: Weekday;

  /** Start time: HH:MM, Asia/Kolkata. */
  @Property({ type: 'text' })
  starts!: string;

  @Property({ type: 'text' })
  ends!: string;

  /** Capacity: pickups per day. */
  @Property({ type: 'integer' })
  capacity!: number;

  @Property({ type: 'boolean' })
  offered: boolean & Opt = true;
}
