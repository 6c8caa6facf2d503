import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { LoadedBy, rowLoader } from '../graphql/loader.js';
import type { OrderRow } from '../orders/list/order-rows.queries.js';
import { Order } from '../orders/order.entity.js';
import { OrderStatus } from '../orders/order.status.js';
import { MOST_BEFORE, stopsBeforeOf } from './stops-before.queries.js';

const loadBefore = rowLoader(stopsBeforeOf, ({ orderId }) => orderId);

/** What rounds add to an order. */
@Resolver(() => Order)
export class OrderStopResolver {
  @LoadedBy(loadBefore)
  @FieldResolver(() => Int, {
    nullable: true,
    description: `How many stops its driver makes before bringing it, also where they chose another one before its turn; 0 where it is next, and ${MOST_BEFORE} for all above ${MOST_BEFORE - 1}. Null while it is not out for delivery, is in no round of today, or its driver has not begun that. \`orderChanged\` tells when it may be another.`,
  })
  async stopsBefore(@Root() order: OrderRow, @Ctx() context: Context): Promise<number | null> {
    if (order.orderStatus !== OrderStatus.DISPATCHED) return null;
    return (await loadBefore(context, order.id))?.before ?? null;
  }
}
