import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverInRealUse } from '../testing/limits.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { textOf } from '../testing/invoicing/pdf-text.js';
import { makePastOrder, statementFile } from '../testing/invoicing/enterprise-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let firm: TestUser;
let shortId: string;
beforeAll(async () => {
  test = await startTestServer();
  firm = await makeUser(test, { role: 'enterprise', name: 'Adyar Guest House' });
  shortId = await makePastOrder(test, firm, {
    ...{ status: 'delivered', total: 10_000_000, deliveredAt: '2025-03-05T12:00:00+05:30' },
    documents: [['INV', '2025-03-05']],
    ledger: [['payment', 4_000_050, '2025-03-20T12:00:00+05:30']],
  });
  await test.orm.em
    .fork()
    .execute(
      `update payment set reference = '=cmd|calc', method = 'bank transfer' where order_id = (select id from "order" where short_id = ?)`,
      [shortId],
    );
});
afterAll(() => test.stop());

const MARCH = { from: '2025-03-01', to: '2025-03-31' };
const file = (who: { token?: string }, query: Record<string, string>, id = firm.id) =>
  statementFile(test, who, id, query);

describe('the file of a statement', () => {
  it('is a CSV with a balance before and after, which no spreadsheet runs', async () => {
    const { status, type, name, content } = await file(firm, { ...MARCH, format: 'csv' });
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(name).toBe('attachment; filename="statement-2025-03.csv"');
    const [head, ...lines] = content.toString().replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head).toBe(
      'Date,Particulars,Order ID,Note,Charged (₹),"Paid, Credited (₹)",Balance (₹)',
    );
    expect(lines).toEqual([
      '2025-03-01,Balance before,,,0.00,0.00,0.00',
      expect.stringMatching(
        new RegExp(`^2025-03-05,Tax invoice INV/2526/\\d+,${shortId},,100000.00,0.00,100000.00$`),
      ),
      `2025-03-20,Payment by bank transfer,${shortId},'=cmd|calc,0.00,40000.50,59999.50`,
      '2025-03-31,Account balance,,,100000.00,40000.50,59999.50',
      '2025-03-31,Not invoiced yet (0),,,0.00,0.00,0.00',
      '2025-03-31,"Advance, paid above the bills",,,0.00,0.00,0.00',
      '2025-03-31,Balance due,,,0.00,0.00,59999.50',
    ]);
  });

  it('is a PDF that says the same, also of other days', async () => {
    const of = { from: '03-Mar-2025', to: '2025-03-20', format: 'pdf' };
    const { status, type, name, content } = await file(firm, of);
    expect([status, type]).toEqual([200, 'application/pdf']);
    expect(name).toBe('attachment; filename="statement-2025-03-03-2025-03-20.pdf"');
    const [text] = await textOf(content);
    for (const words of [
      ...['Statement', '03 Mar 2025 – 20 Mar 2025', 'Adyar Guest House', 'INV/2526/', shortId],
      ...['₹1,00,000.00', '₹40,000.50', 'Balance due on 20 Mar 2025', '₹59,999.50', 'Page 1 of 1'],
    ])
      expect(text).toContain(words);
  });

  it('is for the enterprise and staff who see reports', async () => {
    const as = async (who: { token?: string }, id = firm.id) =>
      (await file(who, { ...MARCH, format: 'pdf' }, id)).status;
    expect(await as(firm)).toBe(200);
    expect(await as(await makeStaff(test, ['reports.read']))).toBe(200);
    expect(await as(await makeAdmin(test))).toBe(200);
    expect(await as(await makeStaff(test, ['customers.read', 'orders.read']))).toBe(403);
    expect(await as(await makeUser(test, { role: 'enterprise' }))).toBe(404);
    const customer = await makeUser(test);
    expect(await as(customer)).toBe(404);
    expect(await as(customer, customer.id)).toBe(404);
    expect(await as({})).toBe(401);
    expect(await as(await makeAdmin(test), 'nobody')).toBe(404);
  });

  it('is refused with fields for days that are none and for any other format', async () => {
    const refused = async (query: Record<string, string>) => {
      const { status, content } = await file(firm, query);
      const { fields = {} } = JSON.parse(content.toString()) as { fields?: object };
      return [status, ...Object.keys(fields)];
    };
    expect(await refused({ ...MARCH })).toEqual([400, 'format']);
    expect(await refused({ ...MARCH, format: 'xlsx' })).toEqual([400, 'format']);
    expect(await refused({ ...MARCH, from: '2025-02-30', format: 'csv' })).toEqual([400, 'from']);
    expect(await refused({ from: MARCH.from, format: 'csv' })).toEqual([400, 'to']);
    expect(await refused({ from: '2023-01-01', to: '2025-03-31', format: 'csv' })).toEqual([
      ...[400, 'to'],
    ]);
  });

  it('that staff download is audited', async () => {
    const clerk = await makeStaff(test, ['reports.read']);
    await file(clerk, { ...MARCH, format: 'csv' });
    const noted = await test.orm.em
      .fork()
      .execute<{ kind: string; object_id: string; after: object }[]>(
        'select kind, object_id, after from audit.entry where by_user_id = ?',
        [clerk.id],
      );
    expect(noted).toMatchObject([
      { kind: 'exported', object_id: firm.id, after: { ...MARCH, file: 'statement' } },
    ]);
  });

  it('counts as much as it costs: an enterprise cannot have hundreds of them a minute', async () => {
    const server = await serverInRealUse(test);
    const headers = { authorization: `Bearer ${firm.token}` };
    const url = `/api/enterprise/${firm.id}/statement?from=${MARCH.from}&to=${MARCH.to}&format=csv`;
    const statuses = new Set<number>();
    for (let asked = 0; asked < 101; asked += 1)
      statuses.add((await server.inject({ url, headers })).statusCode);
    await server.close();
    expect([...statuses]).toEqual([200, 429]);
  });
});
