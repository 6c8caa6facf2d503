import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { badInput } from '../platform/errors.js';
import { formatPaise } from '../platform/money.js';
import {
  type Deps,
  impossible,
  mailCustomer,
  orderToChange,
  type OrderToChange,
  type Seen,
  writeChange,
} from './changes.service.js';
import { offersFor } from './offers.queries.js';
import { type Bill, billOf, type Offer } from './order.bill.js';
import { billChangedMail, pickedMail } from './order.mails.js';
import type { PickupItemInput } from './order-change.inputs.js';
import { OrderEventKind } from './order-event.entity.js';
import { OrderItem } from './order-item.entity.js';
import { itemsCanChange, OrderStatus, stepBetween } from './order.status.js';

/** Makes the bill; cloth types that are on the order already keep the name and price they have there. */
async function countUp(
  em: Em,
  { user }: OrderToChange,
  items: readonly PickupItemInput[],
  kept: readonly OrderItem[] = [],
): Promise<Bill> {
  const clothIds = [...new Set(items.map(({ clothId }) => clothId.toLowerCase()))];
  const offers = new Map<string, Offer>();
  for (const { id, ...offer } of clothIds.length ? await offersFor(em, user.id, clothIds) : [])
    offers.set(id, offer);
  for (const { clothId, name, price } of kept) if (clothId) offers.set(clothId, { name, price });
  return billOf(items, offers);
}

async function replaceItems(em: Em, order: OrderToChange, { lines }: Bill): Promise<void> {
  await em.nativeDelete(OrderItem, { order: order.id });
  for (const [position, line] of lines.entries())
    em.create(OrderItem, { ...line, order, position });
  await em.flush();
}

/** Staff have collected the laundry: from here on the order has items, and its bill is known. */
export function recordPickup(
  viewer: Viewer,
  { em, app }: Deps,
  seen: Seen,
  items: readonly PickupItemInput[],
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await orderToChange(tx, viewer, seen);
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
    await mailCustomer({ em: tx, app }, order, 'laundry picked up', content);
  });
}

/** Puts the items right while the laundry is in the house; what has been paid stays covered. */
export function updateOrderItems(
  viewer: Viewer,
  { em, app }: Deps,
  seen: Seen,
  items: readonly PickupItemInput[],
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await orderToChange(tx, viewer, seen);
    if (!itemsCanChange(order.orderStatus))
      throw impossible(`The items cannot be changed: this order is ${order.orderStatus}`);
    const kept = await tx.find(OrderItem, { order: order.id });
    const bill = await countUp(tx, order, items, kept);
    const { totalPrice, itemCount } = bill;
    if (totalPrice < order.paidAmount)
      throw badInput({
        items: `${formatPaise(order.paidAmount)} of this order is paid: take back what is too much before its total can be ${formatPaise(totalPrice)}`,
      });
    const reason = `Total ${formatPaise(order.totalPrice)} → ${formatPaise(totalPrice)}`;
    await writeChange(
      tx,
      viewer,
      order,
      { totalPrice, itemCount },
      { kind: OrderEventKind.ITEMS_CHANGED, reason },
    );
    await replaceItems(tx, order, bill);
    const content = billChangedMail(app.publicUrl, order.user.$, order, bill);
    await mailCustomer({ em: tx, app }, order, 'bill changed', content);
  });
}
