import { object, string, type ObjectSchema } from 'yup';
import type { PaymentMethod } from '../graphql/generated';
import { formatMoney } from '../ui/format/formatMoney';
import { toPaise } from '../ui/format/rupees';

const labels: Record<PaymentMethod, string> = {
  CASH: 'Cash',
  UPI: 'UPI',
  CARD: 'Card',
  BANK_TRANSFER: 'Bank transfer',
  ONLINE: 'Online',
};

/** The way in which money came and went. */
export const wayOf = ({ method }: { method?: PaymentMethod | null }): string =>
  method ? labels[method] : 'Not specified';

export interface Cashier {
  userId: string;
  name: string;
  email?: string | null;
}

/** Who took the money; with their e-mail where another one of `among` has the same name. */
export function personOf({ userId, name, email }: Cashier, among: readonly Cashier[]): string {
  const namesakes = among.some((other) => other.userId !== userId && other.name === name);
  return namesakes && email ? `${name} (${email})` : name;
}

export interface CashUpValues {
  /** What has to be there, in words: what others change shows in it. */
  expected: string;
  /** Rupees as typed; below zero where more was given back than taken. */
  counted: string;
  note: string;
}

/** Paise; null when it is no amount. */
export function countedPaise(typed: string): number | null {
  const text = typed.trim();
  const paise = toPaise(text.replace(/^[-−]/, ''));
  return paise !== null && /^[-−]/.test(text) ? 0 - paise : paise;
}

/** Text for a surplus or missing amount; null before counting and without a difference. */
export function differenceText(counted: string, expected: number): string | null {
  const paise = countedPaise(counted);
  if (paise === null || paise === expected) return null;
  return paise < expected
    ? `${formatMoney(expected - paise)} short`
    : `${formatMoney(paise - expected)} over`;
}

// Formik hands empty boxes over as undefined, hence the defaults.
export const cashUpSchema = (expected: number): ObjectSchema<CashUpValues> =>
  object({
    expected: string().default(''),
    counted: string()
      .default('')
      .test('counted', 'Enter the amount you counted, such as 1250.50', (typed) =>
        Boolean(typed && countedPaise(typed) !== null),
      ),
    note: string()
      .default('')
      .trim()
      .max(300, 'At most 300 characters')
      .test('note', 'Explain the difference', (note, { parent }) => {
        const { counted } = parent as CashUpValues;
        return Boolean(note) || differenceText(counted, expected) === null;
      }),
  });
