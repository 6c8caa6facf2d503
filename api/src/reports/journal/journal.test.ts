import { text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TaxDocumentKind } from '../../invoicing/document-kind.js';
import { taxOf } from '../../../rules/tax.js';
import { addDays, today } from '../../platform/dates.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import {
  anInvoice,
  insertInvoices,
  type IssuedInvoice,
  totalOf,
} from '../../testing/invoicing/invoice-factory.js';
import { serverInRealUse } from '../../testing/limits.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
let orderId: string;
let shortId: string;
/** Short id of the enterprise, which is part of the name of its ledger account. */
let enterpriseShortId: string;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  const enterprise = await makeUser(test, { role: 'enterprise', name: '=Suvai, Hotels' });
  enterpriseShortId = enterprise.id.slice(-6);
  orderId = (await makeOrder(test, enterprise)).id;
  shortId = orderId.slice(-6);
});
afterAll(() => test.stop());

const execute = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

interface Voucher {
  id: string;
  day: string;
  kind: string;
  postings: { ledger: string; debit: number; credit: number }[];
}

interface Answer {
  journal: {
    nodes: Voucher[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    totalCount: number;
  };
}

const JOURNAL = `query ($from: CalendarDate!, $to: CalendarDate!, $after: String) {
  journal(from: $from, to: $to, first: 3, after: $after) {
    nodes { id day kind postings { ledger debit credit } } pageInfo { endCursor hasNextPage }
    totalCount
  }
}`;

async function vouchers(days: { from: string; to: string }): Promise<Voucher[]> {
  const all: Voucher[] = [];
  let after: string | null = null;
  for (;;) {
    const answer: { data?: Answer | null; errors?: readonly { message: string }[] } =
      await test.graphql<Answer>(JOURNAL, { ...days, after }, admin.token);
    const { data, errors } = answer;
    if (!data) throw new Error(errors?.[0]?.message);
    all.push(...data.journal.nodes);
    after = data.journal.pageInfo.endCursor;
    if (data.journal.pageInfo.hasNextPage) continue;
    expect(data.journal.totalCount).toBe(all.length);
    return all;
  }
}

const entry = fc.record({
  /** Minutes from the start of the month in Asia/Kolkata. The range begins a day before it. */
  minute: fc.integer({ min: -1440, max: 30 * 1440 }),
  line: fc.oneof(
    fc.record({
      kind: fc.constantFrom('payment', 'overpayment', 'service charge'),
      amount: fc.integer({ min: 1, max: 99_999 }),
    }),
    fc.record({
      kind: fc.constantFrom('reversal', 'refund'),
      amount: fc.integer({ min: -99_999, max: -1 }),
    }),
  ),
  method: fc.constantFrom('cash', 'upi', 'online'),
});

const bill = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
  isInterState: fc.boolean(),
  isCredited: fc.boolean(),
  rounding: fc.integer({ min: 0, max: 50 }),
});

let months = 0;
let number = 0;
const nextMonth = (): string => {
  months += 1;
  return `${2030 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

const sumOf = (rows: { debit: number; credit: number }[], side: 'debit' | 'credit') =>
  rows.reduce((sum, row) => sum + row[side], 0);

it(
  'debits and credits of the journal are equal, and agree with invoices, payments and reports',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 10 }),
        fc.array(bill, { maxLength: 6 }),
        async (entries, bills) => {
          const month = nextMonth();
          const days = { from: `${month}-01`, to: `${month}-28` };
          await execute('delete from payment');
          for (const { minute, line, method } of entries)
            await execute(
              `insert into payment (id, order_id, amount, kind, method, reason, created_at)
               values (gen_random_uuid(), ?, ?, ?, ?, case when ? = 'refund' then 'Torn' end,
                 ?::timestamptz + ? * interval '1 minute')`,
              [
                ...[orderId, line.amount, line.kind, method, line.kind],
                ...[`${month}-01T00:00:00+05:30`, minute],
              ],
            );
          const documents = bills.flatMap(
            ({ day, amount, isInterState, isCredited, rounding }): IssuedInvoice[] => {
              const terms = { isIncluded: true, isInterState };
              const document = anInvoice({
                ...{ kind: TaxDocumentKind.TAX_INVOICE, number: (number += 1), issuerGstin: '33X' },
                taxes: [taxOf({ sac: '9997', rate: 1800, amount }, terms)],
                issuedOn: `${month}-${String(day).padStart(2, '0')}`,
                ...{ placeOfSupply: 'Tamil Nadu', rounding },
              });
              const note = { kind: TaxDocumentKind.CREDIT_NOTE, number, refersTo: document.id };
              return isCredited ? [document, anInvoice({ ...document, ...note })] : [document];
            },
          );
          await insertInvoices(test, orderId, documents);

          const all = await vouchers(days);
          expect(all.map(({ day }) => day)).toEqual(all.map(({ day }) => day).sort());
          expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
          for (const { postings } of all)
            expect(sumOf(postings, 'debit')).toBe(sumOf(postings, 'credit'));

          const toCustomer = (kinds: string[]) => {
            const rows = all
              .filter(({ kind }) => kinds.includes(kind))
              .flatMap(({ postings }) => postings)
              .filter(({ ledger }) => ledger.startsWith('Customers'));
            return sumOf(rows, 'debit') - sumOf(rows, 'credit');
          };
          const billed = documents.reduce(
            (sum, document) =>
              sum + (document.kind === TaxDocumentKind.CREDIT_NOTE ? -1 : 1) * totalOf(document),
            0,
          );
          expect(toCustomer(['SALES', 'CREDIT_NOTE'])).toBe(billed);

          await execute(
            `insert into report_dirty_day select ?::date + n from generate_series(-2, 32) n
            on conflict do nothing`,
            [days.from],
          );
          const { data } = await test.graphql<{
            reportSummary: { totals: { collected: number; serviceCharges: number } };
          }>(
            `query ($from: CalendarDate!, $to: CalendarDate!) {
              reportSummary(from: $from, to: $to) { totals { collected serviceCharges } }
            }`,
            days,
            admin.token,
          );
          expect(0 - toCustomer(['RECEIPT', 'REFUND'])).toBe(data?.reportSummary.totals.collected);
          const charges = all
            .flatMap(({ postings }) => postings)
            .filter(({ ledger }) => ledger === 'Online Service Charges');
          expect(sumOf(charges, 'credit')).toBe(data?.reportSummary.totals.serviceCharges);
        },
      ),
      { numRuns: 30 },
    );
  },
);

describe('the journal as a file', () => {
  const download = async (query: string, token = admin.token) => {
    const response = await fetch(`${test.url}/api/report/journal.csv?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString() };
  };

  it('has a row for each posting, and no cell that a spreadsheet would run as a formula', async () => {
    await execute('delete from payment');
    const [{ id } = { id: '' }] = await execute<{ id: string }>(
      `insert into payment (id, order_id, amount, kind, method, reference, created_at)
       values (gen_random_uuid(), ?, 5000, 'payment', 'upi', '=1', '2027-02-02T18:29:00Z') returning id`,
      [orderId],
    );
    const tax = taxOf(
      { sac: '9997', rate: 1800, amount: 11_800 },
      { isIncluded: true, isInterState: false },
    );
    const invoice = anInvoice({
      ...{ kind: TaxDocumentKind.TAX_INVOICE, number: 900, issuedOn: '2027-02-01', taxes: [tax] },
      ...{ placeOfSupply: 'Tamil Nadu', issuerGstin: '33X' },
    });
    await insertInvoices(test, orderId, [invoice]);
    const { text } = await download('from=2027-02-01&to=2027-02-02');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFDate,Voucher Type,Voucher Number,Ledger,Debit,Credit,Narration,Order ID,Id',
      `2027-02-01,Sales,INV/2627/900,"Customers: =Suvai, Hotels (${enterpriseShortId})",118.00,0.00,Tax invoice,${shortId},${invoice.id}`,
      `2027-02-01,Sales,INV/2627/900,Sales,0.00,100.00,Tax invoice,${shortId},${invoice.id}`,
      `2027-02-01,Sales,INV/2627/900,Output CGST,0.00,9.00,Tax invoice,${shortId},${invoice.id}`,
      `2027-02-01,Sales,INV/2627/900,Output SGST,0.00,9.00,Tax invoice,${shortId},${invoice.id}`,
      `2027-02-02,Receipt,${id},UPI,50.00,0.00,Paid by UPI (=1),${shortId},${id}`,
      `2027-02-02,Receipt,${id},"Customers: =Suvai, Hotels (${enterpriseShortId})",0.00,50.00,Paid by UPI (=1),${shortId},${id}`,
      '',
    ]);
  });

  it('is complete when it runs past midnight', async () => {
    await execute('delete from payment');
    await execute(
      `insert into payment (id, order_id, amount, kind, method, created_at)
       select gen_random_uuid(), ?, 5000, 'payment', 'upi', '2027-03-01T06:00:00Z' from generate_series(1, 600)`,
      [orderId],
    );
    const server = await serverInRealUse(test);
    onTestFinished(() => server.close());
    const midnight = Date.parse(`${addDays(today(), 1)}T00:00:00+05:30`);
    vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const response = await server.inject({
      url: '/api/report/journal.csv?from=2027-03-01&to=2027-03-01',
      headers: { authorization: `Bearer ${admin.token}` },
      payloadAsStream: true,
    });
    // The server sends the later pages only after the client has read the first rows.
    vi.setSystemTime(midnight + 1000);
    const lines = (await textOf(response.stream())).trim().split('\r\n');
    expect(lines).toHaveLength(1 + 600 * 2);
  });

  it('is for staff who may read reports, of 366 days at most', async () => {
    const statusOf = async (token: string) =>
      (await download('from=2027-02-01&to=2027-02-02', token)).status;
    expect(await statusOf((await makeStaff(test, ['reports.read'])).token)).toBe(200);
    expect(await statusOf((await makeStaff(test, ['orders.read'])).token)).toBe(403);
    expect(await statusOf((await makeUser(test)).token)).toBe(403);
    expect((await download('from=2026-01-01&to=2027-01-02')).status).toBe(400);
    expect((await download('from=2027-01-02&to=2027-01-01')).status).toBe(400);
  });
});

describe('a cursor of the journal', () => {
  const page = (after?: string) =>
    test.graphql<{ journal: { pageInfo: { endCursor: string }; nodes: { id: string }[] } }>(
      `query ($after: String) {
        journal(from: "2027-05-01", to: "2027-05-02", first: 1, after: $after) {
          nodes { id } pageInfo { endCursor }
        }
      }`,
      { after },
      admin.token,
    );

  it('is accepted on the day of its export, and rejected on another day', async () => {
    await execute(
      `insert into payment (id, order_id, amount, kind, method, created_at)
       select gen_random_uuid(), ?, 5000, 'payment', 'upi', '2027-05-01T06:00:00Z' from generate_series(1, 2)`,
      [orderId],
    );
    const first = (await page()).data?.journal;
    const cursor = first?.pageInfo.endCursor ?? '';
    const second = (await page(cursor)).data?.journal;
    expect(second?.nodes).toHaveLength(1);
    expect(second?.nodes).not.toEqual(first?.nodes);
    const text = Buffer.from(cursor, 'base64url').toString();
    expect(text).toContain(today());
    for (const day of [addDays(today(), -1), addDays(today(), 1)]) {
      const stored = Buffer.from(text.replace(today(), day)).toString('base64url');
      const refused = refusal(await page(stored));
      expect(refused.code).toBe('BAD_USER_INPUT');
      expect(refused.fields).toEqual({ after: expect.stringContaining('Start again') as string });
    }
    expect(refusal(await page('nonsense')).fields).toHaveProperty('after');
  });
});
