import type { Em } from '../database.js';
import { sql } from 'kysely';
import { financialYear } from './financial-year.js';
import type { PaperKind } from './paper-kind.js';

/** A number of a kind, as papers have it. */
export interface PaperNumber {
  kind: PaperKind;
  /** The first calendar year of the financial year. */
  year: number;
  number: number;
}

/** INV/2627/18: at most 16 characters, as rule 46 of the CGST Rules, 2017 has it, with numbers of up to seven digits. */
export const numberInWords = ({ kind, year, number }: PaperNumber): string =>
  `${kind}/${[year, year + 1].map((each) => String(each % 100).padStart(2, '0')).join('')}/${number}`;

/** The name of its file: INV-2627-18.pdf. */
export const fileName = (paper: PaperNumber): string =>
  `${numberInWords(paper).replaceAll('/', '-')}.pdf`;

/**
 * Takes the next number, in the transaction that issues its paper: whoever comes second waits for the first, and a transaction that fails
 * leaves no gap. The first one of a year is 1, or what was set.
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
