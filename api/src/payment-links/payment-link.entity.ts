import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export const LinkStatus = {
  /** The link is requested, and the provider has not responded yet. */
  CREATING: 'creating',
  OPEN: 'open',
  PAID: 'paid',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
} as const;
export type LinkStatus = (typeof LinkStatus)[keyof typeof LinkStatus];

/**
 * A payment link: a URL at which an order can be paid online. An order has at most one active link.
 */
@Entity()
export class PaymentLink {
  [EntityName]?: 'PaymentLink';

  /**
   * Id of the link, which is also its reference at the provider. It is used to find the link after
   * a lost response.
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
