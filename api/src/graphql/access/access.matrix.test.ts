import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyOf, rootFields } from './access.js';
import { isPermission, Permission } from '../../auth/permission.js';
import { createSchema } from '../../http/schema.js';
import { OPERATION_SAMPLES } from '../../testing/operation-samples.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import {
  type SubscriptionProcesses,
  startSubscriptionProcesses,
} from '../../testing/subscriptions/processes.js';
import { operationsOf } from '../../testing/operations.js';
import { refusal } from '../../testing/refusals.js';
import { RestClient } from '../../testing/rest/rest-client.js';
import { restRows } from '../../testing/rest/route-titles.js';
import { makeRound } from '../../testing/rounds/rounds.js';
import type { TestServer } from '../../testing/test-server.js';

// Calls every operation with every kind of viewer, and compares the result with its policy. The
// arguments refer to no existing record, so that only the policy refuses. Ownership is tested in
// access.ownership.test.ts.

const ALL = Object.values(Permission);
const schema = createSchema();
const operations = operationsOf(schema);
const fields = rootFields(schema);

type Policy = ReturnType<typeof policyOf>;
type Caller = { name: string; user?: TestUser; role: string; permissions: readonly Permission[] };

let processes: SubscriptionProcesses;
let test: TestServer;
let rest: RestClient;
let callers: Caller[];
beforeAll(async () => {
  processes = await startSubscriptionProcesses();
  ({ test } = processes);
  rest = await RestClient.of(test);
  callers = [
    { name: 'visitor', role: 'visitor', permissions: [] },
    { name: 'customer', role: 'customer', permissions: [], user: await makeUser(test) },
    {
      ...{ name: 'enterprise', role: 'enterprise', permissions: [] },
      user: await makeUser(test, { role: 'enterprise' }),
    },
    { name: 'admin', role: 'admin', permissions: ALL, user: await makeAdmin(test) },
  ];
  for (const permission of ALL) {
    const user = await makeStaff(test, [permission]);
    callers.push({ name: permission, role: 'staff', permissions: [permission], user });
  }
});
afterAll(() => processes.stop());

/** Error code of the policy; undefined if the caller is allowed. */
function refusedBy({ access, or }: Pick<Policy, 'access' | 'or'>, { role, permissions }: Caller) {
  if (access === 'public') return undefined;
  if (role === 'visitor') return 'UNAUTHENTICATED';
  if (access === 'user') return undefined;
  return [access, ...or].some((one) => permissions.includes(one)) ? undefined : 'FORBIDDEN';
}

const isRefusal = (code: string) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';

/** Operations that can end the session of the caller. */
const ENDING = new Set(['logout', 'revokeOtherSessions']);

const policyFor = (name: string): Policy => {
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`There is no operation ${name}`);
  return policyOf(field);
};

it.each(operations.filter(({ name }) => !ENDING.has(name)))(
  '$name allows or refuses each kind of viewer by its policy',
  async ({ name, document, variables }) => {
    const policy = policyFor(name);
    for (const asking of callers) {
      const { code } = refusal(await test.graphql(document, variables, asking.user?.token));
      const refused = refusedBy(policy, asking);
      if (refused) expect([asking.name, code]).toEqual([asking.name, refused]);
      // Staff need another permission for records of other users; without it the record is
      // NOT_FOUND.
      else if (policy.access === 'user')
        expect([asking.name, code]).not.toContain('UNAUTHENTICATED');
      else expect([asking.name, isRefusal(code), code]).toEqual([asking.name, false, code]);
    }
  },
);

/** Operations on one order by id, with the permission that they need. */
const ofOrders = operations.flatMap(({ name, document }) => {
  const id = fields
    .find((one) => one.name === name)
    ?.args.find(({ description }) => description === 'Id of the order.');
  const { access, others } = policyFor(name);
  const permission = isPermission(access) ? access : others;
  const isReading = permission === 'orders.read';
  return id && permission && !isReading ? [{ name, document, id: id.name, permission }] : [];
});

it.each(ofOrders)(
  '$name gives drivers only the orders of their own rounds',
  async ({ name, document, id, permission }) => {
    const codeOf = async (isTheirs: boolean) => {
      const driver = await makeStaff(test, ['rounds.drive', permission]);
      const callContext = { test, owner: await makeUser(test), caller: driver };
      const given = (await OPERATION_SAMPLES[name]?.(callContext)) ?? {};
      const { employeeId } = isTheirs ? driver : await makeStaff(test, ['rounds.drive']);
      await makeRound(test, employeeId, [String(given[id])]);
      return refusal(await test.graphql(document, given, driver.token)).code;
    };
    expect([await codeOf(true), await codeOf(false)]).toEqual(['OK', 'NOT_FOUND']);
  },
);

describe.each(restRows)('$name', (row) => {
  const { method, path, access, or, byPermission, alsoNeeds } = row;
  const params = { id: randomUUID(), customerId: randomUUID() };

  it('allows or refuses each kind of viewer by its policy over REST', async () => {
    for (const asking of callers) {
      const { status } = await rest.call(method, path, { params, token: asking.user?.token });
      const isStaffs = asking.role !== 'staff' || byPermission || !isPermission(access);
      const isShort = alsoNeeds && !asking.permissions.includes(alsoNeeds);
      const refused = refusedBy({ access, or }, asking);
      const expected =
        refused === 'UNAUTHENTICATED' ? 401 : refused || !isStaffs || isShort ? 403 : undefined;
      if (expected) expect([asking.name, status]).toEqual([asking.name, expected]);
      else if (access === 'user') expect([asking.name, status]).not.toContain(401);
      else expect([asking.name, [401, 403].includes(status)]).toEqual([asking.name, false]);
    }
  });
});

const streams = Object.values(schema.getSubscriptionType()?.getFields() ?? {});

describe.each(streams)('$name', (field) => {
  it('refuses the kinds of viewers that its policy refuses', async () => {
    const policy = policyOf(field);
    const id = field.args.length ? `(id: "${randomUUID()}")` : '';
    for (const asking of callers) {
      const code = refusedBy(policy, asking);
      if (!code || !asking.user) continue;
      const { refusal: refused } = processes.subscribeAs(asking.user, `${field.name}${id}`);
      expect([asking.name, (await refused).code]).toEqual([asking.name, code]);
    }
    await processes.unsubscribeAll();
  });
});
