import { EntityName, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime } from '../platform/scalars.js';
import { Order } from './order.entity.js';
import { OrderStatus } from '../../rules/order-status.js';
import { RECORDED_AT_FIELD } from './offline-timestamp.js';
import { Node } from '../platform/node.js';

export const OrderEventKind = {
  BOOKED: 'booked',
  STATUS_CHANGED: 'status changed',
  RESCHEDULED: 'rescheduled',
  BILL_CHANGED: 'bill changed',
  PAYMENT_RECORDED: 'payment recorded',
  WRONG_DELIVERY_CODE: 'wrong delivery code',
  CONTACT_UPDATED: 'contact updated',
  PROMISED_DATE_CHANGED: 'promised date changed',
  ATTEMPT_FAILED: 'attempt failed',
  PIECES_COUNTED: 'pieces counted',
  PHOTO_ADDED: 'photo added',
  PHOTO_REMOVED: 'photo removed',
} as const;
export type OrderEventKind = (typeof OrderEventKind)[keyof typeof OrderEventKind];

registerEnumType(OrderEventKind, {
  name: 'OrderEventKind',
  description: 'The kind of a timeline event.',
  valuesConfig: {
    BOOKED: { description: 'The pickup was booked.' },
    STATUS_CHANGED: { description: 'The status of the order changed.' },
    RESCHEDULED: { description: 'The pickup was moved to another day.' },
    BILL_CHANGED: { description: 'The bill was corrected: items, discounts or charges.' },
    PAYMENT_RECORDED: { description: 'A payment or refund was recorded.' },
    WRONG_DELIVERY_CODE: { description: 'Staff entered a wrong delivery code.' },
    CONTACT_UPDATED: { description: 'Staff corrected the address, contact name or phone.' },
    PROMISED_DATE_CHANGED: { description: 'Staff promised another delivery day.' },
    ATTEMPT_FAILED: { description: 'A pickup or delivery attempt failed.' },
    PIECES_COUNTED: {
      description: 'The pieces were counted in the plant: at arrival or at packing.',
    },
    PHOTO_ADDED: { description: 'A photo was added, for example of a stain.' },
    PHOTO_REMOVED: { description: 'A photo was removed.' },
  },
});

@ObjectType({
  implements: Node,
  description:
    'One event in the timeline of an order: who did what, when and why. Events are only added, never changed.',
})
@Entity()
export class OrderEvent {
  [EntityName]?: 'OrderEvent';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @ManyToOne(() => Order, { ref: true })
  order!: Ref<Order>;

  @Field(() => DateTime, {
    name: 'occurredAt',
    description:
      'Time of the event. With `recordedAt`, this is the time at which the server received the event.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  at: Date & Opt = new Date();

  @Field(() => DateTime, { nullable: true, description: RECORDED_AT_FIELD })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  recordedAt: Date | null = null;

  @Field(() => OrderEventKind, { description: 'The kind of the event.' })
  @Property({ type: 'text' })
  kind!: OrderEventKind;

  @Field(() => OrderStatus, {
    nullable: true,
    description:
      'Status of the order before the event; null when the event did not change the status.',
  })
  @Property({ type: 'text', nullable: true })
  fromStatus: OrderStatus | null = null;

  @Field(() => OrderStatus, {
    nullable: true,
    description:
      'Status of the order after the event; null when the event did not change the status.',
  })
  @Property({ type: 'text', nullable: true })
  toStatus: OrderStatus | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason or details. Null without them, and for customers when staff moved the status back.',
  })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /**
   * Increase of the reduction of the bill (see `reductionOf`), in paise. The control report reads
   * it.
   */
  @Property({ type: 'integer', nullable: true })
  discountChange: number | null = null;

  /** Number of items whose price staff set in this change. */
  @Property({ type: 'integer', nullable: true })
  repricedItems: number | null = null;

  /** Effect of the prices that staff set on the bill, in paise; negative for lower prices. */
  @Property({ type: 'double', nullable: true })
  repricedAmount: number | null = null;

  /**
   * Percentage charges of the bill after this event: sum in hundredths of a percent of the items.
   */
  @Property({ type: 'integer', nullable: true })
  chargeBasisPoints: number | null = null;

  /** Fixed charges of the bill after this event: sum in paise. */
  @Property({ type: 'integer', nullable: true })
  chargeAmount: number | null = null;

  @Property({ type: 'uuid', nullable: true })
  byUserId: string | null = null;

  /** Idempotency key of the bulk action that made the change; null for another change. */
  @Property({ type: 'text', nullable: true })
  idempotencyKey: string | null = null;
}
