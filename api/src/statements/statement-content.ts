import type { Issuer } from '../invoicing/document-content.js';
import type { TaxDocumentKind } from '../invoicing/document-kind.js';
import type { PaymentKind, PaymentMethod } from '../payments/payment.entity.js';
import type { StatementFigures } from './statement-totals.js';

/** Entries other than invoices, credit notes and payments. */
export const Entry = {
  /** An order that was delivered on that day and has no invoice. */
  DELIVERED: 'delivered',
  /** The later invoice of such an order; it replaces the entry of the delivery. */
  INVOICED: 'invoiced',
  /** A change of days that an earlier statement covers. */
  CORRECTION: 'correction',
} as const;
export type Entry = TaxDocumentKind | PaymentKind | (typeof Entry)[keyof typeof Entry];

/** One line of an account. Amounts are in paise and never negative. */
export interface StatementLine {
  day: string;
  entry: Entry;
  /** Short id of the order; null for a correction. */
  shortId: string | null;
  /** Number of the invoice or credit note; null for other entries. */
  document: string | null;
  method: PaymentMethod | null;
  /** Reference of a payment, or reason of a refund or credit note; null without one. */
  note: string | null;
  charged: number;
  credited: number;
}

/** An order in progress without an invoice. */
export interface NotInvoiced {
  shortId: string;
  pickedUpOn: string;
  /** Total of the order, in paise. */
  total: number;
}

/**
 * Maximum number of orders without an invoice that a statement lists, oldest first; further ones
 * are only counted.
 */
export const MAX_UNINVOICED = 100;

export interface StatementRecipient {
  name: string;
  phone: string | null;
  email: string | null;
  gstin: string | null;
  /** Primary address of the enterprise; null without one. */
  address: string | null;
}

/** Content of a statement in addition to its totals. */
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

/** Totals of lines, starting from an opening balance. */
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

/**
 * Correction line for the difference between the stored closing balance of the last statement and
 * its current value. Empty if they are equal.
 */
export function correctionOf(day: string, stored: number, current: number): StatementLine[] {
  if (stored === current) return [];
  return [
    {
      ...{ day, entry: Entry.CORRECTION, shortId: null, document: null, method: null, note: null },
      charged: Math.max(current - stored, 0),
      credited: Math.max(stored - current, 0),
    },
  ];
}
