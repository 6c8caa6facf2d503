import { TaxDocumentKind } from '../invoicing/document-kind.js';
import { PaymentKind } from '../payments/payment.entity.js';
import { methodLabel } from '../payments/payment.labels.js';
import {
  Entry,
  type MadeStatement,
  type StatementLine,
  withBalances,
} from './statement-content.js';

const ENTRY_WORDS: Record<Entry, string> = {
  [TaxDocumentKind.TAX_INVOICE]: 'Tax invoice',
  [TaxDocumentKind.BILL_OF_SUPPLY]: 'Bill of supply',
  [TaxDocumentKind.CREDIT_NOTE]: 'Credit note',
  [PaymentKind.PAYMENT]: 'Payment',
  [PaymentKind.REVERSAL]: 'Payment reversed',
  [PaymentKind.REFUND]: 'Refund',
  [PaymentKind.OVERPAYMENT]: 'Overpayment',
  [PaymentKind.SERVICE_CHARGE]: 'Service charge, paid online',
  [Entry.DELIVERED]: 'Order delivered (no invoice yet)',
  [Entry.INVOICED]: 'Invoiced (replaces the delivery entry)',
  [Entry.CORRECTION]: 'Correction of earlier days',
};

/** Entries whose label contains the payment method. */
const MONEY: readonly Entry[] = [
  PaymentKind.PAYMENT,
  PaymentKind.REVERSAL,
  PaymentKind.REFUND,
  PaymentKind.OVERPAYMENT,
];

/** Label of an entry: 'Payment by UPI', 'Tax invoice INV/2627/18'. */
function entryInWords({ entry, document, method }: StatementLine): string {
  const how = MONEY.includes(entry) ? methodLabel(method) : '';
  return [ENTRY_WORDS[entry], document].filter(Boolean).join(' ') + how;
}

/** A line of a statement with its label. Amounts are in paise. */
export interface ReadableLine {
  day: string;
  what: string;
  note: string;
  shortId: string;
  charged: number;
  credited: number;
  /** Balance after the line; negative when the customer has paid in advance. */
  balance: number;
}

/** The lines of a statement with labels and running balances. */
export const readableLines = ({ figures, content }: MadeStatement): ReadableLine[] =>
  withBalances(figures.opening, content.lines).map((line) => ({
    ...{ day: line.day, what: entryInWords(line), note: line.note ?? '' },
    ...{ shortId: line.shortId ?? '', charged: line.charged, credited: line.credited },
    balance: line.balance,
  }));
