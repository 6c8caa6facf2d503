import type { Viewer } from '../../auth/viewer.js';
import { billRightsOf } from '../../employees/bill-rights.queries.js';
import type { Deps, Em } from '../../database.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import {
  billOf,
  invalidTransition,
  mailCustomer,
  lockOrderForUpdate,
  type OrderForUpdate,
  type OrderValues,
  saveOrder,
} from '../order-mutation.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { billChangedMail } from '../order.mails.js';
import { hasBill, itemsCanChange } from '../order.status.js';
import { isWorkedOut } from '../order-adjustment.entity.js';
import {
  chargesLowered,
  chargesOf,
  checkDiscounts,
  type GivenAway,
  givenAway,
  priceRefusal,
} from './bill-limit.rules.js';
import { askedFor, describeBillChange } from './adjustment.rules.js';
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

type Money = Pick<OrderValues, 'paidAmount' | 'overpayment'>;

/** Changes of a bill; parts that are undefined stay unchanged. */
export interface NewBill {
  items?: readonly PickupItemInput[];
  adjustments?: readonly AdjustmentInput[] | null;
}

function checkStatus({ orderStatus }: OrderForUpdate, { items }: NewBill): void {
  if (items && !itemsCanChange(orderStatus))
    throw invalidTransition(`The items cannot be changed: this order is ${orderStatus}`);
  if (!hasBill(orderStatus))
    throw invalidTransition(`The bill cannot be changed: this order is ${orderStatus}`);
}

/**
 * Computes the new bill. Lines that are a share of the items are computed again for the new items.
 */
async function billFrom(
  em: Em,
  viewer: Viewer,
  order: OrderForUpdate,
  { items, adjustments }: NewBill,
): Promise<{ bill: Bill; given: GivenAway; lowered: number }> {
  const existing = await itemsOf(em, order);
  const stood = await adjustmentsOf(em, order);
  const terms = await taxSettingsOf(em, order);
  const rights = await billRightsOf(em, viewer);
  const refusal = priceRefusal(rights);
  const priced = items
    ? await priceOrderItems(em, order, { items, terms, existing, refusal })
    : summedUp(existing);
  const asked = stood.filter((line) => !isWorkedOut(line)).map(askedFor);
  const bill = makeBill(priced, adjustments ?? asked, terms);
  const before = { adjustments: stood, itemsTotal: summedUp(existing).itemsTotal };
  const history = { before, charged: [...(await chargedOn(em, order)), chargesOf(stood)] };
  checkDiscounts(bill, rights, history, Boolean(adjustments));
  return { bill, given: givenAway(bill, history), lowered: chargesLowered(bill, history) };
}

/**
 * Corrects a bill in the caller's transaction: items before the dispatch, lines as long as there is
 * a bill. `moneyUnder` returns the paid amount that remains under the new total, or throws.
 */
export async function correctBill(
  viewer: Viewer,
  { em, app }: Deps,
  seen: ExpectedVersion,
  wanted: NewBill,
  moneyUnder: (totalPrice: number, order: OrderForUpdate) => Money,
): Promise<OrderForUpdate> {
  const order = await lockOrderForUpdate(em, viewer, seen, 'orders.pickup');
  checkStatus(order, wanted);
  const { bill, given, lowered } = await billFrom(em, viewer, order, wanted);
  const { totalPrice, itemCount } = bill;
  const money = moneyUnder(totalPrice, order);
  const reason = describeBillChange(order.totalPrice, bill, Boolean(wanted.adjustments), lowered);
  const change = { kind: OrderEventKind.BILL_CHANGED, reason, ...given };
  await saveOrder(em, viewer, order, { totalPrice, itemCount, ...money }, change);
  await (wanted.items ? replaceBill : replaceAdjustments)(em, order, bill);
  const content = billChangedMail(app.publicUrl, order.user.$, order, bill);
  await mailCustomer({ em, app }, order, 'bill changed', content, billOf(order));
  return order;
}
