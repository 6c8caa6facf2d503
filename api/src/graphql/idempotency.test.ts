import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../platform/dates.js';
import { refusal } from '../testing/refusals.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { name: 'Meera' });
});
afterAll(() => test.stop());

const ORDER = 'order { id paidAmount version }';
const OPERATIONS = {
  bookPickup: `mutation ($input: BookPickupInput!, $key: String) {
    bookPickup(input: $input, idempotencyKey: $key) { booking { id } } }`,
  createBookingForCustomer: `mutation ($input: CreateBookingForCustomerInput!, $key: String) {
    createBookingForCustomer(idempotencyKey: $key, input: $input) { booking { id } } }`,
  updatePayment: `mutation ($orderId: ID!, $version: Int!, $input: UpdatePaymentInput!, $key: String) {
    updatePayment(id: $orderId, version: $version, idempotencyKey: $key, input: $input) { ${ORDER} } }`,
  refundPayment: `mutation ($orderId: ID!, $version: Int!, $input: RefundPaymentInput!, $key: String) {
    refundPayment(id: $orderId, version: $version, idempotencyKey: $key, input: $input) { ${ORDER} } }`,
  bulkUpdateOrderStatus: `mutation ($orders: [OrderVersionInput!]!, $to: OrderStatus!, $key: String) {
    bulkUpdateOrderStatus(idempotencyKey: $key, input: { orders: $orders, status: $to }) { results { orderId version code } } }`,
  bulkUndoStatusChange: `mutation ($orders: [OrderVersionInput!]!, $key: String) {
    bulkUndoStatusChange(idempotencyKey: $key, input: { orders: $orders }) { results { orderId version code } } }`,
};
type Name = keyof typeof OPERATIONS;

const ADDRESS = {
  address: '7 Car Street',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pincode: '600020',
};
const pickup = () => ({
  pickupDate: addDays(today(), 1),
  pickupAddress: '12 Long Street, Chennai, Tamil Nadu - 600020',
  phone: '9876543210',
});
const NEW = { name: 'Asha', phone: '9876500001' };

/** For each operation a body, and different bodies for the same idempotency key. */
async function bodiesOf(name: Name): Promise<[object, ...object[]]> {
  const order = (values: object = {}) =>
    makeOrder(test, customer, { orderStatus: 'picked', paidAmount: 50_000, ...values });
  const [one, two] = [await order(), await order()];
  const seen = (id: string, version = 1) => [{ orderId: id, version }];
  const ofOrder = { orderId: one.id, version: 1 };
  const refund = { amount: 100, method: 'CASH', reason: 'Torn' };
  const partial = { status: 'PARTIAL', partialAmount: 60_000, method: 'CASH' };
  const input = { pickupDate: pickup().pickupDate, address: ADDRESS };
  switch (name) {
    case 'bookPickup':
      return [
        { input: pickup() },
        { input: { ...pickup(), name: 'Somebody Else' } },
        { input: { ...pickup(), pickupDate: addDays(today(), 2) } },
        { input: { ...pickup(), customerId: customer.id } },
      ];
    case 'createBookingForCustomer':
      return [
        { input: { ...input, customer: NEW } },
        { input: { ...input, customer: { ...NEW, name: 'Devi' } } },
        { input: { ...input, customerId: customer.id } },
      ];
    case 'updatePayment':
      return [
        { ...ofOrder, input: partial },
        { ...ofOrder, input: { ...partial, partialAmount: 80_000 } },
        { ...ofOrder, input: { status: 'PAID', method: 'CASH' } },
        { ...ofOrder, input: { ...partial, method: 'UPI' } },
        { ...ofOrder, orderId: two.id, input: partial },
      ];
    case 'refundPayment':
      return [
        { ...ofOrder, input: refund },
        { ...ofOrder, input: { ...refund, amount: 200 } },
        { ...ofOrder, input: { ...refund, reason: 'Late' } },
      ];
    case 'bulkUpdateOrderStatus':
      return [
        { orders: seen(one.id), to: 'PROCESSING' },
        { orders: seen(one.id), to: 'DISPATCHED' },
        { orders: seen(one.id, 2), to: 'PROCESSING' },
        { orders: seen(two.id), to: 'PROCESSING' },
      ];
    case 'bulkUndoStatusChange':
      await ask('bulkUpdateOrderStatus', {
        orders: [...seen(one.id), ...seen(two.id)],
        to: 'PROCESSING',
      });
      return [{ orders: seen(one.id, 2) }, { orders: seen(two.id, 2) }];
  }
}

const ask = (name: Name, body: object, key?: string, { token } = admin) =>
  test.graphql<object>(OPERATIONS[name], { ...body, key }, token);

const rows = async () => {
  const [counted] = await test.orm.em.fork().execute<object[]>(
    `select (select count(*) from "order") as orders, (select count(*) from payment) as payments,
       (select count(*) from order_event) as events, (select count(*) from "user") as users`,
  );
  return counted;
};

describe.each(Object.keys(OPERATIONS) as Name[])('an idempotency key of %s', (name) => {
  it('returns the first response for the same body, and refuses another body', async () => {
    const key = `one body of ${name}`.replaceAll(' ', '-');
    const [body, ...others] = await bodiesOf(name);
    const first = await ask(name, body, key);
    expect(refusal(first).code).toBe('OK');
    const before = await rows();
    expect(await ask(name, body, key)).toEqual(first);
    for (const other of others) {
      const refused = refusal(await ask(name, other, key));
      expect([other, refused.code]).toEqual([other, 'CONFLICT']);
      expect(refused.message).toMatch(/^This idempotency key was used for another request/);
    }
    const operation = name === 'bookPickup' ? 'updatePayment' : 'bookPickup';
    const [elsewhere] = await bodiesOf(operation);
    const between = await rows();
    expect(refusal(await ask(operation, elsewhere, key)).code).toBe('CONFLICT');
    expect(await rows()).toEqual(between);
    expect(before).toMatchObject({ users: (between as { users: string }).users });
  });

  it('does the same for two concurrent requests', async () => {
    const key = `at-once-${name}`;
    const [one, two] = await bodiesOf(name);
    const answers = await Promise.all([one, two].map((body) => ask(name, body ?? {}, key)));
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.sort()).toEqual(['CONFLICT', 'OK']);
  });
});

it('the key of another account is separate, but both accounts cannot record one payment version twice', async () => {
  const [payment] = await bodiesOf('updatePayment');
  const other = await makeAdmin(test);
  expect(refusal(await ask('updatePayment', payment, 'shared')).code).toBe('OK');
  expect(refusal(await ask('updatePayment', payment, 'shared', other)).code).toBe('CONFLICT');
  const booked = { input: { ...pickup(), note: 'of another account' } };
  expect(refusal(await ask('bookPickup', booked, 'shared', other)).code).toBe('OK');
});

it('a key can be used again after a refused request', async () => {
  const wrong = { input: { ...pickup(), pickupDate: addDays(today(), 99) } };
  expect(refusal(await ask('bookPickup', wrong, 'again')).code).toBe('BAD_USER_INPUT');
  expect(refusal(await ask('bookPickup', { input: pickup() }, 'again')).code).toBe('OK');
});
