import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../platform/dates.js';
import { addressIn, makeArea } from '../testing/areas/areas.js';
import { type TestUser } from '../testing/factories.js';
import { makeCloth } from '../testing/orders/order-factories.js';
import { deliverOrder } from '../testing/orders/order-progress.js';
import { refusal } from '../testing/refusals.js';
import {
  CANCEL,
  CHANGE,
  DELETE,
  FAIL,
  OF_DAY,
  ROUND,
  type RoundFixture,
  startRoundFixture,
} from '../testing/rounds/round-fixture.js';
import { makeDriver, makeRound, planStops } from '../testing/rounds/rounds.js';
import type { RoundView } from './rounds.payloads.js';

const MINE = `{ myRounds ${ROUND} }`;
const SORT = `mutation ($id: ID!, $version: Int!) { sortRoundStops(id: $id, version: $version) { round ${ROUND} } }`;
const RESCHEDULE = `mutation ($id: ID!, $version: Int!, $pickupDate: CalendarDate!) {
  rescheduleOrder(id: $id, version: $version, input: { pickupDate: $pickupDate }) { message }
}`;
const PICK = `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
  recordPickup(id: $id, version: $version, input: { items: $items }) { message }
}`;

let fixture: RoundFixture;
beforeAll(async () => {
  fixture = await startRoundFixture();
});
afterAll(() => fixture.test.stop());

describe('a round', () => {
  it('is changed by the request with the latest version; the other gets a conflict', async () => {
    const some = await fixture.orders(3);
    const { round } = await fixture.planned(...some);
    const { id, version } = round;
    const [a = '', b = '', c = ''] = round.stops.map((stop) => stop.id);
    const answers = await Promise.all([
      fixture.ask<{ updateRound: { round: RoundView } }>(CHANGE, { id, version, stops: [c, a] }),
      fixture.ask<{ updateRound: { round: RoundView } }>(
        CHANGE,
        { id, version, stops: [c, a] },
        fixture.mani,
      ),
    ]);
    const refused = answers.map((answer) => refusal(answer)).filter(({ code }) => code !== 'OK');
    expect(refused).toMatchObject([{ code: 'CONFLICT' }]);
    expect(refused[0]?.message).toMatch(/^(Kala|Mani) changed the round in the meantime/);
    const now = answers.flatMap(({ data }) => data?.updateRound.round ?? [])[0];
    expect(now?.stops.map((stop) => stop.id)).toEqual([c, a]);
    const left = round.stops.find((stop) => stop.id === b)?.orderId;
    const free = (await fixture.ofDay()).unplanned.map(({ orderId }) => orderId);
    expect(some.filter(({ id: one }) => free.includes(one)).map(({ id: one }) => one)).toEqual([
      left,
    ]);
  });

  it('can get another driver without a round on that day', async () => {
    const [{ round }, { driver: busy }] = [
      await fixture.planned(await fixture.order()),
      await fixture.planned(await fixture.order()),
    ];
    const { id, version } = round;
    const free = await makeDriver(fixture.test, 'Selvi');
    const taken = await fixture.ask(CHANGE, { id, version, driverId: busy.employeeId });
    expect(refusal(taken).code).toBe('CONFLICT');
    expect(refusal(taken).fields).toHaveProperty('driverId');
    expect(
      refusal(await fixture.ask(CHANGE, { id, version, driverId: free.employeeId })).code,
    ).toBe('OK');
    expect((await fixture.roundOf(free)).stops).toHaveLength(1);
  });

  it('is sorted by slot, area and PIN code', async () => {
    const em = fixture.test.orm.em.fork();
    const [zoo, adyar] = [
      await makeArea(fixture.test, { name: 'Zoo' }),
      await makeArea(fixture.test, { name: 'Adyar' }),
    ];
    const some = [
      await fixture.order({ pickupAddress: addressIn(zoo) }),
      await fixture.order({ pickupAddress: addressIn(adyar) }),
      await fixture.order(),
    ];
    await em.execute(`update "order" set slot_starts = '10:00', slot_ends = '12:00' where id = ?`, [
      some[2]?.id,
    ]);
    const { round } = await fixture.planned(...some);
    const { data } = await fixture.ask<{ sortRoundStops: { round: RoundView } }>(SORT, round);
    const sorted = data?.sortRoundStops.round.stops.map(({ orderId }) => orderId);
    expect(sorted).toEqual([some[2]?.id, some[1]?.id, some[0]?.id]);
  });

  it('its orders are unplanned after it is deleted', async () => {
    const one = await fixture.order();
    const { round } = await fixture.planned(one);
    const { id, version } = round;
    const twice = await Promise.all([1, 2].map(() => fixture.ask(DELETE, { id, version })));
    expect(twice.map((answer) => refusal(answer).code).toSorted()).toEqual(['NOT_FOUND', 'OK']);
    expect(await fixture.unplanned(one)).toBeDefined();
  });
});

describe('a stop', () => {
  const statusesOf = async (driver: { employeeId: string }) =>
    (await fixture.roundOf(driver)).stops.map(({ status }) => status);

  it('ends when the order is picked up, delivered or cancelled', async () => {
    const [one, gone] = [await fixture.order(), await fixture.order()];
    const out = await fixture.order({ orderStatus: 'dispatched' });
    const { driver } = await fixture.planned(one, gone, out);
    const { id: clothId } = await makeCloth(fixture.test);
    const items = [{ clothId, quantity: 1 }];
    expect(refusal(await fixture.ask(PICK, { id: one.id, version: 1, items })).code).toBe('OK');
    await fixture.ask(CANCEL, { id: gone.id, version: 1 }, fixture.customer);
    await deliverOrder(fixture.test, fixture.kala.token, out, { deliveryOTP: out.code });
    expect(await statusesOf(driver)).toEqual(['DONE', 'CANCELLED', 'DONE']);
  });

  it('can be planned again when the pickup moves to another day', async () => {
    const one = await fixture.order();
    const { driver } = await fixture.planned(one);
    const pickupDate = addDays(today(), 2);
    await fixture.ask(RESCHEDULE, { id: one.id, version: 1, pickupDate }, fixture.customer);
    expect(await statusesOf(driver)).toEqual([]);
    expect(await fixture.unplanned(one, pickupDate)).toBeDefined();
  });

  it('keeps its reason when it fails, is in the timeline, and can be planned again', async () => {
    const one = await fixture.order();
    const { driver, round } = await fixture.planned(one);
    const id = round.stops[0]?.id;
    expect(
      refusal(await fixture.ask(FAIL, { id, reason: 'OTHER', note: ' ' })).fields,
    ).toHaveProperty('note');
    const failed = { id, reason: 'NOBODY_HOME', note: 'Rang twice' };
    const answers = [
      await fixture.ask(FAIL, failed, driver),
      await fixture.ask(FAIL, failed, driver),
    ];
    expect(answers.map((answer) => refusal(answer).code)).toEqual(['OK', 'OK']);
    expect(refusal(await fixture.ask(FAIL, { id, reason: 'REFUSED' })).code).toBe('CONFLICT');
    expect((await fixture.roundOf(driver)).stops[0]).toMatchObject({
      ...{ status: 'FAILED', failure: { reason: 'NOBODY_HOME', note: 'Rang twice' } },
    });
    expect(await fixture.unplanned(one)).toMatchObject({ lastFailure: { reason: 'NOBODY_HOME' } });
    const { data } = await fixture.ask<{ order: { timeline: object[] } }>(
      `query ($id: ID!) { order(id: $id) { timeline { kind reason } } }`,
      { id: one.id },
      fixture.customer,
    );
    const attempts = data?.order.timeline.filter(
      (event) => 'kind' in event && event.kind === 'ATTEMPT_FAILED',
    );
    expect(attempts).toEqual([
      { kind: 'ATTEMPT_FAILED', reason: 'Pickup: no one home. Rang twice' },
    ]);
    const [again] = await planStops(fixture.test, fixture.kala, { orders: [one], driver });
    expect(again?.code).toBeNull();
    expect(await statusesOf(driver)).toEqual(['FAILED', 'OPEN']);
  });
});

describe('a driver', () => {
  it('sees only their own rounds of yesterday, today and tomorrow, and can fail only their stops', async () => {
    const [ravi, devi] = [
      await makeDriver(fixture.test, 'Ravi'),
      await makeDriver(fixture.test, 'Devi'),
    ];
    const days = [-2, -1, 0, 1, 2].map((more) => addDays(today(), more));
    const made: { stops: string[] }[] = [];
    for (const day of days)
      made.push(await makeRound(fixture.test, ravi.employeeId, [(await fixture.order()).id], day));
    const { data } = await fixture.ask<{ myRounds: RoundView[] }>(MINE, {}, ravi);
    expect(data?.myRounds.map(({ day }) => day)).toEqual(days.slice(1, 4));
    expect((await fixture.ask<{ myRounds: RoundView[] }>(MINE, {}, devi)).data?.myRounds).toEqual(
      [],
    );
    const fail = async (place: number, by: TestUser) =>
      refusal(await fixture.ask(FAIL, { id: made[place]?.stops[0], reason: 'REFUSED' }, by)).code;
    expect(await fail(2, devi)).toBe('NOT_FOUND');
    expect(await fail(4, ravi)).toBe('NOT_FOUND');
    expect(await fail(2, ravi)).toBe('OK');
    expect(refusal(await fixture.ask(OF_DAY, { day: today() }, ravi)).code).toBe('FORBIDDEN');
  });
});
