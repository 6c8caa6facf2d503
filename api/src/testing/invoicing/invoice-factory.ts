import { v7 } from 'uuid';
import { financialYear } from '../../invoicing/financial-year.js';
import { type TaxDocumentKind } from '../../invoicing/document-kind.js';
import type { Tax } from '../../../rules/tax.js';
import type { TestServer } from '../test-server.js';

export interface IssuedInvoice {
  id: string;
  kind: TaxDocumentKind;
  number: number;
  issuedOn: string;
  taxes: Tax[];
  /** Total of a bill of supply in paise; for other invoices the taxes determine it. */
  amount?: number;
  /** Rounding of the total to whole rupees, in paise. */
  rounding?: number;
  placeOfSupply: string;
  /** GSTIN of the company, which is in Tamil Nadu; null without one. */
  issuerGstin: string | null;
  /** GSTIN of the recipient. Undefined in invoices issued before customers could enter a GSTIN. */
  recipientGstin?: string | null;
  recipientName?: string;
  refersTo?: string | null;
  reason?: string | null;
}

const sumOf = (taxes: readonly Tax[], part: 'taxable' | 'cgst' | 'sgst' | 'igst'): number =>
  taxes.reduce((sum, tax) => sum + tax[part], 0);

/** Total of an invoice in paise. */
export const totalOf = ({ taxes, amount = 0, rounding = 0 }: IssuedInvoice): number =>
  taxes.length
    ? (['taxable', 'cgst', 'sgst', 'igst'] as const).reduce(
        (sum, part) => sum + sumOf(taxes, part),
        rounding,
      )
    : amount;

/** An invoice with a new id; it is not in the database yet. */
export const anInvoice = (values: Omit<IssuedInvoice, 'id'>): IssuedInvoice => ({
  ...values,
  id: v7(),
});

/** Inserts invoices of an order into the database, with their given dates and numbers. */
export async function insertInvoices(
  { orm }: TestServer,
  orderId: string,
  documents: readonly IssuedInvoice[],
): Promise<void> {
  const em = orm.em.fork();
  for (const document of documents) {
    const { id, kind, number, issuedOn, taxes, placeOfSupply, issuerGstin } = document;
    const { recipientGstin, recipientName = 'Asha Rao' } = document;
    const total = totalOf(document);
    const content = {
      issuer: { name: 'Clean Co', state: 'Tamil Nadu', gstin: issuerGstin },
      recipient: { name: recipientName, gstin: recipientGstin },
      ...{ order: { lines: [], beside: [] }, placeOfSupply, taxes },
    };
    const taxable = taxes.length ? sumOf(taxes, 'taxable') : total;
    await em.execute(
      `insert into tax_document (id, kind, year, number, order_id, refers_to, issued_on, issued_at, reason,
         total, taxable, cgst, sgst, igst, rounding, content)
       values (?, ?, ?, ?, ?, ?, ?, ?, (?::date + 1)::timestamptz, ?, ?, ?, ?, ?, ?, ?)`,
      [
        ...[
          id,
          kind,
          financialYear(issuedOn),
          number,
          orderId,
          document.refersTo ?? null,
          issuedOn,
        ],
        ...[issuedOn, document.reason ?? null, total, taxable],
        ...[sumOf(taxes, 'cgst'), sumOf(taxes, 'sgst'), sumOf(taxes, 'igst')],
        ...[taxes.length ? (document.rounding ?? 0) : 0, JSON.stringify(content)],
      ],
    );
  }
}
