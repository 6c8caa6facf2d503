import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPermission, Permission } from '../../rules/permission.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { restRows, rowsWithBody } from '../testing/rest/route-titles.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let customer: TestUser;
let enterprise: TestUser;
let staff: TestUser;
let admin: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  customer = await makeUser(test);
  enterprise = await makeUser(test, { role: 'enterprise' });
  staff = await makeStaff(test, ALL);
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const ALL = Object.values(Permission);
const params = { id: randomUUID(), customerId: randomUUID() };

/** A body with valid values for every field of all paths. */
const FULL = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@laundry.test',
  address: '12 Long Street, Adyar',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pincode: '600020',
  price: 10,
  status: 'Paid',
  amount: 10,
  method: 'cash',
  reason: 'Paid twice',
};

describe('who may call', () => {
  it.each(restRows)('a visitor: $name ($access)', async ({ method, path, access }) => {
    const { status } = await rest.call(method, path, { params });
    if (access === 'public') expect([200, 400]).toContain(status);
    else expect(status).toBe(401);
  });

  it.each(restRows)('a made-up token: $name ($access)', async ({ method, path, access }) => {
    const { status } = await rest.call(method, path, { params, token: 'x'.repeat(43) });
    if (access === 'public') expect([200, 400]).toContain(status);
    else expect(status).toBe(401);
  });

  it.each(restRows)(
    'customers of both kinds: $name ($access)',
    async ({ method, path, access }) => {
      for (const { token } of [customer, enterprise]) {
        const { status, body } = await rest.call(method, path, { params, token });
        if (isPermission(access)) {
          expect(status).toBe(403);
          expect(body).toMatchObject({
            error: 'Only staff may do this',
            message: 'Only staff may do this',
          });
        } else expect([200, 400, 404]).toContain(status);
      }
    },
  );

  it.each(restRows)('staff with every permission: $name ($access)', async (row) => {
    const { method, path, access, byPermission } = row;
    const { status, body } = await rest.call(method, path, { params, token: staff.token });
    if (isPermission(access) && !byPermission) {
      expect(status).toBe(403);
      expect(body).toMatchObject({ message: expect.stringContaining('Only admins') as string });
    } else expect([200, 400, 404]).toContain(status);
  });

  it.each(restRows.filter(({ access, byPermission }) => byPermission && isPermission(access)))(
    'staff with only this permission, and staff with all except this one: $name ($access)',
    async ({ method, path, access, alternatives, alsoNeeds }) => {
      const statusWith = async (permissions: Permission[]) => {
        const { token } = await makeStaff(test, permissions);
        return (await rest.call(method, path, { params, token })).status;
      };
      const enough = [access, ...alternatives].filter(isPermission);
      for (const one of enough)
        expect([200, 400, 404]).toContain(
          await statusWith([one, ...(alsoNeeds ? [alsoNeeds] : [])]),
        );
      expect(await statusWith(ALL.filter((one) => !enough.includes(one)))).toBe(403);
      if (alsoNeeds) expect(await statusWith(ALL.filter((one) => one !== alsoNeeds))).toBe(403);
    },
  );

  it.each(restRows.filter(({ path }) => !path.includes('{')))(
    'an admin: $name',
    async ({ method, path }) => {
      const { status } = await rest.call(method, path, { token: admin.token });
      expect([200, 400]).toContain(status);
    },
  );

  it.each(restRows.filter(({ path }) => path.includes('{')))(
    'an admin, with an unknown id: $name',
    async ({ method, path }) => {
      const body = rowsWithBody.some((each) => each.method === method && each.path === path)
        ? FULL
        : undefined;
      const { status } = await rest.call(method, path, { params, body, token: admin.token });
      expect(status).toBe(404);
    },
  );
});
