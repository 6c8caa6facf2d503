import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { rowLoader } from '../graphql/data-loaders.js';
import type { OrderRow } from '../orders/list/order-rows.queries.js';
import { Order } from '../orders/order.entity.js';
import { WebUrl } from '../platform/scalars.js';
import { payableLinksOf } from './links.queries.js';

const loadPayable = rowLoader(payableLinksOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class OrderLinkResolver {
  @FieldResolver(() => WebUrl, {
    nullable: true,
    description:
      "URL of the provider's checkout for the amount due plus the service charge. Null while nothing is due, without a payment provider, and for a few seconds after the amount has changed. The return of the customer from the checkout does not prove a payment: read `due` again.",
  })
  async paymentLink(@Root() order: OrderRow, @Ctx() context: Context): Promise<string | null> {
    if (!context.paysOnline || order.due <= 0) return null;
    const link = await loadPayable(context, order.id);
    return link?.url ?? null;
  }
}
