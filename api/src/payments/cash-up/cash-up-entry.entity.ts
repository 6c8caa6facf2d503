import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Assignment of a ledger entry to its cash-up. An entry is in at most one cash-up. */
@Entity()
export class CashUpEntry {
  [EntityName]?: 'CashUpEntry';

  @PrimaryKey({ type: 'uuid' })
  paymentId!: string;

  @Property({ type: 'uuid' })
  cashUpId!: string;
}
