import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../../rules/permission.js';
import { today } from '../../platform/dates.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { RestClient } from '../../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let admin: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
  const user = await makeUser(test, { name: '=HYPERLINK("http://x.test")', phone: '9812345678' });
  for (let age = 0; age < 230; age += 1)
    await makeOrder(test, user, { createdAt: new Date(Date.now() - age * 1000) });
  await makeOrder(test, await makeUser(test, { name: 'Ravi, "the" Kumar' }), {
    orderStatus: 'picked',
    items: [[2, 1250]],
    paidAmount: 500,
    createdAt: new Date('2025-03-05T20:00:00Z'),
  });
});
afterAll(() => test.stop());

const download = async (query: Record<string, string> = {}, token = admin.token) => {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${test.url}/api/order/export.csv?${search}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  return { status: response.status, headers: response.headers, text };
};

/** Inserts an order with this note directly into the database, and returns its line of the CSV. */
async function lineOf(note: string): Promise<string> {
  const user = await makeUser(test);
  const { id } = await makeOrder(test, user);
  await test.orm.em.fork().execute('update "order" set note = ? where id = ?', [note, id]);
  const { text } = await download({ customer: user.email });
  return text.slice(text.indexOf('\n') + 1);
}

describe('GET /order/export.csv', () => {
  it('is a file with every row of the filter', async () => {
    const { status, headers, text } = await download();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="orders-${today()}.csv"`);
    expect(text.startsWith('\uFEFFOrder ID,Order Created,Order Pickup,Customer,')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 231);
  });

  it('quotes fields with special characters, and writes rupees and times of Asia/Kolkata', async () => {
    const { text } = await download({ orderStatus: 'picked', paymentStatus: 'PARTIAL' });
    const [, line, ...others] = text.trimEnd().split('\r\n');
    expect(others).toEqual([]);
    // Day and time of every row have the same format.
    expect(line).toMatch(/^[0-9a-f]{6},2025-03-06 01:30,\d{4}-\d{2}-\d{2},/);
    expect(line).toContain(',"Ravi, ""the"" Kumar",');
    expect(line).toContain(',2,25.00,5.00,20.00,0.00,partial,picked,');
  });

  it('has the column’s value under each heading, and is not cached', async () => {
    const user = await makeUser(test, { name: 'Column Kumar', phone: '9811111111' });
    const { id } = await makeOrder(test, user, {
      ...{ orderStatus: 'delivered', items: [[3, 1250]], paidAmount: 3750 },
      ...{ createdAt: new Date('2024-03-05T20:00:00Z'), pickupDate: '2024-03-06' },
      promisedDate: '2024-03-09',
    });
    await test.orm.em.fork().execute(
      `update "order" set delivery_date = '2024-03-08T18:45:00Z', note = 'Ring twice', express = true,
       pickup_phone_number = '9822222222', slot_starts = '10:00', slot_ends = '12:00' where id = ?`,
      [id],
    );
    await test.orm.em.fork().execute(
      `insert into order_adjustment (id, order_id, position, kind, amount, reason)
       values (gen_random_uuid(), ?, 0, 'discount', -200, 'Late'), (gen_random_uuid(), ?, 1, 'surcharge', 150, 'Stains'),
         (gen_random_uuid(), ?, 2, 'delivery fee', 50, 'Far')`,
      [id, id, id],
    );
    const { text, headers } = await download({ customer: 'column kumar' });
    expect(headers.get('cache-control')).toBe('no-store');
    const [heading = '', line = ''] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    // The address is quoted because it contains commas. A placeholder replaces it, so that the line
    // can be split.
    const values = line.replace(/"[^"]*"/, 'an address').split(',');
    const columns = heading.split(',').map((name, place) => [name, values[place]]);
    expect(Object.fromEntries(columns)).toEqual({
      ...{ 'Order ID': id.slice(-6), 'Order Created': '2024-03-06 01:30' },
      ...{ 'Order Pickup': '2024-03-06', Customer: 'Column Kumar', Phone: '9811111111' },
      ...{ Items: '3', 'Total (₹)': '37.50', 'Paid (₹)': '37.50', 'Due (₹)': '0.00' },
      'To Refund (₹)': '0.00',
      ...{ 'Payment Status': 'paid', 'Order Status': 'delivered' },
      ...{ 'Delivery Date': '2024-03-09 00:15', 'Pickup Phone': '9822222222' },
      ...{ 'Pickup Address': 'an address', Note: 'Ring twice', Id: id },
      ...{ 'Discounts (₹)': '-2.00', 'Charges (₹)': '2.00', 'Promised By': '2024-03-09' },
      ...{ 'Pickup Time': '10:00-12:00', Express: 'Yes' },
    });
  });

  it('turns formulas that a spreadsheet would run into text', async () => {
    const { text } = await download({ customer: '9812345678' });
    const [, line] = text.split('\r\n');
    expect(line).toContain(`,"'=HYPERLINK(""http://x.test"")",`);
  });

  const RUNS = 'cmd()';
  it.each([
    ...['=', '+', '-', '@', '|', '＝', '＋', '－', '＠', '｜'].map((sign) => [sign + RUNS, "'"]),
    ...['\u200b', '\ufeff', '\u00a0', '\u2003', '\u00ad', '\u202e', '\u3164', ' '].map((unseen) => [
      `${unseen}=${RUNS}`,
      "'",
    ]),
    ...['\t', '\r', '\n', '\t=', '\r=', '\n='].map((control) => [control + RUNS, "'"]),
    ...[';=', ';;=', '; \u200b=', ',=', ' ;|'].map((separated) => [separated + RUNS, "'"]),
  ])('turns a note that begins with %j into text', async (note) => {
    const line = await lineOf(note);
    expect(line).toMatch(/,"?'[^,]*/);
    expect(line).not.toContain(`,${note}`);
    expect(line).not.toContain(`,"${note}`);
  });

  it('turns formulas after other separators into text', async () => {
    expect(await lineOf(`Ring;=${RUNS}`)).toContain(`Ring;'=${RUNS}`);
    expect(await lineOf(`Ring; \u200b@${RUNS}`)).toContain(`Ring;' \u200b@${RUNS}`);
    expect(await lineOf(`Ring\n- twice`)).toContain(`Ring\n'- twice`);
  });

  it('does not change other texts', async () => {
    for (const note of ['Ring twice - then wait', '2 = two', 'a|b', "O'Neil; 5", '५ कमीज़'])
      expect(await lineOf(note)).toMatch(new RegExp(`,"?${note.replace('|', '\\|')}"?,`));
  });

  it.each<[Permission[], number]>([
    [['orders.read', 'reports.read'], 200],
    [['orders.read', 'customers.read'], 403],
    [['reports.read'], 403],
  ])('with the permissions %j returns %i', async (permissions, status) => {
    const { token } = await makeStaff(test, permissions);
    expect((await download({ orderStatus: 'picked' }, token)).status).toBe(status);
  });

  it('refuses an invalid filter before any row is sent', async () => {
    const answer = await rest.call('GET', '/order/export.csv', {
      query: { orderStatus: 'lost', createdFrom: 'yesterday' },
      token: admin.token,
    });
    expect([answer.status, Object.keys(answer.body.fields ?? {}).sort()]).toEqual([
      400,
      ['createdFrom', 'orderStatus'],
    ]);
    const query = { createdFrom: '2025-03-05', createdTo: '2025-03-01' };
    const turned = await rest.call('GET', '/order/export.csv', { query, token: admin.token });
    expect([turned.status, turned.body.fields?.['createdFrom']]).toEqual([
      400,
      "'From' must not be after 'To'",
    ]);
  });
});
