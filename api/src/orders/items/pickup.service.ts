import type { Viewer } from '../../auth/viewer.js';
import { countUp, replaceItems } from './bill.service.js';
import type { Deps } from '../../database.js';
import type { Seen } from '../../platform/versioned.js';
import {
  billOf,
  impossible,
  mailCustomer,
  orderToChange,
  writeChange,
} from '../order-change.service.js';
import { pickedMail } from '../order.mails.js';
import type { PickupItemInput } from './items.inputs.js';
import { OrderEventKind } from '../order-event.entity.js';
import { OrderStatus, stepBetween } from '../order.status.js';

/** Staff have collected the laundry: from here on the order has items, and its bill is known. */
export function recordPickup(
  viewer: Viewer,
  { em, app }: Deps,
  seen: Seen,
  items: readonly PickupItemInput[],
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await orderToChange(tx, viewer, seen, 'orders.pickup');
    if (stepBetween(order.orderStatus, OrderStatus.PICKED) !== 'pickup')
      throw impossible(`The pickup cannot be recorded: this order is ${order.orderStatus}`);
    const bill = await countUp(tx, order, items);
    const { totalPrice, itemCount } = bill;
    await writeChange(
      tx,
      viewer,
      order,
      { totalPrice, itemCount },
      { kind: OrderEventKind.STATUS_CHANGED, toStatus: OrderStatus.PICKED },
    );
    await replaceItems(tx, order, bill);
    const content = pickedMail(app.publicUrl, order.user.$, order, bill);
    await mailCustomer({ em: tx, app }, order, 'laundry picked up', content, billOf(order));
  });
}
