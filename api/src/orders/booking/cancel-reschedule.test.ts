import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder, storedOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { OrderStatus } from '../../../rules/order-status.js';

const CHANGED = `{ message order { id orderStatus pickupDate version timeline { kind fromStatus toStatus reason actor { name } } } }`;
const CANCEL = `mutation ($id: ID!, $version: Int!, $reason: String) {
  cancelOrder(id: $id, version: $version, input: { reason: $reason }) ${CHANGED}
}`;
const RESCHEDULE = `mutation ($id: ID!, $version: Int!, $pickupDate: CalendarDate!) {
  rescheduleOrder(id: $id, version: $version, input: { pickupDate: $pickupDate }) ${CHANGED}
}`;

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { name: 'Asha Rao' });
  stranger = await makeUser(test, { role: 'enterprise' });
});
afterAll(() => test.stop());

const cancel = (order: object, token?: string, reason?: string) =>
  test.graphql<{ cancelOrder: { message: string; order: object } }>(
    CANCEL,
    { ...order, reason },
    token,
  );
const reschedule = (order: object, token?: string, pickupDate = addDays(today(), 2)) =>
  test.graphql<{ rescheduleOrder: { message: string; order: object } }>(
    RESCHEDULE,
    { ...order, pickupDate },
    token,
  );

describe('cancelling', () => {
  it('is possible for the customer before the pickup, with or without a reason', async () => {
    for (const reason of ['Going away', undefined, '']) {
      const order = await makeOrder(test, customer);
      const { data } = await cancel(order, customer.token, reason);
      expect(data?.cancelOrder.message).toBe('Order cancelled');
      expect(data?.cancelOrder.order).toMatchObject({
        ...{ orderStatus: 'CANCELLED', version: 2 },
        timeline: [
          { kind: 'BOOKED' },
          {
            ...{ kind: 'STATUS_CHANGED', fromStatus: 'WAITING_FOR_PICKUP', toStatus: 'CANCELLED' },
            ...{ reason: reason || null, actor: { name: 'Asha Rao' } },
          },
        ],
      });
    }
    const mail = await test.mailTo(customer.email, ({ text }) => text.includes('Going away'));
    expect(mail.subject).toContain('Order cancelled');
  });

  it('sends a mail that mentions the paid amount only if it is above 0', async () => {
    for (const paidAmount of [12_345, 0]) {
      const items: [number, number][] = [[1, 20_000]];
      const order = await makeOrder(test, customer, { orderStatus: 'picked', items, paidAmount });
      const reason = `Paid ${paidAmount}`;
      await cancel(order, admin.token, reason);
      const { text } = await test.mailTo(customer.email, (mail) => mail.text.includes(reason));
      if (paidAmount) expect(text).toContain('You have paid ₹123.45. We will refund it.');
      else expect(text).not.toContain('You have paid');
    }
  });

  it('is refused to the customer after the pickup', async () => {
    for (const orderStatus of ['picked', 'processing', 'dispatched', 'delivered'] as const) {
      const order = await makeOrder(test, customer, { orderStatus });
      expect(refusal(await cancel(order, customer.token, 'Please')).code).toBe('CONFLICT');
      expect((await storedOrder(test, order.id)).order_status).toBe(orderStatus);
    }
  });

  it('is possible for staff until the delivery, with a reason', async () => {
    const open = Object.values(OrderStatus).slice(0, 4);
    for (const orderStatus of open) {
      const order = await makeOrder(test, customer, { orderStatus });
      const refused = refusal(await cancel(order, admin.token, '  '));
      expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reason: /./ } });
      expect(refusal(await cancel(order, admin.token, 'Nobody at home')).code).toBe('OK');
      expect(await storedOrder(test, order.id)).toMatchObject({
        ...{ order_status: 'cancelled', delivery_otp: null, events: 2 },
      });
    }
    for (const orderStatus of ['delivered', 'cancelled'] as const) {
      const order = await makeOrder(test, customer, { orderStatus });
      expect(refusal(await cancel(order, admin.token, 'Late')).code).toBe('CONFLICT');
    }
  });

  it('refuses reasons that cannot be saved', async () => {
    const order = await makeOrder(test, customer);
    for (const reason of ['x'.repeat(10_000), 'bell \u0007', 'nul \0'])
      expect(refusal(await cancel(order, customer.token, reason))).toMatchObject({
        ...{ code: 'BAD_USER_INPUT', fields: { reason: /./ } },
      });
    expect((await storedOrder(test, order.id)).version).toBe(1);
  });
});

describe('rescheduling', () => {
  it('is possible five times for a customer, and after that only for staff', async () => {
    let order: object = await makeOrder(test, customer);
    const move = async (days: number, token?: string) => {
      const answer = await reschedule(order, token, addDays(today(), days));
      order = answer.data?.rescheduleOrder.order ?? order;
      return refusal(answer);
    };
    expect((await move(9, admin.token)).code).toBe('OK');
    for (const days of [2, 3, 4, 5, 6]) expect((await move(days, customer.token)).code).toBe('OK');
    expect(await move(7, customer.token)).toMatchObject({
      code: 'CONFLICT',
      message: 'You have already moved this pickup 5 times. Please call us to move it again',
    });
    expect((await move(7, admin.token)).code).toBe('OK');
  });

  it('moves the pickup, mails the customer, and adds a timeline event', async () => {
    const order = await makeOrder(test, customer);
    const { data } = await reschedule(order, customer.token);
    expect(data?.rescheduleOrder.order).toMatchObject({
      ...{ pickupDate: addDays(today(), 2), version: 2, orderStatus: 'WAITING_FOR_PICKUP' },
      timeline: [
        { kind: 'BOOKED' },
        { kind: 'RESCHEDULED', fromStatus: null, toStatus: null, reason: /^From .* to / },
      ],
    });
    const mail = await test.mailTo(customer.email, ({ subject }) =>
      subject.startsWith('Pickup moved'),
    );
    expect(mail.text).toContain('has been rescheduled');
    const again = { id: order.id, version: 2 };
    expect(refusal(await reschedule(again, admin.token, today())).code).toBe('OK');
  });

  it('refuses a day outside the booking period, and an unchanged day', async () => {
    const order = await makeOrder(test, customer);
    for (const day of [addDays(today(), -1), addDays(today(), 61), today()])
      expect(refusal(await reschedule(order, customer.token, day))).toMatchObject({
        ...{ code: 'BAD_USER_INPUT', fields: { pickupDate: /./ } },
      });
    for (const day of ['', 'tomorrow', '2026-02-30', '31-Feb-2026'])
      expect(refusal(await reschedule(order, customer.token, day)).code).toBe('BAD_USER_INPUT');
    expect((await storedOrder(test, order.id)).version).toBe(1);
  });

  it('names the saved slot in the error for an unchanged pickup', async () => {
    const order = await makeOrder(test, customer);
    const slot = `update "order" set slot_starts = '10:00', slot_ends = '12:00' where id = ?`;
    await test.orm.em.fork().execute(slot, [order.id]);
    const again = refusal(await reschedule(order, customer.token, today()));
    expect(again.fields?.['pickupDate']).toMatch(/^The pickup is already on .*, 10:00/);
  });

  it('is refused after the pickup, for staff too', async () => {
    for (const orderStatus of ['picked', 'dispatched', 'delivered', 'cancelled'] as const) {
      const order = await makeOrder(test, customer, { orderStatus });
      for (const { token } of [customer, admin])
        expect(refusal(await reschedule(order, token)).code).toBe('CONFLICT');
    }
  });
});

describe('an order', () => {
  it('of another customer returns the same error as one that does not exist', async () => {
    const order = await makeOrder(test, customer);
    const none = { ...order, id: randomUUID() };
    for (const change of [cancel, reschedule]) {
      expect(refusal(await change(order)).code).toBe('UNAUTHENTICATED');
      const refused = await change(order, stranger.token);
      expect(refusal(refused).code).toBe('NOT_FOUND');
      expect(refusal(refused)).toEqual(refusal(await change(none, stranger.token)));
      expect(refusal(await change({ ...order, id: 'x' }, admin.token)).code).toBe('NOT_FOUND');
      // A stranger gets the same error for a version that does not exist.
      const guess = await change({ ...order, version: 7 }, stranger.token);
      expect(refusal(guess)).toEqual(refusal(refused));
    }
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 1, events: 1 });
  });

  it('names the person and the change in a conflict', async () => {
    const order = await makeOrder(test, customer);
    await cancel(order, admin.token, 'Nobody at home');
    const late = refusal(await reschedule(order, customer.token));
    expect(late.code).toBe('CONFLICT');
    expect(late.message).toMatch(/^Our team changed this order to cancelled in the meantime/);
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 2, pickup_date: today() });
  });

  it('accepts one of ten concurrent changes; nine get a CONFLICT and change nothing', async () => {
    const order = await makeOrder(test, customer);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2
          ? cancel(order, customer.token)
          : reschedule(order, admin.token, addDays(today(), i + 1)),
      ),
    );
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(9);
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 2, events: 2 });
  });
});
