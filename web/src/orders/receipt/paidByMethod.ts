import type { PaymentKind, PaymentMethod } from '../../graphql/schema.generated';

interface Entry {
  /** Paise. Negative for a refund. */
  amount: number;
  kind: PaymentKind;
  method?: PaymentMethod | null;
}

const labels: Record<PaymentMethod, string> = {
  CASH: 'Cash',
  UPI: 'UPI',
  CARD: 'Card',
  BANK_TRANSFER: 'Bank transfer',
  ONLINE: 'Online',
};

/** Amount received by payment method after refunds. Fully refunded methods are omitted. */
export function paidByMethod(entries: readonly Entry[]): [label: string, paise: number][] {
  const sums = new Map<string, number>();
  for (const { amount, kind, method } of entries) {
    if (kind === 'SERVICE_CHARGE') continue;
    const label = `Paid (${method ? labels[method] : 'Not specified'})`;
    sums.set(label, (sums.get(label) ?? 0) + amount);
  }
  return [...sums].filter(([, paise]) => paise !== 0);
}
