import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../platform/dates.js';
import { makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { makeDriver, planStops } from '../testing/rounds/rounds.js';
import { refusal } from '../testing/refusals.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import type { RoundView } from './rounds.payloads.js';

let test: TestServer;
let planner: TestUser;
let customer: TestUser;
let neighbour: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  planner = await makeStaff(test, ['rounds.plan', 'orders.read']);
  [customer, neighbour] = [await makeUser(test), await makeUser(test)];
});
afterAll(() => test.stop());

const order = (whose: TestUser) => makeOrder(test, whose, { orderStatus: 'dispatched' });
const change = (statement: string, values: unknown[]) =>
  test.orm.em.fork().execute(statement, values);

/**
 * Creates a round with this number of deliveries of a neighbour, followed by the delivery of the
 * customer.
 */
async function planDeliveries(customerAfter: number, day = today()) {
  const others = await Promise.all(Array.from({ length: customerAfter }, () => order(neighbour)));
  const own = await order(customer);
  const driver = await makeDriver(test);
  await planStops(test, planner, { orders: [...others, own], driver, day });
  return { others, own, driver };
}

/** The number of stops before an order, as this viewer reads it. */
async function before({ id }: { id: string }, who: TestUser = customer) {
  const { data, errors } = await test.graphql<{ order: { stopsAhead: number | null } }>(
    'query ($id: ID!) { order(id: $id) { stopsAhead } }',
    { id },
    who.token,
  );
  return errors?.[0]?.extensions?.['code'] ?? data?.order.stopsAhead;
}

const end = ({ id }: { id: string }, state: string, ended = 'now()') =>
  change(
    `update round_stop set state = ?, ended_at = ${ended}, fail_reason = case ? when 'failed' then 'refused' end
     where order_id = ? and state = 'open'`,
    [state, state, id],
  );

it('stopsAhead is set after the driver has started, and falls with each ended stop', async () => {
  const { others, own } = await planDeliveries(3);
  const [first, second, third] = others;
  if (!first || !second || !third) throw new Error('No orders');
  expect(await before(own)).toBe(null);
  await end(first, 'done');
  expect(await before(own)).toBe(2);
  await end(second, 'failed');
  expect(await before(own)).toBe(1);
  await end(third, 'cancelled');
  expect(await before(own)).toBe(0);
  await end(own, 'failed');
  expect(await before(own)).toBe(null);
});

it('stopsAhead is at most eleven', async () => {
  const { others, own } = await planDeliveries(13);
  await end(others[0] ?? own, 'done');
  expect(await before(own)).toBe(11);
});

describe('the stop chosen by the driver', () => {
  const GO = `mutation ($id: ID!) { setNextStop(id: $id) {
    round { id version driver { id } nextStopId stops { id orderId status } } } }`;
  const MINE = '{ myRounds { id version nextStopId stops { id orderId status } } }';
  type RoundState = Pick<RoundView, 'id' | 'version' | 'nextStopId' | 'stops'>;
  const roundOf = async (driver: TestUser) =>
    (await test.graphql<{ myRounds: RoundState[] }>(MINE, {}, driver.token)).data?.myRounds[0];

  /** Creates a round that its driver has started. */
  async function begun() {
    const { others, own, driver } = await planDeliveries(3);
    await end(others[0] ?? own, 'done');
    const round = await roundOf(driver);
    if (!round || !others[1] || !others[2]) throw new Error('No round');
    const stopOf = (one: { id: string }) =>
      round.stops.find(({ orderId }) => orderId === one.id)?.id ?? '';
    const go = async (one: { id: string }, who: TestUser = driver) =>
      refusal(await test.graphql(GO, { id: stopOf(one) }, who.token)).code;
    return {
      ended: others[0] ?? own,
      second: others[1],
      third: others[2],
      own,
      driver,
      round,
      go,
      stopOf,
    };
  }

  it('comes first until it ends; the last choice counts', async () => {
    const { second, third, own, driver, round, go, stopOf } = await begun();
    expect([await before(third, neighbour), await before(own)]).toEqual([1, 2]);
    expect(await go(third)).toBe('OK');
    expect(await before(third, neighbour)).toBe(0);
    expect([await before(second, neighbour), await before(own)]).toEqual([1, 2]);
    expect(await go(own)).toBe('OK');
    expect(await go(own)).toBe('OK');
    expect([await before(own), await before(second, neighbour)]).toEqual([0, 1]);
    expect(await before(third, neighbour)).toBe(2);
    expect(await roundOf(driver)).toMatchObject({
      version: round.version,
      nextStopId: stopOf(own),
    });
    await end(own, 'failed');
    expect(await roundOf(driver)).toMatchObject({ nextStopId: null });
    expect([await before(second, neighbour), await before(third, neighbour)]).toEqual([0, 1]);
    const entries = await test.orm.em
      .fork()
      .execute<object[]>(
        `select after ->> 'next_stop_id' as "nextStopId" from audit.entry where operation = 'setNextStop' and object_id = ? order by id`,
        [round.id],
      );
    expect(entries).toEqual([{ nextStopId: stopOf(third) }, { nextStopId: stopOf(own) }]);
  });

  it('can be chosen only by the driver of the round, and only if it is open', async () => {
    const { ended, own, driver, go } = await begun();
    expect(await go(own, await makeDriver(test))).toBe('NOT_FOUND');
    expect(await go(own, planner)).toBe('FORBIDDEN');
    expect(await go(ended)).toBe('CONFLICT');
    const far = await planDeliveries(1, addDays(today(), 2));
    const [stop] = await test.orm.em
      .fork()
      .execute<{ id: string }[]>('select id from round_stop where order_id = ?', [far.own.id]);
    const answer = await test.graphql(GO, { id: stop?.id }, far.driver.token);
    expect(refusal(answer).code).toBe('NOT_FOUND');
    expect((await roundOf(driver))?.nextStopId).toBe(null);
  });

  it('is null after the stop is removed, or the round gets another driver', async () => {
    const { second, own, driver, round, go } = await begun();
    await go(own);
    await change('delete from round_stop where order_id = ?', [own.id]);
    expect((await roundOf(driver))?.nextStopId).toBe(null);
    expect(await before(second, neighbour)).toBe(0);
    await go(second);
    const other = await makeDriver(test);
    await change('update round set driver_id = ? where id = ?', [other.employeeId, round.id]);
    expect((await roundOf(other))?.nextStopId).toBe(null);
  });
});

it('stopsAhead is set only in a round of today in which the driver has ended a stop today', async () => {
  const { others, own, driver } = await planDeliveries(2);
  await end(others[0] ?? own, 'done', `now() - interval '1 day'`);
  expect(await before(own)).toBe(null);
  await end(others[1] ?? own, 'cancelled');
  expect(await before(own)).toBe(null);
  const later = await planDeliveries(1, addDays(today(), 1));
  await end(later.others[0] ?? own, 'done');
  expect(await before(later.own)).toBe(null);
  const more = await order(neighbour);
  await planStops(test, planner, { orders: [more], driver });
  await end(more, 'done');
  expect(await before(own)).toBe(0);
});

it('stopsAhead is visible to the customer and to staff who may read orders', async () => {
  const { others, own } = await planDeliveries(2);
  await end(others[0] ?? own, 'done');
  expect(await before(own, planner)).toBe(1);
  expect(await before(own, neighbour)).toBe('NOT_FOUND');
  expect(await before(own, await makeDriver(test))).toBe('NOT_FOUND');
});

it('stopsAhead takes one SQL query for a list of orders', async () => {
  const { others, own } = await planDeliveries(2);
  await end(others[0] ?? own, 'done');
  const list = '{ myOrders(first: 100) { nodes { id stopsAhead timeline { id } } } }';
  const read = () => test.graphql<{ myOrders: { nodes: object[] } }>(list, {}, customer.token);
  expect((await read()).data?.myOrders.nodes).toContainEqual(
    expect.objectContaining({ id: own.id, stopsAhead: 1 }),
  );
  expect(await recordSqlStatements(read)).toHaveLength(4);
});
