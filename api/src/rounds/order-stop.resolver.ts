import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { rowLoader } from '../graphql/data-loaders.js';
import type { OrderRow } from '../orders/list/order-rows.queries.js';
import { Order } from '../orders/order.entity.js';
import { OrderStatus } from '../../rules/order-status.js';
import { failedAttemptsOf } from './failed-attempts.queries.js';
import { FailedAttempt } from './rounds.payloads.js';
import { MAX_STOPS_AHEAD, stopsAheadOf } from './stops-ahead.queries.js';

const loadStopsAhead = rowLoader(stopsAheadOf, ({ orderId }) => orderId);
const loadAttempt = rowLoader(failedAttemptsOf, ({ orderId }) => orderId);

/** Statuses in which an order can be a stop of a round. */
const ON_ROUNDS: readonly OrderStatus[] = [OrderStatus.WAITING_FOR_PICKUP, OrderStatus.DISPATCHED];

/** Fields of an order about its stop in a round. */
@Resolver(() => Order)
export class OrderStopResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: `Number of stops before the delivery of this order, including one that the driver chose to visit first. 0 for the next stop, ${MAX_STOPS_AHEAD} for more than ${MAX_STOPS_AHEAD - 1}. Null if the order is not dispatched, is not in a round of today, or the driver has not started. \`orderChanged\` sends changes.`,
  })
  async stopsAhead(@Root() order: OrderRow, @Ctx() context: Context): Promise<number | null> {
    if (order.orderStatus !== OrderStatus.DISPATCHED) return null;
    return (await loadStopsAhead(context, order.id))?.before ?? null;
  }

  @FieldResolver(() => FailedAttempt, {
    nullable: true,
    description:
      'The last failed attempt to pick up or deliver the order; null without one. It becomes null when the order is planned again, its pickup moves or its status changes. `orderChanged` sends changes.',
  })
  async failedAttempt(
    @Root() order: OrderRow,
    @Ctx() context: Context,
  ): Promise<FailedAttempt | null> {
    if (!ON_ROUNDS.includes(order.orderStatus)) return null;
    const found = await loadAttempt(context, order.id);
    return found ? { ...found, failedAt: new Date(found.failedAt) } : null;
  }
}
