import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../platform/pagination.js';
import { Paise } from '../platform/scalars.js';
import { Role } from '../users/user.entity.js';
import { Order } from './order.entity.js';
import type { OrderRow } from './order-rows.queries.js';

@ObjectType({ description: 'Who an order belongs to, as far as an order shows it.' })
export class OrderCustomer {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'Name of the user.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the user: ten digits.' })
  phone!: string | null;

  @Field(() => Role, { description: 'Customer or enterprise, as a rule.' })
  role!: Role;
}

@ObjectType({ description: 'A booked pickup.' })
export class BookPickupPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => Order, { description: 'The new order.' })
  booking!: OrderRow;
}

@ObjectType({ description: 'A changed order.' })
export class OrderPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => Order, { description: 'The order as it is now.' })
  order!: OrderRow;
}

@ObjectType({ description: 'Sums over all orders that a filter lets through.' })
export class OrderTotals {
  @Field(() => Int, { description: 'How many orders.' })
  count!: number;

  @Field(() => Paise, { description: 'Sum of their totals, in paise.' })
  totalPrice!: number;

  @Field(() => Paise, { description: 'Sum of what has been paid, in paise.' })
  paidAmount!: number;

  @Field(() => Paise, {
    description: 'Sum of what is still owed, in paise; cancelled orders owe nothing.',
  })
  due!: number;
}

@ObjectType({ description: 'Somebody with orders, as the order filter offers them.' })
export class CustomerSuggestion {
  @Field(() => ID, { description: 'Id of the user, for `OrderFilter.userId`.' })
  id!: string;

  @Field(() => String, { description: 'Name of the user.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone of the user, to tell apart people of the same name.',
  })
  phone!: string | null;
}

export const OrderConnection = connectionOf(Order, 'OrderConnection');
