import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import {
  codeOf,
  letTimePass,
  LOGIN,
  otherThan,
  REGISTER,
  type SignIn,
  VERIFY,
  VERIFY_LOGIN,
} from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

describe('guessing a code', () => {
  it('compares at most three of 200 simultaneous wrong guesses, and then refuses the right code', async () => {
    const { email } = await makeUser(test);
    await test.graphql(LOGIN, { email });
    const otp = await codeOf(test, email, 'sign-in');
    const guesses = Array.from({ length: 200 }, (_, i) => otherThan(otp, i + 1));
    const answers = await Promise.all(
      guesses.map((guess) => test.graphql(VERIFY_LOGIN, { input: { email, otp: guess } })),
    );
    const codes = new Set(answers.map((answer) => refusal(answer).code));
    expect([...codes]).toEqual(['BAD_USER_INPUT']);
    const em = test.orm.em.fork();
    expect(await em.execute('select attempts from one_time_code where email = ?', [email])).toEqual(
      [{ attempts: 3 }],
    );
    expect(
      await em.execute(
        'select cardinality(failed_attempts) as n from sign_in_throttle where email = ?',
        [email],
      ),
    ).toEqual([{ n: 3 }]);
    const { errors } = await test.graphql(VERIFY_LOGIN, { input: { email, otp } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('creates one session for 200 simultaneous right guesses', async () => {
    const user = await makeUser(test);
    await test.graphql(LOGIN, { email: user.email });
    const otp = await codeOf(test, user.email, 'sign-in');
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        test.graphql<SignIn>(VERIFY_LOGIN, { input: { email: user.email, otp } }),
      ),
    );
    expect(answers.filter(({ data }) => data?.signInWithCode.token)).toHaveLength(1);
  });

  it.each(['sign-up', 'sign-in'] as const)(
    'reports after the third wrong %s code that the code is invalid, and when to request another',
    async (purpose) => {
      const email = `used-up.${purpose}@laundry.test`;
      if (purpose === 'sign-in') await makeUser(test, { email });
      const input = { name: 'Asha Rao', phone: '9876543210', email };
      await (purpose === 'sign-up'
        ? test.graphql(REGISTER, { input })
        : test.graphql(LOGIN, { email }));
      const otp = await codeOf(test, email, purpose);
      const guess = async (code: string) => {
        const document = purpose === 'sign-up' ? VERIFY : VERIFY_LOGIN;
        return refusal(await test.graphql(document, { input: { email, otp: code } }));
      };
      for (const times of [1, 2]) {
        const wrong = await guess(otherThan(otp, times));
        expect(wrong.fields['otp']).toContain('wrong or has expired');
      }
      await letTimePass(test, email, 20);
      // The right code is invalid too, because no tries are left.
      for (const code of [otherThan(otp, 3), otp]) {
        const { errors } = await test.graphql(purpose === 'sign-up' ? VERIFY : VERIFY_LOGIN, {
          input: { email, otp: code },
        });
        const { retryAfter, fields } = errors?.[0]?.extensions ?? {};
        expect(retryAfter).toBeGreaterThan(30);
        expect(retryAfter).toBeLessThanOrEqual(39);
        expect(fields?.['otp']).toBe(
          `This code no longer works after 3 wrong attempts. You can request a new one in ${retryAfter} seconds`,
        );
      }
      await letTimePass(test, email, 40);
      expect((await guess(otp)).fields['otp']).toBe(
        'This code no longer works after 3 wrong attempts. Please request a new one',
      );
    },
  );

  it.each([2, 15])(
    'rejects a request that tries %i codes under aliases, before any code is compared',
    async (count) => {
      const { email } = await makeUser(test);
      await test.graphql(LOGIN, { email });
      const tries = Array.from({ length: count }, (_, i) => {
        const otp = String(i).padStart(4, '0');
        return `a${i}: signInWithCode(input: { email: "${email}", otp: "${otp}" }) { token }`;
      });
      const { errors } = await test.graphql(`mutation { ${tries.join(' ')} }`);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      const em = test.orm.em.fork();
      expect(
        await em.execute('select attempts from one_time_code where email = ?', [email]),
      ).toEqual([{ attempts: 0 }]);
    },
  );
});
