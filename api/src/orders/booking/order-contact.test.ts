import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../../platform/dates.js';
import { makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder, storedOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import type { OrderStatus } from '../../../rules/order-status.js';

const CHANGED = `{ message order {
  id version pickupAddress pickupPhoneNumber pickupName timeline { kind reason actor { name } }
} }`;
const CORRECT = `mutation ($id: ID!, $version: Int!, $input: UpdateOrderContactInput!) {
  updateOrderContact(id: $id, version: $version, input: $input) ${CHANGED}
}`;
const RESCHEDULE = `mutation ($id: ID!, $version: Int!, $day: CalendarDate!, $reason: String) {
  rescheduleOrder(id: $id, version: $version, input: { pickupDate: $day, reason: $reason }) ${CHANGED}
}`;

interface Corrected {
  updateOrderContact: { order: { version: number; timeline: { kind: string; reason: string }[] } };
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

const NEW = '7, Other Street, Adyar, Chennai, Tamil Nadu - 600020';
const correct = (order: { id: string; version: number }, input: object, by = staff) =>
  test.graphql<Corrected>(
    CORRECT,
    { id: order.id, version: order.version, input: { reason: 'Wrong house', ...input } },
    by.token,
  );

describe('correcting an order', () => {
  it('writes the previous values and the reason in the timeline, and mails the customer', async () => {
    const order = await makeOrder(test, customer);
    const { data } = await correct(order, { pickupAddress: NEW, phone: '+91 91234 56789' });
    expect(data?.updateOrderContact.order).toMatchObject({
      ...{ version: 2, pickupAddress: NEW, pickupPhoneNumber: '9123456789' },
      timeline: [
        { kind: 'BOOKED' },
        {
          ...{ kind: 'CONTACT_UPDATED', actor: { name: 'Meena' } },
          reason: `Address: ${NEW}, was 12 Car Street, Mylapore, Chennai, Tamil Nadu - 600004. Phone: 9123456789, was 9876543210. Wrong house`,
        },
      ],
    });
    const mail = await test.mailTo(customer.email, ({ subject }) =>
      subject.includes('Address or contact changed'),
    );
    for (const texts of [NEW, '9123456789', 'Wrong house']) expect(mail.text).toContain(texts);
  });

  it('sets the contact name, and removes it for an empty name', async () => {
    const order = await makeOrder(test, customer);
    const first = await correct(order, { name: 'Ravi' });
    expect(first.data?.updateOrderContact.order).toMatchObject({ pickupName: 'Ravi' });
    const second = await correct({ ...order, version: 2 }, { name: '' });
    expect(second.data?.updateOrderContact.order).toMatchObject({ pickupName: null });
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
    expect(refusal(await correct(order, { phone: '9123456789' })).code).toBe(code);
    expect((await storedOrder(test, order.id)).version).toBe(code === 'OK' ? 2 : 1);
  });

  it.each([
    [{}, 'pickupAddress'],
    [{ phone: '9876543210' }, 'pickupAddress'],
    [{ pickupAddress: 'short' }, 'pickupAddress'],
    [{ phone: '12' }, 'phone'],
    [{ phone: '9123456789', reason: ' ' }, 'reason'],
  ])('refuses %j on its field', async (input, field) => {
    const order = await makeOrder(test, customer);
    const refused = refusal(await correct(order, input));
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', [field]]);
    expect((await storedOrder(test, order.id)).version).toBe(1);
  });

  it('accepts one of two concurrent corrections; the second one gets a CONFLICT that names the change', async () => {
    const order = await makeOrder(test, customer);
    const answers = await Promise.all([
      correct(order, { phone: '9123456789' }),
      correct(order, { phone: '9123456780' }),
    ]);
    const refused = answers.map(refusal).filter(({ code }) => code !== 'OK');
    expect(refused).toMatchObject([{ code: 'CONFLICT' }]);
    expect(refused[0]?.message).toContain('changed the address or contact of this order');
  });

  it('needs ORDERS_BOOK, which the customer of the order does not have', async () => {
    const order = await makeOrder(test, customer);
    expect(refusal(await correct(order, { phone: '9123456789' }, customer)).code).toBe('FORBIDDEN');
    const other = await makeStaff(test, ['orders.update_status']);
    expect(refusal(await correct(order, { phone: '9123456789' }, other)).code).toBe('FORBIDDEN');
  });
});

it('a pickup that staff move saves the reason and mails it', async () => {
  const order = await makeOrder(test, customer);
  const variables = { ...order, day: addDays(today(), 3), reason: 'The van broke down' };
  const { data } = await test.graphql<{ rescheduleOrder: Corrected['updateOrderContact'] }>(
    RESCHEDULE,
    variables,
    staff.token,
  );
  const [, moved] = data?.rescheduleOrder.order.timeline ?? [];
  expect(moved?.reason).toMatch(/^From .* to .*\. The van broke down$/);
  const mail = await test.mailTo(customer.email, ({ subject }) => subject.includes('moved to'));
  expect(mail.text).toContain('The van broke down');
});
