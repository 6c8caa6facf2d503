import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import {
  makeCloth,
  makeOrder,
  storedOrder,
  type TestOrder,
} from '../../testing/orders/order-factories.js';
import { updateOrderStatus } from '../../testing/orders/order-progress.js';
import { moveInBulk } from '../../testing/orders/bulk-orders.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import type { OrderStatus } from '../../../rules/order-status.js';

const SETTINGS = `{ orderSettings { version countAtPickup countIntoPlant countOutOfPlant } }`;
const SAVE = `mutation ($version: Int!, $input: UpdateOrderSettingsInput!) {
  updateOrderSettings(version: $version, input: $input) { settings { version } }
}`;
const PICKUP = `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!, $pieces: Int, $recordedAt: DateTime) {
  recordPickup(id: $id, version: $version, input: { items: $items, pieces: $pieces, recordedAt: $recordedAt }) {
    order { version orderStatus pieceCounts { stage pieces expected countedBy { name } } timeline { kind toStatus reason recordedAt } }
  }
}`;
const COUNT = `mutation ($id: ID!, $version: Int!, $stage: CountStage!, $pieces: Int!) {
  recordPieceCount(id: $id, version: $version, input: { stage: $stage, pieces: $pieces }) { order { missingCounts } }
}`;
const MISSING = `query ($id: ID!) { order(id: $id) { missingCounts hasPieceCountMismatch } }`;

const INTO = 'Count the pieces into the plant before processing starts';
const OUT = 'Count the pieces out of the plant before dispatch';
const AT_PICKUP = 'Count the pieces at pickup and enter how many there are';

let test: TestServer;
let admin: TestUser;
let kala: TestUser;
let customer: TestUser;
let clothId: string;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  kala = await makeStaff(test, ['orders.read', 'orders.update_status', 'orders.pickup'], {
    name: 'Kala',
  });
  customer = await makeUser(test);
  clothId = (await makeCloth(test)).id;
});
afterAll(() => test.stop());

interface Settings {
  version: number;
  countAtPickup: boolean;
  countIntoPlant: boolean;
  countOutOfPlant: boolean;
}

const settings = async (): Promise<Settings> => {
  const { data } = await test.graphql<{ orderSettings: Settings }>(SETTINGS, {}, kala.token);
  if (!data) throw new Error('No settings');
  return data.orderSettings;
};

async function requireCounts(input: Partial<Omit<Settings, 'version'>>): Promise<void> {
  const { version } = await settings();
  expect(refusal(await test.graphql(SAVE, { version, input }, admin.token)).code).toBe('OK');
}

afterEach(() => requireCounts({}));

/** An order with ten pieces in this status. */
const make = (orderStatus: OrderStatus) => makeOrder(test, customer, { orderStatus });
const statusOf = async ({ id }: TestOrder) => (await storedOrder(test, id)).order_status;
const later = (order: TestOrder): TestOrder => ({ ...order, version: order.version + 1 });

const move = async (order: TestOrder, to: OrderStatus, reason?: string) =>
  refusal(await updateOrderStatus(test, kala.token, order, { to, reason }));

const count = ({ id, version }: TestOrder, stage: string, pieces = 10) =>
  test.graphql<{ recordPieceCount: { order: { missingCounts: string[] } } }>(
    COUNT,
    { id, version, stage, pieces },
    kala.token,
  );

const missing = async ({ id }: TestOrder, { token } = kala) => {
  const { data } = await test.graphql<{ order: { missingCounts: string[] } }>(
    MISSING,
    { id },
    token,
  );
  return data?.order.missingCounts;
};

interface RecordPickupResponse {
  recordPickup: {
    order: {
      pieceCounts: object[];
      timeline: { kind: string; to: string | null; reason: string; recordedAt: string | null }[];
    };
  };
}

const pickUp = (order: TestOrder, more: object = {}, quantity = 3) =>
  test.graphql<RecordPickupResponse>(
    PICKUP,
    { id: order.id, version: order.version, items: [{ clothId, quantity }], ...more },
    kala.token,
  );

describe('required piece counts', () => {
  it('are off by default, and each setting is independent', async () => {
    const off = { countAtPickup: false, countIntoPlant: false, countOutOfPlant: false };
    expect(await settings()).toMatchObject(off);
    await requireCounts({ countIntoPlant: true });
    expect(await settings()).toMatchObject({ ...off, countIntoPlant: true });
    await requireCounts({});
    const order = await make('picked');
    expect(await missing(order)).toEqual([]);
    expect((await move(order, 'processing')).code).toBe('OK');
    expect((await move(later(order), 'dispatched')).code).toBe('OK');
    expect(refusal(await pickUp(await make('waiting for pickup'))).code).toBe('OK');
  });

  it('block processing until the pieces are counted into the plant', async () => {
    await requireCounts({ countIntoPlant: true });
    const order = await make('picked');
    expect(await missing(order)).toEqual(['PLANT_IN']);
    const refused = await move(order, 'processing');
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { status: INTO } });
    await count(order, 'PLANT_OUT');
    expect((await move(order, 'processing')).fields).toEqual({ status: INTO });
    expect(await statusOf(order)).toBe('picked');
    const { data } = await count(order, 'PLANT_IN');
    expect(data?.recordPieceCount.order.missingCounts).toEqual([]);
    expect((await move(order, 'processing')).code).toBe('OK');
  });

  it.each(['picked', 'processing'] as const)(
    'block dispatch of an order that is %s until its pieces are counted out of the plant',
    async (orderStatus) => {
      await requireCounts({ countOutOfPlant: true });
      const order = await make(orderStatus);
      await count(order, 'PLANT_IN');
      expect(await missing(order)).toEqual(['PLANT_OUT']);
      expect(await move(order, 'dispatched')).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { status: OUT },
      });
      expect(await statusOf(order)).toBe(orderStatus);
      await count(order, 'PLANT_OUT');
      expect((await move(order, 'dispatched')).code).toBe('OK');
    },
  );

  it('do not replace the note that explains a difference', async () => {
    await requireCounts({ countOutOfPlant: true });
    const order = await make('processing');
    await count(order, 'PLANT_OUT', 9);
    expect(await missing(order)).toEqual([]);
    expect((await move(order, 'dispatched')).code).toBe('CONFLICT');
  });

  it('refuse only the orders of a bulk move that lack a count', async () => {
    await requireCounts({ countIntoPlant: true });
    const [bare, counted] = [await make('picked'), await make('picked')];
    await count(counted, 'PLANT_IN');
    const { data } = await moveInBulk(test, kala.token, [bare, counted], { to: 'PROCESSING' });
    expect(data?.bulk.results).toMatchObject([
      { orderId: bare.id, code: 'BAD_USER_INPUT', message: INTO },
      { orderId: counted.id, code: null },
    ]);
  });

  it('are not needed for a step back, nor again after it', async () => {
    await requireCounts({ countIntoPlant: true, countOutOfPlant: true });
    const order = await make('picked');
    await count(order, 'PLANT_IN');
    await move(order, 'processing');
    expect((await move(later(order), 'picked', 'Not ready')).code).toBe('OK');
    expect((await move(later(later(order)), 'processing')).code).toBe('OK');
  });

  it('are needed again after a second pickup', async () => {
    await requireCounts({ countIntoPlant: true });
    const order = await make('picked');
    await count(order, 'PLANT_IN');
    expect((await move(order, 'waiting for pickup', 'Wrong bag')).code).toBe('OK');
    expect(refusal(await pickUp(later(order))).code).toBe('OK');
    expect(await missing(order)).toEqual(['PLANT_IN']);
  });

  it('are hidden from customers', async () => {
    await requireCounts({ countOutOfPlant: true });
    expect(await missing(await make('picked'), customer)).toEqual([]);
  });

  it('are the same in a list as in the order itself', async () => {
    await requireCounts({ countAtPickup: true, countIntoPlant: true, countOutOfPlant: true });
    const orders = [await make('waiting for pickup'), await make('picked')];
    const { data } = await test.graphql<{
      orders: { nodes: { id: string; missingCounts: string[] }[] };
    }>(`{ orders(first: 100) { nodes { id missingCounts } } }`, {}, kala.token);
    const missingByOrder = new Map(data?.orders.nodes.map((one) => [one.id, one.missingCounts]));
    expect(orders.map(({ id }) => missingByOrder.get(id))).toEqual([
      ['PICKUP'],
      ['PLANT_IN', 'PLANT_OUT'],
    ]);
    expect(await Promise.all(orders.map((order) => missing(order)))).toEqual([
      ['PICKUP'],
      ['PLANT_IN', 'PLANT_OUT'],
    ]);
  });
});

describe('a count at pickup', () => {
  it('is required with the pickup, and saved with it', async () => {
    await requireCounts({ countAtPickup: true });
    const order = await make('waiting for pickup');
    expect(await missing(order)).toEqual(['PICKUP']);
    for (const more of [{}, { pieces: null }])
      expect(refusal(await pickUp(order, more))).toMatchObject({
        ...{ code: 'BAD_USER_INPUT', fields: { pieces: AT_PICKUP } },
      });
    expect(await statusOf(order)).toBe('waiting for pickup');
    const { data } = await pickUp(order, { pieces: 3 });
    expect(data?.recordPickup.order).toMatchObject({
      pieceCounts: [{ stage: 'PICKUP', pieces: 3, expected: 3, countedBy: { name: 'Kala' } }],
      timeline: [
        { kind: 'BOOKED' },
        { kind: 'PIECES_COUNTED', reason: '3 pieces at pickup' },
        { kind: 'STATUS_CHANGED', toStatus: 'PICKED' },
      ],
    });
    expect(await missing(order)).toEqual([]);
  });

  it.each([2, 4, 0, -1])('of %i pieces has to agree with the three items', async (pieces) => {
    const order = await make('waiting for pickup');
    expect(refusal(await pickUp(order, { pieces })).fields).toEqual({
      pieces: 'The items add up to 3 pieces. Count again or correct the items',
    });
    expect(await statusOf(order)).toBe('waiting for pickup');
  });

  it('is required and saved for a pickup that was recorded offline', async () => {
    await requireCounts({ countAtPickup: true });
    const order = await make('waiting for pickup');
    await test.orm.em
      .fork()
      .execute(`update "order" set created_at = now() - interval '2 days' where id = ?`, [
        order.id,
      ]);
    const recordedAt = new Date(Date.now() - 3_600_000).toISOString();
    expect(refusal(await pickUp(order, { recordedAt })).fields).toEqual({ pieces: AT_PICKUP });
    const { data } = await pickUp(order, { recordedAt, pieces: 3 });
    const counted = data?.recordPickup.order.timeline.find(({ kind }) => kind === 'PIECES_COUNTED');
    expect(counted?.recordedAt).toBe(recordedAt);
  });

  it('cannot be saved without a pickup', async () => {
    const refused = refusal(await count(await make('picked'), 'PICKUP'));
    expect(refused.fields).toEqual({
      stage: 'Enter the count at pickup when you record the pickup',
    });
  });

  it('differs once the items change', async () => {
    const order = await make('waiting for pickup');
    await pickUp(order, { pieces: 3 });
    await test.orm.em.fork().execute(`update "order" set item_count = 2 where id = ?`, [order.id]);
    expect(await move(later(order), 'dispatched')).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^3 of 2 pieces were counted at pickup/) as string,
    });
  });
});
