import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, readableDay, today } from '../../platform/dates.js';
import { makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder, storedOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import type { OrderStatus } from '../../../rules/order-status.js';
import { defaultPromisedDate } from '../promised-date.rules.js';

const ORDER =
  'id version pickupDate promisedDate isOverdue timeline { kind reason actor { name } }';
const PROMISE = `mutation ($id: ID!, $version: Int!, $promisedDate: CalendarDate!, $reason: String!) {
  updatePromisedDate(id: $id, version: $version, input: { promisedDate: $promisedDate, reason: $reason }) {
    message order { ${ORDER} }
  }
}`;
const BOOK = `mutation ($input: BookPickupInput!) {
  bookPickup(input: $input) { booking { ${ORDER} } }
}`;
const MOVE = `mutation ($id: ID!, $version: Int!, $day: CalendarDate!) {
  rescheduleOrder(id: $id, version: $version, input: { pickupDate: $day }) { order { ${ORDER} } }
}`;
const READ = `query ($id: ID!) { order(id: $id) { ${ORDER} } }`;

interface Order {
  id: string;
  version: number;
  promisedDate: string | null;
  isOverdue: boolean;
  timeline: { kind: string; reason: string | null; actor: { name: string } }[];
}

let test: TestServer;
let staff: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  staff = await makeStaff(test, ['orders.book'], { name: 'Meena' });
  customer = await makeUser(test, { name: 'Asha Rao' });
});
afterAll(() => test.stop());

const soon = addDays(today(), 7);
const promise = (order: { id: string; version: number }, values: object = {}, by = staff) =>
  test.graphql<{ updatePromisedDate: { message: string; order: Order } }>(
    PROMISE,
    {
      ...{ id: order.id, version: order.version },
      ...{ promisedDate: soon, reason: 'Press broken', ...values },
    },
    by.token,
  );

async function book(express: boolean, pickupDate = addDays(today(), 1)): Promise<Order> {
  const pickupAddress = '7, Other Street, Adyar, Chennai, Tamil Nadu - 600020';
  const input = { pickupDate, pickupAddress, phone: '9876543210', express };
  const { data } = await test.graphql<{ bookPickup: { booking: Order } }>(
    BOOK,
    { input },
    customer.token,
  );
  if (!data) throw new Error('The booking was refused');
  return data.bookPickup.booking;
}

describe('a booking', () => {
  it('has a promised date in its mail, an earlier one for express', async () => {
    const pickup = addDays(today(), 1);
    for (const express of [true, false]) {
      const { id, promisedDate } = await book(express);
      expect(promisedDate).toBe(defaultPromisedDate(pickup, express));
      // The mails of the two bookings arrive in any order.
      const mail = await test.mailTo(customer.email, ({ text }) => text.includes(id));
      expect(mail.text).toContain(
        `Expected by: ${readableDay(defaultPromisedDate(pickup, express))}`,
      );
    }
  });

  it('gets a new promised date when its pickup moves, and the mail contains that date', async () => {
    const { id, version } = await book(false);
    const day = addDays(today(), 20);
    const { data } = await test.graphql<{ rescheduleOrder: { order: Order } }>(
      MOVE,
      { id, version, day },
      customer.token,
    );
    expect(data?.rescheduleOrder.order.promisedDate).toBe(defaultPromisedDate(day, false));
    const mail = await test.mailTo(customer.email, ({ subject }) => subject.includes('moved to'));
    expect(mail.text).toContain(readableDay(defaultPromisedDate(day, false)));
  });

  it('without a promised date is overdue only before its pickup, and can be rescheduled', async () => {
    const order = await makeOrder(test, customer);
    const { data } = await test.graphql<{ order: Order }>(READ, { id: order.id }, customer.token);
    expect(data?.order).toMatchObject({ promisedDate: null, isOverdue: false });
    const late = await makeOrder(test, customer, { pickupDate: addDays(today(), -1) });
    const read = await test.graphql<{ order: Order }>(READ, { id: late.id }, customer.token);
    expect(read.data?.order).toMatchObject({ promisedDate: null, isOverdue: true });
    const day = addDays(today(), 2);
    const moved = await test.graphql<{ rescheduleOrder: { order: Order } }>(
      MOVE,
      { id: late.id, version: late.version, day },
      customer.token,
    );
    const expected = { promisedDate: null, isOverdue: false };
    expect(moved.data?.rescheduleOrder.order).toMatchObject(expected);
  });
});

describe('promising another day', () => {
  it('writes the previous date and the reason in the timeline, and mails the customer', async () => {
    const order = await book(false);
    const was = readableDay(order.promisedDate ?? '');
    const { data } = await promise(order);
    expect(data?.updatePromisedDate).toMatchObject({
      message: `Promised by ${readableDay(soon)}`,
      order: {
        ...{ version: 2, promisedDate: soon },
        timeline: [
          { kind: 'BOOKED' },
          {
            ...{ kind: 'PROMISED_DATE_CHANGED', actor: { name: 'Meena' } },
            reason: `From ${was} to ${readableDay(soon)}. Press broken`,
          },
        ],
      },
    });
    const mail = await test.mailTo(customer.email, ({ subject }) =>
      subject.includes('expected by'),
    );
    for (const texts of [readableDay(soon), 'Press broken']) expect(mail.text).toContain(texts);
  });

  it('sets isOverdue to false if the new date is not over', async () => {
    const late = { orderStatus: 'processing', promisedDate: addDays(today(), -1) } as const;
    const order = await makeOrder(test, customer, late);
    const read = await test.graphql<{ order: Order }>(READ, { id: order.id }, customer.token);
    expect(read.data?.order.isOverdue).toBe(true);
    const { data } = await promise(order, { promisedDate: today() });
    expect(data?.updatePromisedDate.order.isOverdue).toBe(false);
  });

  it.each<[OrderStatus, string]>([
    ['waiting for pickup', 'OK'],
    ['picked', 'OK'],
    ['processing', 'OK'],
    ['dispatched', 'OK'],
    ['delivered', 'CONFLICT'],
    ['cancelled', 'CONFLICT'],
  ])('in the status "%s" returns %s', async (orderStatus, code) => {
    const order = await makeOrder(test, customer, { orderStatus });
    expect(refusal(await promise(order)).code).toBe(code);
    expect((await storedOrder(test, order.id)).version).toBe(code === 'OK' ? 2 : 1);
  });

  it.each([
    [{ promisedDate: addDays(today(), -1) }, 'promisedDate'],
    [{ promisedDate: today() }, 'promisedDate'],
    [{ promisedDate: addDays(today(), 4) }, 'promisedDate'],
    [{ promisedDate: addDays(today(), 121) }, 'promisedDate'],
    [{ reason: ' ' }, 'reason'],
  ])('refuses %j of a pickup in two days on its field', async (values, field) => {
    const pickupDate = addDays(today(), 2);
    const order = await makeOrder(test, customer, {
      pickupDate,
      promisedDate: addDays(today(), 4),
    });
    const refused = refusal(await promise(order, values));
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', [field]]);
    expect((await storedOrder(test, order.id)).version).toBe(1);
  });

  it('accepts one of two concurrent requests; the second one gets a CONFLICT that names the change', async () => {
    const order = await makeOrder(test, customer);
    const answers = await Promise.all([
      promise(order),
      promise(order, { promisedDate: addDays(soon, 1) }),
    ]);
    const refused = answers.map(refusal).filter(({ code }) => code !== 'OK');
    expect(refused).toMatchObject([{ code: 'CONFLICT' }]);
    expect(refused[0]?.message).toContain('changed the promised date of this order');
  });

  it('needs ORDERS_BOOK, which the customer of the order does not have', async () => {
    const order = await makeOrder(test, customer);
    const other = await makeStaff(test, ['orders.update_status']);
    for (const who of [customer, other])
      expect(refusal(await promise(order, {}, who)).code).toBe('FORBIDDEN');
  });
});
