import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeAdmin, makeUser } from '../../testing/factories.js';
import {
  codeOf,
  LOGIN,
  otherThan,
  type SignIn,
  VERIFY_LOGIN,
} from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  test = await startTestServer({ log: (line) => lines.push(line) });
});
afterAll(() => test.stop());
beforeEach(() => {
  lines.length = 0;
});

interface Noted {
  msg: string;
  operation?: string;
  by?: string;
  role?: string;
  code?: string;
  signedIn?: string;
  reqId?: string;
}

const loggedLines = () =>
  lines.map((line) => JSON.parse(line) as Noted).filter(({ operation }) => operation);

const CLOTH = `mutation ($input: CreateClothInput!) { createCloth(input: $input) { message } }`;
const SHIRT = { input: { name: 'Secret Shirt', price: 1500 } };

it('changes by staff are logged with operation and actor, without values', async () => {
  const admin = await makeAdmin(test);
  await test.graphql(CLOTH, SHIRT, admin.token);
  expect(loggedLines()).toEqual([
    expect.objectContaining({
      msg: 'done',
      operation: 'createCloth',
      by: admin.id,
      role: 'admin',
      reqId: expect.any(String) as string,
    }),
  ]);
  expect(lines.join('')).not.toContain('Secret Shirt');
});

it('logs a refused mutation with its error code', async () => {
  const customer = await makeUser(test);
  await test.graphql(CLOTH, SHIRT, customer.token);
  await test.graphql(CLOTH, SHIRT);
  expect(loggedLines()).toMatchObject([
    { msg: 'refused', operation: 'createCloth', by: customer.id, code: 'FORBIDDEN' },
    { msg: 'refused', operation: 'createCloth', code: 'UNAUTHENTICATED' },
  ]);
});

it('logs a refused read of other people’s records, over GraphQL and REST', async () => {
  const customer = await makeUser(test);
  const other = await makeUser(test);
  await test.graphql('{ dashboard { ordersToday } }', {}, customer.token);
  const headers = { authorization: `Bearer ${customer.token}` };
  await fetch(`${test.url}/api/order/getAllOrders`, { headers });
  await fetch(`${test.url}/api/auth/me/${other.id}`, { headers });
  await fetch(`${test.url}/api/order/getAllOrders`);
  const all = loggedLines();
  expect(all.map(({ msg }) => msg)).toEqual(Array(4).fill('refused'));
  expect(all).toMatchObject([
    { operation: 'dashboard', by: customer.id, code: 'FORBIDDEN' },
    { operation: 'orders', by: customer.id, code: 'FORBIDDEN' },
    { operation: 'user', by: customer.id, code: 'NOT_FOUND' },
    { operation: 'orders', code: 'UNAUTHENTICATED' },
  ]);
});

it('does not log queries', async () => {
  const admin = await makeAdmin(test);
  await test.graphql('{ me { id } }', {}, admin.token);
  expect(loggedLines()).toEqual([]);
});

it('logs who signed in or failed to, without code, token or e-mail', async () => {
  const customer = await makeUser(test);
  await test.graphql(LOGIN, { email: customer.email });
  const code = await codeOf(test, customer.email, 'sign-in');
  const verify = (otp: string) =>
    test.graphql<SignIn>(VERIFY_LOGIN, { input: { email: customer.email, otp } });
  await verify(otherThan(code));
  const { data } = await verify(code);
  expect(loggedLines()).toMatchObject([
    { msg: 'done', operation: 'requestSignInCode' },
    { msg: 'refused', operation: 'signInWithCode', code: 'BAD_USER_INPUT' },
    { msg: 'done', operation: 'signInWithCode', signedIn: customer.id },
  ]);
  const all = lines.join('');
  for (const secret of [data?.signInWithCode.token ?? '', customer.email, `"${code}"`])
    expect(all).not.toContain(secret);
});
