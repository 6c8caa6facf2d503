import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OrderStatus } from '../../../src/orders/order.status.js';
import { PaymentStatus } from '../../../src/orders/payment.status.js';
import { CalendarDate, DateTime, Paise } from '../../../src/platform/scalars.js';

// The same tables as one would map them at first, with every relation a collection.

registerEnumType(OrderStatus, { name: 'OrderStatus' });
registerEnumType(PaymentStatus, { name: 'PaymentStatus' });

@ObjectType('OrderCustomer')
@Entity({ tableName: 'user' })
export class Customer {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;
}

@ObjectType('OrderItem')
@Entity({ tableName: 'order_item' })
export class Item {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Booking, { ref: true })
  order!: Ref<Booking>;

  @Property({ type: 'integer' })
  position!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  quantity!: number;

  @Field(() => Paise)
  @Property({ type: 'integer' })
  price!: number;
}

@ObjectType('Payment')
@Entity({ tableName: 'payment' })
export class Entry {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Booking, { ref: true })
  order!: Ref<Booking>;

  @Field(() => Paise)
  @Property({ type: 'integer' })
  amount!: number;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  method!: string | null;

  @Field(() => DateTime)
  @Property({ type: 'datetime' })
  createdAt!: Date;
}

@ObjectType('OrderEvent')
@Entity({ tableName: 'order_event' })
export class Step {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Booking, { ref: true })
  order!: Ref<Booking>;

  @Field(() => DateTime)
  @Property({ type: 'datetime' })
  at!: Date;

  @Field(() => OrderStatus, { name: 'to', nullable: true })
  @Property({ type: 'text', nullable: true })
  toStatus!: OrderStatus | null;
}

@ObjectType('Order')
@Entity({ tableName: 'order' })
export class Booking {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  shortId!: string;

  @Field(() => Customer)
  @ManyToOne(() => Customer)
  user!: Customer;

  @Field(() => DateTime)
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => CalendarDate)
  @Property({ type: 'date' })
  pickupDate!: string;

  @Field(() => OrderStatus)
  @Property({ type: 'text' })
  orderStatus!: OrderStatus;

  @Field(() => PaymentStatus)
  @Property({ type: 'text' })
  paymentStatus!: PaymentStatus;

  @Field(() => Paise)
  @Property({ type: 'integer' })
  totalPrice!: number;

  @Field(() => Paise)
  @Property({ type: 'integer' })
  paidAmount!: number;

  @Field(() => Paise)
  @Property({ type: 'integer' })
  due!: number;

  @Field(() => Int)
  @Property({ type: 'integer' })
  itemCount!: number;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  express!: boolean;

  @Field(() => String)
  @Property({ type: 'text' })
  pickupAddress!: string;

  @Field(() => [Item])
  @OneToMany(() => Item, ({ order }) => order, { orderBy: { position: 'asc' } })
  items = new Collection<Item>(this);

  @Field(() => [Entry])
  @OneToMany(() => Entry, ({ order }) => order, { orderBy: { createdAt: 'asc', id: 'asc' } })
  payments = new Collection<Entry>(this);

  @Field(() => [Step])
  @OneToMany(() => Step, ({ order }) => order, { orderBy: { at: 'asc', id: 'asc' } })
  timeline = new Collection<Step>(this);
}
