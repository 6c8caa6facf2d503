import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeCloth, makeOrder, storedOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

// Allowed changes per status, written by hand. They are not derived from the transition table, so
// the test finds errors in it.
const STATUSES = [
  'waiting for pickup',
  'picked',
  'processing',
  'dispatched',
  'delivered',
  'cancelled',
] as const;
type Status = (typeof STATUSES)[number];

const ENUM: Record<Status, string> = {
  'waiting for pickup': 'WAITING_FOR_PICKUP',
  picked: 'PICKED',
  processing: 'PROCESSING',
  dispatched: 'DISPATCHED',
  delivered: 'DELIVERED',
  cancelled: 'CANCELLED',
};

/** Changes by staff with `updateOrderStatus`; those back need a reason. */
const FORWARD = ['picked>processing', 'picked>dispatched', 'processing>dispatched'];
const BACK = [
  'picked>waiting for pickup',
  'processing>picked',
  'dispatched>processing',
  'delivered>dispatched',
];

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let cloth: { id: string };
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  cloth = await makeCloth(test);
});
afterAll(() => test.stop());

async function act(from: Status, call: string, { token } = admin) {
  const { id, code } = await makeOrder(test, customer, { orderStatus: from });
  const place = call.replace('CLOTH', cloth.id).replace('CODE', code ?? '0000');
  const answer = await test.graphql(`mutation ($id: ID!) { ${place} { message } }`, { id }, token);
  const { order_status: status, version, events } = await storedOrder(test, id);
  return { code: refusal(answer).code, status, version, events };
}

const changed = (status: Status) => ({ code: 'OK', status, version: 2, events: 2 });
const refused = (code: string, status: Status) => ({ code, status, version: 1, events: 1 });

describe('moving', () => {
  const pairs = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

  it.each(pairs)('%s → %s', async (from, to) => {
    const move = `${from}>${to}`;
    const call = (reason: string) =>
      `updateOrderStatus(id: $id, version: 1, input: { status: ${ENUM[to]}${reason} })`;
    const can = FORWARD.includes(move) || BACK.includes(move);
    expect(await act(from, call(', reason: "Because"'))).toEqual(
      can ? changed(to) : refused('BAD_USER_INPUT', from),
    );
    expect(await act(from, call(''))).toEqual(
      FORWARD.includes(move) ? changed(to) : refused('BAD_USER_INPUT', from),
    );
  });
});

describe('what a status allows', () => {
  const items = `items: [{ clothId: "CLOTH", quantity: 1, price: 100 }]`;
  const cancel = (reason: string) => `cancelOrder(id: $id, version: 1, input: { ${reason} })`;
  const ACTS: [
    name: string,
    call: string,
    by: 'staff' | 'customer',
    from: Status[],
    to?: Status,
  ][] = [
    [
      'recordPickup',
      `recordPickup(id: $id, version: 1, input: { ${items} })`,
      'staff',
      ['waiting for pickup'],
      'picked',
    ],
    [
      'updateOrderItems',
      `updateOrderItems(id: $id, version: 1, input: { ${items} })`,
      'staff',
      ['picked', 'processing'],
    ],
    [
      'updateOrderAdjustments',
      `updateOrderAdjustments(id: $id, version: 1, input: { adjustments: [] })`,
      'staff',
      ['picked', 'processing', 'dispatched', 'delivered'],
    ],
    [
      'deliverOrder with the code',
      `deliverOrder(id: $id, version: 1, input: { deliveryOTP: "CODE" })`,
      'staff',
      ['dispatched'],
      'delivered',
    ],
    [
      'deliverOrder with a reason',
      `deliverOrder(id: $id, version: 1, input: { reason: "At the door" })`,
      'staff',
      ['dispatched'],
      'delivered',
    ],
    [
      'cancelOrder by staff',
      cancel('reason: "Lost"'),
      'staff',
      ['waiting for pickup', 'picked', 'processing', 'dispatched'],
      'cancelled',
    ],
    ['cancelOrder by its customer', cancel(''), 'customer', ['waiting for pickup'], 'cancelled'],
    [
      'rescheduleOrder by its customer',
      `rescheduleOrder(id: $id, version: 1, input: { pickupDate: "DAY" })`,
      'customer',
      ['waiting for pickup'],
    ],
    [
      'updatePayment',
      `updatePayment(id: $id, version: 1, input: { status: PAID, method: CASH })`,
      'staff',
      ['picked', 'processing', 'dispatched', 'delivered'],
    ],
  ];

  const cells = ACTS.flatMap(([name, call, by, allowed, to]) =>
    STATUSES.map((from) => ({ name, call, by, from, can: allowed.includes(from), to: to ?? from })),
  );

  it.each(cells)('$name, $from: $can', async ({ call, by, from, can, to }) => {
    const day = addDays(today(), 3);
    const who = by === 'staff' ? admin : customer;
    expect(await act(from, call.replace('DAY', day), who)).toEqual(
      can ? changed(to) : refused('CONFLICT', from),
    );
  });

  it.each(['waiting for pickup', 'picked', 'processing', 'dispatched'] as const)(
    'staff give a reason to cancel an order that is %s',
    async (from) => {
      expect(await act(from, cancel(''))).toEqual(refused('BAD_USER_INPUT', from));
    },
  );
});
