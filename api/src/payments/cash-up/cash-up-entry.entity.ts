import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Link between a ledger entry and its cash-up. An entry is in one cash-up at most. */
@Entity()
export class CashUpEntry {
  [EntityName]?: 'CashUpEntry';

  @PrimaryKey({ type: 'uuid' })
  paymentId!: string;

  @Property({ type: 'uuid' })
  cashUpId!: string;
}
