import { type RawBuilder, sql } from 'kysely';
import type { Em } from '../../database.js';
import { numberInWords, type DocumentNumber } from '../../invoicing/document-number.js';
import { TaxDocumentKind } from '../../invoicing/document-kind.js';
import { lengthOfSpan } from '../../platform/date-range.js';
import type { GstArgs } from './gst.inputs.js';
import type {
  GstDocumentRange,
  GstNilRated,
  GstHsnRow,
  GstB2csRow,
  GstSummary,
} from './gst.payloads.js';
import { descriptionOf, B2CL_THRESHOLD, gstr1PlaceOfSupply } from './gst.rules.js';

export const isCreditNote = sql`p.kind = ${sql.lit(TaxDocumentKind.CREDIT_NOTE)}`;

/** SQL: whether the recipient has a GSTIN, exactly as in the index, so that PostgreSQL uses it. */
export const isRegistered = sql`p.content -> 'recipient' ->> 'gstin' is not null`;

/**
 * SQL condition for a large invoice (B2CL). A credit note has the content and size of its invoice.
 */
export const isLarge = sql`(p.igst > 0 and p.total > ${sql.lit(B2CL_THRESHOLD)} and not (${isRegistered}))`;

export const ofDays = ({ from, to }: GstArgs) =>
  sql`p.issued_on between ${from}::date and ${to}::date`;

/** SQL: whether an invoice is of the requested GSTIN, or of any GSTIN if none is requested. */
export const isInReturn = ({ gstin }: GstArgs) =>
  gstin
    ? sql`p.content -> 'issuer' ->> 'gstin' = ${gstin}`
    : sql`p.content -> 'issuer' ->> 'gstin' is not null`;

/** SQL of the tax rows of one invoice, by service and rate. */
export const taxes = sql`jsonb_to_recordset(p.content -> 'taxes')
  as t (sac text, rate int, taxable bigint, cgst bigint, sgst bigint, igst bigint)`;

/** SQL of the tax rows of all invoices of the days. `sign` is -1 for credit notes, otherwise 1. */
const supplies = (args: GstArgs) => sql`
  supplies as materialized (
    select p.id, ${isCreditNote} as is_note, case when ${isCreditNote} then -1 else 1 end as sign,
      ${isRegistered} as is_registered, ${isLarge} as is_large, p.content ->> 'placeOfSupply' as place,
      p.content ->> 'placeOfSupply' <> p.content -> 'issuer' ->> 'state' as is_inter_state, t.*
    from tax_document p cross join lateral ${taxes}
    where ${ofDays(args)} and ${isInReturn(args)}
  )`;

const PARTS = ['taxable', 'cgst', 'sgst', 'igst'] as const;

export const sums = (sign: RawBuilder<unknown>) =>
  sql.join(
    PARTS.map(
      (part) => sql`coalesce(sum(${sign} * ${sql.ref(part)}), 0)::float8 as ${sql.ref(part)}`,
    ),
  );

/** Excludes groups whose value and tax are 0. */
const isNotZero = sql`sum(sign * taxable) <> 0 or sum(sign * (cgst + sgst + igst)) <> 0`;

/** GST of a range of days, by kind, recipients and rate. */
export async function gstSummary(em: Em, args: GstArgs): Promise<GstSummary> {
  lengthOfSpan(args);
  const { rows } = await sql<GstSummary>`
    with ${supplies(args)},
      sums as (
        select is_note as "isCreditNote", is_registered as "isRegistered", rate,
          count(distinct id)::int as "documentCount", ${sums(sql`1`)}
        from supplies group by 1, 2, 3 order by 1, 2 desc, 3
      ),
      net as (select ${sums(sql`sign`)} from supplies),
      issuers as (
        select p.content -> 'issuer' ->> 'gstin' as gstin, count(*) as "documentCount" from tax_document p where ${ofDays(args)} group by 1
      )
    select exists (select from business where gstin is not null) as "hasGstin",
      (select coalesce(json_agg(row_to_json(sums)), '[]') from sums) as "byRate",
      (select row_to_json(net) from net) as net,
      (select count(distinct id)::int from supplies) as "documentCount",
      (select coalesce(json_agg(gstin order by gstin), '[]') from issuers where gstin is not null) as gstins,
      (select coalesce(sum("documentCount"), 0)::int from issuers where gstin is null) as "documentsWithoutGstin"`.execute(
    em.getKysely(),
  );
  const [summary] = rows;
  if (!summary) throw new Error('There is no summary');
  return summary;
}

/** Supplies that the return reports only by place of supply and rate. */
export async function gstB2cs(em: Em, args: GstArgs): Promise<GstB2csRow[]> {
  lengthOfSpan(args);
  const { rows } = await sql<GstB2csRow>`
    with ${supplies(args)}
    select place as "placeOfSupply", rate, ${sums(sql`sign`)}
    from supplies where rate > 0 and not is_registered and not is_large
    group by place, rate having ${isNotZero} order by place, rate`.execute(em.getKysely());
  return rows.map((row) => ({ ...row, placeOfSupply: gstr1PlaceOfSupply(row.placeOfSupply) }));
}

/** Supplies to recipients with or without a GSTIN, by service and rate. */
export async function gstHsnSummary(
  em: Em,
  { registered, ...args }: GstArgs & { registered: boolean },
): Promise<GstHsnRow[]> {
  lengthOfSpan(args);
  const { rows } = await sql<Omit<GstHsnRow, 'description'>>`
    with ${supplies(args)}
    select sac, rate, ${sums(sql`sign`)}, sum(sign * (taxable + cgst + sgst + igst))::float8 as value
    from supplies where is_registered = ${registered}::boolean
    group by sac, rate having ${isNotZero} order by sac, rate`.execute(em.getKysely());
  return rows.map((row) => ({ ...row, description: descriptionOf(row.sac) }));
}

/** Supplies at a tax rate of 0: always four rows, also with an amount of 0. */
export async function gstNilRated(em: Em, args: GstArgs): Promise<GstNilRated[]> {
  lengthOfSpan(args);
  const { rows } = await sql<GstNilRated>`
    with ${supplies(args)}
    select inter as "isInterState", registered as "isRegistered", coalesce(sum(sign * taxable), 0)::float8 as amount
    from unnest(array[true, false, true, false], array[true, true, false, false]) as line (inter, registered)
    left join supplies on rate = 0 and is_inter_state = inter and is_registered = registered
    group by 1, 2 order by 2 desc, 1 desc`.execute(em.getKysely());
  return rows;
}

/**
 * Number range of each series with a document in the return. Credit notes for bills of supply have
 * no GSTIN, but are included, because otherwise the range would have gaps.
 */
export async function gstDocuments(em: Em, args: GstArgs): Promise<GstDocumentRange[]> {
  lengthOfSpan(args);
  const { rows } = await sql<
    Omit<DocumentNumber, 'number'> & Record<'least' | 'most' | 'count', number>
  >`
    select p.kind, p.year, min(p.number) as least, max(p.number) as most, count(*)::int as count
    from tax_document p
    where ${ofDays(args)} and p.kind <> ${TaxDocumentKind.BILL_OF_SUPPLY}
      and (${isInReturn(args)} or p.content -> 'issuer' ->> 'gstin' is null)
    group by p.kind, p.year having bool_or(${isInReturn(args)})
    order by p.kind desc, p.year`.execute(em.getKysely());
  return rows.map(({ kind, year, least, most, count }) => ({
    isCreditNote: kind === TaxDocumentKind.CREDIT_NOTE,
    firstNumber: numberInWords({ kind, year, number: least }),
    lastNumber: numberInWords({ kind, year, number: most }),
    count,
  }));
}
