import type { Em } from '../database.js';
import { sql } from 'kysely';
import { financialYear } from './financial-year.js';
import type { TaxDocumentKind } from './document-kind.js';

/** The parts of a document number. */
export interface DocumentNumber {
  kind: TaxDocumentKind;
  /** First calendar year of the financial year. */
  year: number;
  number: number;
}

/**
 * A document number such as INV/2627/18. It has at most 16 characters (rule 46 of the CGST Rules,
 * 2017), for numbers of up to seven digits.
 */
export const numberInWords = ({ kind, year, number }: DocumentNumber): string =>
  `${kind}/${[year, year + 1].map((each) => String(each % 100).padStart(2, '0')).join('')}/${number}`;

/** File name of the PDF, such as INV-2627-18.pdf. */
export const fileName = (document: DocumentNumber): string =>
  `${numberInWords(document).replaceAll('/', '-')}.pdf`;

/**
 * Takes the next number of a kind of document, in the transaction that issues the document. A
 * concurrent transaction waits for the same series, so a rolled-back transaction leaves no gap. The
 * first number of a year is 1, or the number set by `setFirstNumber`.
 */
export async function nextNumber(
  tx: Em,
  kind: TaxDocumentKind,
  day: string,
): Promise<DocumentNumber> {
  const year = financialYear(day);
  const { last } = await tx
    .getKysely()
    .insertInto('document_series')
    .values({
      ...{ kind, year },
      last: sql<number>`coalesce(
        (select s.first from document_series_start s where s.kind = ${kind} and s.year = ${year}), 1)`,
    })
    .onConflict((taken) =>
      taken.columns(['kind', 'year']).doUpdateSet({ last: sql<number>`document_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return { kind, year, number: last };
}
