import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { listLoader } from '../graphql/data-loaders.js';
import type { OrderRow } from '../orders/list/order-rows.queries.js';
import { Order } from '../orders/order.entity.js';
import { actorFor } from '../orders/timeline/timeline.policy.js';
import { Paise } from '../platform/scalars.js';
import { Actor } from '../users/actor.js';
import { Payment } from './payment.entity.js';
import { type PaymentRow, paymentsOf } from './payments.queries.js';
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

@Resolver(() => Payment)
export class PaymentFieldsResolver {
  @FieldResolver(() => Actor, {
    nullable: true,
    description:
      'The person who made the entry; null for an online payment, and for customers if staff made it.',
  })
  actor(@Root() payment: PaymentRow, @Ctx() { viewer }: Context): Actor | null {
    return actorFor(viewer, payment);
  }
}
