import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Em } from '../database.js';
import { connectionOf } from '../platform/lists/pagination.js';
import { Paise } from '../platform/scalars.js';
import { Role } from '../users/user.entity.js';
import { Order } from './order.entity.js';
import type { OrderRow } from './list/order-rows.queries.js';
import { requireOrder } from './list/orders.queries.js';

@ObjectType({
  simpleResolvers: true,
  description: 'Who an order belongs to, as far as an order shows it.',
})
export class OrderCustomer {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'Name of the user.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the user: ten digits.' })
  phone!: string | null;

  @Field(() => Boolean, {
    description: 'False for a customer without an e-mail: no mails go to them.',
  })
  hasEmail!: boolean;

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

/** What every change of an order answers: the order as it is afterwards. */
export const changedOrder = async (em: Em, id: string, message: string): Promise<OrderPayload> => ({
  message,
  order: await requireOrder(em, id),
});

@ObjectType({
  description:
    'Sums over all orders that a filter lets through. Cancelled orders are counted but charged to nobody, so `totalPrice` less `paidAmount` is `due`.',
})
export class OrderTotals {
  @Field(() => Int, { description: 'How many orders, cancelled ones too.' })
  count!: number;

  @Field(() => Int, { description: 'How many of them are cancelled.' })
  cancelled!: number;

  @Field(() => Paise, {
    description: 'Sum of the totals, in paise, without those of cancelled orders.',
  })
  totalPrice!: number;

  @Field(() => Paise, {
    description: 'Sum of what is paid towards them, in paise, without that of cancelled orders.',
  })
  paidAmount!: number;

  @Field(() => Paise, {
    description: 'Sum of what is still owed, in paise; cancelled orders owe nothing.',
  })
  due!: number;

  @Field(() => Paise, {
    description:
      'Money held that no bill takes, in paise: what is paid on cancelled orders, and what came in online above what was due.',
  })
  toRefund!: number;
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
