import type { CreditLine_OrderFragment } from './CreditLine.generated';
import { formatMoney } from '../../../ui/format/formatMoney';

interface CreditStatus {
  text: string;
  isAbove: boolean;
}

/**
 * What an enterprise owes of its limit and how far above the limit this bill takes it. All in
 * paise. Null without a limit.
 */
export function creditStatus(order: CreditLine_OrderFragment, bill: number): CreditStatus | null {
  const { credit, orderStatus, due, paidAmount } = order;
  if (!credit) return null;
  const { limit, owed } = credit;
  const already = orderStatus === 'WAITING_FOR_PICKUP' ? 0 : due;
  const above = owed - already + Math.max(0, bill - paidAmount) - limit;
  const owes = `${formatMoney(owed)} due, credit limit ${formatMoney(limit)}`;
  if (above <= 0) return { text: `${owes}.`, isAbove: false };
  return {
    text: `${owes}. With this bill it is ${formatMoney(above)} above the limit.`,
    isAbove: true,
  };
}
