import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Address } from '../addresses/address.entity.js';
import { schema } from '../http/schema.js';
import { OPERATION_SAMPLES } from '../testing/operation-samples.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { operationsOf } from '../testing/operations.js';
import { refusal } from '../testing/refusals.js';
import { ADDRESS, type Variables } from '../testing/call-context.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Variables with all ids in upper case, at any depth. */
const inUpperCase = (values: Variables): Variables =>
  JSON.parse(JSON.stringify(values).replace(UUID, (id) => id.toUpperCase())) as Variables;

const operations = operationsOf(schema);
const documentOf = (name: string): string =>
  operations.find((operation) => operation.name === name)?.document ?? '';

const OWN = [
  ...['user', 'updateAccount', 'address', 'createAddress', 'updateAddress', 'deleteAddress'],
  ...['setPrimaryAddress', 'order', 'bookPickup', 'cancelOrder', 'rescheduleOrder'],
  ...['recurringPickups', 'pauseRecurringPickup', 'resumeRecurringPickup'],
  ...['skipRecurringPickup', 'unskipRecurringPickup', 'cancelRecurringPickup'],
  ...['emailReceipt', 'renamePasskey', 'deletePasskey', 'revokeSession'],
];
const STAFF = [
  ...[
    'createBookingForCustomer',
    'updateOrderContact',
    'updatePromisedDate',
    'updateOrderAdjustments',
  ],
  ...[
    'recordPickup',
    'updateOrderItems',
    'updateOrderStatus',
    'recordPieceCount',
    'deliverOrder',
    'updatePayment',
  ],
  ...['refundPayment', 'orderEmails', 'resendEmail', 'cloth', 'updateCloth', 'deleteCloth'],
  ...['updateEnterprise', 'deleteEnterprise', 'priceList', 'replacePriceList'],
  ...[
    'createRound',
    'updateRound',
    'sortRoundStops',
    'deleteRound',
    'planStops',
    'recordFailedAttempt',
  ],
  ...['employee', 'updateEmployee', 'deleteEmployee', 'updateArea', 'deleteArea'],
  ...['mergeCustomers', 'undoCustomerMerge', 'dismissDuplicate', 'customerDuplicates'],
];

describe('an id in upper case', () => {
  it.each([
    ...OWN.map((name) => [name, 'its owner'] as const),
    ...STAFF.map((name) => [name, 'staff'] as const),
  ])('is accepted by %s for %s', async (name, who) => {
    const owner = await makeUser(test);
    const given = (await OPERATION_SAMPLES[name]?.({ test, owner })) ?? {};
    const variables = inUpperCase(given);
    expect(variables).not.toEqual(given);
    const token = who === 'staff' ? admin.token : owner.token;
    const answer = await test.graphql(documentOf(name), variables, token);
    expect(refusal(answer)).toEqual({ code: 'OK', message: '', fields: {} });
  });

  it('of an address is accepted in a booking of its owner, and refused for another user', async () => {
    const [owner, other] = [await makeUser(test), await makeUser(test)];
    const em = test.orm.em.fork();
    const address = em.create(Address, { user: owner.id, ...ADDRESS, primary: true });
    await em.flush();
    const given = (await OPERATION_SAMPLES['bookPickup']?.({ test, owner })) ?? {};
    const input = {
      ...(given['input'] as Variables),
      customerId: undefined,
      pickupAddress: undefined,
    };
    const book = async ({ token }: TestUser, addressId: string) => {
      const variables = { input: { ...input, addressId: addressId.toUpperCase() } };
      return refusal(await test.graphql(documentOf('bookPickup'), variables, token)).code;
    };
    expect(await book(owner, address.id)).toBe('OK');
    expect(await book(other, address.id)).toBe('BAD_USER_INPUT');
    expect(await book(owner, randomUUID())).toBe('BAD_USER_INPUT');
  });

  it('of a customer filters the order list', async () => {
    const owner = await makeUser(test);
    const order = (await OPERATION_SAMPLES['order']?.({ test, owner })) ?? {};
    const LIST = `query ($filter: OrderFilter) { orders(filter: $filter) { nodes { id } } }`;
    const filter = { customerId: owner.id.toUpperCase() };
    const { data } = await test.graphql<{ orders: { nodes: object[] } }>(
      LIST,
      { filter },
      admin.token,
    );
    expect(data?.orders.nodes).toEqual([{ id: order['id'] }]);
  });
});
