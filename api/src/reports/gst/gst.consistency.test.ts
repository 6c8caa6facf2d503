import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TaxDocumentKind } from '../../invoicing/document-kind.js';
import { taxOf } from '../../../rules/tax.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import {
  anInvoice,
  insertInvoices,
  type IssuedInvoice,
  totalOf,
} from '../../testing/invoicing/invoice-factory.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
let orderId: string;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  orderId = (await makeOrder(test, await makeUser(test))).id;
});
afterAll(() => test.stop());

const OURS = '33AABCN1234A1ZD';

const tax = fc.record({
  sac: fc.constantFrom('9997', '999712'),
  rate: fc.constantFrom(0, 500, 1800),
  amount: fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 30_000_000 })),
});

const invoice = fc.record({
  isBill: fc.boolean(),
  day: fc.integer({ min: 1, max: 28 }),
  isFar: fc.boolean(),
  isIncluded: fc.boolean(),
  recipientGstin: fc.constantFrom('29AABCN1234A1Z2', null, undefined),
  taxes: fc.array(tax, { minLength: 1, maxLength: 3 }),
  rounding: fc.integer({ min: 0, max: 50 }),
  /** Days from the invoice to its credit note; null without a credit note. */
  daysToCreditNote: fc.option(fc.integer({ min: 0, max: 27 })),
});

type Invoice = typeof invoice extends fc.Arbitrary<infer I> ? I : never;

let number = 0;
let months = 0;

/** Each run uses a new month, because invoices cannot be deleted. */
const nextMonth = (): string => {
  months += 1;
  return `${2030 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

function taxDocumentsOf(month: string, values: Invoice): IssuedInvoice[] {
  const day = (of: number) => `${month}-${String(Math.min(of, 28)).padStart(2, '0')}`;
  const next = () => (number += 1);
  const { isFar: isInterState, isIncluded } = values;
  const taxes = values.taxes.map((each) => taxOf(each, { isIncluded, isInterState }));
  const document = anInvoice({
    kind: values.isBill ? TaxDocumentKind.BILL_OF_SUPPLY : TaxDocumentKind.TAX_INVOICE,
    ...{ number: next(), issuedOn: day(values.day), recipientGstin: values.recipientGstin },
    rounding: values.rounding,
    ...{ taxes: values.isBill ? [] : taxes, amount: 5000 },
    issuerGstin: values.isBill ? null : OURS,
    placeOfSupply: isInterState ? 'Karnataka' : 'Tamil Nadu',
  });
  if (values.daysToCreditNote === null) return [document];
  const note = {
    number: next(),
    issuedOn: day(values.day + values.daysToCreditNote),
    refersTo: document.id,
  };
  return [document, anInvoice({ ...document, ...note, kind: TaxDocumentKind.CREDIT_NOTE })];
}

const AMOUNTS = 'taxable cgst sgst igst';
const RETURN = `query ($from: CalendarDate!, $to: CalendarDate!) {
  gstSummary(from: $from, to: $to) {
    gstins documentCount documentsWithoutGstin net { ${AMOUNTS} } byRate { isCreditNote isRegistered rate documentCount ${AMOUNTS} }
  }
  small: gstB2cs(from: $from, to: $to) { placeOfSupply rate ${AMOUNTS} }
  toRegistered: gstHsnSummary(from: $from, to: $to, registered: true) { sac rate value ${AMOUNTS} }
  toOthers: gstHsnSummary(from: $from, to: $to, registered: false) { sac rate value ${AMOUNTS} }
  nil: gstNilRated(from: $from, to: $to) { isInterState isRegistered amount }
  gstDocuments(from: $from, to: $to) { isCreditNote firstNumber lastNumber count }
}`;
const DOCUMENTS = `query ($from: CalendarDate!, $to: CalendarDate!, $table: GstTable!, $after: String) {
  gstInvoices(from: $from, to: $to, table: $table, first: 2, after: $after) {
    nodes { id taxes { rate ${AMOUNTS} } } pageInfo { endCursor hasNextPage } totalCount
  }
}`;

interface Amounts {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

interface Return {
  gstSummary: {
    documentCount: number;
    documentsWithoutGstin: number;
    net: Amounts;
    byRate: (Amounts & { isCreditNote: boolean })[];
  };
  small: Amounts[];
  toRegistered: (Amounts & { value: number })[];
  toOthers: (Amounts & { value: number })[];
  nil: { amount: number }[];
  gstDocuments: { isCreditNote: boolean; count: number }[];
}

const none: Amounts = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
const plus = (one: Amounts, other: Amounts, sign = 1): Amounts => ({
  taxable: one.taxable + sign * other.taxable,
  cgst: one.cgst + sign * other.cgst,
  sgst: one.sgst + sign * other.sgst,
  igst: one.igst + sign * other.igst,
});
const added = (rows: Amounts[]): Amounts => rows.reduce((sum, row) => plus(sum, row), none);

type Days = { from: string; to: string };

async function ask<Data>(document: string, variables: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await test.graphql<Data>(document, variables, admin.token);
  if (!data) throw new Error(errors?.[0]?.message);
  return data;
}

interface GstInvoicesResponse {
  gstInvoices: {
    nodes: { id: string; taxes: Amounts[] }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    totalCount: number;
  };
}

/** All invoices of a table of the return, read page by page. */
async function listed(days: Days, table: string) {
  const nodes: GstInvoicesResponse['gstInvoices']['nodes'] = [];
  let after: string | null = null;
  for (;;) {
    const page: GstInvoicesResponse = await ask<GstInvoicesResponse>(DOCUMENTS, {
      ...days,
      table,
      after,
    });
    nodes.push(...page.gstInvoices.nodes);
    after = page.gstInvoices.pageInfo.endCursor;
    if (page.gstInvoices.pageInfo.hasNextPage) continue;
    expect(page.gstInvoices.totalCount).toBe(nodes.length);
    return nodes;
  }
}

const isLarge = (document: IssuedInvoice): boolean =>
  !document.recipientGstin &&
  document.placeOfSupply !== 'Tamil Nadu' &&
  document.taxes.some(({ igst }) => igst > 0) &&
  totalOf(document) > 10_000_000;

const isTaxed = ({ taxes }: IssuedInvoice): boolean => taxes.some(({ rate }) => rate > 0);

it(
  'the parts of a return add up to the invoices less the credit notes, for random invoices',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(invoice, { minLength: 1, maxLength: 12 }), async (invoices) => {
        const month = nextMonth();
        const days = { from: `${month}-01`, to: `${month}-28` };
        const all = invoices.flatMap((each) => taxDocumentsOf(month, each));
        await insertInvoices(test, orderId, all);
        const inReturn = all.filter(({ issuerGstin }) => issuerGstin);
        const isNote = ({ kind }: IssuedInvoice) => kind === TaxDocumentKind.CREDIT_NOTE;
        const expected = inReturn.reduce(
          (sum, document) => plus(sum, added(document.taxes), isNote(document) ? -1 : 1),
          none,
        );

        const answer = await ask<Return>(RETURN, days);
        const { gstSummary: summary, toRegistered, toOthers } = answer;
        expect(summary).toMatchObject({
          ...{
            documentCount: inReturn.length,
            documentsWithoutGstin: all.length - inReturn.length,
            net: expected,
          },
        });
        const signed = summary.byRate.reduce(
          (sum, row) => plus(sum, row, row.isCreditNote ? -1 : 1),
          none,
        );
        expect(signed).toEqual(expected);

        const [b2b, b2cl, cdnr, cdnur] = [
          ...[await listed(days, 'B2B'), await listed(days, 'B2CL')],
          ...[await listed(days, 'CDNR'), await listed(days, 'CDNUR')],
        ];
        const idsOf = (documents: { id: string }[] = []) => documents.map(({ id }) => id).sort();
        const those = (is: (document: IssuedInvoice) => boolean) =>
          idsOf(inReturn.filter((document) => isTaxed(document) && is(document)));
        expect(idsOf(b2b)).toEqual(those((p) => !isNote(p) && !!p.recipientGstin));
        expect(idsOf(cdnr)).toEqual(those((p) => isNote(p) && !!p.recipientGstin));
        expect(idsOf(b2cl)).toEqual(those((p) => !isNote(p) && isLarge(p)));
        expect(idsOf(cdnur)).toEqual(those((p) => isNote(p) && isLarge(p)));

        const taxesOf = (documents: { taxes: Amounts[] }[] = []) =>
          added(documents.flatMap(({ taxes }) => taxes));
        const nil = answer.nil.reduce((sum, { amount }) => sum + amount, 0);
        const named = plus(
          taxesOf([...(b2b ?? []), ...(b2cl ?? [])]),
          taxesOf([...(cdnr ?? []), ...(cdnur ?? [])]),
          -1,
        );
        const whole = plus(plus(named, added(answer.small)), { ...none, taxable: nil });
        expect(whole).toEqual(expected);

        const services = added([...toRegistered, ...toOthers]);
        expect(services).toEqual(expected);
        const value = [...toRegistered, ...toOthers].reduce((sum, row) => sum + row.value, 0);
        expect(value).toBe(services.taxable + services.cgst + services.sgst + services.igst);
        const issued = answer.gstDocuments.filter(({ isCreditNote }) => !isCreditNote);
        expect(issued.reduce((sum, { count }) => sum + count, 0)).toBe(
          inReturn.filter((document) => !isNote(document)).length,
        );
        // The series of credit notes is listed only if one of its documents is in the return.
        const notes = answer.gstDocuments.filter(({ isCreditNote }) => isCreditNote);
        expect(notes.length > 0).toBe(inReturn.some(isNote));
      }),
      { numRuns: 20 },
    );
  },
);
