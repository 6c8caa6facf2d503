import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSION_LABELS, Permission } from '../../rules/permission.js';
import { isSignedIn, letSessionsAge, mailsTo, signInWith } from '../testing/accounts/sign-in.js';
import {
  makeAdmin,
  makeEmployee,
  makeStaff,
  makeUser,
  type TestUser,
} from '../testing/factories.js';
import { TestBrowser } from '../testing/browser.js';
import { ADDRESS } from '../testing/call-context.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const GIVE = `mutation ($id: ID!, $version: Int! = 1, $permissions: [Permission!]!) {
  grantEmployeeAccess(id: $id, version: $version, input: { permissions: $permissions }) {
    message employee { version permissions }
  }
}`;
const END = `mutation ($id: ID!, $version: Int! = 1) {
  revokeEmployeeAccess(id: $id, version: $version) { message employee { permissions } }
}`;
const DELETE = `mutation ($id: ID!, $version: Int! = 1) { deleteEmployee(id: $id, version: $version) { message } }`;
const CLOTHS = `mutation ($input: CreateClothInput!) { createCloth(input: $input) { message } }`;
const ORDERS = `{ orders { nodes { id } } }`;
const SIGN_OUT = `mutation ($id: ID!) { revokeUserSessions(id: $id) { message } }`;
const CHANGE = `mutation ($id: ID!, $input: UpdateAccountInput!) {
  updateAccount(id: $id, version: 1, input: $input) { message }
}`;

const ADD_ADDRESS = `mutation ($input: CreateAddressInput!) {
  createAddress(input: $input) { message }
}`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const give = (
  { id }: { id: string },
  { permissions = ['ORDERS_READ'], by = admin, ...rest }: GrantOptions = {},
) => test.graphql(GIVE, { id, permissions, ...rest }, by.token);
interface GrantOptions {
  permissions?: string[];
  by?: TestUser;
  version?: number;
}
const roleOf = async (email: string) => {
  const [row] = await test.orm.em
    .fork()
    .execute<{ role: string }[]>('select role from "user" where email = ?', [email]);
  return row?.role;
};
const code = (answer: Parameters<typeof refusal>[0]) => refusal(answer).code;

describe('access that is given', () => {
  it('lets the employee sign in with a code, with only the given permissions', async () => {
    const employee = await makeEmployee(test);
    const answer = await give(employee, { permissions: ['CATALOGUE_WRITE', 'ORDERS_READ'] });
    // The response contains each permission once, in the order of `Permission`.
    expect(answer.data).toMatchObject({
      grantEmployeeAccess: {
        employee: { version: 2, permissions: ['ORDERS_READ', 'CATALOGUE_WRITE'] },
      },
    });
    expect((await mailsTo(test, employee.email)).map(({ topic }) => topic)).toEqual([
      'access given',
    ]);
    const token = await signInWith(new TestBrowser(test), test, employee.email);
    expect(code(await test.graphql(ORDERS, {}, token))).toBe('OK');
    expect(refusal(await test.graphql(SIGN_OUT, { id: admin.id }, token))).toMatchObject({
      code: 'FORBIDDEN',
      message: `You do not have permission to ${PERMISSION_LABELS['customers.write']}. Please ask an admin`,
    });
  });

  it('turns the account with the e-mail into a staff account, and revokes its sessions', async () => {
    const customer = await makeUser(test);
    expect(code(await give(await makeEmployee(test, { email: customer.email })))).toBe('OK');
    expect(await roleOf(customer.email)).toBe('staff');
    expect(await isSignedIn(test, customer.token)).toBe(false);
  });

  it('applies at once to open sessions', async () => {
    const staff = await makeStaff(test, ['orders.read']);
    const input = { name: 'Saree', price: 9000 };
    expect(code(await test.graphql(CLOTHS, { input }, staff.token))).toBe('FORBIDDEN');
    await give({ id: staff.employeeId }, { permissions: ['CATALOGUE_WRITE', 'ORDERS_READ'] });
    expect(code(await test.graphql(CLOTHS, { input }, staff.token))).toBe('OK');
  });

  it('cancels requests that depended on revoked permissions', async () => {
    const staff = await makeStaff(test, ['customers.write', 'orders.read']);
    const { id, phone, email } = await makeUser(test);
    const input = { name: 'Asha Raman', phone, email: 'robbed@staff.test' };
    expect(code(await test.graphql(CHANGE, { id, input }, staff.token))).toBe('OK');
    await give({ id: staff.employeeId }, { permissions: ['ORDERS_READ'] });
    expect(await isSignedIn(test, staff.token)).toBe(false);
    const [row] = await test.orm.em
      .fork()
      .execute('select email, pending_email from "user" where id = ?', [id]);
    expect(row).toEqual({ email, pending_email: null });
  });

  it.each([
    ['revoked', END],
    ['removed with the employee', DELETE],
  ])(
    'ends at once when it is %s, and the account becomes a customer account',
    async (_, document) => {
      const staff = await makeStaff(test, ['orders.read']);
      expect(code(await test.graphql(document, { id: staff.employeeId }, admin.token))).toBe('OK');
      expect(await isSignedIn(test, staff.token)).toBe(false);
      expect(await roleOf(staff.email)).toBe('customer');
      const token = await signInWith(new TestBrowser(test), test, staff.email);
      expect(code(await test.graphql(ORDERS, {}, token))).toBe('FORBIDDEN');
    },
  );
});

describe('access is not given', () => {
  it('in a session that is older than 10 minutes', async () => {
    const old = await makeAdmin(test);
    await letSessionsAge(test, old, '10 minutes');
    expect(code(await give(await makeEmployee(test), { by: old }))).toBe(
      'REAUTHENTICATION_REQUIRED',
    );
  });

  it('to an unknown employee, nor without permissions', async () => {
    expect(code(await give({ id: admin.id }))).toBe('NOT_FOUND');
    expect(code(await give(await makeEmployee(test), { permissions: [] }))).toBe('BAD_USER_INPUT');
  });

  it('by the e-mail of an admin, of a business, or of another employee', async () => {
    const business = await makeUser(test, { role: 'enterprise' });
    for (const { email } of [admin, business])
      expect(code(await give(await makeEmployee(test, { email })))).toBe('CONFLICT');
    const staff = await makeStaff(test, ['orders.read']);
    await test.orm.em
      .fork()
      .execute('update employee set email = ? where id = ?', [
        'moved@staff.test',
        staff.employeeId,
      ]);
    expect(code(await give(await makeEmployee(test, { email: staff.email })))).toBe('CONFLICT');
    expect(await roleOf(admin.email)).toBe('admin');
  });

  it('twice, by two admins who read the same version', async () => {
    const employee = await makeEmployee(test);
    const other = await makeAdmin(test);
    const answers = await Promise.all([
      give(employee, { permissions: ['ORDERS_READ'] }),
      give(employee, { permissions: ['PAYMENTS_TAKE'], by: other }),
    ]);
    expect(answers.map(code).sort()).toEqual(['CONFLICT', 'OK']);
  });
});

describe('a manager', () => {
  const PERMISSIONS = [Permission.STAFF_WRITE, Permission.ORDERS_READ, Permission.CUSTOMERS_WRITE];

  it('grants at most the own permissions', async () => {
    const manager = await makeStaff(test, PERMISSIONS);
    const employee = await makeEmployee(test);
    expect(code(await give(employee, { by: manager }))).toBe('OK');
    const more = { permissions: ['ORDERS_READ', 'PAYMENTS_REFUND'], version: 2, by: manager };
    expect(refusal(await give(employee, more))).toMatchObject({
      code: 'FORBIDDEN',
      message: `You do not have the permission to ${PERMISSION_LABELS['payments.refund']}, so you cannot give it or take it away`,
    });
  });

  it('cannot change the access of employees with more permissions, nor their own', async () => {
    const manager = await makeStaff(test, PERMISSIONS);
    const cashier = await makeStaff(test, ['payments.refund']);
    for (const { employeeId: id } of [cashier, manager]) {
      expect(code(await give({ id }, { by: manager }))).toBe('FORBIDDEN');
      for (const document of [END, DELETE])
        expect(code(await test.graphql(document, { id }, manager.token))).toBe('FORBIDDEN');
    }
    expect(await roleOf(cashier.email)).toBe('staff');
  });

  it('does not sign out an admin who has an employee record', async () => {
    const manager = await makeStaff(test, PERMISSIONS);
    const boss = await makeStaff(test, ['orders.read', 'customers.write']);
    await test.orm.em.fork().execute(`update "user" set role = 'admin' where id = ?`, [boss.id]);
    expect(code(await give({ id: boss.employeeId }, { by: manager }))).toBe('OK');
    expect(await isSignedIn(test, boss.token)).toBe(true);
  });

  it('refuses to change the e-mail of an employee with more permissions', async () => {
    const manager = await makeStaff(test, PERMISSIONS);
    const cashier = await makeStaff(test, ['payments.refund'], { name: 'Ravi Rao' });
    const UPDATE = `mutation ($id: ID!, $input: UpdateEmployeeInput!) {
      updateEmployee(id: $id, version: 1, input: $input) { message }
    }`;
    const { employeeId: id, email, phone } = cashier;
    const save = (input: object) =>
      test.graphql(UPDATE, { id, input: { name: 'Ravi Rao', phone, ...input } }, manager.token);
    expect(code(await save({ email: 'mine@staff.test' }))).toBe('FORBIDDEN');
    expect(code(await save({ email }))).toBe('OK');
  });

  it('renames only other employees, whose accounts get the name of the directory', async () => {
    const manager = await makeStaff(test, PERMISSIONS, { name: 'Meena Iyer' });
    const clerk = await makeStaff(test, ['orders.read'], { name: 'Ravi Rao' });
    const UPDATE = `mutation ($id: ID!, $input: UpdateEmployeeInput!) {
      updateEmployee(id: $id, version: 1, input: $input) { message }
    }`;
    const rename = ({ employeeId: id, email, phone }: typeof clerk, name: string) =>
      test.graphql(UPDATE, { id, input: { name, email, phone } }, manager.token);
    expect(refusal(await rename(manager, 'Admin')).fields).toHaveProperty('name');
    const input = { name: 'Admin', phone: clerk.phone, email: clerk.email };
    const own = await test.graphql(CHANGE, { id: clerk.id, input }, clerk.token);
    expect(refusal(own).fields).toHaveProperty('name');
    expect(code(await rename(clerk, 'Ravi K. Rao'))).toBe('OK');
    const me = await test.graphql('{ me { name } }', {}, clerk.token);
    expect(me.data).toEqual({ me: { name: 'Ravi K. Rao' } });
  });

  it('changes and signs out customers, and neither staff nor businesses', async () => {
    const manager = await makeStaff(test, PERMISSIONS);
    const customer = await makeUser(test);
    const both = async ({ id, email, phone }: TestUser) => {
      const input = { name: 'Another Name', phone, email };
      const changed = await test.graphql(CHANGE, { id, input }, manager.token);
      return [code(changed), code(await test.graphql(SIGN_OUT, { id }, manager.token))];
    };
    expect(await both(customer)).toEqual(['OK', 'OK']);
    const business = await makeUser(test, { role: 'enterprise' });
    for (const one of [admin, business, await makeStaff(test, ['orders.read'])]) {
      expect(await both(one)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
      const variables = { input: { ...ADDRESS, customerId: one.id } };
      expect(code(await test.graphql(ADD_ADDRESS, variables, manager.token))).toBe('FORBIDDEN');
    }
    expect(await isSignedIn(test, admin.token)).toBe(true);
  });
});

describe('the limit of discounts', () => {
  const LIMIT = `mutation ($id: ID!, $version: Int! = 1, $discountLimit: Int) {
    grantEmployeeAccess(
      id: $id
      version: $version
      input: { permissions: [ORDERS_READ], discountLimit: $discountLimit }
    ) { employee { discountLimit } }
  }`;
  const limit = async (by: TestUser, discountLimit: number | null, version = 1, id?: string) => {
    const employee = id ?? (await makeEmployee(test)).id;
    return test.graphql(LIMIT, { id: employee, version, discountLimit }, by.token);
  };

  it('is set with the access, stays if omitted, and ends with the access', async () => {
    const { id } = await makeEmployee(test);
    const at = (discountLimit: number) => ({
      grantEmployeeAccess: { employee: { discountLimit } },
    });
    expect((await limit(admin, 25, 1, id)).data).toEqual(at(25));
    expect((await limit(admin, null, 2, id)).data).toEqual(at(25));
    await test.graphql(END, { id, version: 3 }, admin.token);
    expect((await limit(admin, null, 4, id)).data).toEqual(at(0));
  });

  it('is 0 to 100, and at most that of the person who sets it', async () => {
    for (const wrong of [-1, 101])
      expect(refusal(await limit(admin, wrong)).fields).toHaveProperty('discountLimit');
    const giver = await makeStaff(test, ['staff.write', 'orders.read'], { discountLimit: 10 });
    expect(refusal(await limit(giver, 11)).fields).toEqual({
      discountLimit: 'You can give discounts up to 10%, so you cannot set a limit above it',
    });
    expect(code(await limit(giver, 10))).toBe('OK');
  });
});
