import type { Issuer } from '../papers/paper-content.js';
import type { PaperKind } from '../papers/paper-kind.js';
import type { PaymentKind, PaymentMethod } from '../payments/payment.entity.js';
import type { StatementFigures } from './statement-figures.js';

/** Entries other than invoices, credit notes and payments. */
export const Entry = {
  /** An order that was handed over and had no paper until the day after, if ever. */
  DELIVERED: 'delivered',
  /** The paper of such an order was issued: what stood for it until then goes. */
  INVOICED: 'invoiced',
  /** What has changed of days for which there was a statement already. */
  CORRECTION: 'correction',
} as const;
export type Entry = PaperKind | PaymentKind | (typeof Entry)[keyof typeof Entry];

/** One line of an account. Amounts are in paise and never negative. */
export interface StatementLine {
  day: string;
  entry: Entry;
  /** Of its order; null for a correction. */
  shortId: string | null;
  /** Number of the paper. */
  paper: string | null;
  method: PaymentMethod | null;
  /** Number that was given for a payment, or the reason of a refund or a credit note. */
  note: string | null;
  charged: number;
  credited: number;
}

/** An order under way that has no paper yet. */
export interface NotInvoiced {
  shortId: string;
  pickedUpOn: string;
  /** In paise. */
  total: number;
}

/** Of these a statement lists so many, the oldest first; the others are counted. */
export const MOST_NOT_INVOICED = 100;

export interface StatementRecipient {
  name: string;
  phone: string | null;
  email: string | null;
  gstin: string | null;
  /** Its primary address; null where there is none. */
  address: string | null;
}

/** All that a statement says beside its figures. */
export interface StatementContent {
  issuer: Pick<
    Issuer,
    | ('name' | 'address' | 'city' | 'state' | 'pincode' | 'gstin')
    | ('upiId' | 'bank' | 'accountNumber' | 'ifsc')
  >;
  recipient: StatementRecipient;
  lines: StatementLine[];
  notInvoiced: NotInvoiced[];
}

export interface MadeStatement {
  figures: StatementFigures;
  content: StatementContent;
}

const sumOf = (lines: readonly StatementLine[], part: 'charged' | 'credited'): number =>
  lines.reduce((sum, line) => sum + line[part], 0);

/** What lines come to on top of an opening balance. */
export function sumsOf(
  opening: number,
  lines: readonly StatementLine[],
): { charged: number; credited: number; closing: number } {
  const [charged, credited] = [sumOf(lines, 'charged'), sumOf(lines, 'credited')];
  return { charged, credited, closing: opening + charged - credited };
}

/** Adds the running balance to each line. */
export function withBalances(
  opening: number,
  lines: readonly StatementLine[],
): (StatementLine & { balance: number })[] {
  let balance = opening;
  return lines.map((line) => {
    balance += line.charged - line.credited;
    return { ...line, balance };
  });
}

/** What brings the balance with which a month ended, as its statement said, to what it is by now; none where it is the same. */
export function correctionOf(day: string, said: number, is: number): StatementLine[] {
  if (said === is) return [];
  return [
    {
      ...{ day, entry: Entry.CORRECTION, shortId: null, paper: null, method: null, note: null },
      charged: Math.max(is - said, 0),
      credited: Math.max(said - is, 0),
    },
  ];
}
