import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDueStatements } from '../statements/statements.service.js';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { issueInvoiceOf, invoicesFor, setBusiness } from '../testing/invoicing/invoices.js';
import { statementFile } from '../testing/invoicing/enterprise-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { addDays, today } from '../platform/dates.js';
import { issueOrCreditInvoice } from './invoicing.service.js';

let test: TestServer;
let admin: TestUser;
let clerk: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  clerk = await makeStaff(test, ['orders.read', 'invoices.issue']);
  customer = await makeUser(test);
});
afterAll(() => test.stop());

const sql = (text: string, values: unknown[] = []) => test.orm.em.fork().execute(text, values);

const deps = () => ({ em: test.orm.em.fork(), app: test.app });

/** Makes an order that was delivered this number of minutes ago, and whose invoice is due. */
async function delivered(minutes: number): Promise<string> {
  const { id } = await makeOrder(test, customer, { orderStatus: 'delivered' });
  await sql(`update "order" set delivery_date = now() - make_interval(mins => ?) where id = ?`, [
    minutes,
    id,
  ]);
  await issueOrCreditInvoice(deps(), id);
  return id;
}

const numbers = async (ids: string[]): Promise<number[]> => {
  const documents = await Promise.all(ids.map((id) => invoicesFor(test, customer, id)));
  return documents.flat().map(({ number }) => Number(number.split('/').at(-1)));
};

interface BusinessResponse {
  business: { confirmedAt: string | null; ordersToInvoice: number };
}

const businessNow = async () => {
  const query = `{ business { confirmedAt ordersToInvoice } }`;
  return (await test.graphql<BusinessResponse>(query, {}, clerk.token)).data?.business;
};

describe('before the company details are confirmed', () => {
  beforeEach(() => sql('update business set confirmed_at = null, confirmed_by = null'));

  it('invoices wait, and are issued in the order of delivery after an admin saves the form', async () => {
    const late = await delivered(10);
    const early = await delivered(30);
    const between = await delivered(20);
    await issueOrCreditInvoice(deps(), late);
    const undone = await delivered(40);
    await sql(
      `update "order" set order_status = 'dispatched', delivery_date = null, delivery_otp = '0427' where id = ?`,
      [undone],
    );
    expect(await numbers([late, early, between])).toEqual([]);
    expect(await businessNow()).toEqual({ confirmedAt: null, ordersToInvoice: 3 });
    await setBusiness(test, admin);
    await expect
      .poll(() => numbers([early, between, late]), { timeout: 60_000 })
      .toEqual([1, 2, 3]);
    expect((await businessNow())?.confirmedAt).toMatch(/^20/);
    await expect.poll(async () => (await businessNow())?.ordersToInvoice).toBe(0);
    expect(await invoicesFor(test, customer, undone)).toEqual([]);
    const [entry] = await entriesOf(test, { by: admin.id });
    expect(entry).toMatchObject({ thing: 'business', after: { confirmed_at: /./ } });
  });

  it('issuing an invoice returns an error that names who confirms, and where', async () => {
    const { id } = await makeOrder(test, customer, { orderStatus: 'picked' });
    for (const who of [clerk, admin])
      expect((await issueInvoiceOf(test, who, id)).errors?.[0]).toMatchObject({
        message:
          'No invoice can be issued yet. An admin has to confirm the company details first, on the page Company details',
        extensions: { code: 'CONFLICT' },
      });
    await setBusiness(test, admin);
    expect((await issueInvoiceOf(test, clerk, id)).errors).toBeUndefined();
  });

  it('staff with settings.write can save the details, but only the save of an admin confirms them', async () => {
    const { id } = await makeOrder(test, customer, { orderStatus: 'picked' });
    const manager = await makeStaff(test, ['settings.write', 'orders.read', 'invoices.issue']);
    await setBusiness(test, manager, { city: 'Madurai' });
    const stored = await sql('select city, confirmed_at, confirmed_by from business');
    expect(stored).toEqual([{ city: 'Madurai', confirmed_at: null, confirmed_by: null }]);
    expect((await issueInvoiceOf(test, manager, id)).errors?.[0]?.message).toMatch(
      /An admin has to/,
    );
    await setBusiness(test, admin);
    const confirmed = await sql('select confirmed_at, confirmed_by from business');
    expect(confirmed).toMatchObject([{ confirmed_by: admin.id }]);
    await setBusiness(test, manager);
    expect(await sql('select confirmed_at, confirmed_by from business')).toEqual(confirmed);
  });

  it('no statement is issued or printed', async () => {
    // A row of this table says that the statements of a month are made. A new installation has one
    // for the month before; without it the statements of that month are due.
    await sql('delete from completed_statement_month');
    const { id } = await makeUser(test, { role: 'enterprise' });
    const days = { from: addDays(today(), -10), to: today() };
    const file = () => statementFile(test, admin, id, { ...days, format: 'csv' });
    expect((await file()).status).toBe(409);
    await makeDueStatements(deps());
    expect(await sql('select from completed_statement_month')).toEqual([]);
    await setBusiness(test, admin);
    expect((await file()).status).toBe(200);
    await makeDueStatements(deps());
    expect(await sql('select from completed_statement_month')).toHaveLength(1);
  });
});

it('the invoice of a later delivery gets its number after the invoices that already wait', async () => {
  const first = await delivered(30);
  const last = (await numbers([first]))[0] ?? 0;
  const { id: waits } = await makeOrder(test, customer, { orderStatus: 'delivered' });
  await sql(`update "order" set delivery_date = now() - interval '20 minutes' where id = ?`, [
    waits,
  ]);
  await sql('insert into waiting_invoice (order_id) values (?)', [waits]);
  const next = await delivered(10);
  await expect
    .poll(() => numbers([waits, next]), { timeout: 60_000 })
    .toEqual([last + 1, last + 2]);
});
