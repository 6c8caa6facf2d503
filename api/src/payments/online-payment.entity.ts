import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A payment reported by the payment provider, and how it was used. */
@Entity()
export class OnlinePayment {
  [EntityName]?: 'OnlinePayment';

  /** Id of the payment at the provider. A repeated report of it is ignored. */
  @PrimaryKey({ type: 'text' })
  paymentId!: string;

  @Property({ type: 'uuid' })
  orderId!: string;

  @Property({ type: 'integer' })
  amount!: number;

  /** Amount used for the order, in paise. */
  @Property({ type: 'integer' })
  applied!: number;

  @Property({ type: 'integer' })
  serviceCharge!: number;

  /** Amount above the amount due, in paise; to be refunded. */
  @Property({ type: 'integer' })
  overpayment!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
