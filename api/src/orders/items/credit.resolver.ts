import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { may } from '../../auth/permission.policy.js';
import type { Context } from '../../graphql/context.js';
import { rowLoader } from '../../graphql/loader.js';
import { Paise } from '../../platform/scalars.js';
import type { OrderRow } from '../list/order-rows.queries.js';
import { Order } from '../order.entity.js';
import { creditsOf } from './credit.queries.js';

const loadCredit = rowLoader(creditsOf, ({ orderId }) => orderId);

@ObjectType({ simpleResolvers: true, description: 'How much an enterprise may owe, and does.' })
class Credit {
  @Field(() => Paise, {
    description: 'What it may owe before staff are warned, in paise; nothing is refused above it.',
  })
  limit!: number;

  @Field(() => Paise, {
    description:
      'What it owes, in paise: what is due of all its orders with a bill, this one among them.',
  })
  owed!: number;
}

@Resolver(() => Order)
export class CreditResolver {
  @FieldResolver(() => Credit, {
    nullable: true,
    description:
      'Of an order of an enterprise with a limit. Null for any other, and for whoever is not of the staff with ORDERS_PICKUP or CUSTOMERS_READ.',
  })
  credit(@Root() order: OrderRow, @Ctx() context: Context) {
    const { viewer } = context;
    if (!viewer || !(may(viewer, 'orders.pickup') || may(viewer, 'customers.read'))) return null;
    return loadCredit(context, order.id);
  }
}
