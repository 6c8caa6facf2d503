import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { rowLoader } from '../graphql/loader.js';
import type { OrderRow } from '../orders/list/order-rows.queries.js';
import { Order } from '../orders/order.entity.js';
import { OrderStatus } from '../orders/order.status.js';
import { failedAttemptsOf } from './failed-attempts.queries.js';
import { FailedAttempt } from './rounds.payloads.js';
import { MOST_BEFORE, stopsBeforeOf } from './stops-before.queries.js';

const loadBefore = rowLoader(stopsBeforeOf, ({ orderId }) => orderId);
const loadAttempt = rowLoader(failedAttemptsOf, ({ orderId }) => orderId);

/** In which somebody goes to its door. */
const ON_ROUNDS: readonly OrderStatus[] = [OrderStatus.WAITING_FOR_PICKUP, OrderStatus.DISPATCHED];

/** What rounds add to an order. */
@Resolver(() => Order)
export class OrderStopResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: `How many stops its driver makes before bringing it, also where they chose another one before its turn; 0 where it is next, and ${MOST_BEFORE} for all above ${MOST_BEFORE - 1}. Null while it is not out for delivery, is in no round of today, or its driver has not begun that. \`orderChanged\` tells when it may be another.`,
  })
  async stopsBefore(@Root() order: OrderRow, @Ctx() context: Context): Promise<number | null> {
    if (order.orderStatus !== OrderStatus.DISPATCHED) return null;
    return (await loadBefore(context, order.id))?.before ?? null;
  }

  @FieldResolver(() => FailedAttempt, {
    nullable: true,
    description:
      'That somebody came for it or with it in vain. Null once it is planned anew, its pickup is moved or it has gone on. `orderChanged` tells when it may be another.',
  })
  async failedAttempt(
    @Root() order: OrderRow,
    @Ctx() context: Context,
  ): Promise<FailedAttempt | null> {
    if (!ON_ROUNDS.includes(order.orderStatus)) return null;
    const found = await loadAttempt(context, order.id);
    return found ? { ...found, at: new Date(found.at) } : null;
  }
}
