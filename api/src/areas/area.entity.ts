import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Versioned } from '../platform/versioned.js';

/** A part of the town that the laundry comes to; GraphQL shows it with its PIN codes and slots. */
@Entity()
export class Area extends Versioned {
  [EntityName]?: 'Area';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  /** Each once among those in use, without regard to case. */
  @Property({ type: 'text' })
  name!: string;

  /** Orders may hold places in its slots, so it stays. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  archivedAt: Date | null = null;
}
