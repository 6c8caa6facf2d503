import { object, string, type ObjectSchema } from 'yup';
import type { PaymentMethod } from '../../graphql/schema.generated';
import { formatMoney } from '../../ui/format/formatMoney';
import { toPaise } from '../../ui/format/rupees';

const labels: Record<PaymentMethod, string> = {
  CASH: 'Cash',
  UPI: 'UPI',
  CARD: 'Card',
  BANK_TRANSFER: 'Bank transfer',
  ONLINE: 'Online',
};

/** Label of the payment method. */
export const methodLabel = ({ method }: { method?: PaymentMethod | null }): string =>
  method ? labels[method] : 'Not specified';

export interface Cashier {
  userId: string;
  name: string;
  email?: string | null;
}

/**
 * Name of the person who received the money. Adds the email address if another person in `among`
 * has the same name.
 */
export function personOf({ userId, name, email }: Cashier, among: readonly Cashier[]): string {
  const namesakes = among.some((other) => other.userId !== userId && other.name === name);
  return namesakes && email ? `${name} (${email})` : name;
}

export interface CashUpValues {
  /** Expected amount as a text. A conflict message shows its change. */
  expected: string;
  /** Rupees as typed. Negative if refunds exceed payments. */
  counted: string;
  note: string;
}

/** Counted amount in paise. Null for an invalid text. */
export function countedPaise(typed: string): number | null {
  const text = typed.trim();
  const paise = toPaise(text.replace(/^[-−]/, ''));
  return paise !== null && /^[-−]/.test(text) ? 0 - paise : paise;
}

/** Text for a surplus or missing amount. Null before counting and without a difference. */
export function differenceText(counted: string, expected: number): string | null {
  const paise = countedPaise(counted);
  if (paise === null || paise === expected) return null;
  return paise < expected
    ? `${formatMoney(expected - paise)} short`
    : `${formatMoney(paise - expected)} over`;
}

// Formik passes empty fields as undefined, so each field has a default.
export const cashUpSchema = (expected: number): ObjectSchema<CashUpValues> =>
  object({
    expected: string().default(''),
    counted: string()
      .default('')
      .test('counted', 'Enter the amount you counted, such as 1250.50', (typed) =>
        Boolean(typed && countedPaise(typed) !== null),
      )
      .test(
        'negative',
        'The counted amount cannot be below zero',
        (typed) => (countedPaise(typed) ?? 0) >= Math.min(0, expected),
      ),
    note: string()
      .default('')
      .trim()
      .max(300, 'At most 300 characters')
      .test('note', 'Write why the amount is short or over', (note, { parent }) => {
        const { counted } = parent as CashUpValues;
        return Boolean(note) || differenceText(counted, expected) === null;
      }),
  });
