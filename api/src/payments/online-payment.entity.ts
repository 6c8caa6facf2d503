import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Money that a provider says has come in, and what became of it. */
@Entity()
export class OnlinePayment {
  [EntityName]?: 'OnlinePayment';

  /** The provider's name for the payment: each counts once, whoever brings the news and how often. */
  @PrimaryKey({ type: 'text' })
  paymentId!: string;

  @Property({ type: 'uuid' })
  orderId!: string;

  @Property({ type: 'integer' })
  amount!: number;

  /** Part that went towards the order, in paise. */
  @Property({ type: 'integer' })
  applied!: number;

  @Property({ type: 'integer' })
  serviceCharge!: number;

  /** Part that was not due any more, to be given back. */
  @Property({ type: 'integer' })
  excess!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
