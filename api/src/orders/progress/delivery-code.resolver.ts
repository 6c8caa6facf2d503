import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { rowLoader } from '../../graphql/loader.js';
import type { OrderRow } from '../list/order-rows.queries.js';
import { Order } from '../order.entity.js';
import { undeliveredCodesOf } from './undelivered-code.queries.js';

const loadUndelivered = rowLoader(undeliveredCodesOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class DeliveryCodeResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Delivery code for the receipt and the tags. There from the pickup on, and only while its customer has no e-mail.',
  })
  printedCode(@Root() { user, printedCode }: OrderRow): string | null {
    return user.hasEmail ? null : printedCode;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether `deliverOrder` needs the delivery code. False when its customer did not get the code by e-mail: then name and phone are enough.',
  })
  async codeNeeded(@Root() order: OrderRow, @Ctx() context: Context): Promise<boolean> {
    if (!order.user.hasEmail || order.printedCode !== null) return false;
    return !(await loadUndelivered(context, order.id));
  }
}
