import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder, type TestOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const LIST = `query ($filter: OrderFilter, $sort: OrderSort, $first: Int, $after: String) {
  orders(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id } pageInfo { endCursor hasNextPage }
  }
}`;
const MINE = `query ($filter: OrderFilter, $first: Int, $after: String) {
  page: myOrders(filter: $filter, first: $first, after: $after) {
    nodes { id user { id } } pageInfo { endCursor hasNextPage }
  }
}`;
const TOTALS = `query ($filter: OrderFilter) {
  orderTotals(filter: $filter) { count cancelled totalPrice paidAmount due toRefund }
}`;
const ONE = `query ($id: ID!) { order(id: $id) { id shortId serviceCharge paymentLink user { name } } }`;

interface Page {
  nodes: { id: string }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

let test: TestServer;
let admin: TestUser;
let asha: TestUser;
let hotel: TestUser;
let orders: TestOrder[];
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  asha = await makeUser(test, { name: 'Asha Rao', phone: '9811122233' });
  hotel = await makeUser(test, { name: 'Hotel 100%_Sagar', role: 'enterprise' });
  const at = (day: string) => new Date(`${day}T12:00:00+05:30`);
  orders = [
    await makeOrder(test, asha, { createdAt: at('2025-03-01'), pickupDate: '2025-03-09' }),
    await makeOrder(test, hotel, {
      ...{ createdAt: at('2025-03-02'), pickupDate: '2025-03-04' },
      ...{ orderStatus: 'picked', items: [[1, 70_000]], paidAmount: 10_000 },
    }),
    await makeOrder(test, asha, {
      ...{ createdAt: at('2025-03-03'), pickupDate: '2025-03-04' },
      ...{ orderStatus: 'delivered', items: [[2, 25_000]], paidAmount: 50_000 },
    }),
    await makeOrder(test, asha, {
      ...{ createdAt: at('2025-03-04'), pickupDate: '2025-03-05' },
      ...{ orderStatus: 'cancelled', items: [[1, 20_000]] },
    }),
    await makeOrder(test, hotel, {
      ...{ createdAt: at('2025-03-04'), pickupDate: '2025-03-06' },
      ...{ orderStatus: 'dispatched', items: [[1, 20_000]] },
    }),
  ];
});
afterAll(() => test.stop());

const idOf = (index: number) => orders[index]?.id ?? '';
/** Indexes of the listed orders in the array above. */
async function listed(filter: object | null, sort?: object, first?: number): Promise<number[]> {
  const answer = await test.graphql<{ orders: Page }>(LIST, { filter, sort, first }, admin.token);
  expect(refusal(answer).message).toBe('');
  return (answer.data?.orders.nodes ?? []).map(({ id }) =>
    orders.findIndex((order) => order.id === id),
  );
}

describe('filters', () => {
  it.each([
    [{}, [4, 3, 2, 1, 0]],
    [null, [4, 3, 2, 1, 0]],
    [{ search: '', customer: '' }, [4, 3, 2, 1, 0]],
    [{ orderStatus: 'DISPATCHED' }, [4]],
    [{ paymentStatus: 'PARTIAL' }, [1]],
    [{ paymentStatus: 'UNPAID' }, [4, 3, 0]],
    [{ pickupDate: '04-Mar-2025' }, [2, 1]],
    [{ createdFrom: '2025-03-03' }, [4, 3, 2]],
    [{ createdTo: '2025-03-02' }, [1, 0]],
    [{ createdFrom: '2025-03-02', createdTo: '2025-03-02' }, [1]],
    [{ customer: 'aSHa' }, [3, 2, 0]],
    [{ customer: '11122' }, [3, 2, 0]],
    [{ customer: '100%_S' }, [4, 1]],
    [{ customer: '%' }, [4, 1]],
    [{ customer: 'nobody' }, []],
    [{ customer: 'asha', orderStatus: 'DELIVERED', paymentStatus: 'PAID' }, [2]],
  ])('%j gives %j', async (filter, expected) => {
    expect(await listed(filter)).toEqual(expected);
  });

  it('finds an order by its last six characters, part of them, the whole id or a longer end', async () => {
    const id = idOf(1);
    const texts = [id, id.toUpperCase(), id.slice(-6), `#${id.slice(-6)}`, id.slice(-13)];
    for (const search of texts) expect(await listed({ search })).toEqual([1]);
    expect(await listed({ search: id.slice(-5, -1).toUpperCase() })).toContain(1);
    for (const search of ['%', '_', 'zzzzzz', `x${id.slice(-12)}`, randomUUID()])
      expect(await listed({ search })).toEqual([]);
  });

  it('finds an own order by any part of its id', async () => {
    const id = idOf(1);
    const found = async (search: string) =>
      (await test.graphql<{ page: Page }>(MINE, { filter: { search } }, hotel.token)).data?.page
        .nodes;
    for (const part of [id, id.slice(2, 20).toUpperCase(), id.slice(-6), `#${id.slice(-4)}`])
      expect(await found(part)).toContainEqual(expect.objectContaining({ id }));
    for (const part of ['%', '_', `x${id.slice(1)}`, idOf(0)])
      expect(await found(part)).toEqual([]);
  });

  it('takes several statuses, each order once, page by page', async () => {
    const statuses = ['DISPATCHED', 'DELIVERED', 'DISPATCHED', 'WAITING_FOR_PICKUP'];
    const whole = await listed({ orderStatuses: statuses });
    expect(whole.length).toBeGreaterThan(2);
    expect(whole).toEqual((await listed({})).filter((place) => whole.includes(place)));
    expect(await listed({ orderStatuses: statuses }, undefined, 2)).toEqual(whole.slice(0, 2));
    const upwards = { field: 'CREATED_AT', direction: 'ASC' };
    expect(await listed({ orderStatuses: statuses }, upwards)).toEqual(whole.toReversed());
    const few = { orderStatuses: statuses, createdFrom: '2025-03-02', createdTo: '2025-03-03' };
    expect(await listed(few)).toEqual(whole.filter((place) => place === 1 || place === 2));
    expect(
      await listed({ orderStatuses: statuses, orderStatus: 'DELIVERED' }, undefined, 3),
    ).toEqual([2]);
    expect(await listed({ orderStatuses: statuses, orderStatus: 'PICKED' }, undefined, 3)).toEqual(
      [],
    );
  });

  it('takes at most as many statuses as exist', async () => {
    const picked = ['PICKED', 'PROCESSING', 'DISPATCHED'];
    expect(await listed({ orderStatuses: picked })).toContain(4);
    expect(await listed({ orderStatuses: picked })).not.toContain(0);
    expect(await listed({ orderStatuses: [] })).toEqual([]);
    const tooMany = Array.from({ length: 7 }, () => 'PICKED');
    const refused = refusal(
      await test.graphql(LIST, { filter: { orderStatuses: tooMany } }, admin.token),
    );
    expect(refused.fields).toHaveProperty('orderStatuses');
  });

  it('takes the orders of one user', async () => {
    expect(await listed({ customerId: hotel.id })).toEqual([4, 1]);
    expect(await listed({ customerId: randomUUID() })).toEqual([]);
  });

  it.each([
    [{ search: 'x'.repeat(10_000) }, 'search'],
    [{ customer: 'x'.repeat(10_000) }, 'customer'],
    [{ customer: 'bell \u0007' }, 'customer'],
    [{ customerId: 'not-a-uuid' }, 'customerId'],
    [{ createdFrom: '2025-03-02', createdTo: '2025-03-01' }, 'createdFrom'],
  ])('refuses bad input (%#) with its field', async (filter, field) => {
    for (const document of [LIST, TOTALS, MINE]) {
      const refused = refusal(await test.graphql(document, { filter }, admin.token));
      expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: /./ } });
    }
  });
});

describe('my orders', () => {
  it('are the orders of the viewer with any filter', async () => {
    for (const filter of [null, { customerId: hotel.id }, { customer: 'hotel' }]) {
      const { data } = await test.graphql<{ page: Page }>(MINE, { filter }, asha.token);
      const expected = filter?.customer ? [] : [idOf(3), idOf(2), idOf(0)];
      expect(data?.page.nodes.map(({ id }) => id)).toEqual(expected);
    }
  });

  it('look the same to their customer and to staff', async () => {
    for (const { token } of [asha, admin]) {
      const { data } = await test.graphql(ONE, { id: idOf(0) }, token);
      expect(data).toEqual({
        order: {
          ...{ id: idOf(0), shortId: idOf(0).slice(-6), serviceCharge: 0, paymentLink: null },
          user: { name: 'Asha Rao' },
        },
      });
    }
    expect(refusal(await test.graphql(ONE, { id: "' or 1=1" }, admin.token)).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('orderTotals', () => {
  it('add up the orders that match; cancelled orders are in no sum', async () => {
    const totals = async (filter?: object) =>
      (await test.graphql<{ orderTotals: object }>(TOTALS, { filter }, admin.token)).data
        ?.orderTotals;
    expect(await totals()).toEqual({
      ...{ count: 5, cancelled: 1, totalPrice: 140_000, paidAmount: 60_000, due: 80_000 },
      toRefund: 0,
    });
    const nothing = { totalPrice: 0, paidAmount: 0, due: 0, toRefund: 0 };
    expect(await totals({ orderStatus: 'CANCELLED' })).toEqual({
      ...{ count: 1, cancelled: 1, ...nothing },
    });
    expect(await totals({ pickupDate: addDays(today(), 30) })).toEqual({
      ...{ count: 0, cancelled: 0, ...nothing },
    });
  });
});
