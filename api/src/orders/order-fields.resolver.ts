import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { listLoader } from '../graphql/loader.js';
import { Payment } from '../payments/payment.entity.js';
import { SERVICE_CHARGE } from '../payments/service-charge.js';
import { Paise } from '../platform/scalars.js';
import { historyOf, type TimelineRow } from './timeline.queries.js';
import { OrderEvent } from './order-event.entity.js';
import { OrderItem } from './order-item.entity.js';
import { OrderCustomer } from './order.payloads.js';
import { Order } from './order.entity.js';
import { nextStatuses, OrderStatus } from './order.status.js';
import type { OrderRow } from './list/order-rows.queries.js';

/** One loader for ledger, timeline and link, so that a page with all of them costs one more statement. */
const loadHistory = listLoader(historyOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class OrderFieldsResolver {
  @FieldResolver(() => OrderCustomer, { description: 'Whose order it is.' })
  user(@Root() order: OrderRow): OrderCustomer {
    return order.user;
  }

  @FieldResolver(() => [OrderItem], { description: 'What was picked up; empty before the pickup.' })
  items(@Root() order: OrderRow) {
    return order.items;
  }

  @FieldResolver(() => Paise, {
    description: 'Charge on top of an online payment, in paise; not part of the total.',
  })
  serviceCharge(): number {
    return SERVICE_CHARGE;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Four digits that its customer tells staff on delivery. Only there while the order is dispatched, and for its customer only.',
  })
  deliveryOTP(@Root() order: OrderRow, @Ctx() { viewer }: Context): string | null {
    const own = viewer?.userId === order.userId && order.orderStatus === OrderStatus.DISPATCHED;
    return own ? order.deliveryOtp : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Address where what is due can be paid online, with the service charge on top. Null while nothing is due, before the pickup, for a few seconds after the amount has changed, and where no payment provider is set up. Coming back from there proves nothing: watch `due`.',
  })
  async paymentLink(@Root() order: OrderRow, @Ctx() context: Context): Promise<string | null> {
    if (!context.payments || order.due <= 0) return null;
    const [history] = await loadHistory(context, order.id);
    return history?.paymentLink ?? null;
  }

  @FieldResolver(() => [OrderStatus], {
    description:
      'Statuses that staff can bring it to now. PICKED takes `recordPickup`, DELIVERED `deliverOrder`, CANCELLED `cancelOrder`, every other one `moveOrder`.',
  })
  nextStatuses(@Root() order: OrderRow): OrderStatus[] {
    return nextStatuses(order.orderStatus);
  }

  @FieldResolver(() => [Payment], { description: 'Its payment ledger, oldest entry first.' })
  async payments(@Root() order: OrderRow, @Ctx() context: Context) {
    const [history] = await loadHistory(context, order.id);
    return history?.payments ?? [];
  }

  @FieldResolver(() => [OrderEvent], {
    description: 'What happened to it since the booking, oldest first.',
  })
  async timeline(@Root() order: OrderRow, @Ctx() context: Context) {
    const [history] = await loadHistory(context, order.id);
    return history?.timeline ?? [];
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
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of whoever did it; null when it happened by itself.',
  })
  byName(@Root() event: TimelineRow): string | null {
    return event.byName;
  }
}
