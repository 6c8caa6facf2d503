import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { hasPermission } from '../../auth/permission.policy.js';
import type { Context } from '../../graphql/context.js';
import { rowLoader } from '../../graphql/data-loaders.js';
import { Paise } from '../../platform/scalars.js';
import type { OrderRow } from '../list/order-rows.queries.js';
import { Order } from '../order.entity.js';
import { creditsOf } from './credit.queries.js';

const loadCredit = rowLoader(creditsOf, ({ orderId }) => orderId);

@ObjectType({
  simpleResolvers: true,
  description: 'Credit limit and amount owed of an enterprise.',
})
class Credit {
  @Field(() => Paise, {
    description:
      'Credit limit in paise. The screens warn staff when `owed` is above it; the server refuses no order or booking.',
  })
  limit!: number;

  @Field(() => Paise, {
    description:
      'Sum of the amounts due of all orders of the enterprise, including this one, in paise.',
  })
  owed!: number;
}

@Resolver(() => Order)
export class CreditResolver {
  @FieldResolver(() => Credit, {
    nullable: true,
    description:
      'Credit of the enterprise that placed the order. Null for a customer who is no enterprise, without a credit limit, and for viewers without ORDERS_PICKUP or CUSTOMERS_READ.',
  })
  credit(@Root() order: OrderRow, @Ctx() context: Context) {
    const { viewer } = context;
    if (
      !viewer ||
      !(hasPermission(viewer, 'orders.pickup') || hasPermission(viewer, 'customers.read'))
    )
      return null;
    return loadCredit(context, order.id);
  }
}
