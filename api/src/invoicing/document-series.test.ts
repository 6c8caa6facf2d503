import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { heldTransaction } from '../testing/held-connections.js';
import { untilLocked } from '../testing/lock-waits.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { invoicesFor, setBusiness } from '../testing/invoicing/invoices.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { today } from '../platform/dates.js';
import { financialYear } from './financial-year.js';
import { TaxDocumentKind } from './document-kind.js';
import { nextNumber, numberInWords } from './document-number.js';
import { issueOrCreditInvoice } from './invoicing.service.js';

const SET = `mutation ($kind: TaxDocumentKind!, $startNumber: Int!, $expectedNext: Int!) {
  updateDocumentSeriesStart(input: { kind: $kind, startNumber: $startNumber, expectedNext: $expectedNext }) { message business { series { kind nextNumber } } }
}`;

interface SeriesRow {
  kind: string;
  financialYear: number;
  nextNumber: number;
  nextNumberFormatted: string;
  isStarted: boolean;
}

const YEAR = financialYear(today());
const inWords = (kind: TaxDocumentKind, number: number) =>
  numberInWords({ kind, year: YEAR, number });

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  await setBusiness(test, admin);
});
// Starts each test like a new financial year, without issued numbers.
beforeEach(() => test.orm.em.fork().execute('truncate document_series, document_series_start'));
afterAll(() => test.stop());

const series = async ({ token } = admin): Promise<SeriesRow[]> => {
  const { data, errors } = await test.graphql<{ business: { series: SeriesRow[] } }>(
    '{ business { series { kind financialYear nextNumber nextNumberFormatted isStarted } } }',
    {},
    token,
  );
  if (!data) throw new Error(errors?.[0]?.message);
  return data.business.series;
};

/** Sets the first number of a series. `expectedNext` is the next number that the caller read. */
const set = (
  kind: keyof typeof TaxDocumentKind,
  first: number,
  { token } = admin,
  expectedNext = 1,
) =>
  test.graphql<{ updateDocumentSeriesStart: { message: string } }>(
    SET,
    { kind, startNumber: first, expectedNext },
    token,
  );

/** Takes a number in its own transaction. */
const take = (kind: TaxDocumentKind, day = today()) =>
  test.orm.em.fork().transactional(async (tx) => (await nextNumber(tx, kind, day)).number);

describe('the document numbers of a financial year', () => {
  it('begin with 1', async () => {
    const fresh = (kind: keyof typeof TaxDocumentKind) => ({
      ...{ kind, financialYear: YEAR, nextNumber: 1, isStarted: false },
      nextNumberFormatted: inWords(TaxDocumentKind[kind], 1),
    });
    const kinds = ['TAX_INVOICE', 'BILL_OF_SUPPLY', 'CREDIT_NOTE'] as const;
    expect(await series()).toEqual(kinds.map(fresh));
    expect(await take('CN')).toBe(1);
  });

  it('continue the numbers of another program, which can be changed until the first document', async () => {
    const own = await makeAdmin(test);
    await set('TAX_INVOICE', 40, own);
    const { data } = await set('TAX_INVOICE', 531, own, 40);
    expect(data?.updateDocumentSeriesStart).toMatchObject({
      message: `The next tax invoice is ${inWords('INV', 531)}`,
      business: { series: [{ nextNumber: 531 }, { nextNumber: 1 }, { nextNumber: 1 }] },
    });
    const customer = await makeUser(test);
    const { id } = await makeOrder(test, customer, { orderStatus: 'delivered' });
    await issueOrCreditInvoice({ em: test.orm.em.fork(), app: test.app }, id);
    expect((await invoicesFor(test, customer, id))[0]?.number).toBe(inWords('INV', 531));
    expect(await series()).toMatchObject([
      { nextNumber: 532, nextNumberFormatted: inWords('INV', 532), isStarted: true },
      { nextNumber: 1, isStarted: false },
      { nextNumber: 1, isStarted: false },
    ]);
    expect(await entriesOf(test, { by: own.id })).toMatchObject([
      {
        operation: 'updateDocumentSeriesStart',
        kind: 'created',
        after: { kind: 'INV', first: 40 },
      },
      { thing: 'business', part: 'document_series_start', kind: 'changed', after: { first: 531 } },
    ]);
  });

  it('cannot be set after the first document, and the next year begins with 1', async () => {
    await set('CREDIT_NOTE', 18);
    expect(await take('CN')).toBe(18);
    expect((await set('CREDIT_NOTE', 90)).errors?.[0]).toMatchObject({
      message: `Credit note ${inWords('CN', 18)} is already issued. The numbers of this financial year continue from it`,
      extensions: { code: 'CONFLICT' },
    });
    expect(await take('CN')).toBe(19);
    expect(await take('CN', `${YEAR + 1}-04-01`)).toBe(1);
  });

  it('cannot be set by a second person with an outdated `expectedNext`', async () => {
    await set('CREDIT_NOTE', 600);
    expect(refusal(await set('CREDIT_NOTE', 700))).toMatchObject({
      code: 'CONFLICT',
      message: `Another person set it to ${inWords(TaxDocumentKind.CREDIT_NOTE, 600)} in the meantime. Please review it and try again`,
    });
    expect(await take('CN')).toBe(600);
  });

  it.each([0, -3, 1_000_000])(
    'refuse %d with an error for the field startNumber',
    async (first) => {
      const { code, fields } = refusal(await set('CREDIT_NOTE', first));
      expect([code, fields]).toEqual([
        'BAD_USER_INPUT',
        { startNumber: 'Enter a whole number from 1 to 999999' },
      ]);
      expect((await series())[2]?.nextNumber).toBe(1);
    },
  );

  it('leave room for later numbers', async () => {
    await set('CREDIT_NOTE', 999_999);
    expect([await take('CN'), await take('CN')]).toEqual([999_999, 1_000_000]);
  });

  it('are visible with the permission to issue, and can be set with the permission for settings', async () => {
    const clerk = await makeStaff(test, ['invoices.issue']);
    expect(await series(clerk)).toHaveLength(3);
    expect(refusal(await set('CREDIT_NOTE', 5, clerk)).code).toBe('FORBIDDEN');
  });
});

describe('while the first document is being issued', () => {
  it('setting the first number waits for it', async () => {
    for (const [isIssued, code] of [
      [true, 'CONFLICT'],
      [false, 'OK'],
    ] as const) {
      const kind = isIssued ? 'BOS' : 'CN';
      const end = await heldTransaction(test, async (tx) => {
        await nextNumber(tx, kind, today());
        // Deleting the row has the effect of a rollback of the first document: its number is free
        // again.
        if (!isIssued) await tx.execute(`delete from document_series where kind = ?`, [kind]);
      });
      const setting = set(isIssued ? 'BILL_OF_SUPPLY' : 'CREDIT_NOTE', 70);
      await untilLocked(test, 1, 'lock table document_series');
      await end();
      expect(refusal(await setting).code).toBe(code);
      expect(await take(kind)).toBe(isIssued ? 2 : 70);
    }
  });

  it('issuing waits for a request that sets the first number', async () => {
    const end = await heldTransaction(test, (tx) =>
      tx.execute('lock table document_series_start in share mode'),
    );
    const setting = set('BILL_OF_SUPPLY', 70);
    await untilLocked(test, 1, 'insert into "document_series_start"');
    const taking = take('BOS');
    await untilLocked(test, 2, 'insert into "document_series');
    await end();
    expect(refusal(await setting).code).toBe('OK');
    expect(await taking).toBe(70);
  });

  it('fifty concurrent documents get different numbers without gaps', async () => {
    const [{ errors }, ...numbers] = await Promise.all([
      set('BILL_OF_SUPPLY', 300),
      ...Array.from({ length: 50 }, () => take('BOS')),
    ]);
    const first = errors ? 1 : 300;
    const expected = Array.from({ length: 50 }, (_, i) => first + i);
    expect(numbers.sort((a, b) => a - b)).toEqual(expected);
  });
});
