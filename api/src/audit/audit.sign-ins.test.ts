import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  codeOf,
  LOGIN,
  otherThan,
  type SignIn,
  VERIFY_LOGIN,
} from '../testing/accounts/sign-in.js';
import { askedToSignIn, makePasskey, signInWithCredential } from '../testing/accounts/passkeys.js';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

async function signIn({ email }: TestUser, wrongFirst = 0) {
  expect(refusal(await test.graphql(LOGIN, { email })).code).toBe('OK');
  const code = await codeOf(test, email, 'sign-in');
  for (let times = 1; times <= wrongFirst; times += 1) {
    const input = { email, otp: otherThan(code, times) };
    expect(refusal(await test.graphql(VERIFY_LOGIN, { input })).code).toBe('BAD_USER_INPUT');
  }
  return test.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp: code } });
}

it('of staff are noted, and wrong tries at their accounts once', async () => {
  const admin = await makeAdmin(test);
  expect(refusal(await signIn(admin, 2)).code).toBe('OK');
  const entries = await entriesOf(test, { about: admin.id });
  expect(entries).toMatchObject([
    {
      ...{ kind: 'sign-in failed', by_user_id: null, by_role: null, operation: 'signIn' },
      network: '127.0.0.1',
    },
    {
      ...{ kind: 'signed in', by_user_id: admin.id, by_role: 'admin', network: '127.0.0.1' },
      after: { by_passkey: false },
    },
  ]);
  expect(entries).toHaveLength(2);
});

it('failed passkey sign-ins of staff are audited once, those of customers not', async () => {
  const [admin, customer] = [await makeAdmin(test), await makeUser(test)];
  for (const { token } of [admin, customer]) {
    const { authenticator } = await makePasskey(test, token);
    for (let tries = 0; tries < 2; tries += 1) {
      const wrong = authenticator.get(await askedToSignIn(test), { rpID: 'evil.example' });
      expect(refusal(await signInWithCredential(test, wrong)).code).toBe('BAD_USER_INPUT');
    }
  }
  const failed = async (about: string) =>
    (await entriesOf(test, { about })).filter(({ kind }) => kind === 'sign-in failed');
  expect(await failed(admin.id)).toMatchObject([
    { by_user_id: null, network: '127.0.0.1', after: { by_passkey: true } },
  ]);
  expect(await failed(customer.id)).toEqual([]);
});

it('of customers are not', async () => {
  const customer = await makeUser(test);
  expect(refusal(await signIn(customer, 1)).code).toBe('OK');
  expect(await entriesOf(test, { by: customer.id, about: customer.id })).toEqual([]);
});

it('that staff revoked are audited on the account, without the token', async () => {
  const admin = await makeAdmin(test);
  const customer = await makeUser(test);
  const end = 'mutation ($id: ID!) { revokeUserSessions(id: $id) { message } }';
  expect(refusal(await test.graphql(end, { id: customer.id }, admin.token)).code).toBe('OK');
  const entries = await entriesOf(test, { about: customer.id });
  expect(entries).toMatchObject([
    { kind: 'deleted', part: 'session', operation: 'revokeUserSessions', by_user_id: admin.id },
  ]);
  expect(Object.keys(entries[0]?.before ?? {}).sort()).toEqual(['by_passkey', 'created_at']);
});
