import { PaymentKind, PaymentMethod } from '../../payments/payment.entity.js';
import { SERVICE_CHARGE } from '../../payments/service-charge.js';
import { formatPaise } from '../../platform/money.js';
import type { TimedStep } from '../timeline.js';
import type { SeedContext } from '../seed-context.js';

/** How an order was paid. `reversed` means paid, and then reversed. */
export type PaidAs = 'unpaid' | 'partial' | 'paid' | 'reversed';

export interface PaymentRow {
  id: string;
  orderId: string;
  amount: number;
  kind: PaymentKind;
  method: PaymentMethod | null;
  reference: string | null;
  byUserId: string | null;
  createdAt: Date;
}

const METHODS = [
  PaymentMethod.CASH,
  PaymentMethod.UPI,
  PaymentMethod.UPI,
  PaymentMethod.CARD,
  PaymentMethod.ONLINE,
  PaymentMethod.BANK_TRANSFER,
] as const;

function reference({ random }: SeedContext, method: PaymentMethod): string | null {
  if (method === PaymentMethod.CASH) return null;
  return method === PaymentMethod.ONLINE ? `pay_demo${random.digits(8)}` : random.digits(12);
}

/**
 * Ledger entries for the payments and reversals of an order. An online payment also has an entry
 * for its service charge.
 */
export function makePayments(
  context: SeedContext,
  order: { id: string; total: number; paid: PaidAs; times: readonly TimedStep[] },
): PaymentRow[] {
  const { random, adminId } = context;
  const amount =
    order.paid === 'partial'
      ? Math.max(50, Math.round((order.total * random.int(3, 7)) / 10 / 50) * 50)
      : order.total;
  let method: PaymentMethod = PaymentMethod.CASH;
  return order.times.flatMap(({ step, at }) => {
    if (step !== 'payment' && step !== 'reversal') return [];
    const row = (values: Pick<PaymentRow, 'amount' | 'kind' | 'method' | 'reference'>) => ({
      id: random.id(at),
      orderId: order.id,
      byUserId: values.method === PaymentMethod.ONLINE ? null : adminId,
      createdAt: at,
      ...values,
    });
    if (step === 'reversal')
      return [row({ amount: -amount, kind: PaymentKind.REVERSAL, method, reference: null })];
    method = random.pick(METHODS);
    const paid = { method, reference: reference(context, method) };
    const payment = row({ amount, kind: PaymentKind.PAYMENT, ...paid });
    if (method !== PaymentMethod.ONLINE) return [payment];
    return [payment, row({ amount: SERVICE_CHARGE, kind: PaymentKind.SERVICE_CHARGE, ...paid })];
  });
}

const IN_WORDS: Record<PaymentMethod, string> = {
  cash: 'paid in cash',
  upi: 'paid by UPI',
  card: 'paid by card',
  'bank transfer': 'paid by bank transfer',
  online: 'online',
};

/** Text of a payment in the timeline of its order. */
export const paymentText = ({ amount, method }: PaymentRow): string =>
  `${formatPaise(Math.abs(amount))} ${method && amount > 0 ? IN_WORDS[method] : 'reversed'}`;
