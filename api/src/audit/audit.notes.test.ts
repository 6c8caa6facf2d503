import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePrice } from '../testing/audit/change-price.js';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

describe('the audit is only added to', () => {
  it.each([
    `update audit.entry set by_name = 'Nobody'`,
    'delete from audit.entry',
    'truncate audit.entry',
    `insert into audit.entry (id, by_name, operation, kind) select id, 'x', 'x', 'x' from audit.entry limit 1
       on conflict (id) do update set by_name = 'x'`,
    `merge into audit.entry e using (select 1) on true when matched then delete`,
  ])('not: %s', async (statement) => {
    await changePrice(test, await makeCloth(test), { price: 1, by: admin });
    const em = test.orm.em.fork();
    const all = () => em.execute<object[]>('select * from audit.entry order by id');
    const before = await all();
    await expect(em.execute(statement)).rejects.toMatchObject({ code: '42501' });
    expect(await all()).toEqual(before);
  });

  it('nor by its owner, who has taken the right back', async () => {
    const em = test.orm.em.fork();
    await expect(
      em.transactional(async (tx) => {
        await tx.execute('grant all on audit.entry to current_user');
        await tx.execute('delete from audit.entry');
      }),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('refusals of staff', () => {
  const refusedTo = async (id: string) =>
    (await entriesOf(test, { by: id })).filter(({ kind }) => kind === 'refused');

  it('is audited once for repeated tries, for each operation', async () => {
    const staff = await makeStaff(test, ['orders.read']);
    const cloth = await makeCloth(test);
    const tries = Array.from({ length: 20 }, () =>
      changePrice(test, cloth, { price: 1, by: staff }),
    );
    for (const answer of await Promise.all(tries)) expect(refusal(answer).code).toBe('FORBIDDEN');
    const list = '{ orderTotals { count } }';
    expect(refusal(await test.graphql(list, {}, staff.token)).code).toBe('FORBIDDEN');
    const entries = await refusedTo(staff.id);
    expect(entries.map(({ operation }) => operation).sort()).toEqual([
      'orderTotals',
      'updateCloth',
    ]);
    expect(entries[0]).toMatchObject({ by_role: 'staff', network: '127.0.0.1' });
  });

  it('over REST is, too', async () => {
    const rest = await RestClient.of(test);
    const staff = await makeStaff(test, ['catalogue.write']);
    const body = { name: 'Shirt', price: 10 };
    const answer = await rest.call('POST', '/cloth/createCloth', { body, token: staff.token });
    expect(answer.status).toBe(403);
    expect(await refusedTo(staff.id)).toMatchObject([{ operation: 'createCloth' }]);
  });

  it('is not noted of customers', async () => {
    const customer = await makeUser(test);
    const answer = await changePrice(test, await makeCloth(test), { price: 1, by: customer });
    expect(refusal(answer).code).toBe('FORBIDDEN');
    expect(await entriesOf(test, { by: customer.id })).toEqual([]);
  });
});

it('an export is audited with its arguments', async () => {
  const response = await fetch(`${test.url}/api/order/export.csv?orderStatus=picked`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(response.status).toBe(200);
  await response.text();
  const exported = (await entriesOf(test, { by: admin.id })).filter(
    ({ kind }) => kind === 'exported',
  );
  expect(exported).toMatchObject([
    { operation: 'orders', after: { file: 'orders', orderStatus: 'PICKED' } },
  ]);
});

it('an export with an argument that no text can hold is refused, and audited without it', async () => {
  const clerk = await makeStaff(test, ['orders.read', 'reports.read']);
  const response = await fetch(`${test.url}/api/order/export.csv?search=%00Asha`, {
    headers: { authorization: `Bearer ${clerk.token}` },
  });
  expect(response.status).toBe(400);
  expect(await entriesOf(test, { by: clerk.id })).toMatchObject([{ after: { search: 'Asha' } }]);
});
