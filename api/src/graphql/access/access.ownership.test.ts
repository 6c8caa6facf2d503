import { randomUUID } from 'node:crypto';
import { getNamedType, type GraphQLInputType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { policyOf, rootFields } from './access.js';
import { Address } from '../../addresses/address.entity.js';
import { nameOf, Permission } from '../../../rules/permission.js';
import { schema } from '../../http/schema.js';
import { OPERATION_SAMPLES } from '../../testing/operation-samples.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { operationsOf } from '../../testing/operations.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { makeRecurring } from '../../testing/orders/recurring.js';
import { makePasskey } from '../../testing/accounts/passkeys.js';
import { refusal } from '../../testing/refusals.js';
import { makeSession } from '../../testing/accounts/security-calls.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

/** Ids of the owner's records, which a call passes to an operation. */
interface OwnedRecords {
  user: string;
  address: string;
  order: string;
  plan: string;
  passkey: string;
  session: string;
}

interface OwnershipCase {
  ids: (owned: OwnedRecords) => Record<string, unknown>;
  /**
   * Expected error code for an id of another account and for an unknown id; NOT_FOUND by default.
   */
  code?: string;
}

/**
 * Arguments with which each operation for signed-in users refers to a record of another account.
 */
const CASES: Record<string, OwnershipCase[]> = {
  user: [{ ids: ({ user }) => ({ id: user }) }],
  updateAccount: [{ ids: ({ user }) => ({ id: user }) }],
  renamePasskey: [{ ids: ({ passkey }) => ({ id: passkey }) }],
  deletePasskey: [{ ids: ({ passkey }) => ({ id: passkey }) }],
  revokeSession: [{ ids: ({ session }) => ({ id: session }) }],
  address: [{ ids: ({ address }) => ({ id: address }) }],
  createAddress: [{ ids: ({ user }) => ({ input: { customerId: user } }) }],
  updateAddress: [{ ids: ({ address }) => ({ id: address }) }],
  deleteAddress: [{ ids: ({ address }) => ({ id: address }) }],
  setPrimaryAddress: [{ ids: ({ address }) => ({ id: address }) }],
  order: [{ ids: ({ order }) => ({ id: order }) }],
  cancelOrder: [{ ids: ({ order }) => ({ id: order }) }],
  rescheduleOrder: [{ ids: ({ order }) => ({ id: order }) }],
  recurringPickups: [{ ids: ({ user }) => ({ customerId: user }) }],
  pauseRecurringPickup: [{ ids: ({ plan }) => ({ id: plan }) }],
  resumeRecurringPickup: [{ ids: ({ plan }) => ({ id: plan }) }],
  skipRecurringPickup: [{ ids: ({ plan }) => ({ id: plan }) }],
  unskipRecurringPickup: [{ ids: ({ plan }) => ({ id: plan }) }],
  cancelRecurringPickup: [{ ids: ({ plan }) => ({ id: plan }) }],
  statements: [{ ids: ({ user }) => ({ customerId: user }) }],
  events: [{ ids: ({ user }) => ({ customerId: user }) }],
  payments: [{ ids: ({ user }) => ({ filter: { customerId: user } }) }],
  taxDocuments: [{ ids: ({ user }) => ({ filter: { customerId: user } }) }],
  emailReceipt: [{ ids: ({ order }) => ({ id: order }) }],
  bookPickup: [
    { ids: ({ user }) => ({ input: { customerId: user } }) },
    {
      ids: ({ address }) => ({
        input: { customerId: undefined, pickupAddress: undefined, addressId: address },
      }),
      code: 'BAD_USER_INPUT',
    },
  ],
};

/** Operations that return the viewer's own rows for any id. */
const OWN_ROWS_ONLY = ['myOrders'];

const ALL = Object.values(Permission);

/** Permission with which staff access records of other users; undefined if there is none. */
const staffPermissionOf = (name: string): Permission | undefined => {
  const field = rootFields(schema).find((one) => one.name === name);
  return field && policyOf(field).staffPermission;
};

const allowsDrivers = (name: string): boolean => {
  const field = rootFields(schema).find((one) => one.name === name);
  return Boolean(field && policyOf(field).allowsDrivers);
};

function namesAnId(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return named.name === 'ID';
  return Object.values(named.getFields()).some((field) => namesAnId(field.type));
}

let test: TestServer;
let owner: TestUser;
let stranger: TestUser;
let owned: OwnedRecords;
beforeAll(async () => {
  test = await startTestServer();
  [owner, stranger] = [await makeUser(test), await makeUser(test)];
  const em = test.orm.em.fork();
  const place = { city: 'Chennai', state: 'Tamil Nadu', pincode: '600020' };
  const address = em.create(Address, {
    user: owner.id,
    address: '12, Long Street',
    ...place,
    primary: true,
  });
  await em.flush();
  owned = {
    ...{ user: owner.id, address: address.id, order: (await makeOrder(test, owner)).id },
    plan: (await makeRecurring(test, owner)).id,
    passkey: (await makePasskey(test, owner.token)).id,
    session: await makeSession({ test, owner }),
  };
});
afterAll(() => test.stop());

/** All rows of the owner in the database. */
const state = () =>
  test.orm.em.fork().execute(
    `select (select to_jsonb(u) from "user" u where id = ?) as account,
      (select jsonb_agg(a order by id) from address a where user_id = ?) as addresses,
      (select jsonb_agg(o order by id) from "order" o where user_id = ?) as orders,
      (select jsonb_agg(r order by id) from recurring_pickup r where user_id = ?) as plans,
      (select jsonb_agg(p order by id) from passkey p where user_id = ?) as passkeys,
      (select jsonb_agg(s.id order by s.id) from session s where user_id = ?) as sessions`,
    Array<string>(6).fill(owner.id),
  );

it('is tested for every operation of signed-in users that takes an id', () => {
  const taking = rootFields(schema)
    .filter((field) => policyOf(field).access === 'user')
    .filter(({ args }) => args.some(({ type }) => namesAnId(type)));
  const tested = [...Object.keys(CASES), ...OWN_ROWS_ONLY];
  expect(taking.map(({ name }) => name).sort()).toEqual(tested.sort());
});

const cells = Object.entries(CASES).flatMap(([name, cases]) =>
  cases.flatMap((testCase) =>
    (['customer', 'enterprise', 'staff'] as const).map((role) => [name, role, testCase] as const),
  ),
);

it.each(cells)(
  '%s gives another %s the same error as an unknown id',
  async (name, role, testCase) => {
    const operation = operationsOf(schema).find((one) => one.name === name);
    const others = staffPermissionOf(name);
    const everyOther = ALL.filter((one) => one !== others);
    const { token } =
      role === 'staff' ? await makeStaff(test, everyOther) : await makeUser(test, { role });
    // With these variables the owner gets a result.
    const given = await OPERATION_SAMPLES[name]?.({ test, owner });
    const call = (ids: Record<string, unknown>) => {
      const input = { ...(given?.['input'] as object), ...(ids['input'] as object) };
      const variables = { ...given, ...ids, ...(Object.keys(input).length ? { input } : {}) };
      return test.graphql(operation?.document ?? '', variables, token);
    };
    const before = await state();
    const foreign = refusal(await call(testCase.ids(owned)));
    const unknown = {
      ...{ user: randomUUID(), address: randomUUID(), order: randomUUID() },
      ...{ plan: randomUUID(), passkey: randomUUID(), session: randomUUID() },
    };
    expect(foreign).toEqual(refusal(await call(testCase.ids(unknown))));
    // Staff get FORBIDDEN with the missing permission, whether or not the record exists. Drivers
    // read orders of their rounds.
    const isVisible = role === 'staff' && others && !allowsDrivers(name);
    const code = isVisible ? 'FORBIDDEN' : 'NOT_FOUND';
    expect(foreign.code).toBe(testCase.code ?? code);
    expect(await state()).toEqual(before);
  },
);

it.each(Object.keys(CASES).filter(staffPermissionOf))(
  '%s allows staff with the permission of its policy',
  async (name) => {
    const { document } = operationsOf(schema).find((one) => one.name === name) ?? {};
    const others = staffPermissionOf(name);
    const caller = await makeStaff(test, others ? [others] : []);
    const given = await OPERATION_SAMPLES[name]?.({ test, owner: await makeUser(test), caller });
    expect(refusal(await test.graphql(document ?? '', given, caller.token)).code).toBe('OK');
  },
);

/** Names of the arguments of an operation, including the fields of their inputs. */
function wordsIn(type: GraphQLInputType): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) => [
    field.description ?? '',
    ...wordsIn(field.type),
  ]);
}

it.each(Object.keys(CASES))(
  '%s describes who may call it, in agreement with its policy',
  (name) => {
    const field = rootFields(schema).find((one) => one.name === name);
    const others = staffPermissionOf(name);
    const who = others
      ? `For signed-in users, on their own records; ${allowsDrivers(name) ? 'for drivers, on the orders of their rounds; ' : ''}for admins, and staff with ${nameOf(others)}, on all records.`
      : 'For signed-in users.';
    expect(field?.description).toContain(who);
    const byHand = [
      field?.description?.replace(who, ''),
      ...(field?.args ?? []).flatMap((arg) => [arg.description ?? '', ...wordsIn(arg.type)]),
    ];
    expect(byHand.join('\n')).not.toMatch(/\badmins?\b|staff with\b|staff only/i);
  },
);

it('myOrders lists own orders only, also when another user is named', async () => {
  const LIST = `query ($filter: OrderFilter) { myOrders(filter: $filter) { nodes { id } } }`;
  const filter = { customerId: owner.id };
  const answer = await test.graphql<{ myOrders: { nodes: object[] } }>(
    LIST,
    { filter },
    stranger.token,
  );
  expect(answer.data?.myOrders.nodes).toEqual([]);
});

it('an order shows the delivery code only to its customer', async () => {
  const ORDER = `query ($id: ID!) { order(id: $id) { deliveryOTP } }`;
  const { id, code } = await makeOrder(test, owner, { orderStatus: 'dispatched' });
  const read = async (token: string) =>
    (await test.graphql<{ order: { deliveryOTP: string | null } }>(ORDER, { id }, token)).data
      ?.order;
  expect(await read(owner.token)).toEqual({ deliveryOTP: code });
  expect(await read((await makeAdmin(test)).token)).toEqual({ deliveryOTP: null });
  expect(await read(stranger.token)).toBeUndefined();
});
