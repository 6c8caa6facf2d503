import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Em } from '../database.js';
import { connectionOf } from '../platform/lists/pagination.js';
import { Paise, PhoneNumber } from '../platform/scalars.js';
import { Role } from '../users/user.entity.js';
import { Order } from './order.entity.js';
import type { OrderRow } from './list/order-rows.queries.js';
import { requireOrder } from './list/orders.queries.js';

@ObjectType({
  simpleResolvers: true,
  description: 'The customer of an order.',
})
export class OrderCustomer {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'Name of the user.' })
  name!: string;

  @Field(() => PhoneNumber, { nullable: true, description: 'Phone of the user: ten digits.' })
  phone!: string | null;

  @Field(() => Boolean, {
    description: 'False for a customer without an e-mail address, who gets no mails.',
  })
  hasEmail!: boolean;

  @Field(() => Role, { description: 'Role of the user. Staff and admins can be customers too.' })
  role!: Role;
}

@ObjectType({ description: 'A booked pickup.' })
export class BookPickupPayload {
  @Field(() => String, { description: 'Message to show to the user.' })
  message!: string;

  @Field(() => Order, { description: 'The new order.' })
  booking!: OrderRow;
}

@ObjectType({ description: 'A changed order.' })
export class OrderPayload {
  @Field(() => String, { description: 'Message to show to the user.' })
  message!: string;

  @Field(() => Order, { description: 'The order after the change.' })
  order!: OrderRow;
}

/** Payload of a mutation that changes one order: the message and the order after the change. */
export const changedOrder = async (em: Em, id: string, message: string): Promise<OrderPayload> => ({
  message,
  order: await requireOrder(em, id),
});

@ObjectType({
  description:
    'Sums over all orders that match a filter. Cancelled orders count only in `count`, `cancelled` and `toRefund`, so `totalPrice` minus `paidAmount` is `due`.',
})
export class OrderTotals {
  @Field(() => Int, { description: 'Number of orders, including cancelled ones.' })
  count!: number;

  @Field(() => Int, { description: 'Number of cancelled orders.' })
  cancelled!: number;

  @Field(() => Paise, { description: 'Sum of the totals, in paise, without cancelled orders.' })
  totalPrice!: number;

  @Field(() => Paise, {
    description: 'Sum of the paid amounts, in paise, without cancelled orders.',
  })
  paidAmount!: number;

  @Field(() => Paise, { description: 'Sum of the amounts due, in paise; 0 for cancelled orders.' })
  due!: number;

  @Field(() => Paise, {
    description:
      'Amount to refund, in paise: payments of cancelled orders, and online payments above the amount due.',
  })
  toRefund!: number;
}

@ObjectType({ description: 'A customer with orders, as a suggestion for the order filter.' })
export class CustomerSuggestion {
  @Field(() => ID, { description: 'Id of the user, for `OrderFilter.customerId`.' })
  id!: string;

  @Field(() => String, { description: 'Name of the user.' })
  name!: string;

  @Field(() => PhoneNumber, {
    nullable: true,
    description: 'Phone of the user, to distinguish customers with the same name.',
  })
  phone!: string | null;
}

export const OrderConnection = connectionOf(Order);
