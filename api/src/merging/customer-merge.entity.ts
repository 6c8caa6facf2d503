import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/** Ids of the rows that a merge moved. An undo moves back only these rows. */
export interface MovedRows {
  orders: string[];
  addresses: string[];
  /** Primary address of the merged customer; null without one. */
  primaryAddress: string | null;
  recurringPickups: string[];
  /** Moved idempotency keys of the merged customer; missing for merges of earlier versions. */
  keys?: string[];
  /**
   * Orders of the merged customer whose idempotency key the remaining customer had used for another
   * order.
   */
  ordersWithoutKey?: { id: string; key: string }[];
}

/** A merge of one customer into another. */
@Entity()
export class CustomerMerge {
  [EntityName]?: 'CustomerMerge';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid', fieldName: 'kept_id' })
  survivorId!: string;

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
