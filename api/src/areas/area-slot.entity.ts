import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/**
 * A time span of a weekday in one area. Never deleted: a removed slot gets its old id back when it
 * is offered again, so that its capacity is counted once.
 */
@Entity()
export class AreaSlot {
  [EntityName]?: 'AreaSlot';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  areaId!: string;

  /** 0 is Sunday. */
  @Property({ type: 'smallint' })
  weekday!: number;

  /** HH:MM of the business's clock. */
  @Property({ type: 'text' })
  starts!: string;

  @Property({ type: 'text' })
  ends!: string;

  /** Pickups that it has room for, each day. */
  @Property({ type: 'integer' })
  places!: number;

  @Property({ type: 'boolean' })
  offered: boolean & Opt = true;
}
