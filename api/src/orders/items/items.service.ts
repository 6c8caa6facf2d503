import type { Viewer } from '../../auth/viewer.js';
import type { Deps } from '../../database.js';
import { formatPaise } from '../../platform/money.js';
import type { Seen } from '../../platform/versioned.js';
import {
  billOf,
  impossible,
  mailCustomer,
  orderToChange,
  type OrderToChange,
  type OrderValues,
  writeChange,
} from '../order-change.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { billChangedMail } from '../order.mails.js';
import { itemsCanChange } from '../order.status.js';
import { countUp, itemsOf, replaceItems } from './bill.service.js';
import type { PickupItemInput } from './items.inputs.js';

type Money = Pick<OrderValues, 'paidAmount' | 'excess'>;

/**
 * Puts the items right while the laundry is in the house, in the caller's transaction. `moneyUnder` says what of
 * the customer's money stays with the order under its new total, and refuses what cannot be.
 */
export async function correctItems(
  viewer: Viewer,
  { em, app }: Deps,
  seen: Seen,
  items: readonly PickupItemInput[],
  moneyUnder: (totalPrice: number, order: OrderToChange) => Money,
): Promise<OrderToChange> {
  const order = await orderToChange(em, viewer, seen, 'orders.pickup');
  if (!itemsCanChange(order.orderStatus))
    throw impossible(`The items cannot be changed: this order is ${order.orderStatus}`);
  const bill = await countUp(em, order, items, await itemsOf(em, order));
  const { totalPrice, itemCount } = bill;
  const money = moneyUnder(totalPrice, order);
  const reason = `Total ${formatPaise(order.totalPrice)} → ${formatPaise(totalPrice)}`;
  const change = { kind: OrderEventKind.ITEMS_CHANGED, reason };
  await writeChange(em, viewer, order, { totalPrice, itemCount, ...money }, change);
  await replaceItems(em, order, bill);
  const content = billChangedMail(app.publicUrl, order.user.$, order, bill);
  await mailCustomer({ em, app }, order, 'bill changed', content, billOf(order));
  return order;
}
