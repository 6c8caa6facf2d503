import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { OrderStatus } from '../../rules/order-status.js';
import { Node } from '../platform/node.js';
import { DateTime, Paise } from '../platform/scalars.js';
import { EventType } from './event-type.js';

registerEnumType(EventType, {
  name: 'EventType',
  description:
    'What happened. The first word of the name says which record `subjectId` identifies. For CASH_UP it is the cash closing. For PRICE_LIST it is the enterprise. For INVOICE and CREDIT_NOTE it is the tax document. New types may be added.',
  valuesConfig: {
    ORDER_BOOKED: { description: 'An order was booked.' },
    ORDER_STATUS_CHANGED: { description: 'The status of an order changed; see `data`.' },
    ORDER_RESCHEDULED: { description: 'A pickup was moved to another day.' },
    ORDER_BILL_CHANGED: { description: 'The bill of an order was corrected.' },
    ORDER_CONTACT_UPDATED: { description: 'Address, name or phone of a pickup was corrected.' },
    ORDER_PROMISED_DATE_CHANGED: { description: 'Another delivery day was promised.' },
    ORDER_ATTEMPT_FAILED: { description: 'A pickup or delivery attempt failed.' },
    ORDER_PIECES_COUNTED: { description: 'Pieces were counted. Customers do not get this type.' },
    ORDER_PHOTO_ADDED: { description: 'A photo was added to an order.' },
    ORDER_PHOTO_REMOVED: { description: 'A photo of an order was removed.' },
    ORDER_CUSTOMER_CHANGED: {
      description: 'A merge of customers, or its undo, moved an order to another customer.',
    },
    PAYMENT_RECEIVED: {
      description: 'A payment was recorded, also an overpayment or a service charge.',
    },
    PAYMENT_REVERSED: { description: 'A reversal cancelled a ledger entry.' },
    PAYMENT_REFUNDED: { description: 'A refund was recorded.' },
    INVOICE_ISSUED: { description: 'A tax invoice or bill of supply was issued.' },
    CREDIT_NOTE_ISSUED: { description: 'A credit note was issued.' },
    STATEMENT_ISSUED: { description: 'The statement of a month was issued to an enterprise.' },
    CASH_UP_CLOSED: { description: 'The cash of a day was closed.' },
    CUSTOMER_CREATED: { description: 'A customer or enterprise was created.' },
    CUSTOMER_UPDATED: { description: 'An account of a customer or enterprise changed.' },
    CUSTOMER_DELETED: { description: 'A customer or enterprise was deleted or merged.' },
    CUSTOMER_RESTORED: { description: 'The merge of a customer was undone.' },
    ADDRESS_CREATED: { description: 'An address was saved.' },
    ADDRESS_UPDATED: { description: 'An address changed, or another one became the primary one.' },
    ADDRESS_DELETED: { description: 'An address was deleted.' },
    RECURRING_PICKUP_CREATED: { description: 'A recurring pickup was created.' },
    RECURRING_PICKUP_UPDATED: { description: 'A recurring pickup was paused, resumed or changed.' },
    RECURRING_PICKUP_ENDED: { description: 'A recurring pickup ended.' },
    PRICE_LIST_UPDATED: { description: 'The price list of an enterprise changed.' },
    CLOTH_CREATED: { description: 'A cloth type was added to the catalogue.' },
    CLOTH_UPDATED: { description: 'A cloth type changed.' },
    CLOTH_DELETED: { description: 'A cloth type was deleted.' },
    EMPLOYEE_CREATED: { description: 'An employee was added.' },
    EMPLOYEE_UPDATED: { description: 'An employee, or their access, changed.' },
    EMPLOYEE_DELETED: { description: 'An employee was deleted.' },
  },
});

@ObjectType({
  implements: Node,
  description:
    'One change of a record, for programs that copy data. It is written in the transaction of the change, and never changes.',
})
@Entity()
export class Event {
  [EntityName]?: 'Event';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  /** Place in the feed; null until `number_events` gives it. */
  @Property({ type: 'bigint', nullable: true })
  number: number | null = null;

  @Field(() => EventType, { description: 'What happened.' })
  @Property({ type: 'text' })
  type!: EventType;

  @Field(() => DateTime, { description: 'Time of the change.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  occurredAt: Date & Opt = new Date();

  @Field(() => ID, { description: 'Id of the record that changed.' })
  @Property({ type: 'uuid' })
  subjectId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      '`version` of the record after the change; null for a record without versions. Skip the event if you have a higher version.',
  })
  @Property({ type: 'integer', nullable: true })
  subjectVersion: number | null = null;

  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  customerId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  actorId: string | null = null;

  @Property({ type: 'text', nullable: true })
  fromStatus: OrderStatus | null = null;

  @Property({ type: 'text', nullable: true })
  toStatus: OrderStatus | null = null;

  @Property({ type: 'bigint', nullable: true })
  amount: number | null = null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Details of an event. Read the record for everything else.',
})
export class EventData {
  @Field(() => OrderStatus, {
    nullable: true,
    description: 'Status of the order before a change of its status; otherwise null.',
  })
  fromStatus!: OrderStatus | null;

  @Field(() => OrderStatus, {
    nullable: true,
    description: 'Status of the order after a change of its status; otherwise null.',
  })
  toStatus!: OrderStatus | null;

  @Field(() => Paise, {
    nullable: true,
    description:
      'Amount in paise. A payment event has the amount of the ledger entry, negative for a reversal or refund. A tax document has its total. A cash closing has the counted amount. Null for other events.',
  })
  amount!: number | null;
}
