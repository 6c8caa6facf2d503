import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressIn, makeArea, newPincode, slotOn } from '../testing/areas/areas.js';
import { entriesOf, summariesOf } from '../testing/audit/stored-entries.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { OrderStatus } from '../../rules/order-status.js';
import { addDays, today } from '../platform/dates.js';
import { Weekday } from '../platform/weekday.enum.js';
import type { AreaFields } from './areas.inputs.js';
import type { AreaRow } from './areas.queries.js';

const AREA = 'area { id name version pincodes slots { id weekday startTime endTime capacity } }';
const CREATE = `mutation ($input: CreateAreaInput!) {
  createArea(input: $input) { message ${AREA} }
}`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateAreaInput!) {
  updateArea(id: $id, version: $version, input: $input) { message ${AREA} }
}`;
const DELETE = `mutation ($id: ID!, $version: Int! = 1) { deleteArea(id: $id, version: $version) { message } }`;
const AREAS = `{ areas { id name pincodes slots { startTime } } }`;

const MONDAY = { weekday: 'MONDAY' as const, startTime: '10:00', endTime: '12:00', capacity: 3 };
const EVENING = { weekday: 'MONDAY' as const, startTime: '18:00', endTime: '20:00', capacity: 2 };

/** The slots for `makeArea`, which takes weekdays as numbers. */
const saved = (...slots: (typeof MONDAY)[]) =>
  slots.map((slot) => ({ ...slot, weekday: Weekday[slot.weekday] }));

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const create = (input: Partial<AreaFields> = {}, slots: object[] = [MONDAY], by = admin) => {
  const pincode = newPincode();
  const wanted = { name: `New ${pincode}`, pincodes: [pincode], ...input };
  return test.graphql<{ createArea: { area: AreaRow } }>(
    CREATE,
    { input: { ...wanted, slots } },
    by.token,
  );
};

const update = ({ id, version, name, pincodes }: AreaRow, values: object, slots = [MONDAY]) =>
  test.graphql<{ updateArea: { area: AreaRow } }>(
    UPDATE,
    { id, version, input: { name, pincodes, ...values, slots } },
    admin.token,
  );

const namesOf = async () =>
  (await test.graphql<{ areas: AreaRow[] }>(AREAS, {}, admin.token)).data?.areas.map(
    ({ name }) => name,
  );

describe('an area', () => {
  it('has a name, PIN codes, and slots in the order of the week', async () => {
    const [later, first] = [newPincode(), newPincode()];
    const input = { name: '  Adyar   East ', pincodes: [first, later, first] };
    const { data } = await create(input, [EVENING, { ...MONDAY, weekday: 'WEDNESDAY' }, MONDAY]);
    expect(data?.createArea.area).toMatchObject({
      ...{ name: 'Adyar East', version: 1, pincodes: [later, first] },
      slots: [MONDAY, EVENING, { ...MONDAY, weekday: 'WEDNESDAY' }],
    });
    expect(await namesOf()).toContain('Adyar East');
  });

  it.each([
    [{ name: ' ' }, [MONDAY], 'name'],
    [{ name: 'x'.repeat(61) }, [MONDAY], 'name'],
    [{ pincodes: [] }, [MONDAY], 'pincodes'],
    [{ pincodes: ['60002'] }, [MONDAY], 'pincodes'],
    [{ pincodes: Array.from({ length: 201 }, () => '600020') }, [MONDAY], 'pincodes'],
    [{}, [{ ...MONDAY, startTime: '24:00' }], 'slots.0.startTime'],
    [{}, [{ ...MONDAY, endTime: 'noon' }], 'slots.0.endTime'],
    [{}, [MONDAY, { ...EVENING, endTime: '18:00' }], 'slots.1.endTime'],
    [
      {},
      [MONDAY, EVENING, { ...MONDAY, startTime: '11:30', endTime: '13:00' }],
      'slots.2.startTime',
    ],
    [{}, [{ ...MONDAY, weekday: 7 }], 'slots.0.weekday'],
    [{}, [{ ...MONDAY, capacity: 0 }], 'slots.0.capacity'],
    [{}, [{ ...MONDAY, capacity: 1001 }], 'slots.0.capacity'],
  ])('is refused with %j and %j: %s', async (input, slots, field) => {
    const refused = refusal(await create(input, slots));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
  });

  it('has a unique name and PIN codes of no other area, also when two are saved at once', async () => {
    const { name, pincodes } = await makeArea(test);
    expect(refusal(await create({ name: name.toUpperCase() })).fields).toHaveProperty('name');
    const refused = refusal(await create({ pincodes: [...pincodes, newPincode()] }));
    expect(refused).toMatchObject({
      ...{ code: 'CONFLICT', fields: { pincodes: `${pincodes[0]} belongs to ${name}` } },
    });
    const wanted = { pincodes: [newPincode(), newPincode()] };
    const crossed = { pincodes: wanted.pincodes.toReversed() };
    const twice = await Promise.all([create(wanted), create(crossed)]);
    expect(twice.map((answer) => refusal(answer).code).toSorted()).toEqual(['CONFLICT', 'OK']);
  });

  it('rejects an outdated version, and does not change the id of its slots', async () => {
    const area = await makeArea(test, { slots: saved(MONDAY, EVENING) });
    const answers = await Promise.all([
      update(area, { name: `${area.name} one` }),
      update(area, { name: `${area.name} two` }),
    ]);
    expect(answers.map((answer) => refusal(answer).code).toSorted()).toEqual(['CONFLICT', 'OK']);
    const now = answers.flatMap(({ data }) => (data ? [data.updateArea.area] : []))[0];
    expect(now?.slots).toEqual([{ ...area.slots[0], weekday: 'MONDAY' }]);
    // The slot has its previous id again, so that its earlier bookings count towards the capacity.
    const back = await update(now ?? area, {}, [{ ...EVENING, capacity: 9 }, MONDAY]);
    expect(back.data?.updateArea.area.slots).toMatchObject([
      { id: area.slots[0]?.id },
      { id: area.slots[1]?.id, capacity: 9 },
    ]);
  });

  it('is deleted once, and its PIN codes are free again', async () => {
    const { id, name, pincodes } = await makeArea(test, { slots: saved(MONDAY) });
    const remove = () => test.graphql(DELETE, { id }, admin.token);
    const removed = await Promise.all([remove(), remove()]);
    expect(removed.map((answer) => refusal(answer).code).toSorted()).toEqual(['NOT_FOUND', 'OK']);
    expect(await namesOf()).not.toContain(name);
    expect(refusal(await create({ name, pincodes })).code).toBe('OK');
  });

  it('is not deleted in an old version', async () => {
    const area = await makeArea(test, { slots: saved(MONDAY) });
    await update(area, {}, [MONDAY, EVENING]);
    const remove = (version: number) => test.graphql(DELETE, { id: area.id, version }, admin.token);
    expect(refusal(await remove(1)).code).toBe('CONFLICT');
    expect(refusal(await remove(2)).code).toBe('OK');
  });

  it('is in the audit by its name, with only the changed fields', async () => {
    const area = await makeArea(test, { slots: saved(MONDAY, EVENING) });
    await update(area, {}, [MONDAY, { ...EVENING, capacity: 4 }]);
    const entries = await entriesOf(test, { about: area.id });
    expect(summariesOf(entries)).toEqual([
      { kind: 'changed', part: 'area_slot', before: { capacity: 2 }, after: { capacity: 4 } },
    ]);
  });

  it('needs the permission to change settings; staff who plan rounds can read it', async () => {
    const planner = await makeStaff(test, ['rounds.plan']);
    const frontDesk = await makeStaff(test, ['orders.book']);
    expect(refusal(await create({}, [MONDAY], planner)).code).toBe('FORBIDDEN');
    expect(refusal(await test.graphql(AREAS, {}, planner.token)).code).toBe('OK');
    expect(refusal(await test.graphql(AREAS, {}, frontDesk.token)).code).toBe('FORBIDDEN');
    const customer = await makeUser(test);
    expect(refusal(await test.graphql(AREAS, {}, customer.token)).code).toBe('FORBIDDEN');
  });
});

describe('a closed day', () => {
  const CLOSE = `mutation ($day: CalendarDate!, $reason: String!) {
    createHoliday(input: { day: $day, reason: $reason }) { message }
  }`;
  const OPEN = `mutation ($day: CalendarDate!) { deleteHoliday(input: { day: $day }) { message } }`;
  const BOOK = `mutation ($input: BookPickupInput!) { bookPickup(input: $input) { message } }`;
  const close = (day: string, reason = 'Pongal') =>
    test.graphql(CLOSE, { day, reason }, admin.token);
  const book = (customer: TestUser, input: object) =>
    test.graphql(
      BOOK,
      { input: { phone: '9876543210', pickupAddress: '12, Long Street - 600020', ...input } },
      customer.token,
    );

  it('accepts no booking, with or without a slot, until it is opened again', async () => {
    const day = addDays(today(), 30);
    const customer = await makeUser(test);
    const area = await makeArea(test, { slots: [slotOn(day)] });
    expect(refusal(await close(day)).code).toBe('OK');
    const slot = { pickupAddress: addressIn(area), slotId: area.slots[0]?.id };
    for (const input of [{}, slot])
      expect(
        refusal(await book(customer, { pickupDate: day, ...input })).fields?.['pickupDate'],
      ).toMatch(/^We are closed on .*: Pongal$/);
    expect(refusal(await test.graphql(OPEN, { day }, admin.token)).code).toBe('OK');
    expect(refusal(await book(customer, { pickupDate: day, ...slot })).code).toBe('OK');
  });

  it('has the number of its pickups that are still waiting', async () => {
    const day = addDays(today(), 33);
    const booked = async () =>
      (
        await test.graphql<{ bookedPickupCount: number }>(
          `query ($day: CalendarDate!) { bookedPickupCount(day: $day) }`,
          { day },
          admin.token,
        )
      ).data?.bookedPickupCount;
    const customer = await makeUser(test);
    expect(await booked()).toBe(0);
    const { WAITING_FOR_PICKUP, PICKED, CANCELLED } = OrderStatus;
    for (const orderStatus of [WAITING_FOR_PICKUP, WAITING_FOR_PICKUP, PICKED, CANCELLED])
      await makeOrder(test, customer, { pickupDate: day, orderStatus });
    expect(await booked()).toBe(2);
    expect(refusal(await close(day)).code).toBe('OK');
    expect(await booked()).toBe(2);
  });

  it('is closed and opened once, from today on, with a reason', async () => {
    const day = addDays(today(), 31);
    const twice = await Promise.all([close(day), close(day)]);
    expect(twice.map((answer) => refusal(answer).code).toSorted()).toEqual(['CONFLICT', 'OK']);
    expect(refusal(await close(addDays(today(), -1))).fields).toHaveProperty('day');
    expect(refusal(await close(addDays(today(), 32), ' ')).fields).toHaveProperty('reason');
    const open = () => test.graphql(OPEN, { day }, admin.token);
    expect([refusal(await open()).code, refusal(await open()).code]).toEqual(['OK', 'NOT_FOUND']);
  });
});
