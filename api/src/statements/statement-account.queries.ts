import { sql } from 'kysely';
import type { Em } from '../database.js';
import { numberInWords } from '../invoicing/document-number.js';
import { TaxDocumentKind } from '../invoicing/document-kind.js';
import { PaymentKind, type PaymentMethod } from '../payments/payment.entity.js';
import { TIME_ZONE } from '../platform/dates.js';
import type { StatementAgeing } from './statement-totals.js';
import {
  Entry,
  MAX_UNINVOICED,
  type NotInvoiced,
  type StatementLine,
} from './statement-content.js';

export interface Span {
  from: string;
  to: string;
}

/** Account of an enterprise in a range of days. All amounts are in paise. */
export interface AccountLedger {
  /** Balance before the first day. */
  opening: number;
  /** Lines of the account. One more than the limit shows that there are too many. */
  lines: StatementLine[];
  ageing: StatementAgeing;
  /** Amount due of all orders, including those without an invoice. */
  balanceDue: number;
  /** Payments above the totals of the orders. */
  advance: number;
  notInvoiced: NotInvoiced[];
  notInvoicedOrders: number;
  notInvoicedTotal: number;
}

interface Row extends Pick<StatementLine, 'day' | 'entry' | 'note' | 'charged' | 'credited'> {
  shortId: string;
  kind: TaxDocumentKind | null;
  year: number | null;
  number: number | null;
  method: PaymentMethod | null;
}

const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${TIME_ZONE})::date`;
const { CREDIT_NOTE } = TaxDocumentKind;
const noDocument = sql`null::text, null::int, null::int`;
const sumWhere = (condition: ReturnType<typeof sql>) =>
  sql`coalesce(sum(balance) filter (where ${condition}), 0)::float8`;

/**
 * SQL of the entries that change a user's balance. Invoices and credit notes have the day of issue,
 * deliveries without an invoice the delivery day, payments the day on which they were recorded.
 * Rows of `tax_document` and `payment` are only added. Past days therefore change only when a
 * delivery without an invoice is changed. A service charge is charged and paid at the same time.
 */
const ENTRIES = (userId: string) => sql`
  o as materialized (
    select id, short_id, order_status, total_price, pickup_date, delivery_date, created_at
    from "order" where user_id = ${userId}
  ),
  p as materialized (
    select tax_document.id, order_id, short_id, kind, year, number, issued_on, issued_at, refers_to, reason, total
    from o join tax_document on tax_document.order_id = o.id
  ),
  late as materialized (
    select o.id, o.short_id, ${dayOf('o.delivery_date')} as day, o.delivery_date as at,
      coalesce(first.total, o.total_price) as amount, first.issued_on, first.issued_at
    from o left join (
      select distinct on (order_id) order_id, total, issued_on, issued_at from p order by order_id, issued_at, id
    ) as first on first.order_id = o.id
    where o.delivery_date is not null
      and (first.order_id is null or first.issued_on > ${dayOf('o.delivery_date')} + 1)
  ),
  entries (order_id, short_id, day, at, rank, id, entry, kind, year, number, method, note, charged, credited) as materialized (
    select order_id, short_id, issued_on, issued_at, 1, id, kind, kind, year, number, null, reason,
      case when kind = ${CREDIT_NOTE} then 0 else total end, case when kind = ${CREDIT_NOTE} then total else 0 end
    from p
    union all
    select id, short_id, day, at, 0, id, ${Entry.DELIVERED}, ${noDocument}, null, null, amount, 0
    from late where amount > 0
    union all
    select id, short_id, issued_on, issued_at, 0, id, ${Entry.INVOICED}, ${noDocument}, null, null, 0, amount
    from late where issued_on is not null
    union all
    select order_id, short_id, ${dayOf('payment.created_at')}, payment.created_at, 2, payment.id, kind, ${noDocument}, method,
      coalesce(reason, reference),
      case when kind = ${PaymentKind.SERVICE_CHARGE} then amount else greatest(-amount, 0) end, greatest(amount, 0)
    from o join payment on payment.order_id = o.id
  )`;

const AGES = ({ to }: Span) => sql`
  ages as (
    select order_id, sum(charged - credited) as balance,
      ${to}::date - max(day) filter (where entry in (${TaxDocumentKind.TAX_INVOICE}, ${TaxDocumentKind.BILL_OF_SUPPLY}, ${Entry.DELIVERED})) as age
    from entries where day <= ${to}::date group by order_id
  ),
  open as materialized (
    select short_id, pickup_date, created_at, id, total_price from o
    where order_status in ('picked', 'processing', 'dispatched') and ${dayOf('created_at')} <= ${to}::date
      and not exists (select from p where p.order_id = o.id and refers_to is null
        and not exists (select from p as credit where credit.refers_to = p.id))
  ),
  -- A refund reduces the advance first, down to 0.
  above as (
    select order_id, sum(change) - least(min(so_far), 0) as amount from (
      select order_id, change, sum(change) over (partition by order_id order by at, id) as so_far from (
        select order_id, at, id, credited - charged as change from entries
        where entry in (${PaymentKind.OVERPAYMENT}, ${PaymentKind.REFUND}) and day <= ${to}::date) as moved) as walked
    group by order_id
  ),
  dues as (
    select coalesce(ages.balance, 0) + coalesce(open.total_price, 0) + coalesce(above.amount, 0) as due,
      coalesce(above.amount, 0) as above
    from ages full join open on open.id = ages.order_id left join above on above.order_id = ages.order_id
  )`;

/**
 * The account of a user in a range of days, from one SQL query, so that all values are of the same
 * moment.
 */
export async function accountLedgerOf(
  em: Em,
  userId: string,
  span: Span,
  maxLines: number,
): Promise<AccountLedger> {
  const { from, to } = span;
  const { rows } = await sql<Omit<AccountLedger, 'lines'> & { lines: Row[] }>`
    with ${ENTRIES(userId)}, ${AGES(span)}
    select
      (select coalesce(sum(charged - credited), 0)::float8 from entries where day < ${from}::date) as opening,
      (select coalesce(jsonb_agg(line), '[]') from (
        select jsonb_build_object('day', day, 'entry', entry, 'shortId', short_id, 'kind', kind, 'year', year, 'number', number,
          'method', method, 'note', note, 'charged', charged, 'credited', credited) as line
        from entries where day between ${from}::date and ${to}::date
        order by day, at, rank, id limit ${maxLines + 1}) as them) as lines,
      (select jsonb_build_object(
        'upTo30', ${sumWhere(sql`balance > 0 and age <= 30`)},
        'upTo60', ${sumWhere(sql`balance > 0 and age between 31 and 60`)},
        'upTo90', ${sumWhere(sql`balance > 0 and age between 61 and 90`)},
        'over90', ${sumWhere(sql`balance > 0 and age > 90`)},
        'held', -${sumWhere(sql`balance < 0`)}) from ages) as ageing,
      (select coalesce(sum(due) filter (where due > 0), 0)::float8 from dues) as "balanceDue",
      (select coalesce(sum(above - least(due, 0)), 0)::float8 from dues) as advance,
      (select coalesce(jsonb_agg(one), '[]') from (
        select jsonb_build_object('shortId', short_id, 'pickedUpOn', pickup_date, 'total', total_price) as one
        from open order by created_at, id limit ${MAX_UNINVOICED}) as them) as "notInvoiced",
      (select count(*)::int from open) as "notInvoicedOrders",
      (select coalesce(sum(total_price), 0)::float8 from open) as "notInvoicedTotal"`.execute(
    em.getKysely(),
  );
  const [account] = rows;
  if (!account) throw new Error('A select without from gives one row');
  return { ...account, lines: account.lines.map(lineOf) };
}

const lineOf = ({ kind, year, number, ...line }: Row): StatementLine => ({
  ...line,
  document:
    kind !== null && year !== null && number !== null
      ? numberInWords({ kind, year, number })
      : null,
});
