import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A payment that the payment provider reported, and how it was divided. */
@Entity()
export class OnlinePayment {
  [EntityName]?: 'OnlinePayment';

  /** Id of the payment at the provider. A second report of the same payment is ignored. */
  @PrimaryKey({ type: 'text' })
  paymentId!: string;

  @Property({ type: 'uuid' })
  orderId!: string;

  @Property({ type: 'integer' })
  amount!: number;

  /** Amount that pays the order, in paise. */
  @Property({ type: 'integer' })
  applied!: number;

  @Property({ type: 'integer' })
  serviceCharge!: number;

  /** Amount above the amount due, in paise; staff must refund it. */
  @Property({ type: 'integer' })
  overpayment!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
