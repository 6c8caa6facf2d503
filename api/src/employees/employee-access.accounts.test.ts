import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Permission, PERMISSION_NAMES } from '../../rules/permission.js';
import {
  makePasskey,
  passkeySession,
  askedToSignIn,
  signInWithCredential,
} from '../testing/accounts/passkeys.js';
import { codeOf, isSignedIn, LOGIN, mailsTo } from '../testing/accounts/sign-in.js';
import { TestBrowser } from '../testing/browser.js';
import {
  makeAdmin,
  makeEmployee,
  makeStaff,
  makeUser,
  type TestUser,
} from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const GIVE = `mutation ($id: ID!, $version: Int!) {
  grantEmployeeAccess(id: $id, version: $version, input: { permissions: [ORDERS_READ] }) { employee { version userId } }
}`;
const END = `mutation ($id: ID!, $version: Int!) {
  revokeEmployeeAccess(id: $id, version: $version) { employee { version userId } }
}`;
const DELETE = `mutation ($id: ID!, $version: Int! = 1) { deleteEmployee(id: $id, version: $version) { message } }`;

type EmployeeMutations = Record<string, { employee: { version: number; userId: string | null } }>;

let test: TestServer;
let admin: TestUser;
const lines: string[] = [];
beforeAll(async () => {
  test = await startTestServer({ log: (line) => lines.push(line) });
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const call = (
  document: string,
  { id, version = 1 }: { id: string; version?: number },
  by = admin,
) => test.graphql<EmployeeMutations>(document, { id, version }, by.token);

describe('the account of a customer who is given access', () => {
  it('can no longer be opened with its earlier passkeys and social accounts', async () => {
    const customer = await makeUser(test);
    const passkey = await makePasskey(test, customer.token);
    const em = test.orm.em.fork();
    await em.execute('insert into social_identity (issuer, subject, user_id) values (?, ?, ?)', [
      ...['https://provider.test', customer.id, customer.id],
    ]);
    await passkeySession(test, passkey);
    const { email } = customer;
    const answer = await call(GIVE, await makeEmployee(test, { email }));
    expect(answer.data?.['grantEmployeeAccess']?.employee.userId).toBe(customer.id);
    const credential = passkey.authenticator.get(await askedToSignIn(test));
    const refused = refusal(await signInWithCredential(test, credential));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(
      await em.execute('select from social_identity where user_id = ?', [customer.id]),
    ).toHaveLength(0);
    // Without an earlier passkey the owner may register one like new staff, also if staff must have
    // passkeys.
    const [row] = await em.execute('select had_passkey from "user" where id = ?', [customer.id]);
    expect(row).toEqual({ had_passkey: false });
  });

  it('becomes a staff account only if an admin gives the access', async () => {
    const customer = await makeUser(test);
    const employee = await makeEmployee(test, { email: customer.email });
    const manager = await makeStaff(test, ['staff.write', 'orders.read', 'customers.read']);
    expect(refusal(await call(GIVE, employee, manager))).toMatchObject({
      code: 'CONFLICT',
      message: 'This email belongs to a customer. Only an admin can give a customer access',
    });
    expect(await isSignedIn(test, customer.token)).toBe(true);
    expect(await mailsTo(test, customer.email)).toEqual([]);
  });

  it('explains a conflict with a business or admin account only to staff who may read customers', async () => {
    const manager = await makeStaff(test, ['staff.write', 'orders.read']);
    const others = [admin, await makeUser(test, { role: 'enterprise' }), await makeUser(test)];
    for (const { email } of others) {
      const refused = refusal(await call(GIVE, await makeEmployee(test, { email }), manager));
      expect(refused).toMatchObject({
        code: 'CONFLICT',
        message: 'You cannot give access with this email. Please ask an admin',
      });
    }
  });
});

describe('access that is granted and revoked repeatedly', () => {
  it('sends few e-mails, and logs each time whose access changed and how', async () => {
    const { id, email } = await makeEmployee(test);
    lines.length = 0;
    for (let version = 1; version < 9; version += 2) {
      expect(refusal(await call(GIVE, { id, version })).code).toBe('OK');
      expect(refusal(await call(END, { id, version: version + 1 })).code).toBe('OK');
    }
    expect(await mailsTo(test, email)).toEqual([
      { topic: 'access ended', n: 3 },
      { topic: 'access given', n: 3 },
    ]);
    const logged = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'access of an employee');
    expect(logged).toHaveLength(8);
    expect(logged[0]).toMatchObject({
      employee: id,
      given: ['orders.read'],
      taken: [],
      by: admin.id,
    });
    expect(logged[1]).toMatchObject({ employee: id, given: [], taken: ['orders.read'] });
    expect(lines.join()).not.toContain(email);
  });

  it('is revoked when the employee is deleted, and the log has the lost permissions', async () => {
    const staff = await makeStaff(test, ['orders.read', 'payments.take']);
    lines.length = 0;
    await call(DELETE, { id: staff.employeeId });
    const logged = lines.find((line) => line.includes('access of an employee'));
    expect(JSON.parse(logged ?? '{}')).toMatchObject({
      ...{ employee: staff.employeeId, given: [], taken: ['orders.read', 'payments.take'] },
    });
  });
});

describe('permissions', () => {
  const of = async (id: string, token: string) =>
    test.graphql<{ user: { permissions: string[] | null } }>(
      'query ($id: ID!) { user(id: $id) { permissions } }',
      { id },
      token,
    );
  const shown = async (who: { id: string }, asks: TestUser) =>
    (await of(who.id, asks.token)).data?.user.permissions;
  const PERMISSIONS: Permission[] = ['orders.read', 'customers.read'];

  it('are readable by the user; an admin has all, and a customer none', async () => {
    const staff = await makeStaff(test, PERMISSIONS);
    expect(await shown(staff, staff)).toEqual(['ORDERS_READ', 'CUSTOMERS_READ']);
    expect(await shown(admin, admin)).toEqual(PERMISSION_NAMES);
    const customer = await makeUser(test);
    expect(await shown(customer, customer)).toEqual([]);
  });

  it('are in the response of the sign-in', async () => {
    const { email } = await makeStaff(test, PERMISSIONS);
    const browser = new TestBrowser(test);
    await browser.graphql(LOGIN, { email });
    const otp = await codeOf(test, email, 'sign-in');
    const { data } = await browser.graphql<{ signInWithCode: { userDetails: object } }>(
      'mutation ($input: SignInWithCodeInput!) { signInWithCode(input: $input) { userDetails { permissions } } }',
      { input: { email, otp } },
    );
    const permissions = ['ORDERS_READ', 'CUSTOMERS_READ'];
    expect(data?.signInWithCode.userDetails).toEqual({ permissions });
  });

  it('are visible to the user, and to others only with permission to change employees', async () => {
    const staff = await makeStaff(test, PERMISSIONS);
    const colleague = await makeStaff(test, ['customers.read']);
    expect(await shown(staff, colleague)).toBeNull();
    expect(await shown(admin, colleague)).toBeNull();
    const manager = await makeStaff(test, ['customers.read', 'staff.write']);
    expect(await shown(staff, manager)).toEqual(['ORDERS_READ', 'CUSTOMERS_READ']);
    expect(await shown(staff, admin)).toEqual(['ORDERS_READ', 'CUSTOMERS_READ']);
  });
});
