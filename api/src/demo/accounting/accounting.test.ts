import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../platform/dates.js';
import { lastDayOf, monthOf, nextMonth } from '../../statements/calendar-month.js';
import { statementOf } from '../../statements/statements.service.js';
import { makeAdmin, type TestUser } from '../../testing/factories.js';
import { csvRows, sumOfColumn } from '../../testing/rest/csv-rows.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { seedYear } from '../demo.service.js';

const LAST = '2026-05-20';
const NOON = new Date(`${LAST}T06:30:00Z`);
const FIRST = addDays(LAST, -365);

/** First day of each month from `FIRST` to `LAST`, in two financial years. */
const MONTHS: string[] = [];
for (let month = monthOf(FIRST); month <= LAST; month = nextMonth(month)) MONTHS.push(month);

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  await seedYear(test.orm.em.fork(), NOON);
});
afterAll(() => test.stop());

const rows = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

async function one<Row>(text: string, values: unknown[] = []): Promise<Row> {
  const [row] = await rows<Row>(text, values);
  if (!row) throw new Error(`Nothing for ${text}`);
  return row;
}

/** Downloads a CSV report of a month through the API. */
const report = (name: string, month: string) =>
  csvRows(`${test.url}/api/report/${name}.csv?from=${month}&to=${lastDayOf(month)}`, admin);

describe('the invoices of a year', () => {
  it('are of about 900 orders, with one valid invoice for each delivered one', async () => {
    const counts = await one<{ orders: number; delivered: number; uncredited: number }>(`
      select (select count(*)::int from "order") as orders,
        (select count(*)::int from "order" where order_status = 'delivered') as delivered,
        (select count(*)::int from tax_document p where kind = 'INV'
          and not exists (select from tax_document c where c.refers_to = p.id)) as uncredited`);
    expect(counts.orders).toBe(913);
    expect(counts.uncredited).toBe(counts.delivered);
    expect(counts.delivered).toBeGreaterThan(700);
  });

  it('are numbered without gaps in each financial year, and by their days', async () => {
    const series = await rows<{ kind: string; year: number; count: number }>(`
      select p.kind, p.year, count(*)::int from tax_document p join document_series s using (kind, year) group by 1, 2
      having max(number) = count(*) and max(number) = max(s.last) and min(number) = 1 order by 1, 2`);
    expect(series.map(({ kind, year }) => [kind, year])).toEqual([
      ...[
        ['CN', 2025],
        ['CN', 2026],
      ],
      ...[
        ['INV', 2025],
        ['INV', 2026],
      ],
    ]);
    const early = await rows(`
      select * from (select issued_on, lag(issued_on) over (partition by kind, year order by number) as before from tax_document) p
      where issued_on < before`);
    expect(early).toEqual([]);
  });

  it('have the totals of their orders, with added tax for enterprises and included tax for others', async () => {
    const wrong = await rows(`
      select o.id from "order" o join tax_document p on p.order_id = o.id and p.kind = 'INV' join "user" u on u.id = o.user_id
      where p.total <> o.total_price or p.total <> p.taxable + p.cgst + p.sgst + p.igst + p.rounding
        or abs(round(p.taxable * 0.18) - p.cgst - p.sgst - p.igst) > 1
        or (u.role = 'enterprise') <> exists (select from order_adjustment l where l.order_id = o.id and l.kind = 'tax')
        or (u.role = 'enterprise') <> (p.content -> 'recipient' ->> 'gstin' is not null)`);
    expect(wrong).toEqual([]);
  });
});

describe('the returns of a year', () => {
  it('add up to its invoices, month by month', async () => {
    const all = { taxable: 0, invoices: 0 };
    for (const month of MONTHS) {
      const net = await one<Record<'taxable' | 'tax' | 'documents', number>>(
        `select sum(sign * taxable)::int as taxable, sum(sign * (cgst + sgst + igst))::int as tax, count(*)::int as documents
         from (select *, case kind when 'CN' then -1 else 1 end as sign from tax_document where issued_on between ? and ?) p`,
        [month, lastDayOf(month)],
      );
      const parts = await Promise.all(
        ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'].map((name) => report(`gst/${name}`, month)),
      );
      const [b2b = 0, b2cl = 0, b2cs = 0, cdnr = 0, cdnur = 0] = parts.map((part) =>
        sumOfColumn(part, 'Taxable Value'),
      );
      expect(b2b + b2cl + b2cs - cdnr - cdnur, month).toBe(net.taxable);
      const services = [
        ...(await report('gst/hsn-b2b', month)),
        ...(await report('gst/hsn-b2c', month)),
      ];
      expect(sumOfColumn(services, 'Taxable Value'), month).toBe(net.taxable);
      const taxes = ['Integrated', 'Central', 'State/UT'].map((of) =>
        sumOfColumn(services, `${of} Tax Amount`),
      );
      expect(
        taxes.reduce((sum, tax) => sum + tax),
        month,
      ).toBe(net.tax);
      const documents = await report('gst/docs', month);
      expect(sumOfColumn(documents, 'Total Number') / 100, month).toBe(net.documents);
      all.taxable += net.taxable;
      all.invoices += b2b;
    }
    expect(all.taxable).toBeGreaterThan(10_000_000);
    expect(all.invoices).toBeGreaterThan(1_000_000);
  });
});

describe('the books of a year', () => {
  it('balance, and show receivables, collections and the tax owed', async () => {
    const balances = new Map<string, number>();
    for (const month of MONTHS) {
      const lines = await report('journal', month);
      expect(sumOfColumn(lines, 'Debit'), month).toBe(sumOfColumn(lines, 'Credit'));
      for (const line of lines)
        balances.set(
          line['Ledger'] ?? '',
          (balances.get(line['Ledger'] ?? '') ?? 0) +
            sumOfColumn([line], 'Debit') -
            sumOfColumn([line], 'Credit'),
        );
    }
    const sumOf = (isIt: (ledger: string) => boolean) =>
      [...balances].reduce((sum, [ledger, balance]) => (isIt(ledger) ? sum + balance : sum), 0);
    const { received, tax, owed } = await one<Record<'received' | 'tax' | 'owed', number>>(`
      select (select sum(amount)::int from payment) as received,
        (select sum(case kind when 'CN' then -1 else 1 end * (cgst + sgst + igst))::int from tax_document) as tax,
        (select sum(total)::int from (select case kind when 'CN' then -total else total end as total from tax_document
          union all select -amount from payment where kind <> 'service charge') p) as owed`);
    const elsewhere = /^(Customers|Sales|Output|Online Service)/;
    expect(sumOf((ledger) => !elsewhere.test(ledger))).toBe(received);
    expect(sumOf((ledger) => ledger.startsWith('Output'))).toBe(-tax);
    expect(sumOf((ledger) => ledger.startsWith('Customers'))).toBe(owed);
  });
});

describe('the statements of a year', () => {
  it('open with the balance of the month before, and end with the amount due today', async () => {
    const enterprises = await rows<{ id: string; due: number }>(`
      select u.id, (
        select sum(case when order_status in ('waiting for pickup', 'cancelled') then 0 else total_price end - paid_amount)::int
        from "order" where user_id = u.id) as due
      from "user" u where role = 'enterprise'`);
    expect(enterprises).toHaveLength(3);
    for (const { id, due } of enterprises) {
      const stored = await rows<{
        opening: number;
        charged: number;
        credited: number;
        closing: number;
      }>(
        `select (figures ->> 'opening')::int as opening, (figures ->> 'closing')::int as closing
         from statement where user_id = ? order by month`,
        [id],
      );
      expect(stored.length).toBeGreaterThan(10);
      expect(stored.map(({ opening }) => opening)).toEqual([
        0,
        ...stored.slice(0, -1).map(({ closing }) => closing),
      ]);
      const { figures } = await statementOf(test.orm.em.fork(), id, {
        from: monthOf(LAST),
        to: LAST,
      });
      expect(figures.opening).toBe(stored.at(-1)?.closing);
      expect(figures.closing + figures.notInvoiced).toBe(due);
    }
  });

  it('are completed for all months, so that the job makes and mails none of them', async () => {
    const done = await rows<{ month: string }>(
      'select month::text from completed_statement_month order by month',
    );
    expect(done.map(({ month }) => month)).toEqual(expect.arrayContaining(MONTHS.slice(0, -1)));
    expect(await rows('select id from mail')).toEqual([]);
  });
});
