import { EntityName, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime } from '../platform/scalars.js';
import { Order } from './order.entity.js';
import { OrderStatus } from './order.status.js';
import { WAS_RECORDED_AT } from './recorded-at.js';

export const OrderEventKind = {
  BOOKED: 'booked',
  STATUS_CHANGED: 'status changed',
  RESCHEDULED: 'rescheduled',
  ITEMS_CHANGED: 'items changed',
  PAYMENT: 'payment',
  WRONG_DELIVERY_CODE: 'wrong delivery code',
  CORRECTED: 'corrected',
  PROMISED: 'promised',
  ATTEMPT_FAILED: 'attempt failed',
  COUNTED: 'counted',
  PHOTO_ADDED: 'photo added',
  PHOTO_REMOVED: 'photo removed',
} as const;
export type OrderEventKind = (typeof OrderEventKind)[keyof typeof OrderEventKind];

registerEnumType(OrderEventKind, {
  name: 'OrderEventKind',
  description: 'What happened to an order.',
  valuesConfig: {
    BOOKED: { description: 'The pickup was booked.' },
    STATUS_CHANGED: { description: 'It moved to another status.' },
    RESCHEDULED: { description: 'The pickup was moved to another day.' },
    ITEMS_CHANGED: { description: 'Its bill was corrected: items, discounts or charges.' },
    PAYMENT: { description: 'Money came in or was given back.' },
    WRONG_DELIVERY_CODE: { description: 'Staff tried a delivery code that is not right.' },
    CORRECTED: { description: 'Staff put its address, or whom to ask for or call, right.' },
    PROMISED: { description: 'Staff promised it by another day.' },
    ATTEMPT_FAILED: { description: 'Somebody came for it or with it, and it did not work out.' },
    COUNTED: { description: 'Its pieces were counted on their way into the plant or out of it.' },
    PHOTO_ADDED: { description: 'Somebody added a photo, such as of a stain.' },
    PHOTO_REMOVED: { description: 'A photo was taken away again.' },
  },
});

@ObjectType({
  description:
    'One step in the life of an order: who did what, when and why. Never changed, only added.',
})
@Entity()
export class OrderEvent {
  [EntityName]?: 'OrderEvent';

  @Field(() => ID, { description: 'Id of the event, a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @ManyToOne(() => Order, { ref: true })
  order!: Ref<Order>;

  @Field(() => DateTime, {
    description: 'When it happened, or arrived where `recordedAt` says more.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  at: Date & Opt = new Date();

  @Field(() => DateTime, { nullable: true, description: WAS_RECORDED_AT })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  recordedAt: Date | null = null;

  @Field(() => OrderEventKind, { description: 'What happened.' })
  @Property({ type: 'text' })
  kind!: OrderEventKind;

  @Field(() => OrderStatus, {
    name: 'from',
    nullable: true,
    description: 'Status before, when it changed.',
  })
  @Property({ type: 'text', nullable: true })
  fromStatus: OrderStatus | null = null;

  @Field(() => OrderStatus, {
    name: 'to',
    nullable: true,
    description: 'Status after, when it changed.',
  })
  @Property({ type: 'text', nullable: true })
  toStatus: OrderStatus | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Why, or what exactly; null when there is nothing to add.',
  })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** By how much this step raised the discounts of the bill, in paise. */
  @Property({ type: 'integer', nullable: true })
  discountChange: number | null = null;

  /** Items whose price this step set by hand. */
  @Property({ type: 'integer', nullable: true })
  repricedItems: number | null = null;

  /** What these prices added to the bill, in paise; negative where they took off. */
  @Property({ type: 'double', nullable: true })
  repricedAmount: number | null = null;

  @Property({ type: 'uuid', nullable: true })
  byUserId: string | null = null;

  /** Of a request that changed several orders. */
  @Property({ type: 'text', nullable: true })
  idempotencyKey: string | null = null;
}
