import type { UseOrderChange_OrderFragment } from './useOrderChange.generated';
import { changedLines, type ComparedFields } from '../../ui/form/saveFailure';
import { formatDate } from '../../ui/format/dates';
import { formatMoney } from '../../ui/format/formatMoney';
import { adjustmentName } from '../billLabels';
import { pickupWhen } from '../pickupTime';
import { orderStatusLabels, paymentStatusLabels } from '../orderStatus';

type OrderFields = UseOrderChange_OrderFragment;

const lineText = ({ amount, reason, ...line }: OrderFields['adjustments'][number]): string =>
  `${adjustmentName(line)} ${formatMoney(amount)} (${reason})`;

const comparedFields: ComparedFields<OrderFields> = [
  ['Order status', ({ orderStatus }) => orderStatusLabels[orderStatus]],
  ['Pickup date', pickupWhen],
  ['Promised by', ({ promisedDate }) => (promisedDate ? formatDate(promisedDate) : 'no day')],
  ['Total', ({ totalPrice }) => formatMoney(totalPrice)],
  ['Discounts and charges', ({ adjustments }) => adjustments.map(lineText).join(', ')],
  ['Paid amount', ({ paidAmount }) => formatMoney(paidAmount)],
  ['Payment status', ({ paymentStatus }) => paymentStatusLabels[paymentStatus]],
];

/** Changes of an order since it was loaded, one line each. */
export function describeChanges(before: OrderFields, after: OrderFields): string[] {
  const lines = changedLines(comparedFields, before, after);
  return lines.length > 0 ? lines : ['Its items, payments or pickup details'];
}
