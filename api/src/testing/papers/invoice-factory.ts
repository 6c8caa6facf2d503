import { v7 } from 'uuid';
import { financialYear } from '../../papers/financial-year.js';
import { type PaperKind } from '../../papers/paper-kind.js';
import type { Tax } from '../../business/tax.rules.js';
import type { TestServer } from '../test-server.js';

export interface IssuedPaper {
  id: string;
  kind: PaperKind;
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
  /** Undefined as in invoices from before customers had a GSTIN field. */
  recipientGstin?: string | null;
  recipientName?: string;
  refersTo?: string | null;
  reason?: string | null;
}

const sumOf = (taxes: readonly Tax[], part: 'taxable' | 'cgst' | 'sgst' | 'igst'): number =>
  taxes.reduce((sum, tax) => sum + tax[part], 0);

/** Total of an invoice in paise. */
export const totalOf = ({ taxes, amount = 0, rounding = 0 }: IssuedPaper): number =>
  taxes.length
    ? (['taxable', 'cgst', 'sgst', 'igst'] as const).reduce(
        (sum, part) => sum + sumOf(taxes, part),
        rounding,
      )
    : amount;

/** An invoice that is not inserted, with a new id. */
export const aPaper = (values: Omit<IssuedPaper, 'id'>): IssuedPaper => ({ ...values, id: v7() });

/** Inserts invoices of an order into the database, with any dates. */
export async function insertPapers(
  { orm }: TestServer,
  orderId: string,
  papers: readonly IssuedPaper[],
): Promise<void> {
  const em = orm.em.fork();
  for (const paper of papers) {
    const { id, kind, number, issuedOn, taxes, placeOfSupply, issuerGstin } = paper;
    const { recipientGstin, recipientName = 'Asha Rao' } = paper;
    const total = totalOf(paper);
    const content = {
      issuer: { name: 'Clean Co', state: 'Tamil Nadu', gstin: issuerGstin },
      recipient: { name: recipientName, gstin: recipientGstin },
      ...{ order: { lines: [], beside: [] }, placeOfSupply, taxes },
    };
    const taxable = taxes.length ? sumOf(taxes, 'taxable') : total;
    await em.execute(
      `insert into paper (id, kind, year, number, order_id, refers_to, issued_on, issued_at, reason,
         total, taxable, cgst, sgst, igst, rounding, content)
       values (?, ?, ?, ?, ?, ?, ?, ?, (?::date + 1)::timestamptz, ?, ?, ?, ?, ?, ?, ?)`,
      [
        ...[id, kind, financialYear(issuedOn), number, orderId, paper.refersTo ?? null, issuedOn],
        ...[issuedOn, paper.reason ?? null, total, taxable],
        ...[sumOf(taxes, 'cgst'), sumOf(taxes, 'sgst'), sumOf(taxes, 'igst')],
        ...[taxes.length ? (paper.rounding ?? 0) : 0, JSON.stringify(content)],
      ],
    );
  }
}
