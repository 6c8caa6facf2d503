import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressIn, makeArea } from '../testing/areas/areas.js';
import { makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder, type TestOrder } from '../testing/orders/order-factories.js';
import { deliverOrder } from '../testing/orders/order-progress.js';
import { makeCloth } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { makeDriver, makeRound, planStops } from '../testing/rounds/rounds.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { addDays, today } from '../platform/dates.js';
import type { RoundsOfDay, RoundView, UnplannedStop } from './rounds.payloads.js';

const WHERE = `orderId shortId kind name phone address pincode area slotStarts slotEnds note express pieces toCollect`;
const ROUND = `{ id version day driver { id name } stops { id state failure { reason note at } ${WHERE} } }`;
const OF_DAY = `query ($day: CalendarDate!) { roundsOfDay(day: $day) {
  hasMore rounds ${ROUND} unplanned { ${WHERE} version due lastFailure { reason note at } }
} }`;
const MINE = `{ myRounds ${ROUND} }`;
const CHANGE = `mutation ($id: ID!, $version: Int!, $driverId: ID, $stops: [ID!]) {
  changeRound(id: $id, version: $version, driverId: $driverId, stops: $stops) { round ${ROUND} }
}`;
const SORT = `mutation ($id: ID!, $version: Int!) { sortRound(id: $id, version: $version) { round ${ROUND} } }`;
const DELETE = `mutation ($id: ID!, $version: Int!) { deleteRound(id: $id, version: $version) { message } }`;
const CREATE = `mutation ($day: CalendarDate!, $driverId: ID!) {
  createRound(day: $day, driverId: $driverId) { round ${ROUND} }
}`;
const FAIL = `mutation ($id: ID!, $reason: FailReason!, $note: String) {
  failStop(id: $id, reason: $reason, note: $note) { round ${ROUND} }
}`;
const CANCEL = `mutation ($id: ID!, $version: Int!) { cancelOrder(id: $id, version: $version) { message } }`;
const RESCHEDULE = `mutation ($id: ID!, $version: Int!, $pickupDate: CalendarDate!) {
  rescheduleOrder(id: $id, version: $version, pickupDate: $pickupDate) { message }
}`;
const PICK = `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
  recordPickup(id: $id, version: $version, items: $items) { message }
}`;

let test: TestServer;
let kala: TestUser;
let mani: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  kala = await makeStaff(test, ['rounds.plan', 'orders.pickup', 'orders.deliver'], {
    name: 'Kala',
  });
  mani = await makeStaff(test, ['rounds.plan'], { name: 'Mani' });
  customer = await makeUser(test);
});
afterAll(() => test.stop());

const order = (values: Parameters<typeof makeOrder>[2] = {}) => makeOrder(test, customer, values);
const orders = (count: number) => Promise.all(Array.from({ length: count }, () => order()));
const ask = <Data>(document: string, variables: object, by: TestUser = kala) =>
  test.graphql<Data>(document, variables, by.token);

async function ofDay(day = today()): Promise<RoundsOfDay> {
  const { data } = await ask<{ roundsOfDay: RoundsOfDay }>(OF_DAY, { day });
  if (!data) throw new Error('No rounds');
  return data.roundsOfDay;
}

const unplanned = async ({ id }: TestOrder, day = today()): Promise<UnplannedStop | undefined> =>
  (await ofDay(day)).unplanned.find(({ orderId }) => orderId === id);

async function roundOf({ employeeId }: { employeeId: string }, day = today()): Promise<RoundView> {
  const round = (await ofDay(day)).rounds.find(({ driver }) => driver?.id === employeeId);
  if (!round) throw new Error('No round');
  return round;
}

/** A new driver with a round of these. */
async function planned(...some: TestOrder[]) {
  const driver = await makeDriver(test);
  await planStops(test, kala, { orders: some, driver });
  return { driver, round: await roundOf(driver) };
}

describe('what is not planned', () => {
  it('is what is due by the day, and every delivery that is out', async () => {
    const [now, late, later] = [
      await order(),
      await order({ pickupDate: addDays(today(), -3) }),
      await order({ pickupDate: addDays(today(), 1) }),
    ];
    const out = await order({ orderStatus: 'dispatched', promisedBy: today(), paidAmount: 30_000 });
    const soon = await order({ orderStatus: 'dispatched', promisedBy: addDays(today(), 1) });
    const washing = await order({ orderStatus: 'processing', promisedBy: today() });
    expect(await unplanned(now)).toMatchObject({ kind: 'PICKUP', due: today(), toCollect: 0 });
    expect(await unplanned(late)).toBeDefined();
    expect(await unplanned(out)).toMatchObject({ kind: 'DELIVERY', pieces: 10, toCollect: 70_000 });
    for (const one of [later, washing]) expect(await unplanned(one)).toBeUndefined();
    // What is out can be brought before its day, and stands after all that is due.
    expect(await unplanned(soon)).toMatchObject({ due: addDays(today(), 1) });
    const dues = (await ofDay()).unplanned.map(({ due }) => due !== null && due > today());
    expect(dues).toEqual(dues.toSorted((a, b) => Number(a) - Number(b)));
    expect(await unplanned(later, addDays(today(), 1))).toBeDefined();
    // Who waits on a day is not fetched on the next one.
    for (const one of [now, later])
      expect(await unplanned(one, addDays(today(), 2))).toBeUndefined();
    expect(await unplanned(soon, addDays(today(), 1))).toBeDefined();
  });

  it('has deliveries again whose stop was taken out, whose round was deleted, or whose attempt failed', async () => {
    const dispatched = { orderStatus: 'dispatched', promisedBy: addDays(today(), 3) } as const;
    const [out, deleted, failed] = [
      await order(dispatched),
      await order(dispatched),
      await order(dispatched),
    ];
    const rounds = [await planned(out), await planned(deleted), await planned(failed)];
    for (const one of [out, deleted, failed]) expect(await unplanned(one)).toBeUndefined();
    const [takenOut, gone, driven] = rounds.map(({ round }) => round);
    await ask(CHANGE, { ...takenOut, driverId: undefined, stops: [] });
    await ask(DELETE, { ...gone });
    await ask(FAIL, { id: driven?.stops[0]?.id, reason: 'NOBODY_HOME' });
    for (const one of [out, deleted, failed])
      expect(await unplanned(one)).toMatchObject({ kind: 'DELIVERY', due: dispatched.promisedBy });
    expect((await unplanned(failed))?.lastFailure).toMatchObject({ reason: 'NOBODY_HOME' });
  });

  it('names the area of its PIN code', async () => {
    const area = await makeArea(test);
    const one = await order({ pickupAddress: addressIn(area) });
    expect(await unplanned(one)).toMatchObject({ area: area.name });
  });
});

describe('planning', () => {
  it('puts each at the end of a round, or says why not, and the same twice is once', async () => {
    const driver = await makeDriver(test);
    const [first, second] = [await order(), await order({ orderStatus: 'dispatched' })];
    const refused = [
      await order({ orderStatus: 'processing' }),
      await order({ pickupDate: addDays(today(), 1) }),
      { ...(await order()), version: 7 },
    ];
    const some = [first, ...refused, second];
    const plan = () => planStops(test, kala, { orders: some, driver });
    const codes = [null, 'CONFLICT', 'CONFLICT', 'CONFLICT', null];
    expect((await plan()).map(({ code }) => code)).toEqual(codes);
    expect((await plan()).map(({ code }) => code)).toEqual(codes);
    const { stops, version } = await roundOf(driver);
    expect(stops.map(({ orderId }) => orderId)).toEqual([first.id, second.id]);
    expect(version).toBe(2);
    expect(await unplanned(first)).toBeUndefined();
  });

  it('is for the day that its customer was told, while that is to come', async () => {
    const driver = await makeDriver(test);
    const [booked, late] = [await order(), await order({ pickupDate: addDays(today(), -2) })];
    const day = addDays(today(), 1);
    const outcomes = await planStops(test, kala, { orders: [booked, late], driver, day });
    expect(outcomes.map(({ code }) => code)).toEqual(['CONFLICT', null]);
  });

  it('of one order in two rounds at once is done once, and the other hears where', async () => {
    const one = await order();
    const [ravi, devi] = [await makeDriver(test, 'Ravi'), await makeDriver(test, 'Devi')];
    const told = await Promise.all([
      planStops(test, kala, { orders: [one], driver: ravi }),
      planStops(test, mani, { orders: [one], driver: devi }),
    ]);
    const [lost] = told.flat().filter(({ code }) => code === 'CONFLICT');
    expect(told.flat().filter(({ code }) => code === null)).toHaveLength(1);
    expect(lost?.message).toMatch(
      /^(Kala|Mani) planned this pickup in the round of (Ravi|Devi) on /,
    );
  });

  it('and cancelling at once leaves nothing planned that is cancelled', async () => {
    const some = await orders(5);
    const driver = await makeDriver(test);
    await Promise.all([
      ...some.map((one) => planStops(test, kala, { orders: [one], driver })),
      ...some.map(({ id, version }) => ask(CANCEL, { id, version }, customer)),
    ]);
    const { rounds } = await ofDay();
    const left = rounds.filter((round) => round.driver?.id === driver.employeeId);
    const states = left.flatMap(({ stops }) => stops.map(({ state }) => state));
    expect(states.filter((state) => state !== ('CANCELLED' as string))).toEqual([]);
  });

  it('asks for a day to come and somebody who drives', async () => {
    const driverId = (await makeDriver(test)).employeeId;
    const other = (await makeStaff(test, ['orders.read'])).employeeId;
    const fieldsOf = async (given: object) => refusal(await ask(CREATE, given)).fields;
    expect(await fieldsOf({ day: addDays(today(), -1), driverId })).toHaveProperty('day');
    expect(await fieldsOf({ day: addDays(today(), 61), driverId })).toHaveProperty('day');
    expect(await fieldsOf({ day: today(), driverId: other })).toHaveProperty('driverId');
    const twice = await Promise.all([1, 2].map(() => ask(CREATE, { day: today(), driverId })));
    expect(twice.map((answer) => refusal(answer).code).toSorted()).toEqual(['CONFLICT', 'OK']);
  });

  it('takes over what a round of a day that is over left undone', async () => {
    const one = await order({ pickupDate: addDays(today(), -1) });
    const driver = await makeDriver(test);
    await makeRound(test, driver.employeeId, [one.id], addDays(today(), -1));
    expect(await unplanned(one)).toBeDefined();
    const [told] = await planStops(test, kala, { orders: [one], driver });
    expect(told?.code).toBeNull();
    expect((await roundOf(driver, addDays(today(), -1))).stops).toEqual([]);
  });
});

describe('a round', () => {
  it('is changed by whoever saw the newest; the other hears who was quicker', async () => {
    const some = await orders(3);
    const { round } = await planned(...some);
    const { id, version } = round;
    const [a = '', b = '', c = ''] = round.stops.map((stop) => stop.id);
    const answers = await Promise.all([
      ask<{ changeRound: { round: RoundView } }>(CHANGE, { id, version, stops: [c, a] }),
      ask<{ changeRound: { round: RoundView } }>(CHANGE, { id, version, stops: [c, a] }, mani),
    ]);
    const refused = answers.map((answer) => refusal(answer)).filter(({ code }) => code !== 'OK');
    expect(refused).toMatchObject([{ code: 'CONFLICT' }]);
    expect(refused[0]?.message).toMatch(/^(Kala|Mani) changed this round in the meantime/);
    const now = answers.flatMap(({ data }) => data?.changeRound.round ?? [])[0];
    expect(now?.stops.map((stop) => stop.id)).toEqual([c, a]);
    const left = round.stops.find((stop) => stop.id === b)?.orderId;
    const free = (await ofDay()).unplanned.map(({ orderId }) => orderId);
    expect(some.filter(({ id: one }) => free.includes(one)).map(({ id: one }) => one)).toEqual([
      left,
    ]);
  });

  it('is given to another driver who has none that day', async () => {
    const [{ round }, { driver: busy }] = [
      await planned(await order()),
      await planned(await order()),
    ];
    const { id, version } = round;
    const free = await makeDriver(test, 'Selvi');
    const taken = await ask(CHANGE, { id, version, driverId: busy.employeeId });
    expect(refusal(taken).code).toBe('CONFLICT');
    expect(refusal(taken).fields).toHaveProperty('driverId');
    expect(refusal(await ask(CHANGE, { id, version, driverId: free.employeeId })).code).toBe('OK');
    expect((await roundOf(free)).stops).toHaveLength(1);
  });

  it('is sorted by slot, area and PIN code', async () => {
    const em = test.orm.em.fork();
    const [zoo, adyar] = [
      await makeArea(test, { name: 'Zoo' }),
      await makeArea(test, { name: 'Adyar' }),
    ];
    const some = [
      await order({ pickupAddress: addressIn(zoo) }),
      await order({ pickupAddress: addressIn(adyar) }),
      await order(),
    ];
    await em.execute(`update "order" set slot_starts = '10:00', slot_ends = '12:00' where id = ?`, [
      some[2]?.id,
    ]);
    const { round } = await planned(...some);
    const { data } = await ask<{ sortRound: { round: RoundView } }>(SORT, round);
    const sorted = data?.sortRound.round.stops.map(({ orderId }) => orderId);
    expect(sorted).toEqual([some[2]?.id, some[1]?.id, some[0]?.id]);
  });

  it('that is deleted leaves its orders to be planned', async () => {
    const one = await order();
    const { round } = await planned(one);
    const { id, version } = round;
    const twice = await Promise.all([1, 2].map(() => ask(DELETE, { id, version })));
    expect(twice.map((answer) => refusal(answer).code).toSorted()).toEqual(['NOT_FOUND', 'OK']);
    expect(await unplanned(one)).toBeDefined();
  });
});

describe('a stop', () => {
  const stateOf = async (driver: { employeeId: string }) =>
    (await roundOf(driver)).stops.map(({ state }) => state);

  it('ends with the order: picked up, delivered, cancelled', async () => {
    const [one, gone] = [await order(), await order()];
    const out = await order({ orderStatus: 'dispatched' });
    const { driver } = await planned(one, gone, out);
    const { id: clothId } = await makeCloth(test);
    const items = [{ clothId, quantity: 1 }];
    expect(refusal(await ask(PICK, { id: one.id, version: 1, items })).code).toBe('OK');
    await ask(CANCEL, { id: gone.id, version: 1 }, customer);
    await deliverOrder(test, kala.token, out, { deliveryOTP: out.code });
    expect(await stateOf(driver)).toEqual(['DONE', 'CANCELLED', 'DONE']);
  });

  it('is free again when the pickup moves to another day', async () => {
    const one = await order();
    const { driver } = await planned(one);
    const pickupDate = addDays(today(), 2);
    await ask(RESCHEDULE, { id: one.id, version: 1, pickupDate }, customer);
    expect(await stateOf(driver)).toEqual([]);
    expect(await unplanned(one, pickupDate)).toBeDefined();
  });

  it('that failed keeps its reason, stands on the timeline, and is to be planned again', async () => {
    const one = await order();
    const { driver, round } = await planned(one);
    const id = round.stops[0]?.id;
    expect(refusal(await ask(FAIL, { id, reason: 'OTHER', note: ' ' })).fields).toHaveProperty(
      'note',
    );
    const failed = { id, reason: 'NOBODY_HOME', note: 'Rang twice' };
    const answers = [await ask(FAIL, failed, driver), await ask(FAIL, failed, driver)];
    expect(answers.map((answer) => refusal(answer).code)).toEqual(['OK', 'OK']);
    expect(refusal(await ask(FAIL, { id, reason: 'REFUSED' })).code).toBe('CONFLICT');
    expect((await roundOf(driver)).stops[0]).toMatchObject({
      ...{ state: 'FAILED', failure: { reason: 'NOBODY_HOME', note: 'Rang twice' } },
    });
    expect(await unplanned(one)).toMatchObject({ lastFailure: { reason: 'NOBODY_HOME' } });
    const { data } = await ask<{ order: { timeline: object[] } }>(
      `query ($id: ID!) { order(id: $id) { timeline { kind reason } } }`,
      { id: one.id },
      customer,
    );
    const told = data?.order.timeline.filter(
      (event) => 'kind' in event && event.kind === 'ATTEMPT_FAILED',
    );
    expect(told).toEqual([{ kind: 'ATTEMPT_FAILED', reason: 'Pickup: nobody home. Rang twice' }]);
    const [again] = await planStops(test, kala, { orders: [one], driver });
    expect(again?.code).toBeNull();
    expect(await stateOf(driver)).toEqual(['FAILED', 'OPEN']);
  });
});

describe('a driver', () => {
  it('sees the own rounds of yesterday, today and tomorrow alone, and fails no others', async () => {
    const [ravi, devi] = [await makeDriver(test, 'Ravi'), await makeDriver(test, 'Devi')];
    const days = [-2, -1, 0, 1, 2].map((more) => addDays(today(), more));
    const made: { stops: string[] }[] = [];
    for (const day of days)
      made.push(await makeRound(test, ravi.employeeId, [(await order()).id], day));
    const { data } = await ask<{ myRounds: RoundView[] }>(MINE, {}, ravi);
    expect(data?.myRounds.map(({ day }) => day)).toEqual(days.slice(1, 4));
    expect((await ask<{ myRounds: RoundView[] }>(MINE, {}, devi)).data?.myRounds).toEqual([]);
    const fail = async (place: number, by: TestUser) =>
      refusal(await ask(FAIL, { id: made[place]?.stops[0], reason: 'REFUSED' }, by)).code;
    expect(await fail(2, devi)).toBe('NOT_FOUND');
    expect(await fail(4, ravi)).toBe('NOT_FOUND');
    expect(await fail(2, ravi)).toBe('OK');
    expect(refusal(await ask(OF_DAY, { day: today() }, ravi)).code).toBe('FORBIDDEN');
  });
});
