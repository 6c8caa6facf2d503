import type { BillAdjustmentsForm_OrderFragment } from '../bill/BillAdjustmentsForm.generated';
import type { OrderStatus } from '../../../graphql/schema.generated';
import { toPaise, toRupees } from '../../../ui/format/rupees';
import { billItems } from '../bill/billItems';
import {
  adjustmentInputs,
  billTotal,
  typedAdjustments,
  withNewLine,
  type TypedAdjustment,
} from '../bill/typedAdjustments';
import { allows } from '../statusSteps';
import { owedAgain, type Reduction } from './refundRules';

interface PaidOrder extends Pick<
  BillAdjustmentsForm_OrderFragment,
  'items' | 'billTerms' | 'adjustments'
> {
  orderStatus: OrderStatus;
  totalPrice: number;
  paidAmount: number;
  refundable: number;
}

function withDiscount(order: PaidOrder, discount: number, reason: string): TypedAdjustment[] {
  const lines = withNewLine(typedAdjustments(order.adjustments), 'DISCOUNT');
  return lines.map((line, at) =>
    at === lines.length - 1 ? { ...line, size: toRupees(discount), reason } : line,
  );
}

/**
 * All adjustments of the bill with the new discount. The reason is cut to 200 characters, the limit
 * of an adjustment.
 */
export const reducedAdjustments = (order: PaidOrder, { discount }: Reduction, reason: string) =>
  adjustmentInputs(withDiscount(order, discount, reason.slice(0, 200)));

/**
 * Bill reduction for a refund of the typed amount. Null if the order is not fully paid, or if the
 * refund covers only an overpayment.
 */
export function reductionFor(order: PaidOrder, typed: string): Reduction | null {
  const { totalPrice, paidAmount, refundable } = order;
  const amount = toPaise(typed) ?? 0;
  if (!allows(order, 'CHANGE_BILL') || paidAmount < totalPrice || amount > refundable) return null;
  const owed = owedAgain(amount, order);
  if (owed === 0) return null;
  const bill = billItems(order.items, order.billTerms);
  const reducedBy = (discount: number): number =>
    totalPrice - billTotal(bill, withDiscount(order, discount, ''));
  // Finds the smallest discount that is large enough. Rounding to the rupee may need up to one
  // rupee more.
  let least = 1;
  let most = owed + 100;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (reducedBy(middle) >= owed) most = middle;
    else least = middle + 1;
  }
  return { owed, discount: least, reduces: reducedBy(least) };
}
