import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeEmployee, makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth, makeOrder } from '../testing/orders/order-factories.js';
import { explainStatement, statementsOfRead } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const run = <Row>(sql: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(sql, values);

interface Record {
  id: string;
  updatedAt: string;
  deletedAt?: string | null;
}

interface Page {
  nodes: Record[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

const LISTS = {
  order: 'orders(filter: { updatedSince: $since }, first: 1, after: $after)',
  user: 'users(filter: { updatedSince: $since }, first: 1, after: $after)',
  employee: 'employees(updatedSince: $since, first: 1, after: $after)',
};

async function readAll(list: string, since: string): Promise<string[]> {
  const document = `query ($since: DateTime, $after: String) {
    list: ${list} { nodes { id updatedAt } pageInfo { endCursor hasNextPage } }
  }`;
  const found: string[] = [];
  for (let after: string | null = null; ;) {
    const { data, errors }: { data: { list: Page } | null; errors?: { message: string }[] } =
      await test.graphql<{ list: Page }>(document, { since, after }, admin.token);
    if (!data) throw new Error(errors?.[0]?.message);
    found.push(...data.list.nodes.map(({ id }) => id));
    if (!data.list.pageInfo.hasNextPage) return found;
    after = data.list.pageInfo.endCursor;
  }
}

const MAKE = {
  order: async () => makeOrder(test, await makeUser(test)),
  user: () => makeUser(test),
  employee: () => makeEmployee(test),
};

/** Time of the database after all changes so far. */
const nowOf = async () => {
  const [row] = await run<{ now: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
  );
  return row?.now ?? '';
};

/** Waits for the next millisecond of the database, the precision of `updatedAt`, and returns it. */
async function nextMillisecond(): Promise<string> {
  const seen = await nowOf();
  await expect.poll(nowOf, { interval: 1 }).not.toBe(seen);
  return nowOf();
}

describe('a list with `updatedSince`', () => {
  it.each(['order', 'user', 'employee'] as const)(
    'of type %s has the changed records, oldest change first, in pages',
    async (kind) => {
      const [first, second, unchanged] = [
        await MAKE[kind](),
        await MAKE[kind](),
        await MAKE[kind](),
      ];
      const since = await nextMillisecond();
      for (const { id } of [second, first]) {
        await run(`update "${kind}" set version = version + 1 where id = ?`, [id]);
        await nextMillisecond();
      }
      const found = await readAll(LISTS[kind], since);
      expect(found).toEqual([second.id, first.id]);
      expect(found).not.toContain(unchanged.id);
    },
  );

  it('of cloth types has deleted ones on request', async () => {
    const gone = await makeCloth(test);
    const active = await makeCloth(test);
    const since = await nowOf();
    for (const { id } of [active, gone]) await run('update cloth set price = 1 where id = ?', [id]);
    await nextMillisecond();
    await run('update cloth set archived_at = now() where id = ?', [gone.id]);
    const CLOTHS = `query ($since: DateTime, $deleted: DeletedFilter) {
      cloths(updatedSince: $since, deleted: $deleted) { id updatedAt deletedAt }
    }`;
    const read = async (variables: object) =>
      (await test.graphql<{ cloths: Record[] }>(CLOTHS, variables)).data?.cloths.map(
        ({ id, deletedAt }) => [id, typeof deletedAt],
      );
    const [shown, deleted] = [
      [active.id, 'object'],
      [gone.id, 'string'],
    ];
    expect(await read({ since })).toEqual([shown]);
    expect(await read({ since, deleted: 'INCLUDE' })).toEqual([shown, deleted]);
    expect(await read({ deleted: 'ONLY' })).toEqual([deleted]);
  });

  it('of users has deleted ones on request', async () => {
    const gone = await makeUser(test);
    const active = await makeUser(test);
    await run(`update "user" set archived_at = now() where id = ?`, [gone.id]);
    const USERS = `query ($filter: UserFilter) { users(filter: $filter) { nodes { id deletedAt } } }`;
    const read = async (deleted?: string) => {
      const variables = { filter: { deleted } };
      const { data } = await test.graphql<{ users: Page }>(USERS, variables, admin.token);
      return data?.users.nodes.map(({ id }) => id) ?? [];
    };
    expect(await read()).not.toContain(gone.id);
    expect(await read('ONLY')).toEqual([gone.id]);
    expect(await read('INCLUDE')).toEqual(expect.arrayContaining([gone.id, active.id]));
  });

  it('is read from an index', async () => {
    await test.orm.em.fork().transactional(async (tx) => {
      await tx.execute(
        `insert into "user" (id, name, email, updated_at)
         select gen_random_uuid(), 'Person', md5(n::text) || '@many.test', now() - n * interval '1 minute'
         from generate_series(1, 5000) n`,
      );
      await tx.execute(
        `insert into "order" (id, user_id, pickup_date, pickup_phone_number, pickup_address, updated_at)
         select gen_random_uuid(), id, current_date, '9876543210', 'Somewhere', updated_at from "user"`,
      );
      await tx.execute(
        `insert into employee (id, name, phone, email, updated_at)
         select gen_random_uuid(), 'Ravi', '9876543210', md5(n::text) || '@staff.test', now() - n * interval '1 minute'
         from generate_series(1, 5000) n`,
      );
    });
    await run('vacuum analyze');
    const since = new Date(Date.now() - 600_000).toISOString();
    for (const [kind, list] of Object.entries(LISTS)) {
      const document = `{ ${list.replace('$since', `"${since}"`).replace(', after: $after', '')} { nodes { id } } }`;
      const sent = await statementsOfRead(test, document, admin.token);
      expect(await explainStatement(test, sent.at(-1))).toContain(`${kind}_updated`);
    }
  });
});

it('REST has `updatedSince`', async () => {
  const since = await nowOf();
  const { id } = await MAKE.order();
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const response = await fetch(`${test.url}/api${path}?updatedSince=${since}`, { headers });
    return response.json();
  };
  expect(await get('/order/getAllOrders')).toEqual([expect.objectContaining({ id })]);
  expect(await get('/auth/getAllEmployees')).toEqual({ users: [] });
  expect(await get('/cloth/getAllCloth')).toEqual([]);
});
