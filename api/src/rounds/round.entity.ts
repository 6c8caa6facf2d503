import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Versioned } from '../platform/versioned.js';

/** Where one driver goes on a day, one round each; GraphQL shows it with its stops. */
@Entity()
export class Round extends Versioned {
  [EntityName]?: 'Round';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'date' })
  day!: string;

  /** An employee; null once that one is no longer in the directory. */
  @Property({ type: 'uuid', nullable: true })
  driverId: string | null = null;

  /** The stop that the driver goes to before all others; it counts while it is open in this round. */
  @Property({ type: 'uuid', nullable: true })
  heading: string | null = null;
}
