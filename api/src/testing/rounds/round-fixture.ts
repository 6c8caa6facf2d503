import { today } from '../../platform/dates.js';
import type { RoundsOfDay, RoundView, UnplannedStop } from '../../rounds/rounds.payloads.js';
import { makeStaff, makeUser, type TestUser } from '../factories.js';
import { makeOrder, type TestOrder } from '../orders/order-factories.js';
import { type GraphQLAnswer, startTestServer, type TestServer } from '../test-server.js';
import { makeDriver, planStops } from './rounds.js';

const WHERE = `orderId shortId kind name phone address pincode area slotStartTime slotEndTime note express pieces amountToCollect`;
export const ROUND = `{ id version day driver { id name } stops { id status failure { reason note failedAt } ${WHERE} } }`;
export const OF_DAY = `query ($day: CalendarDate!) { roundsOfDay(day: $day) {
  hasMore rounds ${ROUND} unplanned { ${WHERE} version dueOn lastFailure { reason note failedAt } }
} }`;
export const CHANGE = `mutation ($id: ID!, $version: Int!, $driverId: ID, $stops: [ID!]) {
  updateRound(id: $id, version: $version, input: { driverId: $driverId, stops: $stops }) { round ${ROUND} }
}`;
export const DELETE = `mutation ($id: ID!, $version: Int!) { deleteRound(id: $id, version: $version) { message } }`;
export const FAIL = `mutation ($id: ID!, $reason: FailedAttemptReason!, $note: String) {
  recordFailedAttempt(id: $id, input: { reason: $reason, note: $note }) { round ${ROUND} }
}`;
export const CANCEL = `mutation ($id: ID!, $version: Int!) { cancelOrder(id: $id, version: $version, input: {}) { message } }`;

/** A server with Kala and Mani, who plan rounds, and a customer. */
export interface RoundFixture {
  test: TestServer;
  /** Staff member who also records pickups and deliveries. */
  kala: TestUser;
  mani: TestUser;
  customer: TestUser;
  /** Makes an order of the customer. */
  order(values?: Parameters<typeof makeOrder>[2]): Promise<TestOrder>;
  orders(count: number): Promise<TestOrder[]>;
  /** Sends a GraphQL request, by default as Kala. */
  ask<Data>(document: string, variables: object, by?: TestUser): Promise<GraphQLAnswer<Data>>;
  ofDay(day?: string): Promise<RoundsOfDay>;
  unplanned(order: TestOrder, day?: string): Promise<UnplannedStop | undefined>;
  roundOf(driver: { employeeId: string }, day?: string): Promise<RoundView>;
  /** Makes a driver, and plans these orders in a round of that driver. */
  planned(...orders: TestOrder[]): Promise<{ driver: TestDriver; round: RoundView }>;
}

type TestDriver = Awaited<ReturnType<typeof makeDriver>>;

export async function startRoundFixture(): Promise<RoundFixture> {
  const test = await startTestServer();
  const kala = await makeStaff(test, ['rounds.plan', 'orders.pickup', 'orders.deliver'], {
    name: 'Kala',
  });
  const mani = await makeStaff(test, ['rounds.plan'], { name: 'Mani' });
  const customer = await makeUser(test);
  const order: RoundFixture['order'] = (values) => makeOrder(test, customer, values);
  const ask = <Data>(document: string, variables: object, by: TestUser = kala) =>
    test.graphql<Data>(document, variables, by.token);
  const ofDay = async (day = today()): Promise<RoundsOfDay> => {
    const { data } = await ask<{ roundsOfDay: RoundsOfDay }>(OF_DAY, { day });
    if (!data) throw new Error('No rounds');
    return data.roundsOfDay;
  };
  const roundOf: RoundFixture['roundOf'] = async ({ employeeId }, day) => {
    const round = (await ofDay(day)).rounds.find(({ driver }) => driver?.id === employeeId);
    if (!round) throw new Error('No round');
    return round;
  };
  return {
    ...{ test, kala, mani, customer, order, ask, ofDay, roundOf },
    orders: (count) => Promise.all(Array.from({ length: count }, () => order())),
    unplanned: async ({ id }, day) =>
      (await ofDay(day)).unplanned.find(({ orderId }) => orderId === id),
    async planned(...orders) {
      const driver = await makeDriver(test);
      await planStops(test, kala, { orders, driver });
      return { driver, round: await roundOf(driver) };
    },
  };
}
