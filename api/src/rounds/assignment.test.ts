import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../platform/dates.js';
import { addressIn, makeArea } from '../testing/areas/areas.js';
import { makeStaff } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import {
  CANCEL,
  CHANGE,
  DELETE,
  FAIL,
  ROUND,
  type RoundFixture,
  startRoundFixture,
} from '../testing/rounds/round-fixture.js';
import { makeDriver, makeRound, planStops } from '../testing/rounds/rounds.js';

const CREATE = `mutation ($day: CalendarDate!, $driverId: ID!) {
  createRound(input: { day: $day, driverId: $driverId }) { round ${ROUND} }
}`;

let fixture: RoundFixture;
beforeAll(async () => {
  fixture = await startRoundFixture();
});
afterAll(() => fixture.test.stop());

describe('unplanned stops', () => {
  it('are those due by the day, and all dispatched deliveries', async () => {
    const [now, late, later] = [
      await fixture.order(),
      await fixture.order({ pickupDate: addDays(today(), -3) }),
      await fixture.order({ pickupDate: addDays(today(), 1) }),
    ];
    const out = await fixture.order({
      orderStatus: 'dispatched',
      promisedDate: today(),
      paidAmount: 30_000,
    });
    const soon = await fixture.order({
      orderStatus: 'dispatched',
      promisedDate: addDays(today(), 1),
    });
    const washing = await fixture.order({ orderStatus: 'processing', promisedDate: today() });
    expect(await fixture.unplanned(now)).toMatchObject({
      kind: 'PICKUP',
      dueOn: today(),
      amountToCollect: 0,
    });
    expect(await fixture.unplanned(late)).toBeDefined();
    expect(await fixture.unplanned(out)).toMatchObject({
      kind: 'DELIVERY',
      pieces: 10,
      amountToCollect: 70_000,
    });
    for (const one of [later, washing]) expect(await fixture.unplanned(one)).toBeUndefined();
    // A dispatched order can be delivered before its promised date; it comes after the due ones.
    expect(await fixture.unplanned(soon)).toMatchObject({ dueOn: addDays(today(), 1) });
    const dues = (await fixture.ofDay()).unplanned.map(
      ({ dueOn }) => dueOn !== null && dueOn > today(),
    );
    expect(dues).toEqual(dues.toSorted((a, b) => Number(a) - Number(b)));
    expect(await fixture.unplanned(later, addDays(today(), 1))).toBeDefined();
    // A pickup is offered only on its own day, not on the next one.
    for (const one of [now, later])
      expect(await fixture.unplanned(one, addDays(today(), 2))).toBeUndefined();
    expect(await fixture.unplanned(soon, addDays(today(), 1))).toBeDefined();
  });

  it('include deliveries whose stop was removed, whose round was deleted, or whose attempt failed', async () => {
    const dispatched = { orderStatus: 'dispatched', promisedDate: addDays(today(), 3) } as const;
    const [out, deleted, failed] = [
      await fixture.order(dispatched),
      await fixture.order(dispatched),
      await fixture.order(dispatched),
    ];
    const rounds = [
      await fixture.planned(out),
      await fixture.planned(deleted),
      await fixture.planned(failed),
    ];
    for (const one of [out, deleted, failed]) expect(await fixture.unplanned(one)).toBeUndefined();
    const [takenOut, gone, driven] = rounds.map(({ round }) => round);
    await fixture.ask(CHANGE, { ...takenOut, driverId: undefined, stops: [] });
    await fixture.ask(DELETE, { ...gone });
    await fixture.ask(FAIL, { id: driven?.stops[0]?.id, reason: 'NOBODY_HOME' });
    for (const one of [out, deleted, failed])
      expect(await fixture.unplanned(one)).toMatchObject({
        kind: 'DELIVERY',
        dueOn: dispatched.promisedDate,
      });
    expect((await fixture.unplanned(failed))?.lastFailure).toMatchObject({ reason: 'NOBODY_HOME' });
  });

  it('names the area of its PIN code', async () => {
    const area = await makeArea(fixture.test);
    const one = await fixture.order({ pickupAddress: addressIn(area) });
    expect(await fixture.unplanned(one)).toMatchObject({ area: area.name });
  });
});

describe('an order that the customer collects at the counter', () => {
  const BOOK = `mutation ($input: CreateBookingForCustomerInput!) {
    createBookingForCustomer(input: $input) { booking { id version } }
  }`;
  const CORRECT = `mutation ($id: ID!, $version: Int!, $input: UpdateOrderContactInput!) {
    updateOrderContact(id: $id, version: $version, input: $input) { order { version } }
  }`;
  const byStaff = async (values: object = {}) => {
    const clerk = await makeStaff(fixture.test, ['orders.book']);
    const input = { customerId: fixture.customer.id, pickupDate: today(), walkIn: true, ...values };
    const { data } = await fixture.ask<{
      createBookingForCustomer: { booking: { id: string; version: number } };
    }>(BOOK, { input }, clerk);
    if (!data) throw new Error('Nothing was booked');
    return { clerk, order: { ...data.createBookingForCustomer.booking, code: null } };
  };
  const dispatch = (id: string, promisedDate: string | null) =>
    fixture.test.orm.em
      .fork()
      .execute(
        `update "order" set order_status = 'dispatched', item_count = 1, delivery_otp = '0427', promised_date = ? where id = ?`,
        [promisedDate, id],
      );

  it('is never offered as a stop, nor planned, until it gets an address', async () => {
    const { clerk, order } = await byStaff();
    for (const promised of [null, today(), addDays(today(), 1)]) {
      await dispatch(order.id, promised);
      expect(await fixture.unplanned(order)).toBeUndefined();
    }
    const driver = await makeDriver(fixture.test);
    const plan = (version: number) =>
      planStops(fixture.test, fixture.kala, { orders: [{ ...order, version }], driver });
    expect(await plan(order.version)).toMatchObject([
      {
        code: 'CONFLICT',
        message:
          'The customer collects this order at the counter. To plan a delivery, change its address first',
      },
    ]);
    const input = { pickupAddress: '7, Car Street, Chennai - 600004', reason: 'Asked by phone' };
    const corrected = await fixture.ask<{ updateOrderContact: { order: { version: number } } }>(
      CORRECT,
      { ...order, input },
      clerk,
    );
    expect(await fixture.unplanned(order)).toMatchObject({ kind: 'DELIVERY' });
    const { version = 0 } = corrected.data?.updateOrderContact.order ?? {};
    expect(await plan(version)).toMatchObject([{ code: null }]);
  });

  it('has no pickup on another day either', async () => {
    const { clerk, order } = await byStaff();
    const moved = await fixture.ask(
      `mutation ($id: ID!, $version: Int!, $day: CalendarDate!) {
        rescheduleOrder(id: $id, version: $version, input: { pickupDate: $day }) { message }
      }`,
      { ...order, day: addDays(today(), 1) },
      clerk,
    );
    expect(refusal(moved).code).toBe('OK');
    expect(await fixture.unplanned(order, addDays(today(), 1))).toBeUndefined();
  });
});

describe('planning', () => {
  it('adds each order at the end of a round or says why not, and repeats change nothing', async () => {
    const driver = await makeDriver(fixture.test);
    const [first, second] = [
      await fixture.order(),
      await fixture.order({ orderStatus: 'dispatched' }),
    ];
    const refused = [
      await fixture.order({ orderStatus: 'processing' }),
      await fixture.order({ pickupDate: addDays(today(), 1) }),
      { ...(await fixture.order()), version: 7 },
    ];
    const some = [first, ...refused, second];
    const plan = () => planStops(fixture.test, fixture.kala, { orders: some, driver });
    const codes = [null, 'CONFLICT', 'CONFLICT', 'CONFLICT', null];
    expect((await plan()).map(({ code }) => code)).toEqual(codes);
    expect((await plan()).map(({ code }) => code)).toEqual(codes);
    const { stops, version } = await fixture.roundOf(driver);
    expect(stops.map(({ orderId }) => orderId)).toEqual([first.id, second.id]);
    expect(version).toBe(2);
    expect(await fixture.unplanned(first)).toBeUndefined();
  });

  it('uses the agreed pickup day while it is in the future', async () => {
    const driver = await makeDriver(fixture.test);
    const [booked, late] = [
      await fixture.order(),
      await fixture.order({ pickupDate: addDays(today(), -2) }),
    ];
    const day = addDays(today(), 1);
    const results = await planStops(fixture.test, fixture.kala, {
      orders: [booked, late],
      driver,
      day,
    });
    expect(results.map(({ code }) => code)).toEqual(['CONFLICT', null]);
  });

  it('adds an order once to one of two rounds, and the other request gets a conflict', async () => {
    const one = await fixture.order();
    const [ravi, devi] = [
      await makeDriver(fixture.test, 'Ravi'),
      await makeDriver(fixture.test, 'Devi'),
    ];
    const result = await Promise.all([
      planStops(fixture.test, fixture.kala, { orders: [one], driver: ravi }),
      planStops(fixture.test, fixture.mani, { orders: [one], driver: devi }),
    ]);
    const [lost] = result.flat().filter(({ code }) => code === 'CONFLICT');
    expect(result.flat().filter(({ code }) => code === null)).toHaveLength(1);
    expect(lost?.message).toMatch(
      /^(Kala|Mani) already planned this pickup in the round of (Ravi|Devi) on /,
    );
  });

  it('plans no order that is cancelled at the same time', async () => {
    const some = await fixture.orders(5);
    const driver = await makeDriver(fixture.test);
    await Promise.all([
      ...some.map((one) => planStops(fixture.test, fixture.kala, { orders: [one], driver })),
      ...some.map(({ id, version }) => fixture.ask(CANCEL, { id, version }, fixture.customer)),
    ]);
    const { rounds } = await fixture.ofDay();
    const left = rounds.filter((round) => round.driver?.id === driver.employeeId);
    const states = left.flatMap(({ stops }) => stops.map(({ status: state }) => state));
    expect(states.filter((state) => state !== ('CANCELLED' as string))).toEqual([]);
  });

  it('needs a future day and an employee who drives', async () => {
    const driverId = (await makeDriver(fixture.test)).employeeId;
    const other = (await makeStaff(fixture.test, ['orders.read'])).employeeId;
    const fieldsOf = async (given: object) => refusal(await fixture.ask(CREATE, given)).fields;
    expect(await fieldsOf({ day: addDays(today(), -1), driverId })).toHaveProperty('day');
    expect(await fieldsOf({ day: addDays(today(), 61), driverId })).toHaveProperty('day');
    expect(await fieldsOf({ day: today(), driverId: other })).toHaveProperty('driverId');
    const twice = await Promise.all(
      [1, 2].map(() => fixture.ask(CREATE, { day: today(), driverId })),
    );
    expect(twice.map((answer) => refusal(answer).code).toSorted()).toEqual(['CONFLICT', 'OK']);
  });

  it('takes over open stops of past rounds', async () => {
    const one = await fixture.order({ pickupDate: addDays(today(), -1) });
    const driver = await makeDriver(fixture.test);
    await makeRound(fixture.test, driver.employeeId, [one.id], addDays(today(), -1));
    expect(await fixture.unplanned(one)).toBeDefined();
    const [result] = await planStops(fixture.test, fixture.kala, { orders: [one], driver });
    expect(result?.code).toBeNull();
    expect((await fixture.roundOf(driver, addDays(today(), -1))).stops).toEqual([]);
  });
});
