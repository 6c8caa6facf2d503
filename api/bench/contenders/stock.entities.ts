import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OrderStatus } from '../../rules/order-status.js';
import { PaymentStatus } from '../../src/orders/payment.status.js';
import { CalendarDate, DateTime, Paise } from '../../src/platform/scalars.js';

// The same tables mapped as in a first draft, in which every relation is a collection.

registerEnumType(OrderStatus, { name: 'OrderStatus' });
registerEnumType(PaymentStatus, { name: 'PaymentStatus' });

type GraphqlType = Parameters<typeof Field>[0];

/** A field of the schema that is also a column of the table. */
const Column =
  (graphql: GraphqlType & object, type: string, nullable = false): PropertyDecorator =>
  (target, key) => {
    Field(graphql, { nullable })(target, key);
    Property({ type, nullable })(target, String(key));
  };

const Id = (): PropertyDecorator => (target, key) => {
  Field(() => ID)(target, key);
  PrimaryKey({ type: 'uuid' })(target, String(key));
};

@ObjectType('OrderCustomer')
@Entity({ tableName: 'user' })
export class Customer {
  @Id() id!: string;
  @Column(() => String, 'text') name!: string;
  @Column(() => String, 'text', true) phone!: string | null;
}

@ObjectType('OrderItem')
@Entity({ tableName: 'order_item' })
export class Item {
  @Id() id!: string;
  @ManyToOne(() => Booking, { ref: true }) order!: Ref<Booking>;
  @Property({ type: 'integer' }) position!: number;
  @Column(() => String, 'text') name!: string;
  @Column(() => Int, 'integer') quantity!: number;
  @Column(() => Paise, 'integer') price!: number;
}

@ObjectType('Order')
@Entity({ tableName: 'order' })
export class Booking {
  @Id() id!: string;
  @Column(() => String, 'text') shortId!: string;
  @Field(() => Customer) @ManyToOne(() => Customer) user!: Customer;
  @Column(() => DateTime, 'datetime') createdAt!: Date;
  @Column(() => CalendarDate, 'date') pickupDate!: string;
  @Column(() => OrderStatus, 'text') orderStatus!: OrderStatus;
  @Column(() => PaymentStatus, 'text') paymentStatus!: PaymentStatus;
  @Column(() => Paise, 'integer') totalPrice!: number;
  @Column(() => Paise, 'integer') paidAmount!: number;
  @Column(() => Paise, 'integer') due!: number;
  @Column(() => Int, 'integer') itemCount!: number;
  @Column(() => Boolean, 'boolean') express!: boolean;
  @Column(() => String, 'text') pickupAddress!: string;

  @Field(() => [Item])
  @OneToMany(() => Item, ({ order }) => order, { orderBy: { position: 'asc' } })
  items = new Collection<Item>(this);
}
