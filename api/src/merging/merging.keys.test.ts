import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../platform/dates.js';
import { MERGE, pairOf, UNDO } from '../testing/accounts/merge-calls.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { createSession } from '../auth/sessions/sessions.service.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { User } from '../users/user.entity.js';

const BOOK = `mutation ($input: BookPickupInput!, $key: String!) {
  bookPickup(input: $input, idempotencyKey: $key) { booking { id } }
}`;
const BOOK_BY_STAFF = `mutation ($input: CreateBookingForCustomerInput!, $key: String!) {
  createBookingForCustomer(idempotencyKey: $key, input: $input) { booking { id user { id } } }
}`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const pickup = {
  ...{ pickupDate: addDays(today(), 1), phone: '9876543210' },
  pickupAddress: '12, Long Street, Chennai, Tamil Nadu - 600020',
};

const book = (who: { token: string }, key: string, more: object = {}) =>
  test.graphql<{ bookPickup: { booking: { id: string } } }>(
    BOOK,
    { input: { ...pickup, ...more }, key },
    who.token,
  );

async function merge(survivor: { id: string }, merged: { id: string }): Promise<string> {
  const { data } = await test.graphql<{ mergeCustomers: { mergeId: string } }>(
    MERGE,
    pairOf(survivor, merged),
    admin.token,
  );
  return data?.mergeCustomers.mergeId ?? '';
}

const undo = async (id: string) =>
  expect(refusal(await test.graphql(UNDO, { id }, admin.token)).code).toBe('OK');

const ordersOf = async (...users: { id: string }[]): Promise<number> => {
  const em = test.orm.em.fork();
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from "order" where user_id = any(?::uuid[])',
    [`{${users.map(({ id }) => id).join(',')}}`],
  );
  return row?.count ?? 0;
};

/** Signs the customer in again. */
async function signInAgain({ id }: TestUser): Promise<{ token: string }> {
  const em = test.orm.em.fork();
  return { token: await createSession(em, await em.findOneOrFail(User, { id })) };
}

describe('a repeated booking request', () => {
  it('of the surviving customer returns the first order after a merge', async () => {
    const [survivor, merged] = [await makeUser(test), await makeUser(test)];
    const first = await book(merged, 'mine');
    await merge(survivor, merged);
    expect(refusal(await book(merged, 'mine')).code).toBe('UNAUTHENTICATED');
    expect((await book(survivor, 'mine')).data).toEqual(first.data);
    expect(refusal(await book(survivor, 'mine', { note: 'Another' })).code).toBe('CONFLICT');
    expect(await ordersOf(survivor, merged)).toBe(1);
  });

  it('of staff for the merged customer returns the first order', async () => {
    const [survivor, merged] = [await makeUser(test), await makeUser(test)];
    const first = await book(admin, 'by-staff', { customerId: merged.id });
    await merge(survivor, merged);
    expect(await book(admin, 'by-staff', { customerId: merged.id })).toEqual(first);
    expect(await ordersOf(survivor, merged)).toBe(1);
  });

  it('of staff that also created the merged customer returns the first order', async () => {
    const survivor = await makeUser(test);
    const variables = {
      key: 'at-the-desk',
      input: {
        ...{ pickupDate: today(), walkIn: true },
        customer: { name: 'Kavya', phone: '9123450000' },
      },
    };
    const send = () =>
      test.graphql<{ createBookingForCustomer: { booking: { id: string; user: { id: string } } } }>(
        BOOK_BY_STAFF,
        variables,
        admin.token,
      );
    const first = await send();
    const made = first.data?.createBookingForCustomer.booking.user ?? { id: '' };
    await merge(survivor, made);
    expect((await send()).data).toMatchObject({
      createBookingForCustomer: {
        booking: { id: first.data?.createBookingForCustomer.booking.id, user: { id: survivor.id } },
      },
    });
    expect(await ordersOf(survivor, made)).toBe(1);
  });

  it('returns the first order after an undo, also if both customers had used the key', async () => {
    const [survivor, merged] = [await makeUser(test), await makeUser(test)];
    const [own, same] = [await book(merged, 'own'), await book(merged, 'same')];
    const other = await book(survivor, 'same', { note: 'Of the survivor' });
    await undo(await merge(survivor, merged));
    const back = await signInAgain(merged);
    expect((await book(back, 'own')).data).toEqual(own.data);
    expect((await book(back, 'same')).data).toEqual(same.data);
    expect((await book(survivor, 'same', { note: 'Of the survivor' })).data).toEqual(other.data);
    expect(await ordersOf(merged)).toBe(2);
    expect(await ordersOf(survivor)).toBe(1);
  });
});
