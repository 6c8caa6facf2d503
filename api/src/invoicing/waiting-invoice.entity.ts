import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';

/**
 * A delivered order whose invoice waits until the company details are confirmed and earlier waiting
 * invoices are issued.
 */
@Entity()
export class WaitingInvoice {
  [EntityName]?: 'WaitingInvoice';
  [PrimaryKeyProp]?: 'orderId';

  @PrimaryKey({ type: 'uuid' })
  orderId!: string;
}
