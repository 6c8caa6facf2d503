import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { customerOfList } from '../auth/ownership.policy.js';
import { SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { listLoader } from '../graphql/data-loaders.js';
import type { OrderRow } from '../orders/list/order-rows.queries.js';
import { readableOrder } from '../orders/list/orders.resolver.js';
import { Order } from '../orders/order.entity.js';
import { actorFor } from '../orders/timeline/timeline.policy.js';
import {
  type Connection,
  connectionOf,
  type Page,
  pageArgs,
} from '../platform/lists/pagination.js';
import { Paise } from '../platform/scalars.js';
import { Actor } from '../users/actor.js';
import { Payment } from './payment.entity.js';
import { PaymentFilter } from './payment.inputs.js';
import { listPayments, type PaymentRow, paymentsOf } from './payments.queries.js';
import { SERVICE_CHARGE } from './service-charge.js';

const loadPayments = listLoader(paymentsOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class OrderPaymentsResolver {
  @FieldResolver(() => Paise, {
    description:
      'Service charge for an online payment of the amount due, in paise; not part of `totalPrice`. 0 while nothing is due.',
  })
  serviceCharge(@Root() { due }: OrderRow): number {
    return due > 0 ? SERVICE_CHARGE : 0;
  }

  @FieldResolver(() => [Payment], {
    description: 'The payment ledger of the order, oldest entry first.',
  })
  payments(@Root() order: OrderRow, @Ctx() context: Context) {
    return loadPayments(context, order.id);
  }
}

const PaymentConnection = connectionOf(Payment);

const PaymentsPage = pageArgs(50);

@Resolver(() => Payment)
export class PaymentFieldsResolver {
  @SignedIn({ staffPermission: 'reports.read' })
  @Query(() => PaymentConnection, {
    description:
      'The payment ledger of all orders, newest entry first. BAD_USER_INPUT with fields.',
  })
  payments(
    @Arg('filter', () => PaymentFilter, { nullable: true, description: 'Filter.' })
    filter: PaymentFilter | null,
    @Args(() => PaymentsPage) page: Page,
    @Ctx() context: Context,
  ): Promise<Connection<PaymentRow>> {
    const customerId = customerOfList(signedIn(context), filter?.customerId, 'reports.read');
    return listPayments(context.em, { ...filter, customerId }, page);
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'The order; null without ORDERS_READ, except for its customer.',
  })
  order(@Root() payment: PaymentRow, @Ctx() context: Context): Promise<OrderRow | null> {
    return readableOrder(context, payment.orderId);
  }

  @FieldResolver(() => Actor, {
    nullable: true,
    description:
      'The person who made the entry; null for an online payment, and for customers if staff made it.',
  })
  actor(@Root() payment: PaymentRow, @Ctx() { viewer }: Context): Actor | null {
    return actorFor(viewer, payment);
  }
}
