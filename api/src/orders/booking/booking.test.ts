import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { storedOrder } from '../../testing/orders/order-factories.js';
import { untilLocked } from '../../testing/lock-waits.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const BOOK = `mutation ($input: BookPickupInput!, $key: String) {
  bookPickup(input: $input, idempotencyKey: $key) {
    message booking { id shortId orderStatus pickupDate pickupAddress note express version timeline { kind actor { name } } }
  }
}`;

interface BookPickupResponse {
  bookPickup: {
    message: string;
    booking: {
      id: string;
      pickupAddress: string;
      timeline: { kind: string; actor: { name: string } }[];
    };
  };
}

let test: TestServer;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  customer = await makeUser(test, { name: 'Asha Rao' });
});
afterAll(() => test.stop());

const input = (values: object = {}) => ({
  pickupDate: addDays(today(), 1),
  pickupAddress: '12 Car Street, Mylapore, Chennai, Tamil Nadu - 600004',
  phone: '+91 98765 43210',
  ...values,
});
const book = (values: object = {}, token = customer.token, key?: string) =>
  test.graphql<BookPickupResponse>(BOOK, { input: input(values), key }, token);

const ordersOf = (userId: string) =>
  test.orm.em.fork().execute(`select id from "order" where user_id = ?`, [userId]);

describe('booking a pickup', () => {
  it('creates a waiting order with its first timeline event and a mail', async () => {
    const note = 'Ring twice\nplease';
    const { data } = await book({ note, express: true });
    expect(data?.bookPickup).toMatchObject({
      message: 'Pickup booked successfully',
      booking: {
        ...{ orderStatus: 'WAITING_FOR_PICKUP', pickupDate: addDays(today(), 1), version: 1 },
        ...{ note, express: true },
        timeline: [{ kind: 'BOOKED', actor: { name: 'Asha Rao' } }],
      },
    });
    const mail = await test.mailTo(customer.email);
    expect(mail.subject).toContain('Pickup booked for');
    expect(mail.text).toContain('12 Car Street');
    const order = data?.bookPickup.booking.id;
    expect(mail.text).toContain(`http://laundry.test/account?order=${order}`);
    expect(mail.html).toContain(`href="http://laundry.test/account?order=${order}"`);
  });

  it.each([
    [{ pickupDate: addDays(today(), -1) }, 'pickupDate'],
    [{ pickupDate: addDays(today(), 61) }, 'pickupDate'],
    [{ phone: '12345' }, 'phone'],
    [{ phone: '' }, 'phone'],
    [{ pickupAddress: 'short' }, 'pickupAddress'],
    [{ pickupAddress: null }, 'pickupAddress'],
    [{ pickupAddress: 'x'.repeat(10_000) }, 'pickupAddress'],
    [{ pickupAddress: 'bell \u0007 in the address' }, 'pickupAddress'],
    [{ note: 'x'.repeat(10_000) }, 'note'],
    [{ note: 'bell \u0007' }, 'note'],
    [{ addressId: randomUUID() }, 'addressId'],
    [{ addressId: randomUUID(), pickupAddress: null }, 'addressId'],
    [{ addressId: 'none' }, 'addressId'],
  ])('refuses bad input (%#) with its field', async (values, field) => {
    const other = await makeUser(test);
    const refused = refusal(await book(values, other.token));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(refused.fields).toHaveProperty(field);
    expect(await ordersOf(other.id)).toEqual([]);
  });

  it('saves a contact name that differs from the account', async () => {
    const nameOf = async (values: object) => {
      const { data } = await book(values);
      const id = data?.bookPickup.booking.id;
      const [row] = await test.orm.em
        .fork()
        .execute<{ pickup_name: string | null }[]>('select pickup_name from "order" where id = ?', [
          id,
        ]);
      return row?.pickup_name;
    };
    expect(await nameOf({ name: 'Meena (mother)' })).toBe('Meena (mother)');
    expect(await nameOf({ name: ' Asha Rao ' })).toBeNull();
    expect(await nameOf({})).toBeNull();
    const named = (mail: { text: string }) => mail.text.includes('Meena (mother)');
    await test.mailTo(customer.email, named);
    for (const name of ['Al', 'x'.repeat(101), 'bell \u0007 Rao'])
      expect(refusal(await book({ name })).fields).toHaveProperty('name');
  });

  it('accepts today and the sixtieth day from today', async () => {
    for (const days of [0, 60])
      expect(refusal(await book({ pickupDate: addDays(today(), days) })).code).toBe('OK');
  });

  it('refuses a text with NUL, and an invalid key', async () => {
    expect(refusal(await book({ note: 'a\0b' })).code).toBe('BAD_USER_INPUT');
    for (const key of ['', ' ', 'x'.repeat(101), 'ключ'])
      expect(refusal(await book({}, customer.token, key)).fields).toHaveProperty('idempotencyKey');
  });

  it('accepts a saved address of the customer, and no address of another customer', async () => {
    const ADD = `mutation ($input: CreateAddressInput!) { createAddress(input: $input) { address { id } } }`;
    const place = { city: 'Chennai', state: 'Tamil Nadu', pincode: '600020' };
    const { data } = await test.graphql<{ createAddress: { address: { id: string } } }>(
      ADD,
      { input: { address: '7 Long Street, Adyar', ...place } },
      customer.token,
    );
    const addressId = data?.createAddress.address.id;
    const own = await book({ addressId, pickupAddress: null });
    expect(refusal(await book({ addressId })).fields).toEqual({
      addressId: 'Send a saved address or a new one, not both',
    });
    expect(own.data?.bookPickup.booking.pickupAddress).toBe(
      '7 Long Street, Adyar, Chennai, Tamil Nadu - 600020',
    );
    const stranger = await makeUser(test);
    const theirs = await book({ addressId, pickupAddress: null }, stranger.token);
    expect(refusal(theirs).fields).toEqual({ addressId: 'Address not found' });
  });

  it('books for the viewer; only an admin may book for another customer', async () => {
    const admin = await makeAdmin(test);
    const other = await makeUser(test);
    expect(refusal(await book({ customerId: other.id })).code).toBe('NOT_FOUND');
    expect(refusal(await book({ customerId: randomUUID() }, admin.token)).code).toBe('NOT_FOUND');
    expect(await ordersOf(other.id)).toEqual([]);
    const booked = await book({ customerId: other.id }, admin.token);
    expect(await ordersOf(other.id)).toHaveLength(1);
    expect(booked.data?.bookPickup.booking.timeline).toMatchObject([{ actor: { name: 'Admin' } }]);
  });

  it('creates one order and one mail for fifty requests with the same key', async () => {
    const user = await makeUser(test);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => book({}, user.token, 'double-click')),
    );
    const ids = new Set(answers.map(({ data }) => data?.bookPickup.booking.id));
    const orders = await ordersOf(user.id);
    expect(orders).toHaveLength(1);
    expect([...ids]).toEqual([(orders[0] as { id: string }).id]);
    const [mails] = await test.orm.em
      .fork()
      .execute<{ n: number }[]>(`select count(*)::int as n from mail where recipient = ?`, [
        user.email,
      ]);
    expect(mails?.n).toBe(1);
    expect((await storedOrder(test, [...ids][0] ?? '')).events).toBe(1);
  });

  it('returns the order that another process has booked with the same key at the same moment', async () => {
    const user = await makeUser(test);
    const id = randomUUID();
    const em = test.orm.em.fork();
    await em.begin();
    await em.execute(
      `insert into "order" (id, user_id, pickup_date, pickup_address, pickup_phone_number, idempotency_key)
       values (?, ?, current_date, '12, Long Street', '9876543210', 'both')`,
      [id, user.id],
    );
    const second = book({}, user.token, 'both');
    await untilLocked(test, 1, 'insert into "order"');
    await em.commit();
    expect((await second).data?.bookPickup.booking.id).toBe(id);
    expect(await ordersOf(user.id)).toHaveLength(1);
  });

  it('makes two bookings when two customers send the same idempotency key', async () => {
    const [one, two] = [await makeUser(test), await makeUser(test)];
    await book({}, one.token, 'same');
    await book({}, two.token, 'same');
    expect(await ordersOf(two.id)).toHaveLength(1);
  });
});
