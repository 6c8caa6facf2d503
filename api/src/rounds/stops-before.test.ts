import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, today } from '../platform/dates.js';
import { makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { makeDriver, planStops } from '../testing/rounds/rounds.js';
import { statementsOf } from '../testing/statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

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

/** A round of so many deliveries to others, and then one to the customer. */
async function outFor(customerAfter: number, day = today()) {
  const others = await Promise.all(Array.from({ length: customerAfter }, () => order(neighbour)));
  const own = await order(customer);
  const driver = await makeDriver(test);
  await planStops(test, planner, { orders: [...others, own], driver, day });
  return { others, own, driver };
}

/** What somebody reads of it. */
async function before({ id }: { id: string }, who: TestUser = customer) {
  const { data, errors } = await test.graphql<{ order: { stopsBefore: number | null } }>(
    'query ($id: ID!) { order(id: $id) { stopsBefore } }',
    { id },
    who.token,
  );
  return errors?.[0]?.extensions?.['code'] ?? data?.order.stopsBefore;
}

const end = ({ id }: { id: string }, state: string, ended = 'now()') =>
  change(
    `update round_stop set state = ?, ended_at = ${ended}, fail_reason = case ? when 'failed' then 'refused' end
     where order_id = ? and state = 'open'`,
    [state, state, id],
  );

it('is known once the driver has begun, and falls with each stop that ends', async () => {
  const { others, own } = await outFor(3);
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

it('counts no further than to eleven', async () => {
  const { others, own } = await outFor(13);
  await end(others[0] ?? own, 'done');
  expect(await before(own)).toBe(11);
});

it('is of a round of today, and of a driver who was at a door today', async () => {
  const { others, own, driver } = await outFor(2);
  await end(others[0] ?? own, 'done', `now() - interval '1 day'`);
  expect(await before(own)).toBe(null);
  await end(others[1] ?? own, 'cancelled');
  expect(await before(own)).toBe(null);
  const later = await outFor(1, addDays(today(), 1));
  await end(later.others[0] ?? own, 'done');
  expect(await before(later.own)).toBe(null);
  const more = await order(neighbour);
  await planStops(test, planner, { orders: [more], driver });
  await end(more, 'done');
  expect(await before(own)).toBe(0);
});

it('is there for its customer and for staff who see orders, and the order for nobody else', async () => {
  const { others, own } = await outFor(2);
  await end(others[0] ?? own, 'done');
  expect(await before(own, planner)).toBe(1);
  expect(await before(own, neighbour)).toBe('NOT_FOUND');
  expect(await before(own, await makeDriver(test))).toBe('FORBIDDEN');
});

it('is told of a whole list in the same three statements', async () => {
  const { others, own } = await outFor(2);
  await end(others[0] ?? own, 'done');
  const list = '{ myOrders(first: 100) { nodes { id stopsBefore timeline { id } } } }';
  const read = () => test.graphql<{ myOrders: { nodes: object[] } }>(list, {}, customer.token);
  expect((await read()).data?.myOrders.nodes).toContainEqual(
    expect.objectContaining({ id: own.id, stopsBefore: 1 }),
  );
  expect(await statementsOf(read)).toHaveLength(3);
});
