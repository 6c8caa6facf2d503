import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyOf, rootFields } from '../graphql/access/access.js';
import { Permission } from '../../rules/permission.js';
import { schema } from '../http/schema.js';
import { makeSession } from '../testing/accounts/security-calls.js';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { OPERATION_SAMPLES } from '../testing/operation-samples.js';
import { makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { operationsOf } from '../testing/operations.js';
import { refusal } from '../testing/refusals.js';
import { ADDRESS, type CallContext, type Variables } from '../testing/call-context.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Operations that make no audit entry, each with its reason. */
const NOT_AUDITED: Record<string, string> = {
  beginPasskey: 'A challenge that the next step uses up.',
};

/** Further variables that an operation needs to change a record. */
const FURTHER_VARIABLES: Record<string, (callContext: CallContext) => Promise<Variables>> = {
  updateAddress: () => Promise.resolve({ input: { ...ADDRESS, city: 'Madurai' } }),
  revokeEmployeeAccess: async ({ test }) => ({
    id: (await makeStaff(test, [Permission.ORDERS_READ])).employeeId,
  }),
  revokeOtherSessions: async (callContext) => {
    await makeSession(callContext);
    return {};
  },
};

const operations = operationsOf(schema);
/** Public operations make no audit entry, also when staff use them. */
const mutations = rootFields(schema)
  .filter((field) => policyOf(field).access !== 'public')
  .flatMap(({ name }) => operations.filter((one) => one.kind === 'mutation' && one.name === name));

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

async function perform(name: string, document: string, caller: TestUser, owner: TestUser) {
  const callContext = { test, owner, caller };
  const variables = {
    ...(await OPERATION_SAMPLES[name]?.(callContext)),
    ...(await FURTHER_VARIABLES[name]?.(callContext)),
  };
  return test.graphql(document, variables, caller.token);
}

describe('by staff', () => {
  it.each(mutations.map(({ name, document }) => [name, document] as const))(
    '%s makes an audit entry',
    async (name, document) => {
      const staff = await makeStaff(test, Object.values(Permission), { name: 'Kala' });
      const owner = await makeUser(test);
      expect(refusal(await perform(name, document, staff, owner)).code).toBe('OK');
      const entries = (await entriesOf(test, { by: staff.id })).filter(
        ({ operation }) => operation === name,
      );
      if (name in NOT_AUDITED) return expect(entries).toEqual([]);
      expect(entries).not.toEqual([]);
      for (const entry of entries) {
        expect(entry).toMatchObject({ by_name: 'Kala', by_role: 'staff', network: '127.0.0.1' });
        expect(entry.request_id).toMatch(/^[\w-]{36}$/);
        expect([entry.before, entry.after]).not.toEqual([null, null]);
      }
    },
  );
});

it('changes by customers make no audit entry', async () => {
  for (const { name, document } of mutations) {
    if (policyOf(schema.getMutationType()?.getFields()[name] ?? raise(name)).access !== 'user')
      continue;
    const customer = await makeUser(test);
    expect(refusal(await perform(name, document, customer, customer)).code).toBe('OK');
    expect([name, await entriesOf(test, { by: customer.id, about: customer.id })]).toEqual([
      name,
      [],
    ]);
  }
});

function raise(name: string): never {
  throw new Error(`There is no ${name}`);
}
