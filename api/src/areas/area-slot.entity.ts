import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/**
 * A time span of a weekday in one area. Never deleted: one that is no longer offered keeps its id, and has it again when
 * it is offered anew, so that its places are counted as one.
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
