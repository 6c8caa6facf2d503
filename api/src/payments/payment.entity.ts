import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { RECORDED_AT_FIELD } from '../orders/offline-timestamp.js';
import { DateTime, Paise } from '../platform/scalars.js';
import { Node } from '../platform/node.js';

export const PaymentMethod = {
  CASH: 'cash',
  UPI: 'upi',
  CARD: 'card',
  BANK_TRANSFER: 'bank transfer',
  ONLINE: 'online',
} as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

export const PaymentKind = {
  PAYMENT: 'payment',
  REVERSAL: 'reversal',
  REFUND: 'refund',
  OVERPAYMENT: 'overpayment',
  SERVICE_CHARGE: 'service charge',
} as const;
export type PaymentKind = (typeof PaymentKind)[keyof typeof PaymentKind];

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'Method of a payment or refund.',
  valuesConfig: {
    CASH: { description: 'Cash that the customer gave to staff.' },
    UPI: { description: 'A UPI transfer to the shop.' },
    CARD: { description: 'A card payment at the shop or at delivery.' },
    BANK_TRANSFER: { description: 'A transfer to the bank account.' },
    ONLINE: { description: 'A payment through the payment link, reported by the provider.' },
  },
});
registerEnumType(PaymentKind, {
  name: 'PaymentKind',
  description: 'The kind of a ledger entry.',
  valuesConfig: {
    PAYMENT: { description: 'A payment towards the total; its amount is positive.' },
    REVERSAL: { description: 'A correction of a recorded payment; its amount is negative.' },
    REFUND: { description: 'A refund to the customer; its amount is negative.' },
    OVERPAYMENT: {
      description:
        'The part of an online payment above the amount due. It is not part of `paidAmount`; staff must refund it.',
    },
    SERVICE_CHARGE: {
      description: 'The service charge of an online payment. It is not part of `totalPrice`.',
    },
  },
});

@ObjectType({
  implements: Node,
  description:
    'One entry of the payment ledger of an order. Entries are only added, never changed.',
})
@Entity()
export class Payment {
  [EntityName]?: 'Payment';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  orderId!: string;

  @Field(() => Paise, { description: 'Amount in paise; negative for a reversal or a refund.' })
  @Property({ type: 'integer' })
  amount!: number;

  @Field(() => PaymentKind, { description: 'The kind of the entry.' })
  @Property({ type: 'text' })
  kind!: PaymentKind;

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'Method of the payment or refund; null for an entry without one.',
  })
  @Property({ type: 'text', nullable: true })
  method: PaymentMethod | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      "Number of a receipt or transfer, or the provider's id of an online payment; null without a reference.",
  })
  @Property({ type: 'text', nullable: true })
  reference: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for a refund; null for other entries.',
  })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  byUserId: string | null = null;

  @Property({ type: 'text', nullable: true })
  idempotencyKey: string | null = null;

  @Field(() => DateTime, { description: 'Time at which the server received the entry.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Field(() => DateTime, { nullable: true, description: RECORDED_AT_FIELD })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  recordedAt: Date | null = null;
}
