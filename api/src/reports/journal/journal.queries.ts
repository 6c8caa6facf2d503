import { type RawBuilder, sql } from 'kysely';
import type { Em } from '../../database.js';
import { TIME_ZONE, today } from '../../platform/dates.js';
import { lengthOfSpan } from '../../platform/date-range.js';
import { badInput } from '../../platform/errors.js';
import { countOf } from '../../platform/lists/count-rows.js';
import { decodeCursor, encodeCursor } from '../../platform/lists/cursor.js';
import {
  type Connection,
  type Page,
  pageSize,
  toConnection,
} from '../../platform/lists/pagination.js';
import { Role } from '../../users/user.entity.js';
import type { ReportDays } from '../reports.inputs.js';
import type { JournalVoucher } from './journal.payloads.js';
import {
  customerLedger,
  type LedgerOwner,
  type MoneyEntry,
  moneyVoucher,
  type DocumentEntry,
  documentVoucher,
} from './journal.rules.js';

interface VoucherRow {
  id: string;
  day: string;
  orderShortId: string;
  orderId: string;
  customerId: string;
  enterprise: LedgerOwner | null;
  /** Either `document` or `money` is set. */
  document: DocumentEntry | null;
  money: MoneyEntry | null;
}

/**
 * SQL: day of a ledger entry. It equals the expression in the index, so that PostgreSQL uses the
 * index.
 */
const dayOfEntry = sql`(p.created_at at time zone ${sql.lit(TIME_ZONE)})::date`;

const voucherOf = ({ enterprise, document, money, ...row }: VoucherRow) => {
  const customer = customerLedger(enterprise);
  const body = document
    ? documentVoucher(document, customer)
    : money && moneyVoucher(money, customer);
  return body ? [{ ...row, ...body }] : [];
};

/**
 * Adds the day of the export to a cursor. `cursorOf` rejects a cursor of an earlier day: a payment
 * whose transaction commits late can sort before that cursor, and the export would miss it.
 */
const withExportDay = (exportDay: string, cursor: string): string =>
  Buffer.from(`${exportDay} ${cursor}`).toString('base64url');

/**
 * Removes the day of the export from a cursor. Throws BAD_USER_INPUT for a cursor of another day.
 */
function cursorOf(exportDay: string, after: string | null | undefined): string | null {
  if (!after) return null;
  const [day, cursor = 'none'] = Buffer.from(after, 'base64url').toString().split(' ');
  if (/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') && day !== exportDay)
    throw badInput({
      after:
        'This cursor was issued on another day. Start again from the first page, and skip vouchers that you have by their id',
    });
  return cursor;
}

/**
 * Tax documents and ledger entries of a range of days as vouchers, sorted by day. The query reads a
 * page of each by its index, and merges both. Accepts only cursors of `exportDay`.
 */
export async function journal(
  em: Em,
  { first, after, ...days }: ReportDays & Page,
  exportDay = today(),
): Promise<Connection<JournalVoucher>> {
  lengthOfSpan(days);
  const size = pageSize(first);
  const cursor = decodeCursor(cursorOf(exportDay, after), 'string');
  const isOfDays = (day: RawBuilder<unknown>) =>
    sql`${day} between ${days.from}::date and ${days.to}::date`;
  const isNext = (day: RawBuilder<unknown>) => sql`
    ${isOfDays(day)}
    and ${cursor ? sql`(${day}, p.id) > (${cursor[0]}::date, ${cursor[1]}::uuid)` : sql`true`}
    order by ${day}, p.id limit ${size + 1}::int`;
  const { rows } = await sql<VoucherRow>`
    with documents as (
      select p.issued_on as day, p.id, p.order_id, json_build_object(
        'kind', p.kind, 'year', p.year, 'number', p.number, 'total', p.total, 'taxable', p.taxable,
        'cgst', p.cgst, 'sgst', p.sgst, 'igst', p.igst, 'reason', p.reason,
        'of', case when f.id is not null then json_build_object('kind', f.kind, 'year', f.year, 'number', f.number) end
      ) as document, null::json as money
      from tax_document p left join tax_document f on f.id = p.refers_to
      where ${isNext(sql`p.issued_on`)}
    ), money as (
      select ${dayOfEntry} as day, p.id, p.order_id, null::json as document, json_build_object(
        'id', p.id, 'kind', p.kind, 'method', p.method, 'amount', p.amount, 'reference', p.reference, 'reason', p.reason
      ) as money
      from payment p
      where ${isNext(dayOfEntry)}
    ), vouchers as (
      select * from documents union all select * from money order by day, id limit ${size + 1}::int
    )
    select v.id, v.day::text as day, v.document, v.money, o.short_id as "orderShortId",
      o.id as "orderId", o.user_id as "customerId",
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as enterprise
    from vouchers v join "order" o on o.id = v.order_id
    left join "user" u on u.id = o.user_id and u.role = ${Role.ENTERPRISE}
    order by v.day, v.id`.execute(em.getKysely());
  const all = sql`
    select 1 from tax_document p where ${isOfDays(sql`p.issued_on`)}
    union all select 1 from payment p where ${isOfDays(dayOfEntry)}`;
  return toConnection({
    ...{ rows: rows.flatMap(voucherOf), page: { first, after } },
    cursorOf: ({ day, id }) => withExportDay(exportDay, encodeCursor([day, id])),
    count: countOf(em, (limit) => sql`${all} limit ${limit}`),
  });
}
