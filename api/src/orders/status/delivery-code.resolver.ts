import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { rowLoader } from '../../graphql/data-loaders.js';
import type { OrderRow } from '../list/order-rows.queries.js';
import { Order } from '../order.entity.js';
import { undeliveredCodesOf } from './undelivered-code.queries.js';

const loadUndelivered = rowLoader(undeliveredCodesOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class DeliveryCodeResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Delivery code for the receipt and the tags. Set from the pickup on, only for a customer without e-mail.',
  })
  printedCode(@Root() { user, printedCode }: OrderRow): string | null {
    return user.hasEmail ? null : printedCode;
  }

  @FieldResolver(() => Boolean, {
    description:
      'True when `deliverOrder` needs the delivery code. False when no code reached the customer by e-mail: checking name and phone is then enough.',
  })
  async codeNeeded(@Root() order: OrderRow, @Ctx() context: Context): Promise<boolean> {
    if (!order.user.hasEmail || order.printedCode !== null) return false;
    return !(await loadUndelivered(context, order.id));
  }
}
