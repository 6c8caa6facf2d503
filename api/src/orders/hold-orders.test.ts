import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { MERGE, pairOf } from '../testing/accounts/merge-calls.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { listed, moveInBulk } from '../testing/orders/bulk-orders.js';
import { makeDriver, makeRound, planStops } from '../testing/rounds/rounds.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const FAIL = `mutation ($id: ID!) { recordFailedAttempt(id: $id, input: { reason: NOBODY_HOME }) { message } }`;
const CANCEL = `mutation ($id: ID!, $version: Int!) { cancelOrder(id: $id, version: $version, input: { reason: "Moved away" }) { message } }`;
const DELETE = `mutation ($id: ID!, $version: Int!) { deleteRound(id: $id, version: $version) { message } }`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const ROUNDS = 8;

/** Expected results of concurrent changes. A deadlock error is not among them. */
const KNOWN = ['OK', 'CONFLICT', 'NOT_FOUND'];
const expectNoDeadlock = (answers: Parameters<typeof refusal>[0][]) => {
  for (const answer of answers) expect(KNOWN).toContain(refusal(answer).code);
};

it('a failed attempt, a cancellation and the deletion of the round at the same time cause no deadlock', async () => {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const customer = await makeUser(test);
    const orders = [await makeOrder(test, customer), await makeOrder(test, customer)];
    const round = await makeRound(
      test,
      null,
      orders.map(({ id }) => id),
    );
    const { id, version } = round;
    const answers = await Promise.all([
      ...round.stops.map((stop) => test.graphql(FAIL, { id: stop }, admin.token)),
      ...orders.map((order) => test.graphql(CANCEL, { id: order.id, version: 1 }, admin.token)),
      test.graphql(DELETE, { id, version }, admin.token),
    ]);
    expectNoDeadlock(answers);
  }
});

it('planning and moving orders in opposite order while merging their customers causes no deadlock', async () => {
  const driver = await makeDriver(test);
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const [survivor, merged] = [await makeUser(test), await makeUser(test)];
    const picked = [
      await makeOrder(test, survivor, { orderStatus: 'picked' }),
      await makeOrder(test, merged, { orderStatus: 'picked' }),
    ];
    const waiting = [await makeOrder(test, survivor), await makeOrder(test, merged)];
    const [one, other, answer, ...planned] = await Promise.all([
      moveInBulk(test, admin.token, picked),
      moveInBulk(test, admin.token, picked.toReversed()),
      test.graphql(MERGE, pairOf(survivor, merged), admin.token),
      planStops(test, admin, { orders: waiting, driver }),
      planStops(test, admin, { orders: waiting.toReversed(), driver }),
    ]);
    expectNoDeadlock([one, other, answer]);
    expect(planned.flat().map(({ code }) => code ?? 'OK')).toEqual(planned.flat().map(() => 'OK'));
    const { data } = await test.graphql<{ orders: { nodes: { id: string }[] } }>(
      'query ($id: ID!) { orders(filter: { customerId: $id }) { nodes { id } } }',
      { id: survivor.id },
      admin.token,
    );
    expect(data?.orders.nodes).toHaveLength(listed([...picked, ...waiting]).length);
  }
});
