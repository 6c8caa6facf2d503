import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A ledger entry in a cash-up. Each entry can be in one cash-up only. */
@Entity()
export class CashUpEntry {
  [EntityName]?: 'CashUpEntry';

  @PrimaryKey({ type: 'uuid' })
  paymentId!: string;

  @Property({ type: 'uuid' })
  cashUpId!: string;
}
