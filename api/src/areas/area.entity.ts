import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Versioned } from '../platform/optimistic-lock.js';

/**
 * An area that the laundry serves. GraphQL shows it as `AreaView`, with its PIN codes and slots.
 */
@Entity()
export class Area extends Versioned {
  [EntityName]?: 'Area';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  /** Unique among active areas, ignoring case. */
  @Property({ type: 'text' })
  name!: string;

  /** Time of deletion. The row remains, because orders may refer to its slots. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  archivedAt: Date | null = null;
}
