import { type RawBuilder, sql } from 'kysely';
import type { Em } from '../../database.js';
import { type DocumentNumber, numberInWords } from '../../invoicing/document-number.js';
import { lengthOfSpan } from '../../platform/date-range.js';
import { countOf } from '../../platform/lists/count-rows.js';
import { decodeCursor, encodeCursor } from '../../platform/lists/cursor.js';
import {
  type Connection,
  type Page,
  pageSize,
  toConnection,
} from '../../platform/lists/pagination.js';
import { type GstArgs, GstTable } from './gst.inputs.js';
import type { GstInvoice } from './gst.payloads.js';
import {
  isCreditNote,
  isInReturn,
  isLarge,
  isRegistered,
  ofDays,
  sums,
  taxes,
} from './gst.queries.js';
import { gstr1PlaceOfSupply } from './gst.rules.js';

const TABLES: Record<GstTable, RawBuilder<unknown>> = {
  [GstTable.B2B]: sql`not (${isCreditNote}) and ${isRegistered}`,
  [GstTable.CDNR]: sql`${isCreditNote} and ${isRegistered}`,
  [GstTable.B2CL]: sql`not (${isCreditNote}) and ${isLarge}`,
  [GstTable.CDNUR]: sql`${isCreditNote} and ${isLarge}`,
};

type Named = Omit<GstInvoice, 'number'> & DocumentNumber;

/** Invoices of a table that lists each one, oldest first. */
export async function gstInvoices(
  em: Em,
  table: GstTable,
  { first, after, ...args }: GstArgs & Page,
): Promise<Connection<GstInvoice>> {
  lengthOfSpan(args);
  const size = pageSize(first);
  const cursor = decodeCursor(after, 'string');
  const later = cursor
    ? sql`(p.issued_on, p.id) > (${cursor[0]}::date, ${cursor[1]}::uuid)`
    : sql`true`;
  const listed = sql`
    from tax_document p
    cross join lateral (
      select json_agg(row_to_json(r)) as taxes
      from (select t.rate, ${sums(sql`1`)} from ${taxes} where t.rate > 0 group by t.rate order by t.rate) r
    ) rates
    where ${ofDays(args)} and ${TABLES[table]} and ${isInReturn(args)} and rates.taxes is not null`;
  const { rows } = await sql<Named>`
    select p.id, p.kind, p.year, p.number, p.issued_on::text as "issuedOn", p.total,
      p.content -> 'recipient' ->> 'gstin' as "recipientGstin", p.content -> 'recipient' ->> 'name' as "recipientName",
      p.content ->> 'placeOfSupply' as "placeOfSupply", rates.taxes
    ${listed} and ${later}
    order by p.issued_on, p.id
    limit ${size + 1}::int`.execute(em.getKysely());
  const documents = rows.map(({ kind, year, number, placeOfSupply, ...document }) => ({
    ...document,
    number: numberInWords({ kind, year, number }),
    placeOfSupply: gstr1PlaceOfSupply(placeOfSupply),
  }));
  return toConnection({
    ...{ rows: documents, page: { first, after } },
    cursorOf: ({ issuedOn, id }) => encodeCursor([issuedOn, id]),
    count: countOf(em, (limit) => sql`select 1 ${listed} limit ${limit}`),
  });
}
