import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Versioned } from '../platform/versioned.js';

/** A served area of the town; GraphQL shows it with its PIN codes and slots. */
@Entity()
export class Area extends Versioned {
  [EntityName]?: 'Area';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  /** Each once among those in use, without regard to case. */
  @Property({ type: 'text' })
  name!: string;

  /** Set instead of a deletion, because orders may refer to its slots. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  archivedAt: Date | null = null;
}
