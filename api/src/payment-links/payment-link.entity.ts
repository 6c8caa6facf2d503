import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export const LinkStatus = {
  /** The server has sent the request to the provider and has no response yet. */
  CREATING: 'creating',
  OPEN: 'open',
  PAID: 'paid',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
} as const;
export type LinkStatus = (typeof LinkStatus)[keyof typeof LinkStatus];

/**
 * A payment link: a URL of the provider at which the customer can pay an order. An order has at
 * most one link that is not closed.
 */
@Entity()
export class PaymentLink {
  [EntityName]?: 'PaymentLink';

  /**
   * Id of the link. It is also the reference at the provider, by which the link can be found if a
   * response is lost.
   */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  orderId!: string;

  /** Amount in paise: the amount due and the service charge. */
  @Property({ type: 'integer' })
  amount!: number;

  /** Amount paid through the link, in paise. */
  @Property({ type: 'integer' })
  amountPaid: number & Opt = 0;

  @Property({ type: 'text' })
  status: LinkStatus & Opt = LinkStatus.CREATING;

  @Property({ type: 'text', nullable: true })
  providerId: string | null = null;

  @Property({ type: 'text', nullable: true })
  url: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  closedAt: Date | null = null;

  /** Time of the last check with the provider. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  checkedAt: Date | null = null;
}
