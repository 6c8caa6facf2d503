import { sql } from 'kysely';
import { business } from '../business/business.service.js';
import type { Em } from '../database.js';
import { today } from '../platform/dates.js';
import { badInput, conflict, stale } from '../platform/errors.js';
import { financialYear } from './financial-year.js';
import { TAX_DOCUMENT_TITLES, TaxDocumentKind } from './document-kind.js';
import { numberInWords, type DocumentNumber } from './document-number.js';
import { DocumentSeries } from './document-series.entity.js';
import { DocumentSeriesStart } from './document-series-start.entity.js';

/**
 * Highest first number, with six digits. Numbers have at most seven, so enough remain for the year.
 */
export const MAX_FIRST = 999_999;

/** Next number of a kind, and whether a document of this year has been issued. */
export interface SeriesRow extends DocumentNumber {
  isStarted: boolean;
}

/** Document number series of the current financial year. */
export async function documentSeries(em: Em): Promise<SeriesRow[]> {
  const year = financialYear(today());
  const { rows } = await sql<SeriesRow>`
    select k.kind, ${sql.lit(year)} as year, coalesce(s.last + 1, f.first, 1) as number, s.last is not null as "isStarted"
    from unnest(${Object.values(TaxDocumentKind)}::text[]) with ordinality k (kind, place)
    left join document_series s on s.kind = k.kind and s.year = ${year}
    left join document_series_start f on f.kind = k.kind and f.year = ${year}
    order by k.place`.execute(em.getKysely());
  return rows;
}

/**
 * Sets the first number of a kind of document in the current financial year. Throws BAD_USER_INPUT
 * for a number out of range. Throws CONFLICT after the first document, or when `expectedNext` is
 * not the next number. Waits until concurrent transactions that issue documents have ended.
 */
export async function setFirstNumber(
  { em }: { em: Em },
  kind: TaxDocumentKind,
  { startNumber, expectedNext }: { startNumber: number; expectedNext: number },
): Promise<DocumentNumber> {
  if (startNumber < 1 || startNumber > MAX_FIRST)
    throw badInput({ startNumber: `Enter a whole number from 1 to ${MAX_FIRST}` });
  const year = financialYear(today());
  await em.transactional(async (tx) => {
    await tx.execute('lock table document_series in share row exclusive mode');
    const begun = await tx.findOne(DocumentSeries, { kind, year });
    if (begun) {
      const last = numberInWords({ kind, year, number: begun.last });
      throw conflict(
        'STATUS_FORBIDS',
        `${TAX_DOCUMENT_TITLES[kind]} ${last} is already issued. The numbers of this financial year continue from it`,
      );
    }
    const start = await tx.findOne(DocumentSeriesStart, { kind, year });
    const next = start?.first ?? 1;
    if (next !== expectedNext) {
      const number = numberInWords({ kind, year, number: next });
      throw stale(`Another person set it to ${number} in the meantime`);
    }
    const { id: businessId } = await business(tx);
    await tx.upsert(DocumentSeriesStart, { kind, year, first: startNumber, businessId });
  });
  return { kind, year, number: startNumber };
}
