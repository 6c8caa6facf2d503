import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';

/** A delivered order whose invoice waits until the company details are confirmed. */
@Entity()
export class WaitingInvoice {
  [EntityName]?: 'WaitingInvoice';
  [PrimaryKeyProp]?: 'orderId';

  @PrimaryKey({ type: 'uuid' })
  orderId!: string;
}
