import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BAD_LINES } from '../testing/bad-input.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const USER = 'id name phone email pendingEmail role version';
const UPDATE = `mutation ($input: UpdateAccountInput!, $version: Int!, $userId: ID) {
  updateAccount(version: $version, id: $userId, input: $input) { message user { ${USER} } }
}`;
const ME = `{ me { ${USER} } }`;
const USER_OF = `query ($userId: ID!) { user(id: $userId) { ${USER} } }`;

interface Account {
  name: string;
  phone: string;
  email: string;
  pendingEmail: string | null;
  version: number;
}

let test: TestServer;
let user: TestUser;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
beforeEach(async () => {
  user = await makeUser(test);
});
afterAll(() => test.stop());

/** Changes the account with its present version. */
const update = async (given: object = {}, token = user.token, userId?: string) => {
  const input = { name: 'Asha Raman', phone: '9876543210', email: user.email, ...given };
  const whose = userId
    ? await test.graphql<{ user: Account }>(USER_OF, { userId }, token)
    : await test.graphql<{ me: Account }>(ME, {}, token);
  const version = Object.values(whose.data ?? {})[0]?.version ?? 1;
  return test.graphql<{ updateAccount: { message: string; user: Account } }>(
    UPDATE,
    { input, version, userId },
    token,
  );
};
const me = async () => (await test.graphql<{ me: Account }>(ME, {}, user.token)).data?.me;

describe('name and phone', () => {
  it('change at once', async () => {
    const { data } = await update({ name: ' New  Name ', phone: '+91 91234-56780' });
    expect(data?.updateAccount).toMatchObject({
      message: 'Account updated successfully',
      user: { name: 'New Name', phone: '9123456780', email: user.email, pendingEmail: null },
    });
    expect(await me()).toMatchObject({ name: 'New Name', phone: '9123456780' });
  });

  it('cannot set a role', async () => {
    const answer = await update({ role: 'ADMIN' });
    expect(refusal(answer).code).toBe('BAD_USER_INPUT');
    expect(await me()).toMatchObject({ role: 'CUSTOMER' });
  });

  const bad = [
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', '', 'Please enter your name'],
    ['phone', '987654321', 'Phone number must be 10 digits'],
    ['email', 'somebody', 'Please enter a valid email'],
    ...Object.values(BAD_LINES).flatMap((text) => [
      ['name', text],
      ['phone', text],
      ['email', text],
    ]),
  ] as [field: string, value: string, message?: string][];
  it.each(bad)('refuse %s %j', async (field, value, message) => {
    const before = await me();
    const refused = refusal(await update({ [field]: value }));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields)).toEqual([field]);
    if (message) expect(refused.fields[field]).toBe(message);
    expect(await me()).toEqual(before);
  });
});

describe('the account of another user', () => {
  it('can only be changed by an admin', async () => {
    const given = { name: 'By an admin' };
    const other = await makeUser(test);
    expect(refusal(await update(given, other.token, user.id)).code).toBe('NOT_FOUND');
    expect(refusal(await update(given, admin.token, randomUUID())).code).toBe('NOT_FOUND');
    expect(refusal(await update(given, admin.token, 'no-id')).code).toBe('NOT_FOUND');
    expect(refusal(await update(given, admin.token, user.id)).code).toBe('OK');
    expect(refusal(await update(given, user.token, user.id)).code).toBe('OK');
    expect(await me()).toMatchObject({ name: 'By an admin', role: 'CUSTOMER' });
  });
});
