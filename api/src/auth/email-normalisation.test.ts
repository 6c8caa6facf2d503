import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf } from '../social/social.service.js';
import { makeUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { RestClient } from '../testing/rest/rest-client.js';
import {
  codeOf,
  LOGIN,
  REGISTER,
  type SignIn,
  VERIFY,
  VERIFY_LOGIN,
} from '../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
});
afterAll(() => test.stop());

/** Spellings of one e-mail that normalisation makes equal. */
const waysOf = (name: string) => [
  `${name}@bücher.example`,
  ` ${name.toUpperCase()}@BÜCHER.Example\n`,
  `${name}@bu\u0308cher.example`,
  `\u00a0${name}@xn--bcher-kva.example`,
  `${name}@ｂücher.example`,
];

const formOf = (name: string) => `${name}@xn--bcher-kva.example`;

/**
 * Malformed e-mail addresses. Input validation refuses them before the server stores a code, a
 * count or a mail.
 */
const REFUSED = [
  '"asha"@laundry.test',
  'as\u200bha@laundry.test',
  'asha@laun\u00addry.test',
  'as\u202eha@laundry.test',
  'as ha@laundry.test',
  'asha\u0001@laundry.test',
  'ａsha@laundry.test',
  'ashá@laundry.test',
];

const count = async (table: string): Promise<number> => {
  const rows = await test.orm.em
    .fork()
    .execute<{ n: number }[]>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
};

const everything = () =>
  Promise.all(['one_time_code', 'sign_in_throttle', 'mail', '"user"'].map((table) => count(table)));

describe('all spellings of one e-mail', () => {
  it('share one limit of codes, in GraphQL and in REST', async () => {
    const [first = '', ...others] = waysOf('limit');
    expect((await test.graphql(LOGIN, { email: first })).errors).toBeUndefined();
    const before = await everything();
    for (const email of others) {
      expect(refusal(await test.graphql(LOGIN, { email })).code).toBe('TOO_MANY_REQUESTS');
      expect((await rest.call('POST', '/auth/login', { body: { email } })).status).toBe(429);
    }
    expect(await everything()).toEqual(before);
  });

  it('sign in to one account', async () => {
    const [first = '', second = '', ...others] = waysOf('account');
    const input = { name: 'Asha Rao', phone: '9876543210', email: first };
    await test.graphql(REGISTER, { input });
    const otp = await codeOf(test, formOf('account'), 'sign-up');
    expect((await test.graphql(VERIFY, { input: { email: second, otp } })).errors).toBeUndefined();
    for (const email of others) {
      await test.orm.em.fork().execute('delete from one_time_code');
      await test.graphql(REGISTER, { input: { ...input, email } });
      const hints = await test.orm.em
        .fork()
        .execute(`select 1 from mail where topic = 'signup hint' and recipient = ?`, [
          formOf('account'),
        ]);
      expect(hints.length).toBeGreaterThan(0);
    }
    await test.graphql(LOGIN, { email: first });
    const code = await codeOf(test, formOf('account'), 'sign-in');
    const { data } = await test.graphql<SignIn>(VERIFY_LOGIN, {
      input: { email: second, otp: code },
    });
    expect(data?.signInWithCode.token).toBeTruthy();
    const users = await test.orm.em
      .fork()
      .execute(`select email from "user" where email like 'account@%'`);
    expect(users).toEqual([{ email: formOf('account') }]);
  });

  it('are one e-mail for a social provider', async () => {
    const user = await makeUser(test, { email: formOf('social') });
    for (const [index, email] of waysOf('social').entries()) {
      const issuer = `https://id${index}.example`;
      const person = { issuer, subject: 's', email, emailVerified: true, name: null };
      expect(await accountOf(test.orm.em.fork(), person, 'Test')).toBe(user.id);
    }
  });
});

describe('an input that is not an e-mail', () => {
  it.each(REFUSED)('%j is refused; nothing is counted, stored or sent', async (email) => {
    const before = await everything();
    const input = { name: 'Asha Rao', phone: '9876543210', email };
    const asked = [
      await test.graphql(LOGIN, { email }),
      await test.graphql(REGISTER, { input }),
      await test.graphql(VERIFY_LOGIN, { input: { email, otp: '1234' } }),
    ];
    for (const answer of asked)
      expect(refusal(answer)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { email: 'Invalid email' },
      });
    const viaRest = await rest.call('POST', '/auth/login', { body: { email } });
    expect([viaRest.status, viaRest.body.fields]).toEqual([400, { email: 'Invalid email' }]);
    const person = { issuer: 'https://id.example', subject: email, email, name: null };
    await expect(
      accountOf(test.orm.em.fork(), { ...person, emailVerified: true }, 'Test'),
    ).rejects.toThrow('did not share an email with us');
    expect(await everything()).toEqual(before);
  });
});
