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
  /** What a bill of supply comes to; of others it is what their taxes come to. */
  amount?: number;
  /** Amount that rounds the total to whole rupees, in paise. */
  rounding?: number;
  placeOfSupply: string;
  /** Of the business, which is in Tamil Nadu. */
  issuerGstin: string | null;
  /** Undefined as in papers that were issued before recipients could have one. */
  recipientGstin?: string | null;
  recipientName?: string;
  refersTo?: string | null;
  reason?: string | null;
}

const sumOf = (taxes: readonly Tax[], part: 'taxable' | 'cgst' | 'sgst' | 'igst'): number =>
  taxes.reduce((sum, tax) => sum + tax[part], 0);

/** What a paper comes to. */
export const totalOf = ({ taxes, amount = 0, rounding = 0 }: IssuedPaper): number =>
  taxes.length
    ? (['taxable', 'cgst', 'sgst', 'igst'] as const).reduce(
        (sum, part) => sum + sumOf(taxes, part),
        rounding,
      )
    : amount;

/** A paper as it would be, without its id, which is newer than all before. */
export const aPaper = (values: Omit<IssuedPaper, 'id'>): IssuedPaper => ({ ...values, id: v7() });

/** Papers of an order, of any day, straight into the database. */
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
