import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/** The ids of what a merge moved, so that undoing it moves back exactly these rows. */
export interface MovedRows {
  orders: string[];
  addresses: string[];
  /** The primary address of the merged customer, where it had one. */
  primaryAddress: string | null;
  recurringPickups: string[];
  /** Used idempotency keys of the merged customer; merges of before moved none. */
  keys?: string[];
  /** Orders whose idempotency key the kept customer had used for another order. */
  ordersWithoutKey?: { id: string; key: string }[];
}

/** One customer merged into another. */
@Entity()
export class CustomerMerge {
  [EntityName]?: 'CustomerMerge';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  keptId!: string;

  @Property({ type: 'uuid' })
  mergedId!: string;

  @Property({ type: 'json' })
  moved!: MovedRows;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  mergedAt: Date & Opt = new Date();

  @Property({ type: 'uuid' })
  mergedBy!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  undoneAt: Date | null = null;

  @Property({ type: 'uuid', nullable: true })
  undoneBy: string | null = null;
}
