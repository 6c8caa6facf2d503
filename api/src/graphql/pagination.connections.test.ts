import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { type GraphQLAnswer, startTestServer, type TestServer } from '../testing/test-server.js';

/** All rows are created at the same moment, like in an import. */
const MOMENT = new Date('2026-03-05T10:30:00.000Z');
const ROWS = 7;

let test: TestServer;
let admin: TestUser;
let customer: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  for (let made = 0; made < ROWS; made += 1)
    await makeOrder(test, customer, { createdAt: MOMENT, pickupDate: '2026-03-06' });
  const em = test.orm.em.fork();
  await em.execute(`update "user" set created_at = ?`, [MOMENT]);
  const insert = (table: string, columns: string, values: string) =>
    em.execute(
      `insert into ${table} (id, name, phone, created_at${columns})
       select gen_random_uuid(), 'Person ' || n, '9876543210', ?${values} from generate_series(1, ?) as n`,
      [MOMENT, ROWS],
    );
  await insert('feedback', ', message', `, 'Very good'`);
  await insert('employee', ', email', `, 'person' || n || '@staff.test'`);
  await insert(
    'contact_message',
    ', email, address, message',
    `, 'a@b.test', 'Street', 'A question'`,
  );
  await insert('"user"', ', email, role', `, 'someone' || n || '@laundry.test', 'customer'`);
});
afterAll(() => test.stop());

interface Page {
  page: {
    edges: { cursor: string; node: { id: string } }[];
    nodes: { id: string }[];
    pageInfo: Record<'startCursor' | 'endCursor', string | null> &
      Record<'hasNextPage' | 'hasPreviousPage', boolean>;
    totalCount: number;
    counted: number;
  };
}

const documentOf = (field: string) => {
  const [name = '', given] = field.split('|');
  return `query ($first: Int = 2, $after: String, $upTo: Int = 3) {
    page: ${name}(first: $first, after: $after${given ? `, ${given}` : ''}) {
      edges { cursor node { id } } nodes { id }
      pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount counted: totalCount(upTo: $upTo)
    }
  }`;
};

/** Ids of a whole list, read two at a time. */
async function walk(field: string, token: string): Promise<string[]> {
  const document = documentOf(field);
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const answer: GraphQLAnswer<Page> = await test.graphql(document, { after }, token);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    const { nodes, pageInfo } = answer.data.page;
    seen.push(...nodes.map(({ id }) => id));
    // Stops the test when a list repeats its pages without end.
    if (seen.length > 50) throw new Error(`${field} does not end`);
    ({ endCursor: after, hasNextPage: more } = pageInfo);
  }
  return seen;
}

const LISTS = [
  ['feedbacks', ROWS],
  ['contactMessages', ROWS],
  ['employees', ROWS],
  ['employees|search: "person"', ROWS],
  ['users|filter: { search: "someone" }', ROWS],
  ['users', ROWS + 2],
  ['orders', ROWS],
  ['orders|sort: { field: PICKUP_DATE, direction: DESC }', ROWS],
  ['orders|sort: { field: DUE, direction: DESC }', ROWS],
] as const;

describe('a page of a list', () => {
  it.each(LISTS)('of %s has the fields of a Relay connection', async (field, count) => {
    const document = documentOf(field);
    const read = async (after?: string | null) => {
      const { data } = await test.graphql<Page>(document, { after }, admin.token);
      const { edges, nodes, pageInfo, totalCount, counted } = data?.page as Page['page'];
      expect(edges.map(({ node }) => node)).toEqual(nodes);
      expect(pageInfo).toMatchObject({
        startCursor: edges[0]?.cursor,
        endCursor: edges[1]?.cursor,
        hasPreviousPage: Boolean(after),
      });
      expect({ totalCount, counted }).toEqual({ totalCount: count, counted: 3 });
      return edges;
    };
    const [first, second] = await read();
    const [next] = await read(first?.cursor);
    expect(next).toEqual(second);
  });

  it.each([
    [{ first: null }, undefined],
    [{ first: 0 }, { first: 'Ask for 1 to 100 rows' }],
    [{ upTo: null }, undefined],
    [{ upTo: 0 }, { upTo: 'Count to 1 to 1000 rows' }],
    [{ upTo: 1001 }, { upTo: 'Count to 1 to 1000 rows' }],
  ])('refuses %j', async (variables, fields) => {
    const { errors } = await test.graphql(documentOf('feedbacks'), variables, admin.token);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    if (fields) expect(errors?.[0]?.extensions).toMatchObject({ fields });
  });
});

describe('pages of rows with the same timestamp', () => {
  it.each(LISTS)('in %s are listed once each, by descending id', async (field, count) => {
    const seen = await walk(field, admin.token);
    expect(seen).toHaveLength(count);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
  });

  it.each(['CREATED_AT', 'TOTAL_PRICE'])(
    'contain each order once, by ascending id, in ascending order of %s',
    async (key) => {
      const seen = await walk(`orders|sort: { field: ${key}, direction: ASC }`, admin.token);
      expect(seen).toHaveLength(ROWS);
      expect(seen).toEqual([...new Set(seen)].sort());
    },
  );

  it("contain each of the viewer's own orders once", async () => {
    const seen = await walk('myOrders', customer.token);
    expect(seen).toHaveLength(ROWS);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
  });
});
