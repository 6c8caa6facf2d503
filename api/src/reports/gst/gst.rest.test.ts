import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TaxDocumentKind } from '../../invoicing/document-kind.js';
import { issueOrCreditInvoice } from '../../invoicing/invoicing.service.js';
import { taxOf } from '../../../rules/tax.js';
import { today } from '../../platform/dates.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import {
  anInvoice,
  insertInvoices,
  type IssuedInvoice,
} from '../../testing/invoicing/invoice-factory.js';
import { setBusiness } from '../../testing/invoicing/invoices.js';
import { recordSqlStatements } from '../../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const OURS = '33AABCN1234A1ZD';
const THEIRS = '29AABCN1234A1Z2';

const taxes = (amount: number, isInterState: boolean, rate = 1800) =>
  taxOf({ sac: '9997', rate, amount }, { isIncluded: true, isInterState });

/** Number of invoices made here. They are in 2041, a year without other invoices. */
let made = 0;
const issued = (values: Partial<IssuedInvoice>): IssuedInvoice =>
  anInvoice({
    ...{ kind: TaxDocumentKind.TAX_INVOICE, number: (made += 1), issuedOn: '2041-02-10' },
    ...{ taxes: [taxes(11_800, false)], placeOfSupply: 'Tamil Nadu', issuerGstin: OURS },
    ...values,
  });

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  const { id } = await makeOrder(test, customer);
  const small = issued({});
  const far = { placeOfSupply: 'Lakshadweep' };
  const large = issued({ ...far, taxes: [taxes(11_800_000, true)] });
  const theirs = { recipientGstin: THEIRS, recipientName: '=Suvai Hotels' };
  const two = [taxes(10_500, true, 500), taxes(11_800, true)];
  const registered = issued({ ...theirs, placeOfSupply: 'Karnataka', taxes: two });
  const creditNoteOf = (document: IssuedInvoice, number: number) =>
    anInvoice({ ...document, kind: TaxDocumentKind.CREDIT_NOTE, number, refersTo: document.id });
  const without = { issuerGstin: null, taxes: [], amount: 700 };
  const bill = anInvoice({ ...small, ...without, kind: TaxDocumentKind.BILL_OF_SUPPLY });
  await insertInvoices(test, id, [
    ...[
      small,
      issued({}),
      large,
      registered,
      creditNoteOf(small, 1),
      creditNoteOf(large, 2),
      creditNoteOf(registered, 3),
    ],
    // Invoices at the limits: exactly one lakh rupees, a rate of 0, the days before and after the
    // range.
    issued({ ...far, taxes: [{ ...taxes(11_800, true), taxable: 9_998_200 }] }),
    issued({ taxes: [taxes(5000, false, 0)] }),
    issued({ issuedOn: '2041-01-31' }),
    issued({ issuedOn: '2041-03-01' }),
    // A bill of supply and its credit note, whose number is in the series of all credit notes.
    ...[bill, creditNoteOf(bill, 4)],
  ]);
});
afterAll(() => test.stop());

const FEBRUARY = 'from=2041-02-01&to=2041-02-28';

const download = async (name: string, query = FEBRUARY, { token } = admin) => {
  const response = await fetch(`${test.url}/api/report/gst/${name}.csv?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  return { status: response.status, headers: response.headers, lines: text.split('\r\n') };
};

describe('files for the return', () => {
  it('list invoices to recipients with a GSTIN, with a row for each rate', async () => {
    const { headers, lines } = await download('b2b');
    expect(headers.get('content-disposition')).toContain(`"gst-b2b-${today()}.csv"`);
    expect(lines).toEqual([
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
      `${THEIRS},'=Suvai Hotels,INV/4041/3,10-Feb-2041,223.00,29-Karnataka,N,,Regular B2B,,5.00,100.00,0.00`,
      `${THEIRS},'=Suvai Hotels,INV/4041/3,10-Feb-2041,223.00,29-Karnataka,N,,Regular B2B,,18.00,100.00,0.00`,
      '',
    ]);
  });

  it('list large invoices to another state in b2cl, and sum up all others in b2cs', async () => {
    expect((await download('b2cl')).lines).toEqual([
      'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'INV/4041/2,10-Feb-2041,118000.00,31-Lakshdweep,,18.00,100000.00,0.00,',
      '',
    ]);
    expect((await download('b2cs')).lines).toEqual([
      'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'OE,31-Lakshdweep,,18.00,99982.00,0.00,',
      'OE,33-Tamil Nadu,,18.00,100.00,0.00,',
      '',
    ]);
  });

  it('list the credit notes for the invoices of b2b and b2cl', async () => {
    expect((await download('cdnr')).lines.slice(0, 2)).toEqual([
      'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      `${THEIRS},'=Suvai Hotels,CN/4041/3,10-Feb-2041,C,29-Karnataka,N,Regular B2B,223.00,,5.00,100.00,0.00`,
    ]);
    expect((await download('cdnur')).lines).toEqual([
      'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      'B2CL,CN/4041/2,10-Feb-2041,C,31-Lakshdweep,118000.00,,18.00,100000.00,0.00',
      '',
    ]);
  });

  it('sum up services, nil-rated supplies, and the document numbers', async () => {
    const heading =
      'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount';
    expect((await download('hsn-b2b')).lines).toEqual([heading, '']);
    expect((await download('hsn-b2c')).lines).toEqual([
      heading,
      '9997,Other services,NA,0.00,50.00,0.00,50.00,0.00,0.00,0.00,0.00',
      '9997,Other services,NA,0.00,100118.00,18.00,100082.00,18.00,9.00,9.00,0.00',
      '',
    ]);
    expect((await download('exemp')).lines).toEqual([
      'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies',
      'Inter-State supplies to registered persons,0.00,0.00,0.00',
      'Intra-State supplies to registered persons,0.00,0.00,0.00',
      'Inter-State supplies to unregistered persons,0.00,0.00,0.00',
      'Intra-State supplies to unregistered persons,50.00,0.00,0.00',
      '',
    ]);
    for (const query of [FEBRUARY, `${FEBRUARY}&gstin=${OURS}`])
      expect((await download('docs', query)).lines).toEqual([
        'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
        'Invoices for outward supply,INV/4041/1,INV/4041/6,6,0',
        'Credit Note,CN/4041/1,CN/4041/4,4,0',
        '',
      ]);
  });

  it('are empty if no invoice has the requested GSTIN', async () => {
    const of = (gstin: string) => download('docs', `${FEBRUARY}&gstin=${gstin}`);
    expect((await of(OURS)).lines).toHaveLength(4);
    expect((await of(THEIRS)).lines).toHaveLength(2);
    expect((await of('33')).status).toBe(400);
  });

  it('contain the taxable value of a delivered order', async () => {
    await setBusiness(test, admin);
    const { id } = await makeOrder(test, customer, {
      orderStatus: 'delivered',
      items: [[2, 5900]],
    });
    await issueOrCreditInvoice({ em: test.orm.em.fork(), app: test.app }, id);
    const { lines } = await download('b2cs', `from=${today()}&to=${today()}`);
    expect(lines[1]).toBe('OE,33-Tamil Nadu,,18.00,100.00,0.00,');
  });

  it('are for staff who may read reports, of 366 days at most', async () => {
    const statusOf = async (who: TestUser) => (await download('b2cs', FEBRUARY, who)).status;
    expect(await statusOf(await makeStaff(test, ['reports.read']))).toBe(200);
    expect(await statusOf(await makeStaff(test, ['orders.read']))).toBe(403);
    expect(await statusOf(await makeUser(test))).toBe(403);
    expect((await download('b2b', 'from=2040-01-02&to=2041-01-02')).status).toBe(400);
    expect((await download('hsn-b2c', 'from=2041-01-02&to=2041-01-01')).status).toBe(400);
  });
});

describe('the summary', () => {
  const SUMMARY = `query ($from: CalendarDate!, $to: CalendarDate!) {
    gstSummary(from: $from, to: $to) {
      gstins documentCount documentsWithoutGstin net { taxable igst }
      byRate { isCreditNote isRegistered rate documentCount taxable cgst sgst igst }
    }
  }`;
  const days = { from: '2041-02-01', to: '2041-02-28' };

  it('has sums by kind, recipients and rate, from one SQL query', async () => {
    const run = () => test.graphql<{ gstSummary: object }>(SUMMARY, days, admin.token);
    const { data } = await run();
    const none = { cgst: 0, sgst: 0, igst: 0 };
    const registered = { isRegistered: true, documentCount: 1, taxable: 10_000, ...none };
    const others = { isRegistered: false };
    expect(data?.gstSummary).toEqual({
      ...{ gstins: [OURS], documentCount: 9, documentsWithoutGstin: 2 },
      net: { taxable: 10_013_200, igst: 1800 },
      byRate: [
        { isCreditNote: false, ...registered, rate: 500, igst: 500 },
        { isCreditNote: false, ...registered, rate: 1800, igst: 1800 },
        { isCreditNote: false, ...others, rate: 0, documentCount: 1, taxable: 5000, ...none },
        {
          ...{ isCreditNote: false, ...others, rate: 1800, documentCount: 4, taxable: 20_018_200 },
          ...{ cgst: 1800, sgst: 1800, igst: 1_801_800 },
        },
        { isCreditNote: true, ...registered, rate: 500, igst: 500 },
        { isCreditNote: true, ...registered, rate: 1800, igst: 1800 },
        {
          ...{ isCreditNote: true, ...others, rate: 1800, documentCount: 2, taxable: 10_010_000 },
          ...{ cgst: 900, sgst: 900, igst: 1_800_000 },
        },
      ],
    });
    // Counts only SQL queries of invoices, because background jobs send other queries at the same
    // time.
    const own = (await recordSqlStatements(run)).filter(({ text }) => text.includes('taxable'));
    expect(own).toHaveLength(1);
  });

  it('of days without invoices is empty', async () => {
    const none = { from: '2041-05-01', to: '2041-05-31' };
    const { data } = await test.graphql(SUMMARY, none, admin.token);
    expect(data).toEqual({
      gstSummary: {
        gstins: [],
        documentCount: 0,
        documentsWithoutGstin: 0,
        net: { taxable: 0, igst: 0 },
        byRate: [],
      },
    });
  });

  it('says whether the business has a GSTIN now', async () => {
    const has = async () => {
      const { data } = await test.graphql<{ gstSummary: { hasGstin: boolean } }>(
        `query ($from: CalendarDate!, $to: CalendarDate!) { gstSummary(from: $from, to: $to) { hasGstin } }`,
        days,
        admin.token,
      );
      return data?.gstSummary.hasGstin;
    };
    await setBusiness(test, admin);
    expect(await has()).toBe(true);
    await setBusiness(test, admin, { gstin: null });
    expect(await has()).toBe(false);
  });
});
