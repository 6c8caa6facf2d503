import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { policyOf, rootFields } from '../graphql/access/access.js';
import { CALLS } from '../testing/calls.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { operationsOf } from '../testing/operations.js';
import { ask, book, ownOrders, reads, type Listed } from '../testing/replicas/asking.js';
import { useInstallation, type Process } from '../testing/replicas/installation.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createSchema } from './schema.js';

// A real replica of PostgreSQL that is held back: it has what was there when it was made, and nothing that came later; for
// those who read there the clock stands still.

/** What may be read there: lists, searches and figures. */
const MAY_LAG = [
  ...['auditEntries', 'auditPeople'],
  ...['cloths', 'contactMessages', 'dailyFigures', 'dashboard', 'employees', 'feedbacks'],
  ...['gstDocuments', 'gstNilRated', 'gstPapers', 'gstServices', 'gstSmallSupplies', 'gstSummary'],
  'journal',
  ...['myOrders', 'orderCustomers', 'orderTotals', 'orderViewCounts', 'orders'],
  ...['reportCloths', 'reportControl', 'reportGroups', 'reportPeriods', 'reportSums', 'users'],
];

const installation = useInstallation();
let test: TestServer;
let here: Process;
let there: Process;
let customer: TestUser;
let reader: TestUser;
beforeAll(async () => {
  const heldBack = await installation.addReplica({ delay: '1d' });
  here = await installation.startProcess(heldBack, () => 0);
  there = await installation.startProcess(heldBack, () => 0);
  // What is written from here on does not come to it.
  test = await startTestServer({ databaseUrl: installation.url() });
  customer = await makeUser(test);
  reader = await makeAdmin(test);
});
afterAll(() => test.stop());

async function allOrders(at: Process, who: TestUser): Promise<string[]> {
  const { data } = await ask<{ orders: Listed }>(at, who, '{ orders { nodes { id } } }');
  return data?.orders.nodes.map(({ id }) => id) ?? ['no answer'];
}

it('only lists and figures may lag', () => {
  const fields = rootFields(createSchema());
  const lagging = fields.filter((field) => policyOf(field).mayLag).map(({ name }) => name);
  expect(lagging.sort()).toEqual(MAY_LAG);
});

describe('with a replica that is held back', () => {
  it('who has changed something sees it at every process, in lists, over GraphQL and REST', async () => {
    expect(await ownOrders(there, customer)).toEqual([]);
    expect((await reads(there)).replica).toBe(1);
    const id = await book(here, customer);
    expect(await ownOrders(there, customer)).toEqual([id]);
    expect(await ownOrders(here, customer)).toEqual([id]);
    const rest = await there.server.inject({
      url: `/api/order/getOrdersByUser/${customer.id}`,
      headers: { authorization: `Bearer ${customer.token}` },
    });
    expect(rest.json<{ _id: string }[]>().map(({ _id }) => _id)).toEqual([id]);
    expect((await reads(there)).replica).toBe(1);
  });

  it('others see it there later, and at once where they open the thing itself', async () => {
    const id = await book(here, customer);
    expect(await allOrders(there, reader)).toEqual([]);
    const { data } = await ask(there, reader, 'query ($id: ID!) { order(id: $id) { id } }', { id });
    expect(data).toEqual({ order: { id } });
  });

  it('a document that asks for something else as well is read at the database itself', async () => {
    const DOCUMENT = '{ me { id } orders { nodes { id } } }';
    const { data } = await ask<{ orders: Listed }>(there, reader, DOCUMENT);
    expect(data?.orders.nodes).not.toEqual([]);
  });

  it('the mark says how new a replica has to be, and no more', async () => {
    const set = (to: string) =>
      test.orm.em
        .fork()
        .execute(`update account_use set written_to = ${to} where user_id = ?`, [customer.id]);
    const has = there.replicas.watch.replicas[0]?.position ?? NaN;
    await set(`'0/0'::pg_lsn + ${has}`);
    expect(await ownOrders(there, customer)).toEqual([]);
    await set(`'0/0'::pg_lsn + ${has + 1}`);
    expect(await ownOrders(there, customer)).not.toEqual([]);
  });

  it('a change that is under way or was broken off counts for some minutes', async () => {
    const who = await makeUser(test);
    await ask(there, who, `mutation { deleteAddress(id: "${who.id}") { message } }`);
    const em = test.orm.em.fork();
    const [ended] = await em.execute<{ open: boolean }[]>(
      `select written_to = 'FFFFFFFF/FFFFFFFF' as open from account_use where user_id = ?`,
      [who.id],
    );
    expect(ended).toEqual({ open: false });
    await em.execute(`update account_use set written_to = 'FFFFFFFF/FFFFFFFF' where user_id = ?`, [
      who.id,
    ]);
    const before = (await reads(there)).replica;
    await ownOrders(there, who);
    expect((await reads(there)).replica).toBe(before);
    await em.execute(
      `update account_use set ends_at = now() - interval '5 minutes' where user_id = ?`,
      [who.id],
    );
    await ownOrders(there, who);
    expect((await reads(there)).replica).toBe(before + 1);
  });

  it('signing out counts at every process with the next request', async () => {
    const who = await makeUser(test);
    expect(await ownOrders(there, who)).toEqual([]);
    await ask(here, who, 'mutation { logout { message } }');
    expect(await ownOrders(there, who)).toEqual(['no answer']);
  });

  const all = operationsOf(createSchema()).map((operation) => [operation.name, operation] as const);
  it.each(all)('%s does its work', async (name, { document }) => {
    const caller = await makeAdmin(test);
    const owner = await makeUser(test);
    const variables = await CALLS[name]?.({ test, owner, caller });
    const before = (await reads(there)).replica;
    const answer = await ask<Record<string, unknown>>(there, caller, document, variables);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.[name]).toEqual(expect.anything());
    expect((await reads(there)).replica - before).toBe(MAY_LAG.includes(name) ? 1 : 0);
  });
});
