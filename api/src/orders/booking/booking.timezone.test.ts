import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

// Asia/Kolkata is 5:30 hours ahead of UTC: the day changes at 18:30Z.
const LAST_MINUTE = '2026-03-05T18:29:59.999Z';
const FIRST_MINUTE = '2026-03-05T18:30:00.000Z';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
});
afterAll(() => test.stop());

// Only `Date` is faked; sockets and timers run normally.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const book = async (pickupDate: string) =>
  refusal(
    await test.graphql(
      `mutation ($input: BookPickupInput!) { bookPickup(input: $input) { message } }`,
      {
        input: {
          ...{ pickupDate, phone: '9876543210' },
          pickupAddress: '12 Car Street, Mylapore, Chennai',
        },
      },
      customer.token,
    ),
  );

async function reschedule(pickupDate: string) {
  const { id } = await makeOrder(test, customer, { pickupDate: '2026-04-01' });
  return refusal(
    await test.graphql(
      `mutation ($id: ID!, $pickupDate: CalendarDate!) {
        rescheduleOrder(id: $id, version: 1, input: { pickupDate: $pickupDate }) { message }
      }`,
      { id, pickupDate },
      customer.token,
    ),
  );
}

describe.each([
  ['booked for', book],
  ['moved to', reschedule],
])('a pickup can be %s', (_what, choose) => {
  it.each([
    [LAST_MINUTE, '2026-03-04', 'Pickup date cannot be before today'],
    [LAST_MINUTE, '2026-03-05', ''],
    [LAST_MINUTE, '2026-05-04', ''],
    [LAST_MINUTE, '2026-05-05', 'Pickup date must be within 60 days'],
    [FIRST_MINUTE, '2026-03-05', 'Pickup date cannot be before today'],
    [FIRST_MINUTE, '2026-03-06', ''],
    [FIRST_MINUTE, '2026-05-05', ''],
    [FIRST_MINUTE, '2026-05-06', 'Pickup date must be within 60 days'],
  ])('at %s: %s %s', async (now, day, message) => {
    vi.setSystemTime(new Date(now));
    const answer = await choose(day);
    expect([answer.code, answer.message]).toEqual([message ? 'BAD_USER_INPUT' : 'OK', message]);
  });
});

describe('an order booked today', () => {
  const around = (day: string): [string, string, string, string] => [
    new Date(Date.parse(`${day}T00:00:00+05:30`) - 1).toISOString(),
    `${day}T00:00:00+05:30`,
    `${day}T23:59:59.999+05:30`,
    new Date(Date.parse(`${day}T23:59:59.999+05:30`) + 1).toISOString(),
  ];

  it('is counted by the day in Asia/Kolkata, independent of the day in UTC', async () => {
    for (const at of around('2031-03-06'))
      await makeOrder(test, customer, { createdAt: new Date(at) });
    const ordersToday = async (now: string) => {
      vi.setSystemTime(new Date(now));
      const { data } = await test.graphql('{ dashboard { ordersToday } }', {}, admin.token);
      return data;
    };
    expect(await ordersToday('2031-03-05T18:30:00.000Z')).toEqual({
      dashboard: { ordersToday: 2 },
    });
    expect(await ordersToday('2031-03-06T18:29:59.999Z')).toEqual({
      dashboard: { ordersToday: 2 },
    });
    expect(await ordersToday('2031-03-05T18:29:59.999Z')).toEqual({
      dashboard: { ordersToday: 1 },
    });
    expect(await ordersToday('2031-03-06T18:30:00.000Z')).toEqual({
      dashboard: { ordersToday: 1 },
    });
  });

  it('is found by a filter for its booking day, from the first to the last millisecond of that day', async () => {
    const moments = around('2031-07-06');
    const made: string[] = [];
    for (const at of moments)
      made.push((await makeOrder(test, customer, { createdAt: new Date(at) })).id);
    const listed = async (filter: object) => {
      const { data } = await test.graphql<{ orders: { nodes: { id: string }[] } }>(
        `query ($filter: OrderFilter) { orders(filter: $filter) { nodes { id } } }`,
        { filter },
        admin.token,
      );
      return (data?.orders.nodes ?? []).map(({ id }) => made.indexOf(id)).reverse();
    };
    const day = '2031-07-06';
    expect(await listed({ createdFrom: day, createdTo: day })).toEqual([1, 2]);
    expect(await listed({ createdFrom: day })).toEqual([1, 2, 3]);
    expect(await listed({ createdFrom: '2031-07-05', createdTo: '2031-07-05' })).toEqual([0]);
    expect(await listed({ createdFrom: '2031-07-07' })).toEqual([3]);
  });
});
