import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Address } from '../../addresses/address.entity.js';
import { addDays, today } from '../../platform/dates.js';
import { makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { ADDRESS } from '../../testing/call-context.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const BOOK = `mutation ($input: CreateBookingForCustomerInput!, $key: String) {
  createBookingForCustomer(idempotencyKey: $key, input: $input) {
    message booking {
      id pickupDate pickupAddress pickupPhoneNumber orderStatus
      user { id name phone hasEmail } timeline { kind actor { name } }
    }
  }
}`;

interface StaffBookingResponse {
  createBookingForCustomer: {
    booking: { id: string; pickupAddress: string; user: { id: string } };
  };
}

let test: TestServer;
let staff: TestUser;
let customer: TestUser;
let addressId: string;
beforeAll(async () => {
  test = await startTestServer();
  staff = await makeStaff(test, ['orders.book', 'customers.write'], { name: 'Meena' });
});
beforeEach(async () => {
  customer = await makeUser(test, { name: 'Asha Rao' });
  const em = test.orm.em.fork();
  const address = em.create(Address, { user: customer.id, ...ADDRESS, primary: true });
  await em.flush();
  addressId = address.id;
});
afterAll(() => test.stop());

const sql = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

let phones = 0;
const newPhone = () => `96${String((phones += 1)).padStart(8, '0')}`;

const book = (values: object = {}, by = staff, key?: string) =>
  test.graphql<StaffBookingResponse>(
    BOOK,
    { input: { pickupDate: addDays(today(), 1), ...values }, key },
    by.token,
  );
const bookKnown = (values: object = {}, by = staff) =>
  book({ customerId: customer.id, addressId, ...values }, by);

const usersOf = (phone: string) =>
  sql<{ id: string; email: string | null; pending_email: string | null }>(
    'select id, email, pending_email from "user" where phone = ? order by id',
    [phone],
  );
const ordersOf = (userId: string) => sql('select id from "order" where user_id = ?', [userId]);

describe('booking for a customer', () => {
  it('creates the same order as a booking by the customer, mails the customer, and names staff in the timeline', async () => {
    const { data } = await bookKnown({ note: 'Ring twice' });
    expect(data?.createBookingForCustomer.booking).toMatchObject({
      ...{ pickupDate: addDays(today(), 1), orderStatus: 'WAITING_FOR_PICKUP' },
      pickupAddress: '12, Long Street, Adyar, Chennai, Tamil Nadu - 600020',
      pickupPhoneNumber: customer.phone,
      user: { id: customer.id, hasEmail: true },
      timeline: [{ kind: 'BOOKED', actor: { name: 'Meena' } }],
    });
    const mail = await test.mailTo(customer.email);
    expect(mail.subject).toContain('Pickup booked for');
  });

  it.each([
    [{ pickupDate: addDays(today(), -1) }, 'pickupDate'],
    [{ pickupDate: addDays(today(), 61) }, 'pickupDate'],
    [{ walkIn: true }, 'pickupDate'],
    [{ addressId: null }, 'addressId'],
    [{ addressId: randomUUID() }, 'addressId'],
    [{ customerId: null }, 'customerId'],
    [{ phone: '12345' }, 'phone'],
    [{ note: 'x'.repeat(501) }, 'note'],
  ])('refuses %j on its field', async (values, field) => {
    const refused = refusal(await bookKnown(values));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields)).toEqual([field]);
    expect(await ordersOf(customer.id)).toEqual([]);
  });

  it('refuses an address of another customer, and an unknown customer', async () => {
    const other = await makeUser(test);
    expect(refusal(await bookKnown({ customerId: other.id })).fields).toHaveProperty('addressId');
    const unknown = {
      customerId: randomUUID(),
      addressId: null,
      walkIn: true,
      pickupDate: today(),
    };
    expect(refusal(await bookKnown(unknown)).code).toBe('NOT_FOUND');
  });

  it('saves a new address for the customer, and refuses it together with a saved one', async () => {
    const both = await book({ address: ADDRESS, customerId: customer.id, addressId });
    expect(refusal(both).fields).toHaveProperty('addressId');
    const { data } = await book({ address: ADDRESS, customerId: customer.id });
    expect(data?.createBookingForCustomer.booking.pickupAddress).toContain('Adyar');
    expect(await sql('select id from address where user_id = ?', [customer.id])).toHaveLength(2);
  });

  it.each([
    [{ ...ADDRESS, pincode: '1' }, 'address.pincode'],
    [{ ...ADDRESS, state: 'Atlantis' }, 'address.state'],
  ])('refuses a bad address with its field (%#)', async (address, field) => {
    const refused = refusal(await book({ address, customerId: customer.id }));
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', [field]]);
    expect(await ordersOf(customer.id)).toEqual([]);
  });

  it('as a walk-in needs no address, and sends no mail', async () => {
    const { data } = await bookKnown({ addressId: null, walkIn: true, pickupDate: today() });
    const order = data?.createBookingForCustomer.booking;
    expect(order?.pickupAddress).toContain('At our counter');
    expect(await sql('select id from mail where order_id = ?', [order?.id])).toEqual([]);
  });

  it('as a walk-in is in the queue WALK_INS until staff reschedule it', async () => {
    const { data } = await bookKnown({ walkIn: true, pickupDate: today() });
    const { id } = data?.createBookingForCustomer.booking ?? {};
    const isIn = async (queue: string) => {
      const query = `query ($filter: OrderFilter) { orders(filter: $filter) { nodes { id } } }`;
      const reader = await makeStaff(test, ['orders.read']);
      const filter = { queue, customerId: customer.id };
      const found = await test.graphql<{ orders: { nodes: { id: string }[] } }>(
        query,
        { filter },
        reader.token,
      );
      return found.data?.orders.nodes.map((order) => order.id);
    };
    expect(await isIn('WALK_INS')).toEqual([id]);
    expect(await isIn('TODAYS_PICKUPS')).toEqual([]);
    const moved = await test.graphql(
      `mutation ($id: ID!, $day: CalendarDate!) {
        rescheduleOrder(id: $id, version: 1, input: { pickupDate: $day, reason: "Called" }) { message }
      }`,
      { id, day: addDays(today(), 1) },
      staff.token,
    );
    expect(refusal(moved).code).toBe('OK');
    expect(await isIn('WALK_INS')).toEqual([]);
  });
});

describe('a customer created with the booking', () => {
  const asha = () => ({ name: 'Asha Raman', phone: newPhone() });
  const make = (given: object, values: object = {}, by = staff) =>
    book({ customer: given, address: ADDRESS, ...values }, by);

  it('has a name and a phone, no e-mail, and gets no mail', async () => {
    const given = asha();
    const { data } = await make(given);
    const order = data?.createBookingForCustomer.booking;
    expect(order).toMatchObject({
      pickupPhoneNumber: given.phone,
      user: { ...given, hasEmail: false },
    });
    expect(await usersOf(given.phone)).toEqual([
      { id: order?.user.id, email: null, pending_email: null },
    ]);
    expect(await sql('select id from mail where order_id = ?', [order?.id])).toEqual([]);
  });

  it('signs in with an e-mail after confirming it', async () => {
    const given = { ...asha(), email: 'asha.raman@laundry.test' };
    await make(given);
    expect(await usersOf(given.phone)).toMatchObject([{ email: null, pending_email: given.email }]);
    const mail = await test.mailTo(given.email, ({ subject }) => subject.startsWith('Confirm'));
    expect(mail.text).not.toContain(given.name);
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    const confirm =
      'mutation ($token: String!) { confirmEmail(input: { token: $token }) { message } }';
    expect(refusal(await test.graphql(confirm, { token })).code).toBe('OK');
    expect(await usersOf(given.phone)).toMatchObject([{ email: given.email, pending_email: null }]);
  });

  it('with the name and phone of another customer needs `another: true`', async () => {
    const given = asha();
    await make(given);
    const again = refusal(await make({ ...given, name: 'ASHA  raman' }));
    expect([again.code, Object.keys(again.fields)]).toEqual(['CONFLICT', ['customer.name']]);
    expect(await usersOf(given.phone)).toHaveLength(1);
    expect(refusal(await make({ ...given, another: true })).code).toBe('OK');
    // Another name with the same phone is accepted, because families share a phone number.
    expect(refusal(await make({ ...given, name: 'Ravi Raman' })).code).toBe('OK');
    expect(await usersOf(given.phone)).toHaveLength(3);
  });

  it.each([
    [{ name: 'A' }, 'customer.name'],
    [{ phone: '12' }, 'customer.phone'],
    [{ email: 'no-email' }, 'customer.email'],
  ])('is refused with %j on its field', async (wrong, field) => {
    const given = { ...asha(), ...wrong };
    const refused = refusal(await make(given));
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  it('is not saved when the booking is refused', async () => {
    const given = asha();
    expect(refusal(await make(given, { pickupDate: addDays(today(), 99) })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect(await usersOf(given.phone)).toEqual([]);
  });

  it('is created once per idempotency key, for repeated and concurrent requests', async () => {
    const given = asha();
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => book({ customer: given, address: ADDRESS }, staff, key)),
    );
    answers.push(await book({ customer: given, address: ADDRESS }, staff, key));
    const ids = answers.map(({ data }) => data?.createBookingForCustomer.booking.id);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeTruthy();
    expect(await usersOf(given.phone)).toHaveLength(1);
  });

  it('needs CUSTOMERS_WRITE, and so does a new address', async () => {
    const booker = await makeStaff(test, ['orders.book']);
    const given = asha();
    expect(refusal(await make(given, {}, booker)).code).toBe('FORBIDDEN');
    const withAddress = book({ address: ADDRESS, customerId: customer.id }, booker);
    expect(refusal(await withAddress).code).toBe('FORBIDDEN');
    expect(refusal(await bookKnown({}, booker)).code).toBe('OK');
    expect(await usersOf(given.phone)).toEqual([]);
  });
});
