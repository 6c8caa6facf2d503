import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export const LinkStatus = {
  /** Requested; the provider has not answered yet. */
  CREATING: 'creating',
  OPEN: 'open',
  PAID: 'paid',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
} as const;
export type LinkStatus = (typeof LinkStatus)[keyof typeof LinkStatus];

/** An address where an order can be paid online. At most one per order is live. */
@Entity()
export class PaymentLink {
  [EntityName]?: 'PaymentLink';

  /** Also its reference at the provider, to find the link after a lost answer. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  orderId!: string;

  /** Amount of the link: the due amount and the service charge, in paise. */
  @Property({ type: 'integer' })
  amount!: number;

  /** Amount paid through it, in paise. */
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
