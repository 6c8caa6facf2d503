import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { untilLocked } from '../../testing/lock-waits.js';
import { makeOrder, storedOrder, type TestOrder } from '../../testing/orders/order-factories.js';
import { updateOrderStatus } from '../../testing/orders/order-progress.js';
import { moveInBulk } from '../../testing/orders/bulk-orders.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const COUNT = `mutation ($id: ID!, $version: Int!, $stage: CountStage!, $pieces: Int!, $note: String) {
  recordPieceCount(id: $id, version: $version, input: { stage: $stage, pieces: $pieces, note: $note }) {
    order { version pieceCounts { stage pieces expected note countedBy { name } } timeline { kind reason actor { name } } }
  }
}`;

interface Counted {
  version: number;
  pieceCounts: {
    stage: string;
    pieces: number;
    note: string | null;
    countedBy: { name: string };
  }[];
  timeline: { kind: string; reason: string; actor: { name: string } }[];
}

let test: TestServer;
let kala: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  kala = await makeStaff(test, ['orders.update_status'], { name: 'Kala' });
  customer = await makeUser(test);
});
afterAll(() => test.stop());

/** A picked order with ten pieces. */
const picked = () => makeOrder(test, customer, { orderStatus: 'picked' });

const count = (
  { id, version }: TestOrder,
  counted: { stage?: 'PLANT_IN' | 'PLANT_OUT'; pieces: number; note?: string },
  { token } = kala,
) =>
  test.graphql<{ recordPieceCount: { order: Counted } }>(
    COUNT,
    { id, version, stage: 'PLANT_IN', ...counted },
    token,
  );

const counted = async (...given: Parameters<typeof count>): Promise<Counted> => {
  const { data } = await count(...given);
  if (!data) throw new Error('Not counted');
  return data.recordPieceCount.order;
};

const dispatch = async (order: TestOrder) =>
  refusal(await updateOrderStatus(test, kala.token, order, { to: 'dispatched' }));

const DIFFERS = `query ($id: ID!) {
  order(id: $id) { hasPieceCountMismatch } myOrders(first: 100) { nodes { id hasPieceCountMismatch } }
}`;

/**
 * Dispatches the order. Checks that the order and a list of orders showed beforehand whether the
 * dispatch is blocked.
 */
async function tryDispatch(order: TestOrder) {
  const { data } = await test.graphql<{
    order: { hasPieceCountMismatch: boolean };
    myOrders: { nodes: { id: string; hasPieceCountMismatch: boolean }[] };
  }>(DIFFERS, { id: order.id }, customer.token);
  const outcome = await dispatch(order);
  const listed = data?.myOrders.nodes.find(({ id }) => id === order.id);
  const isRefused = outcome.code === 'CONFLICT';
  expect([data?.order.hasPieceCountMismatch, listed?.hasPieceCountMismatch]).toEqual([
    isRefused,
    isRefused,
  ]);
  return outcome;
}

describe('counted pieces', () => {
  it('are in the order and its timeline, and do not change its version', async () => {
    const order = await picked();
    await count(order, { pieces: 10 });
    const { version, pieceCounts, timeline } = await counted(order, {
      stage: 'PLANT_OUT',
      pieces: 9,
    });
    expect(version).toBe(order.version);
    expect(pieceCounts).toEqual([
      { stage: 'PLANT_IN', pieces: 10, expected: 10, note: null, countedBy: { name: 'Kala' } },
      { stage: 'PLANT_OUT', pieces: 9, expected: 10, note: null, countedBy: { name: 'Kala' } },
    ]);
    expect(timeline.slice(-2)).toEqual([
      { kind: 'PIECES_COUNTED', reason: '10 pieces into the plant', actor: { name: 'Kala' } },
      {
        kind: 'PIECES_COUNTED',
        reason: '9 of 10 pieces out of the plant',
        actor: { name: 'Kala' },
      },
    ]);
  });

  it('are saved once for a repeated request', async () => {
    const order = await picked();
    await count(order, { pieces: 9, note: 'One at the tailor' });
    const { timeline } = await counted(order, { pieces: 9, note: 'One at the tailor' });
    expect(timeline.filter(({ kind }) => kind === 'PIECES_COUNTED')).toHaveLength(1);
  });

  it.each([
    [{ pieces: -1 }, 'Pieces must be at least 0'],
    [{ pieces: 10_000 }, 'Pieces must be at most 9999'],
  ])('are refused as %o', async (given, message) => {
    expect(refusal(await count(await picked(), given)).fields).toEqual({ pieces: message });
  });

  it.each(['waiting for pickup', 'dispatched', 'delivered', 'cancelled'] as const)(
    'are not counted of an order that is %s',
    async (orderStatus) => {
      const order = await makeOrder(test, customer, { orderStatus });
      expect(refusal(await count(order, { pieces: 10 }))).toMatchObject({ code: 'CONFLICT' });
    },
  );

  it('need the current version of the order', async () => {
    const order = await picked();
    await updateOrderStatus(test, kala.token, order, { to: 'processing' });
    expect(refusal(await count(order, { pieces: 10 }))).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('an order with a difference', () => {
  it.each(['PLANT_IN', 'PLANT_OUT'] as const)('is not dispatched, counted %s', async (stage) => {
    const order = await picked();
    await count(order, { stage, pieces: 9 });
    const { code, message } = await tryDispatch(order);
    expect(code).toBe('CONFLICT');
    expect(message).toMatch(/^9 of 10 pieces were counted .*enter the reason, before dispatch$/);
    expect(await storedOrder(test, order.id)).toMatchObject({ order_status: 'picked' });
    const several = await moveInBulk(test, kala.token, [order], { to: 'DISPATCHED' });
    expect(several.data?.bulk.results[0]?.code).toBe('CONFLICT');
  });

  it('can be dispatched after a note explains it', async () => {
    const order = await picked();
    await count(order, { pieces: 9 });
    const { timeline } = await counted(order, { pieces: 9, note: 'One shirt is at the tailor' });
    expect(timeline.at(-1)?.reason).toBe(
      '9 of 10 pieces into the plant. One shirt is at the tailor',
    );
    expect((await tryDispatch(order)).code).toBe('OK');
  });

  it('needs no new note for the same count at another checkpoint, until the count differs', async () => {
    const order = await picked();
    const note = 'One shirt is at the tailor';
    await count(order, { pieces: 9, note });
    const { pieceCounts } = await counted(order, { pieces: 9, stage: 'PLANT_OUT' });
    expect(pieceCounts).toMatchObject([{ note }, { stage: 'PLANT_OUT', pieces: 9, note }]);
    await count(order, { pieces: 8, stage: 'PLANT_OUT' });
    await count(order, { pieces: 9, stage: 'PLANT_OUT' });
    expect((await tryDispatch(order)).code).toBe('CONFLICT');
    await count(order, { pieces: 9, stage: 'PLANT_OUT', note });
    await count(order, { pieces: 9 });
    expect((await tryDispatch(order)).code).toBe('OK');
  });

  it('can be dispatched after a complete new count', async () => {
    const order = await picked();
    await count(order, { pieces: 9, stage: 'PLANT_OUT' });
    await count(order, { pieces: 10, stage: 'PLANT_OUT' });
    expect((await tryDispatch(order)).code).toBe('OK');
  });

  it('can be dispatched when the count out of the plant is complete, even if the count into it is not', async () => {
    const order = await picked();
    await count(order, { pieces: 9 });
    await count(order, { pieces: 10, stage: 'PLANT_OUT' });
    expect((await tryDispatch(order)).code).toBe('OK');
  });

  it('needs a new note when its pieces have changed', async () => {
    const order = await picked();
    await count(order, { pieces: 9, note: 'One shirt is at the tailor' });
    await test.orm.em.fork().execute(`update "order" set item_count = 12 where id = ?`, [order.id]);
    expect((await tryDispatch(order)).message).toMatch(
      /^9 of 12 pieces were counted into the plant/,
    );
    await count(order, { pieces: 9 });
    expect((await tryDispatch(order)).code).toBe('CONFLICT');
  });

  it('can change to another status than DISPATCHED', async () => {
    const order = await picked();
    await count(order, { pieces: 9 });
    expect(
      refusal(await updateOrderStatus(test, kala.token, order, { to: 'processing' })).code,
    ).toBe('OK');
  });

  it('is never dispatched during a count', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, picked));
    await Promise.all(
      orders.map(async (order) => {
        const [count1, out] = await Promise.all([count(order, { pieces: 9 }), dispatch(order)]);
        // The count and the dispatch ran one after the other: the second one saw the result
        // of the first.
        expect([refusal(count1).code, out.code].toSorted()).toEqual(['CONFLICT', 'OK']);
      }),
    );
  });

  it('is not dispatched if another request changed it while the dispatch waited for the lock', async () => {
    const order = await picked();
    const em = test.orm.em.fork();
    await em.begin();
    const change = `update "order" set version = version + 1, note = 'Starch' where id = ?`;
    await em.execute(change, [order.id]);
    const out = dispatch(order);
    await untilLocked(test, 1, '"order"');
    await em.commit();
    expect((await out).code).toBe('CONFLICT');
    expect(await storedOrder(test, order.id)).toMatchObject({ order_status: 'picked', version: 2 });
  });
});
