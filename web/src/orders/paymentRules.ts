import type {
  PaymentInput,
  PaymentMethod,
  PaymentStatus,
  StaffPaymentEditor_OrderFragment,
} from '../graphql/generated';
import { formatMoney } from '../ui/formatMoney';
import { toPaise } from '../ui/rupees';
import type { Tone } from '../ui/tones';

export type Amounts = Pick<StaffPaymentEditor_OrderFragment, 'totalPrice' | 'paidAmount' | 'due'>;

export interface PaymentValues {
  status: PaymentStatus;
  /** Rupees received now, as typed. */
  amount: string;
  method: PaymentMethod | '';
  reference: string;
}

/** What is wrong with a part payment, if anything. The server decides; this is a courtesy. */
export function amountError({ status, amount }: PaymentValues, order: Amounts): string | undefined {
  if (status !== 'PARTIAL') return undefined;
  const paise = toPaise(amount);
  if (paise === null || paise === 0) return 'Enter an amount above zero';
  if (paise > order.due) return `Only ${formatMoney(order.due)} is due`;
  return undefined;
}

/** A part payment is sent as the new whole: what was paid before and what came now. */
export function paymentInput(values: PaymentValues, { paidAmount }: Amounts): PaymentInput {
  const { status, amount, method, reference } = values;
  return {
    status,
    ...(status === 'PARTIAL' ? { partialAmount: paidAmount + (toPaise(amount) ?? 0) } : {}),
    ...(method ? { method } : {}),
    ...(reference.trim() ? { reference: reference.trim() } : {}),
  };
}

/** Green when nothing is due, yellow when a part is paid, red when nothing is. */
export function dueTone({ due, paidAmount }: Pick<Amounts, 'due' | 'paidAmount'>): Tone {
  if (due === 0) return 'green';
  return paidAmount > 0 ? 'yellow' : 'red';
}
