import { isPossible, permissionOf } from '../../../rules/order-actions.js';
import type { Viewer } from '../../auth/viewer.js';
import { billRightsOf } from '../../employees/bill-rights.queries.js';
import type { Deps, Em } from '../../database.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import {
  billOf,
  invalidTransition,
  mailCustomer,
  findOrderForUpdate,
  type OrderForUpdate,
  type OrderValues,
  saveOrder,
} from '../order-mutation.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { billChangedMail } from '../order.mails.js';
import { isComputed } from '../order-adjustment.entity.js';
import {
  chargesLowered,
  chargesOf,
  checkDiscounts,
  type BillEventValues,
  billEventValues,
  priceRefusal,
} from './bill-limit.rules.js';
import { toWantedAdjustment, describeBillChange } from './adjustment.rules.js';
import { taxSettingsOf } from './bill-tax-settings.js';
import type { AdjustmentInput } from './adjustments.inputs.js';
import {
  chargedOn,
  priceOrderItems,
  itemsOf,
  adjustmentsOf,
  replaceBill,
  replaceAdjustments,
} from './bill.service.js';
import type { PickupItemInput } from './items.inputs.js';
import { type Bill, makeBill, summedUp } from './bill-calculation.js';

type PaymentValues = Pick<OrderValues, 'paidAmount' | 'overpayment'>;

/** New items, new adjustments, or both. What is undefined stays unchanged. */
export interface NewBill {
  items?: readonly PickupItemInput[];
  adjustments?: readonly AdjustmentInput[] | null;
}

function checkStatus({ orderStatus }: OrderForUpdate, { items }: NewBill): void {
  if (items && !isPossible('CHANGE_ITEMS', orderStatus))
    throw invalidTransition(`The items cannot be changed: this order is ${orderStatus}`);
  if (!isPossible('CHANGE_BILL', orderStatus))
    throw invalidTransition(`The bill cannot be changed: this order is ${orderStatus}`);
}

/**
 * Computes the new bill. Without new adjustments, saved percentages are computed again for the new
 * items.
 */
async function billFrom(
  em: Em,
  viewer: Viewer,
  order: OrderForUpdate,
  { items, adjustments }: NewBill,
): Promise<{ bill: Bill; eventValues: BillEventValues; lowered: number }> {
  const existing = await itemsOf(em, order);
  const saved = await adjustmentsOf(em, order);
  const terms = await taxSettingsOf(em, order);
  const rights = await billRightsOf(em, viewer);
  const refusal = priceRefusal(rights);
  const priced = items
    ? await priceOrderItems(em, order, { items, terms, existing, refusal })
    : summedUp(existing);
  const unchanged = saved.filter((line) => !isComputed(line)).map(toWantedAdjustment);
  const bill = makeBill(priced, adjustments ?? unchanged, terms);
  const before = { adjustments: saved, itemsTotal: summedUp(existing).itemsTotal };
  const history = { before, charged: [...(await chargedOn(em, order)), chargesOf(saved)] };
  checkDiscounts(bill, rights, history, Boolean(adjustments));
  return {
    bill,
    eventValues: billEventValues(bill, history),
    lowered: chargesLowered(bill, history),
  };
}

/**
 * Corrects a bill in the transaction of the caller: items before the dispatch, adjustments from the
 * pickup on, also after the delivery. `paymentsAfter` returns the payments that remain with the new
 * total, or throws BAD_USER_INPUT.
 */
export async function correctBill(
  viewer: Viewer,
  { em, app }: Deps,
  seen: ExpectedVersion,
  wanted: NewBill,
  paymentsAfter: (totalPrice: number, order: OrderForUpdate) => PaymentValues,
): Promise<OrderForUpdate> {
  const order = await findOrderForUpdate(em, viewer, seen, permissionOf('CHANGE_BILL'));
  checkStatus(order, wanted);
  const { bill, eventValues, lowered } = await billFrom(em, viewer, order, wanted);
  const { totalPrice, itemCount } = bill;
  const payments = paymentsAfter(totalPrice, order);
  const reason = describeBillChange(order.totalPrice, bill, Boolean(wanted.adjustments), lowered);
  const change = { kind: OrderEventKind.BILL_CHANGED, reason, ...eventValues };
  await saveOrder(em, viewer, order, { totalPrice, itemCount, ...payments }, change);
  await (wanted.items ? replaceBill : replaceAdjustments)(em, order, bill);
  const content = billChangedMail(app.publicUrl, order.user.$, order, bill);
  await mailCustomer({ em, app }, order, 'bill changed', content, billOf(order));
  return order;
}
