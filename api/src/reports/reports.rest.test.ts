import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { today } from '../platform/dates.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  const enterprise = await makeUser(test, { role: 'enterprise', name: '=cmd|calc' });
  const createdAt = new Date('2026-03-05T20:00:00Z');
  const order = await makeOrder(test, enterprise, {
    ...{ createdAt, orderStatus: 'picked', items: [[3, 12_50]], paidAmount: 1000 },
  });
  // This order was booked long before; only its delivery is in the range of the test.
  await makeOrder(test, enterprise, {
    ...{ createdAt: new Date('2025-06-01T06:00:00Z'), orderStatus: 'delivered' },
    ...{ promisedDate: '2026-03-06', deliveredAt: new Date('2026-03-06T06:00:00Z') },
  });
  const em = test.orm.em.fork();
  await em.execute(
    `insert into payment (id, order_id, amount, kind, created_at)
     values (gen_random_uuid(), ?, -3050, 'reversal', '2026-03-07T06:00Z')`,
    [order.id],
  );
  await em.execute(`update order_item set name = '+Shirt' where order_id = ?`, [order.id]);
});
afterAll(() => test.stop());

const download = async (path: string, { token } = admin) => {
  const response = await fetch(`${test.url}/api/report/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  return { status: response.status, headers: response.headers, text, lines: text.split('\r\n') };
};

const MARCH = 'from=2026-03-05&to=2026-03-08';

describe('reports as files', () => {
  it('have a row for every day, with amounts in rupees, also negative ones', async () => {
    const { status, headers, lines } = await download(`periods.csv?${MARCH}&by=day`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain(`"report-periods-${today()}.csv"`);
    expect(lines).toEqual([
      '\uFEFFFrom,To,Collections (₹),Service Charges (₹),Orders,Cancelled,Billed,Pieces,Value (₹),Average Value (₹),Promised,On Time,On Time (%)',
      '2026-03-05,2026-03-05,0.00,0.00,0,0,0,0,0.00,,0,0,',
      '2026-03-06,2026-03-06,10.00,0.00,1,0,1,3,37.50,37.50,1,1,100.00',
      '2026-03-07,2026-03-07,-30.50,0.00,0,0,0,0,0.00,,0,0,',
      '2026-03-08,2026-03-08,0.00,0.00,0,0,0,0,0.00,,0,0,',
      '',
    ]);
    expect((await download(`periods.csv?${MARCH}&by=month`)).lines).toHaveLength(3);
  });

  it('have no name that a spreadsheet would run as a formula', async () => {
    const groups = await download(`groups.csv?${MARCH}&by=enterprise`);
    expect(groups.lines[1]).toBe(
      `'=cmd|calc,-20.50,0.00,1,0,1,3,37.50,37.50,1,1,100.00,0.00,0.00,0,0,0,0,0.00,,0,0,`,
    );
    const cloths = await download(`cloths.csv?${MARCH}`);
    expect(cloths.lines.slice(0, 2)).toEqual([
      '\uFEFFCloth,Pieces,Value (₹),Pieces Before',
      `'+Shirt,3,37.50,0`,
    ]);
  });

  it('are for staff with the permission reports.read', async () => {
    const statusOf = async (token: string) =>
      (await download(`periods.csv?${MARCH}&by=day`, { ...admin, token })).status;
    expect(await statusOf((await makeStaff(test, ['reports.read'])).token)).toBe(200);
    expect(await statusOf((await makeStaff(test, ['orders.read'])).token)).toBe(403);
    expect(await statusOf((await makeUser(test)).token)).toBe(403);
    expect(await statusOf('')).toBe(401);
  });

  it('return 400 for an invalid range of days, without any row', async () => {
    const { status, text } = await download('periods.csv?from=2026-03-08&to=2026-03-01&by=day');
    expect(status).toBe(400);
    expect(text).toContain("'From' must not be after 'To'");
    expect((await download('groups.csv?from=2026-03-01&to=2026-03-02&by=moon')).status).toBe(400);
  });
});
