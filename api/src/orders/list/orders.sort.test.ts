import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const LIST = `query ($sort: OrderSort, $first: Int, $after: String) {
  orders(sort: $sort, first: $first, after: $after) {
    nodes { id } pageInfo { endCursor hasNextPage }
  }
}`;

interface Page {
  nodes: { id: string }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

let test: TestServer;
let admin: TestUser;
let ids: string[];
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  const customer = await makeUser(test);
  const make = async (day: number, pickup: number, total: number, paidAmount = 0) => {
    const order = await makeOrder(test, customer, {
      ...{ orderStatus: 'picked', items: [[1, total]], paidAmount },
      ...{ createdAt: new Date(`2025-03-0${day}T12:00:00Z`), pickupDate: `2025-03-0${pickup}` },
    });
    return order.id;
  };
  ids = [
    await make(1, 9, 10_000),
    await make(2, 4, 70_000, 10_000),
    await make(3, 4, 50_000, 50_000),
    await make(4, 5, 20_000),
    await make(4, 6, 20_000),
  ];
});
afterAll(() => test.stop());

/** Reads one page and returns the indexes of its orders in the array above. */
async function page(variables: object) {
  const { data } = await test.graphql<{ orders: Page }>(LIST, variables, admin.token);
  if (!data) throw new Error('The list was refused');
  const { nodes, pageInfo } = data.orders;
  return { ...pageInfo, places: nodes.map(({ id }) => ids.indexOf(id)) };
}

async function inPagesOfTwo(sort: object): Promise<number[]> {
  let { places, ...at } = await page({ sort, first: 2 });
  while (at.hasNextPage) {
    const next = await page({ sort, first: 2, after: at.endCursor });
    places = [...places, ...next.places];
    at = next;
  }
  return places;
}

describe('sorting and pages', () => {
  it.each([
    ['CREATED_AT', [4, 3, 2, 1, 0]],
    ['PICKUP_DATE', [0, 4, 3, 2, 1]],
    ['TOTAL_PRICE', [1, 2, 4, 3, 0]],
    ['DUE', [1, 4, 3, 0, 2]],
  ])('by %s, in both directions, and by id for equal values', async (field, falling) => {
    for (const [direction, expected] of [
      ['DESC', falling],
      ['ASC', falling.toReversed()],
    ] as const) {
      const sort = { field, direction };
      expect((await page({ sort })).places).toEqual(expected);
      expect(await inPagesOfTwo(sort)).toEqual(expected);
    }
  });

  it('refuses invalid page sizes and cursors', async () => {
    for (const first of [0, -1, 101, 2_147_483_647])
      expect(refusal(await test.graphql(LIST, { first }, admin.token)).fields).toHaveProperty(
        'first',
      );
    const cursors = ['x', 'x'.repeat(10_000), btoa('["2025-13-01","1"]'), btoa('{}'), btoa('[1]')];
    const byDue = { field: 'DUE', direction: 'ASC' };
    for (const after of [...cursors, btoa(`["2025-03-01","${ids[0]}"]`)])
      expect(
        refusal(await test.graphql(LIST, { after, sort: byDue }, admin.token)).fields,
      ).toHaveProperty('after');
    for (const after of [...cursors, btoa(`[5,"${ids[0]}"]`)])
      expect(refusal(await test.graphql(LIST, { after }, admin.token)).fields).toHaveProperty(
        'after',
      );
  });
});
