import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayWithMonthName, today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { RestClient } from '../../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
  user = await makeUser(test);
});
afterAll(() => test.stop());

interface BookingResponse {
  message: string;
  fields?: Record<string, string>;
  booking: { _id: string };
}

const TOMORROW = addDays(today(), 1);
const ADDRESS = '12 Long Street, Chennai, Tamil Nadu - 600020';

describe('POST /order/createBookingFromCustomer', () => {
  const book = (body: object, headers: Record<string, string> = {}, token = user.token) =>
    rest.call<BookingResponse>('POST', '/order/createBookingFromCustomer', {
      body,
      headers,
      token,
    });
  const right = () => ({
    userId: user.id,
    pickupDate: dayWithMonthName(TOMORROW),
    pickupAddress: ADDRESS,
    phone: '9876543210',
  });

  it('refuses a saved address together with a new one', async () => {
    const { status, body } = await book({ ...right(), addressId: user.id });
    expect([status, body.fields]).toEqual([
      400,
      { addressId: 'Send a saved address or a new one, not both' },
    ]);
  });

  it('books, and ignores fields that a customer must not set', async () => {
    const { status, body } = await book({
      ...right(),
      orderStatus: 'delivered',
      paymentStatus: 'paid',
      paidAmount: 100,
      totalPrice: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Pickup booked successfully',
      booking: {
        pickupDate: dayWithMonthName(TOMORROW),
        pickupAddress: ADDRESS,
        pickupPhoneNumber: '9876543210',
        orderStatus: 'waiting for pickup',
        paymentStatus: 'unpaid',
        totalPrice: 0,
        paidAmount: 0,
        items: [],
        user: { _id: user.id, id: user.id, role: 'customer' },
      },
    });
  });

  it('returns the same booking for a repeated Idempotency-Key, and 409 with another body', async () => {
    const headers = { 'idempotency-key': 'booking-1' };
    const [one, two] = [await book(right(), headers), await book(right(), headers)];
    expect(two.body.booking._id).toBe(one.body.booking._id);
    expect((await book(right())).body.booking._id).not.toBe(one.body.booking._id);
    const other = await book({ ...right(), phone: '9876500000' }, headers);
    expect([other.status, other.body.booking]).toEqual([409, undefined]);
    expect((await book(right(), { 'idempotency-key': 'x'.repeat(200) })).status).toBe(400);
  });

  it('names the invalid fields', async () => {
    const empty = await book({ userId: user.id });
    expect([empty.status, empty.body.fields]).toEqual([
      400,
      { pickupDate: 'Pickup date is required' },
    ]);
    const odd = { ...right(), pickupDate: '31-Feb-2030' };
    expect((await book(odd)).body.fields).toEqual({
      pickupDate: 'Pickup date must be a date like 05-Mar-2025',
    });
    expect((await book({ ...right(), phone: '123' })).body.fields).toEqual({
      phone: 'Phone number should be 10 digits',
    });
    const past = dayWithMonthName(addDays(today(), -1));
    expect((await book({ ...right(), pickupDate: past })).body.fields).toEqual({
      pickupDate: 'Pickup date cannot be before today',
    });
  });

  it('books for another customer only for an admin', async () => {
    const other = await makeUser(test);
    expect((await book({ ...right(), userId: other.id })).status).toBe(404);
    const { body } = await book({ ...right(), userId: other.id }, {}, admin.token);
    expect(body.booking).toMatchObject({ user: { _id: other.id } });
  });
});
