import { Employee } from '../../employees/employee.entity.js';
import type { BulkOrderResult } from '../../orders/bulk/bulk.payloads.js';
import { today } from '../../platform/dates.js';
import { RoundStop } from '../../rounds/round-stop.entity.js';
import { Round } from '../../rounds/round.entity.js';
import { StopKind } from '../../rounds/stop.enums.js';
import { makeStaff, type TestUser } from '../factories.js';
import { makeOrder, type TestOrder } from '../orders/order-factories.js';
import { listed } from '../orders/bulk-orders.js';
import { type Call, nothing, type CallContext } from '../call-context.js';
import type { TestServer } from '../test-server.js';

const PLAN = `mutation ($day: CalendarDate!, $driverId: ID!, $orders: [OrderVersionInput!]!) {
  planStops(input: { day: $day, driverId: $driverId, orders: $orders }) {
    message results { orderId version code message }
  }
}`;

export const makeDriver = (test: TestServer, name = 'Ravi') =>
  makeStaff(test, ['rounds.drive'], { name });

interface Planning {
  orders: Pick<TestOrder, 'id' | 'version'>[];
  driver: { employeeId: string };
  day?: string;
}

export async function planStops(
  test: TestServer,
  { token }: Pick<TestUser, 'token'>,
  { orders, driver, day = today() }: Planning,
): Promise<BulkOrderResult[]> {
  const variables = { day, driverId: driver.employeeId, orders: listed(orders) };
  const { data, errors } = await test.graphql<{ planStops: { results: BulkOrderResult[] } }>(
    PLAN,
    variables,
    token,
  );
  if (!data) throw new Error(errors?.[0]?.message);
  return data.planStops.results;
}

/** Inserts a round with the pickups of these orders, in this sequence, into the database. */
export async function makeRound(
  { orm }: TestServer,
  driverId: string | null,
  orderIds: string[] = [],
  day = today(),
) {
  const em = orm.em.fork();
  const round = em.create(Round, { day, driverId });
  await em.flush();
  const stops = orderIds.map((orderId, index) =>
    em.create(RoundStop, {
      ...{ roundId: round.id, orderId, kind: StopKind.PICKUP, position: index + 1 },
    }),
  );
  await em.flush();
  return { id: round.id, version: round.version, stops: stops.map(({ id }) => id) };
}

/**
 * Id of the caller's employee record, as driver of a round; null without a record. With
 * `isCallerDriver`, a caller without a record, such as an admin, gets one.
 */
async function driverIdFor(
  { test, caller }: CallContext,
  isCallerDriver: boolean,
): Promise<string | null> {
  if (!caller) return null;
  const em = test.orm.em.fork();
  const found = await em.findOne(Employee, { userId: caller.id });
  if (found || !isCallerDriver) return found?.id ?? null;
  const { email, phone, id: userId } = caller;
  const employee = em.create(Employee, {
    ...{ name: 'Ravi', email, phone, userId, permissions: ['rounds.drive' as const] },
  });
  await em.flush();
  return employee.id;
}

/**
 * Makes a round with two pickups, of which only the second has a slot, so that sorting swaps them.
 * With `isCallerDriver` the caller is its driver.
 */
async function makeRoundOfCaller(callContext: CallContext, isCallerDriver = false) {
  const { test, owner } = callContext;
  const em = test.orm.em.fork();
  const [late, early] = [await makeOrder(test, owner), await makeOrder(test, owner)];
  await em.execute(`update "order" set slot_starts = '10:00', slot_ends = '12:00' where id = ?`, [
    early.id,
  ]);
  return makeRound(test, await driverIdFor(callContext, isCallerDriver), [late.id, early.id]);
}

/** Calls of the operations about rounds, see `OPERATION_SAMPLES`. */
export const ROUND_CALLS: Record<string, Call> = {
  ...{ drivers: nothing, myRounds: nothing },
  roundsOfDay: () => ({ day: today() }),
  createRound: async ({ test }) => ({
    input: { day: today(), driverId: (await makeDriver(test)).employeeId },
  }),
  updateRound: async (callContext) => {
    const { id, version, stops } = await makeRoundOfCaller(callContext);
    return { id, version, input: { stops: stops.toReversed() } };
  },
  sortRoundStops: async (callContext) => {
    const { id, version } = await makeRoundOfCaller(callContext);
    return { id, version };
  },
  deleteRound: async (callContext) => {
    const { id, version } = await makeRoundOfCaller(callContext);
    return { id, version };
  },
  planStops: async ({ test, owner }) => ({
    input: {
      ...{ day: today(), driverId: (await makeDriver(test)).employeeId },
      orders: listed([await makeOrder(test, owner)]),
    },
  }),
  setNextStop: async (callContext) => ({
    id: (await makeRoundOfCaller(callContext, true)).stops[1],
  }),
  recordFailedAttempt: async (callContext) => ({
    ...{ id: (await makeRoundOfCaller(callContext)).stops[0], input: { reason: 'NOBODY_HOME' } },
  }),
};
