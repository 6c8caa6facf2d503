import type { Em } from '../database.js';
import { sql } from 'kysely';
import { financialYear } from './financial-year.js';
import type { PaperKind } from './paper-kind.js';

/** The parts of a document number. */
export interface PaperNumber {
  kind: PaperKind;
  /** First calendar year of the financial year. */
  year: number;
  number: number;
}

/**
 * A document number such as INV/2627/18. It has at most 16 characters (rule 46 of the CGST Rules,
 * 2017), for numbers of up to seven digits.
 */
export const numberInWords = ({ kind, year, number }: PaperNumber): string =>
  `${kind}/${[year, year + 1].map((each) => String(each % 100).padStart(2, '0')).join('')}/${number}`;

/** File name of the PDF, such as INV-2627-18.pdf. */
export const fileName = (paper: PaperNumber): string =>
  `${numberInWords(paper).replaceAll('/', '-')}.pdf`;

/**
 * Takes the next number, in the transaction that issues the document. Concurrent transactions wait
 * for each other, and a failed one leaves no gap. The first number of a year is 1, or the number
 * set by `setFirstNumber`.
 */
export async function nextNumber(tx: Em, kind: PaperKind, day: string): Promise<PaperNumber> {
  const year = financialYear(day);
  const { last } = await tx
    .getKysely()
    .insertInto('paper_series')
    .values({
      ...{ kind, year },
      last: sql<number>`coalesce(
        (select s.first from paper_series_start s where s.kind = ${kind} and s.year = ${year}), 1)`,
    })
    .onConflict((taken) =>
      taken.columns(['kind', 'year']).doUpdateSet({ last: sql<number>`paper_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return { kind, year, number: last };
}
