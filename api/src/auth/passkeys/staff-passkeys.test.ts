import { afterAll, beforeAll, expect, it } from 'vitest';
import { policyOf, rootFields } from '../../graphql/access/access.js';
import { OPERATION_SAMPLES } from '../../testing/operation-samples.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { operationsOf } from '../../testing/operations.js';
import { BEGIN, makePasskey, passkeySession } from '../../testing/accounts/passkeys.js';
import { refusal } from '../../testing/refusals.js';
import { knownCode, LOGIN } from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { schema } from '../../http/schema.js';
import { forgetPasskeys } from '../admins.service.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ staffPasskeys: 'required' });
});
afterAll(() => test.stop());

const REQUIREMENT = '{ accountSecurity { passkeyRequirement } }';
const requirementOf = async (token: string) =>
  (await test.graphql<{ accountSecurity: { passkeyRequirement: string } }>(REQUIREMENT, {}, token))
    .data?.accountSecurity.passkeyRequirement;
const REMOVE = 'mutation ($id: ID!) { deletePasskey(id: $id) { message } }';
const STAFF_WORK = '{ employees { nodes { id } } }';

/** Operations allowed for staff who signed in with a code. */
const BEFORE = ['me', 'accountSecurity', 'beginPasskey', 'createPasskey', 'logout'];

const operations = operationsOf(schema);
const forSignedIn = rootFields(schema)
  .filter((field) => policyOf(field).access !== 'public')
  .map(({ name }) => name);

const cells = operations
  .filter(({ name }) => forSignedIn.includes(name))
  .map((one) => [one.name, one] as const);

it.each(cells)(
  '%s requires a passkey of staff, except the listed operations',
  async (name, { document }) => {
    // A customer creates the test data, because customers need no passkey.
    const owner = await makeUser(test);
    const admin = await makeAdmin(test);
    const caller = BEFORE.includes(name) ? admin : owner;
    const variables = await OPERATION_SAMPLES[name]?.({ test, owner, caller });
    const { code, message } = refusal(await test.graphql(document, variables, admin.token));
    expect(code).toBe(BEFORE.includes(name) ? 'OK' : 'FORBIDDEN');
    if (code !== 'OK') expect(message).toContain('Sign in with yours, or add one under Security');
  },
);

it('REST requires a passkey too', async () => {
  const { token } = await makeAdmin(test);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${test.url}/api/auth/getAllEmployees`, { headers });
  expect(answer.status).toBe(403);
});

it('a code sign-in may add a first passkey; the passkey sign-in may use the back-office', async () => {
  const { token } = await makeAdmin(test);
  expect(await requirementOf(token)).toBe('ENROL');
  const passkey = await makePasskey(test, token);
  expect(await requirementOf(token)).toBe('USE');
  expect(refusal(await test.graphql(STAFF_WORK, {}, token)).code).toBe('FORBIDDEN');
  const signedIn = await passkeySession(test, passkey);
  expect(await requirementOf(signedIn)).toBe('NONE');
  expect(refusal(await test.graphql(STAFF_WORK, {}, signedIn)).code).toBe('OK');
});

it('allows large requests after the sign-in with a passkey', async () => {
  const { token } = await makeAdmin(test);
  const send = (session: string) =>
    test.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${session}` },
      payload: { query: STAFF_WORK, variables: { much: 'x'.repeat(70_000) } },
    });
  expect((await send(token)).statusCode).toBe(413);
  const signedIn = await passkeySession(test, await makePasskey(test, token));
  expect((await send(signedIn)).statusCode).toBe(200);
});

it('a sign-in returns whether a passkey is required', async () => {
  const [admin, customer] = [await makeAdmin(test), await makeUser(test)];
  const wanted = async ({ email }: TestUser) => {
    await test.graphql(LOGIN, { email });
    const otp = await knownCode(test, email);
    const VERIFY = `mutation ($input: SignInWithCodeInput!) { signInWithCode(input: $input) { passkeyRequired } }`;
    const { data } = await test.graphql<{ signInWithCode: { passkeyRequired: boolean } }>(VERIFY, {
      input: { email, otp },
    });
    return data?.signInWithCode.passkeyRequired;
  };
  expect(await wanted(admin)).toBe(true);
  expect(await wanted(customer)).toBe(false);
});

it('a code sign-in cannot add a second passkey or remove the first', async () => {
  const { token } = await makeAdmin(test);
  const { id } = await makePasskey(test, token);
  expect(refusal(await test.graphql(BEGIN, {}, token))).toMatchObject({
    code: 'FORBIDDEN',
    message: 'Please sign in with your passkey to add another one',
  });
  expect(refusal(await test.graphql(REMOVE, { id }, token)).code).toBe('FORBIDDEN');
});

it('staff cannot remove their last passkey, also with two simultaneous requests', async () => {
  const { id: userId, token } = await makeAdmin(test);
  const first = await makePasskey(test, token);
  const signedIn = await passkeySession(test, first);
  const second = await makePasskey(test, signedIn);
  const remove = ({ id }: { id: string }) => test.graphql(REMOVE, { id }, signedIn);
  const answers = await Promise.all([remove(first), remove(second)]);
  expect(answers.map((answer) => refusal(answer).code).sort()).toEqual(['CONFLICT', 'OK']);
  const left = await test.orm.em
    .fork()
    .execute('select 1 from passkey where user_id = ?', [userId]);
  expect(left).toHaveLength(1);
});

it('customers need no passkey and may remove their last one', async () => {
  const { token } = await makeUser(test);
  expect(await requirementOf(token)).toBe('NONE');
  const { id } = await makePasskey(test, token);
  expect(refusal(await test.graphql(REMOVE, { id }, token)).code).toBe('OK');
});

it('`forgetPasskeys` revokes the sessions of the account, and returns false for an unknown e-mail', async () => {
  const { email, token } = await makeAdmin(test);
  await makePasskey(test, token);
  expect(await forgetPasskeys(test.orm.em.fork(), email)).toBe(true);
  expect(refusal(await test.graphql('{ me { id } }', {}, token)).code).toBe('UNAUTHENTICATED');
  expect(await forgetPasskeys(test.orm.em.fork(), 'nobody@laundry.test')).toBe(false);
});
