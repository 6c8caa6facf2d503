import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An entry of the ledger that was counted: in one closing, once. */
@Entity()
export class CashUpEntry {
  [EntityName]?: 'CashUpEntry';

  @PrimaryKey({ type: 'uuid' })
  paymentId!: string;

  @Property({ type: 'uuid' })
  cashUpId!: string;
}
