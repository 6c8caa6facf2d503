import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueOrCreditInvoice } from '../invoicing/invoicing.service.js';
import { addDays, today } from '../platform/dates.js';
import { makeOfficeToken, makePartnerToken } from '../testing/accounts/api-tokens.js';
import { makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let enterprise: TestUser;
let other: TestUser;
let ids: string[] = [];
beforeAll(async () => {
  test = await startTestServer();
  enterprise = await makeUser(test, { role: 'enterprise' });
  other = await makeUser(test);
  for (const owner of [enterprise, other]) {
    const { id } = await makeOrder(test, owner, { orderStatus: 'delivered', paidAmount: 5000 });
    await issueOrCreditInvoice({ em: test.orm.em.fork(), app: test.app }, id);
    ids = [...ids, id];
  }
});
afterAll(() => test.stop());

interface Lists {
  payments: { nodes: { order: { id: string } | null }[] };
  taxDocuments: { nodes: { order: { id: string } | null }[] };
}

const LISTS = `query ($payments: PaymentFilter, $documents: TaxDocumentFilter) {
  payments(filter: $payments) { nodes { order { id } } }
  taxDocuments(filter: $documents) { nodes { order { id } } }
}`;

async function read(token: string, variables: object = {}) {
  const { data, errors } = await test.graphql<Lists>(LISTS, variables, token);
  if (!data) return errors?.[0]?.extensions.code;
  return [data.payments, data.taxDocuments].map(({ nodes }) => nodes.map(({ order }) => order?.id));
}

const both = (filter: object) => ({ payments: filter, documents: filter });

describe('the lists of payments and tax documents', () => {
  it('have all for an app with REPORTS_READ, newest first, and orders with ORDERS_READ', async () => {
    const { secret } = await makeOfficeToken(test, ['reports.read', 'orders.read']);
    const newest = ids.toReversed();
    expect(await read(secret)).toEqual([newest, newest]);
    const reports = await makeOfficeToken(test, ['reports.read']);
    const hidden = [undefined, undefined];
    expect(await read(reports.secret)).toEqual([hidden, hidden]);
  });

  it('filter by customer, day, kind and method', async () => {
    const { secret } = await makeOfficeToken(test, ['reports.read', 'orders.read']);
    const [one, two] = ids;
    expect(await read(secret, both({ customerId: enterprise.id }))).toEqual([[one], [one]]);
    const all = [
      [two, one],
      [two, one],
    ];
    expect(await read(secret, both({ from: today(), to: today() }))).toEqual(all);
    expect(await read(secret, both({ from: addDays(today(), 1) }))).toEqual([[], []]);
    expect(await read(secret, both({ to: addDays(today(), -1) }))).toEqual([[], []]);
    const kinds = { payments: { kind: 'REFUND' }, documents: { kind: 'CREDIT_NOTE' } };
    expect(await read(secret, kinds)).toEqual([[], []]);
    const rest = { payments: { method: 'CASH', orderId: one }, documents: {} };
    expect(await read(secret, rest)).toEqual([[], [two, one]]);
    const reversed = both({ from: today(), to: addDays(today(), -1) });
    expect(await read(secret, reversed)).toBe('BAD_USER_INPUT');
  });

  it('have only own records for a partner app and a customer', async () => {
    const { secret } = await makePartnerToken(test, enterprise);
    expect(await read(secret)).toEqual([[ids[0]], [ids[0]]]);
    expect(await read(other.token)).toEqual([[ids[1]], [ids[1]]]);
    expect(await read(secret, both({ customerId: other.id }))).toBe('NOT_FOUND');
  });

  it('refuse an app without REPORTS_READ for other people', async () => {
    const { secret } = await makeOfficeToken(test, ['orders.read']);
    expect(await read(secret)).toEqual([[], []]);
    expect(await read(secret, both({ customerId: other.id }))).toBe('FORBIDDEN');
  });

  it('are in REST, with pages', async () => {
    const { secret } = await makeOfficeToken(test, ['reports.read', 'orders.read']);
    const get = async (path: string) => {
      const headers = { authorization: `Bearer ${secret}` };
      const response = await fetch(`${test.url}/api${path}`, { headers });
      return { link: response.headers.get('link'), body: await response.json() };
    };
    const payments = await get('/payments?limit=1');
    expect(payments.body).toMatchObject({ payments: [{ amount: 50, order: { id: ids[1] } }] });
    expect(payments.link).toContain('rel="next"');
    const documents = await get(`/tax-documents?customerId=${enterprise.id}&kind=tax%20invoice`);
    expect([documents.link, documents.body]).toEqual([null, { taxDocuments: [] }]);
  });
});

it('a voucher of the journal has its order and customer, by permission', async () => {
  const JOURNAL = `query ($day: CalendarDate!) { journal(from: $day, to: $day) {
    nodes { order { id } customer { id } }
  } }`;
  const read = async (token: string) => {
    const { data } = await test.graphql<{ journal: { nodes: object[] } }>(
      JOURNAL,
      { day: today() },
      token,
    );
    return data?.journal.nodes;
  };
  const all = await makeOfficeToken(test, ['reports.read', 'orders.read', 'customers.read']);
  const voucher = { order: { id: ids[0] }, customer: { id: enterprise.id } };
  expect(await read(all.secret)).toContainEqual(voucher);
  const some = await makeOfficeToken(test, ['reports.read']);
  expect(await read(some.secret)).toContainEqual({ order: null, customer: null });
});
