import type { Viewer } from '../../auth/viewer.js';
import type { RefundInput } from '../../payments/payment.inputs.js';
import { type Held, heldAfter } from '../../payments/payment.ledger.js';
import { refundInWords } from '../../payments/payment.words.js';
import { enterRefund } from '../../payments/refunds.service.js';
import { badInput } from '../../platform/errors.js';
import { formatPaise } from '../../platform/money.js';
import { countUp, itemsOf, replaceItems } from './bill.service.js';
import {
  addEvent,
  billOf,
  type Deps,
  impossible,
  mailCustomer,
  orderToChange,
  type OrderToChange,
  type Seen,
  writeChange,
} from '../order-change.service.js';
import { billChangedMail } from '../order.mails.js';
import type { PickupItemInput } from '../progress/progress.inputs.js';
import { OrderEventKind } from '../order-event.entity.js';
import { itemsCanChange } from '../order.status.js';

export interface Correction {
  items: readonly PickupItemInput[];
  /** What goes back to the customer because the bill is smaller than what was paid. */
  refund?: RefundInput | null;
}

/** Puts the items right while the laundry is in the house; what is paid above the new bill goes back with it. */
export function updateOrderItems(
  viewer: Viewer,
  { em, app }: Deps,
  seen: Seen,
  { items, refund }: Correction,
): Promise<void> {
  return em.transactional(async (tx) => {
    const deps = { em: tx, app };
    const order = await orderToChange(tx, viewer, seen);
    if (!itemsCanChange(order.orderStatus))
      throw impossible(`The items cannot be changed: this order is ${order.orderStatus}`);
    const bill = await countUp(tx, order, items, await itemsOf(tx, order));
    const { totalPrice, itemCount } = bill;
    const held = heldUnder(totalPrice, order, refund);
    const reason = `Total ${formatPaise(order.totalPrice)} → ${formatPaise(totalPrice)}`;
    const change = { kind: OrderEventKind.ITEMS_CHANGED, reason };
    await writeChange(tx, viewer, order, { totalPrice, itemCount, ...held }, change);
    await replaceItems(tx, order, bill);
    const content = billChangedMail(app.publicUrl, order.user.$, order, bill);
    await mailCustomer(deps, order, 'bill changed', content, billOf(order));
    if (!refund) return;
    const back = { kind: OrderEventKind.PAYMENT, reason: refundInWords(refund) };
    await addEvent(tx, viewer, order, back);
    await enterRefund(viewer, deps, order, refund);
  });
}

/** What is held of an order once its bill is smaller: no more than the bill. BAD_USER_INPUT otherwise. */
function heldUnder(totalPrice: number, order: OrderToChange, refund?: RefundInput | null): Held {
  const { paidAmount, excess } = order;
  const above = paidAmount - totalPrice;
  if (above <= 0) {
    if (!refund) return { paidAmount, excess };
    throw badInput({ refund: 'The new total is not below what is paid, so nothing goes back' });
  }
  const least = `${formatPaise(above)} more than the new total of ${formatPaise(totalPrice)}`;
  if (!refund)
    throw badInput({
      refund: `${formatPaise(paidAmount)} of this order is paid, ${least}: refund the difference with this change`,
    });
  const held = heldAfter(refund.amount, { totalPrice, paidAmount, excess }, 'refund.amount');
  if (held.paidAmount > totalPrice)
    throw badInput({ 'refund.amount': `Refund at least ${formatPaise(above)}` });
  return held;
}
