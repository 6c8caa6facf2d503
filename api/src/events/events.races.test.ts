import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForEvents, allNumbered, endOfFeed } from '../testing/events.js';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
const clients: Client[] = [];

async function connect(): Promise<Client> {
  const client = new Client(String(test.orm.config.get('clientUrl')));
  await client.connect();
  clients.push(client);
  return client;
}

beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await test.stop();
});

const addCloth = async (client: Client, name: string): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(
    'insert into cloth (id, name, price) values (gen_random_uuid(), $1, 100) returning id',
    [name],
  );
  return rows[0]?.id ?? '';
};

/** Reads all pages after a cursor; returns the ids of the changed records, and the new cursor. */
async function readOn(after: string): Promise<{ ids: string[]; after: string }> {
  const { data, errors } = await askForEvents(test, admin.token, { after, first: 30 });
  if (!data) throw new Error(errors?.[0]?.message);
  const { nodes, pageInfo } = data.events;
  const ids = nodes.map(({ subjectId }) => subjectId);
  if (!pageInfo.hasNextPage) return { ids, after: pageInfo.endCursor };
  const rest = await readOn(pageInfo.endCursor);
  return { ids: [...ids, ...rest.ids], after: rest.after };
}

it('a reader gets the event of a transaction that commits after a later one', async () => {
  const start = await endOfFeed(test, admin.token);
  const [early, late] = [await connect(), await connect()];
  await early.query('begin');
  const first = await addCloth(early, 'First');
  const second = await addCloth(late, 'Second');
  const before = await readOn(start);
  expect(before.ids).toEqual([]);
  await early.query('commit');
  await allNumbered(test);
  expect((await readOn(before.after)).ids).toEqual([first, second]);
});

it('a reader gets each of 1000 concurrent changes once, and none that was rolled back', async () => {
  const start = await endOfFeed(test, admin.token);
  const [writers, changes] = [8, 125];
  const committed: string[] = [];
  let isWriting = true;
  const write = async (writer: number) => {
    const client = await connect();
    for (let change = 0; change < changes; change += 1) {
      await client.query('begin');
      const id = await addCloth(client, `Cloth ${writer} ${change}`);
      // Transactions of different lengths end in another order than they begin.
      for (let pause = 0; pause < (writer * change) % 7; pause += 1) await client.query('select 1');
      const isUndone = change % 25 === 0;
      await client.query(isUndone ? 'rollback' : 'commit');
      if (!isUndone) committed.push(id);
    }
  };
  const read = async () => {
    const found: string[] = [];
    let after = start;
    for (let isLast = false; !isLast;) {
      isLast = !isWriting;
      if (isLast) await allNumbered(test);
      const page = await readOn(after);
      found.push(...page.ids);
      after = page.after;
    }
    return found;
  };
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer))).then(
    () => (isWriting = false),
  );
  const readers = [read(), read(), read()];
  await writing;
  for (const found of await Promise.all(readers)) expect(found.sort()).toEqual(committed.sort());
  expect(committed).toHaveLength(writers * (changes - changes / 25));
});
