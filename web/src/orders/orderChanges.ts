import type { StaffPaymentEditor_OrderFragment } from '../graphql/generated';
import { formatMoney } from '../ui/formatMoney';
import { orderStatusLabels, paymentStatusLabels } from './orderStatus';

type Seen = StaffPaymentEditor_OrderFragment;

const readers: readonly [name: string, read: (order: Seen) => string][] = [
  ['Order status', ({ orderStatus }) => orderStatusLabels[orderStatus]],
  ['Total', ({ totalPrice }) => formatMoney(totalPrice)],
  ['Paid amount', ({ paidAmount }) => formatMoney(paidAmount)],
  ['Payment status', ({ paymentStatus }) => paymentStatusLabels[paymentStatus]],
];

/** What somebody else did to an order since this person looked at it, one line each. */
export function describeChanges(before: Seen, after: Seen): string[] {
  if (before.version === after.version) return [];
  const lines = readers
    .map(([name, read]) => [name, read(before), read(after)] as const)
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => `${name}: ${was} → ${is}`);
  return lines.length > 0 ? lines : ['Its items or pickup details'];
}
