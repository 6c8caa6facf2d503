import { numberInWords, type DocumentNumber } from '../../invoicing/document-number.js';
import { TaxDocumentKind } from '../../invoicing/document-kind.js';
import { PaymentKind, PaymentMethod } from '../../payments/payment.entity.js';
import { methodLabel } from '../../payments/payment.labels.js';
import { JournalVoucherKind } from './journal.inputs.js';
import type { JournalPosting } from './journal.payloads.js';

/** A tax document with the fields that the journal needs; amounts in paise. */
export interface DocumentEntry extends DocumentNumber {
  total: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  /** For a credit note: the credited invoice, and the reason. */
  of: DocumentNumber | null;
  reason: string | null;
}

/**
 * An entry of the payment ledger (payment, refund, reversal) with the fields that the journal
 * needs.
 */
export interface MoneyEntry {
  /** Id of the ledger entry, which is also the number of its voucher. */
  id: string;
  kind: PaymentKind;
  method: PaymentMethod | null;
  /** Amount in paise; negative for refunds and reversals. */
  amount: number;
  reference: string | null;
  reason: string | null;
}

/** A voucher without its day and order. */
export interface VoucherBody {
  kind: JournalVoucherKind;
  number: string;
  narration: string;
  postings: JournalPosting[];
}

/** Ledger account of each payment method. */
const MONEY: Record<PaymentMethod, string> = {
  [PaymentMethod.CASH]: 'Cash',
  [PaymentMethod.UPI]: 'UPI',
  [PaymentMethod.CARD]: 'Card',
  [PaymentMethod.BANK_TRANSFER]: 'Bank Transfer',
  [PaymentMethod.ONLINE]: 'Online Payments',
};

/** An enterprise, which has its own ledger account. */
export interface LedgerOwner {
  id: string;
  name: string;
}

/**
 * Name of the ledger account: one account for all private customers, and one per enterprise. The
 * short id distinguishes enterprises with the same name.
 */
export const customerLedger = (enterprise: LedgerOwner | null): string =>
  enterprise === null ? 'Customers' : `Customers: ${enterprise.name} (${enterprise.id.slice(-6)})`;

/** Posting of an amount: debit above 0, credit below 0, none for 0. */
const post = (ledger: string, amount: number): JournalPosting[] =>
  amount === 0 ? [] : [{ ledger, debit: Math.max(amount, 0), credit: Math.max(-amount, 0) }];

const narrationOf = (document: DocumentEntry): string => {
  if (document.of === null)
    return document.kind === TaxDocumentKind.BILL_OF_SUPPLY ? 'Bill of supply' : 'Tax invoice';
  const of = `Credit note for ${numberInWords(document.of)}`;
  return document.reason ? `${of}: ${document.reason}` : of;
};

/** The voucher of a tax document. Rounding is the total minus taxable value and tax. */
export function documentVoucher(document: DocumentEntry, customer: string): VoucherBody {
  const isCreditNote = document.kind === TaxDocumentKind.CREDIT_NOTE;
  const sign = isCreditNote ? -1 : 1;
  const { total, taxable, cgst, sgst, igst } = document;
  return {
    kind: isCreditNote ? JournalVoucherKind.CREDIT_NOTE : JournalVoucherKind.SALES,
    number: numberInWords(document),
    narration: narrationOf(document),
    postings: [
      ...post(customer, sign * total),
      ...post('Sales', -sign * taxable),
      ...post('Output CGST', -sign * cgst),
      ...post('Output SGST', -sign * sgst),
      ...post('Output IGST', -sign * igst),
      ...post('Rounding', -sign * (total - taxable - cgst - sgst - igst)),
    ],
  };
}

const KINDS: Record<PaymentKind, string> = {
  [PaymentKind.PAYMENT]: 'Paid',
  [PaymentKind.REVERSAL]: 'Payment reversed',
  [PaymentKind.REFUND]: 'Refunded',
  [PaymentKind.OVERPAYMENT]: 'Paid above what was due',
  [PaymentKind.SERVICE_CHARGE]: 'Service charge',
};

/** Voucher of a ledger entry: a receipt for an amount above 0, otherwise a refund. */
export function moneyVoucher(entry: MoneyEntry, customer: string): VoucherBody {
  const { id, kind, method, amount, reference, reason } = entry;
  const how = methodLabel(method);
  const isCharge = kind === PaymentKind.SERVICE_CHARGE;
  return {
    kind: amount < 0 ? JournalVoucherKind.REFUND : JournalVoucherKind.RECEIPT,
    number: id,
    narration: `${KINDS[kind]}${how}${reference ? ` (${reference})` : ''}${reason ? `: ${reason}` : ''}`,
    postings: [
      ...post(method ? MONEY[method] : 'Unspecified Payment Method', amount),
      ...post(isCharge ? 'Online Service Charges' : customer, -amount),
    ],
  };
}
