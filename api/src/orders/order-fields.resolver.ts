import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { orderActions } from '../../rules/order-actions.js';
import { hasPermission } from '../auth/permission.policy.js';
import type { Context } from '../graphql/context.js';
import { ListSize } from '../graphql/list-size.js';
import { listLoader } from '../graphql/data-loaders.js';
import { today } from '../platform/dates.js';
import { Paise } from '../platform/scalars.js';
import { Actor } from '../users/actor.js';
import { OrderAdjustment } from './order-adjustment.entity.js';
import { adjustmentsOf } from './adjustments.queries.js';
import { actorFor, timelineFor } from './timeline/timeline.policy.js';
import { MAX_LINES, timelinesOf, type TimelineRow } from './timeline/timeline.queries.js';
import { OrderEvent } from './order-event.entity.js';
import { OrderItem } from './order-item.entity.js';
import { OrderCustomer } from './order.payloads.js';
import { Order } from './order.entity.js';
import { OrderAction } from './order-action.enum.js';
import { nextStatuses, OrderStatus } from '../../rules/order-status.js';
import { isOverdue } from './promised-date.rules.js';
import type { OrderRow } from './list/order-rows.queries.js';

const loadTimeline = listLoader(timelinesOf, ({ orderId }) => orderId);
const loadAdjustments = listLoader(adjustmentsOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class OrderFieldsResolver {
  @FieldResolver(() => OrderCustomer, { description: 'The customer of the order.' })
  user(@Root() order: OrderRow): OrderCustomer {
    return order.user;
  }

  @FieldResolver(() => [OrderItem], {
    description: 'The items of the bill; empty before the pickup.',
  })
  items(@Root() order: OrderRow) {
    return order.items;
  }

  @FieldResolver(() => Paise, {
    description: 'Sum of quantity × price over the items, in paise; 0 before the pickup.',
  })
  itemsTotal(@Root() { items }: OrderRow): number {
    return items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  }

  @ListSize(1)
  @FieldResolver(() => [OrderAdjustment], {
    description:
      'Discounts, surcharges, fees, tax and rounding of the bill, in their order on the bill.',
  })
  adjustments(@Root() order: OrderRow, @Ctx() context: Context) {
    return loadAdjustments(context, order.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Delivery code: four digits that the customer gives to staff at the delivery. Null for all viewers but the customer of the order, for API tokens, and while the order is not dispatched.',
  })
  deliveryOTP(@Root() order: OrderRow, @Ctx() { viewer }: Context): string | null {
    const own = viewer?.userId === order.userId && order.orderStatus === OrderStatus.DISPATCHED;
    return own && !viewer.apiTokenId ? order.deliveryOtp : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'True when the pickup day has passed (Asia/Kolkata) without a pickup, or the promised date without a delivery. A walk-in needs no pickup. False for delivered and cancelled orders.',
  })
  isOverdue(@Root() order: OrderRow): boolean {
    return isOverdue(order, today());
  }

  @FieldResolver(() => [OrderStatus], {
    description:
      'Statuses that can follow the current one. `recordPickup` sets PICKED after WAITING_FOR_PICKUP, `deliverOrder` sets DELIVERED, `cancelOrder` sets CANCELLED, and `updateOrderStatus` sets every other status.',
  })
  nextStatuses(@Root() order: OrderRow): OrderStatus[] {
    return nextStatuses(order.orderStatus);
  }

  @FieldResolver(() => [OrderAction], {
    description:
      'What the viewer may do with the order now, by its status, their permissions and, for a refund, the amount to refund.',
  })
  actions(@Root() order: OrderRow, @Ctx() { viewer }: Context): OrderAction[] {
    if (!viewer) return [];
    return orderActions(order, {
      isCustomer: viewer.userId === order.userId,
      may: (permission) => hasPermission(viewer, permission),
    });
  }

  @FieldResolver(() => [OrderEvent], {
    description: `Timeline of the order, oldest event first; only the last ${MAX_LINES} events. Customers do not see piece counts and wrong delivery codes.`,
  })
  async timeline(@Root() order: OrderRow, @Ctx() context: Context) {
    return timelineFor(context.viewer, await loadTimeline(context, order.id));
  }
}

@Resolver(() => OrderItem)
export class OrderItemFieldsResolver {
  @FieldResolver(() => Paise, { description: 'Quantity × price, in paise.' })
  amount(@Root() { quantity, price }: OrderRow['items'][number]): number {
    return quantity * price;
  }
}

@Resolver(() => OrderEvent)
export class OrderEventFieldsResolver {
  @FieldResolver(() => Actor, {
    nullable: true,
    description:
      'The person who caused the event; null for an event of the system. For a customer it is also null for an event of staff.',
  })
  actor(@Root() event: TimelineRow, @Ctx() { viewer }: Context): Actor | null {
    return actorFor(viewer, event);
  }
}
