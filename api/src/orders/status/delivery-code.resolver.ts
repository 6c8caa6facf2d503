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
      'Delivery code that receipt and tags show. Null before the pickup, and for a customer with e-mail.',
  })
  printedCode(@Root() { user, printedCode }: OrderRow): string | null {
    return user.hasEmail ? null : printedCode;
  }

  @FieldResolver(() => Boolean, {
    description:
      'True when `deliverOrder` needs the delivery code. False when no mail with the code reached the customer: staff can then check name and phone instead.',
  })
  async codeNeeded(@Root() order: OrderRow, @Ctx() context: Context): Promise<boolean> {
    if (!order.user.hasEmail || order.printedCode !== null) return false;
    return !(await loadUndelivered(context, order.id));
  }
}
