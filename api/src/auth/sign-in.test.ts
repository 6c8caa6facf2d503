import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.js';
import {
  codeOf,
  letTimePass,
  LOGIN,
  ME,
  type SignIn,
  VERIFY_LOGIN,
} from '../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

describe('sign-in', () => {
  it('returns a token that works until sign-out', async () => {
    const user = await makeUser(test);
    await test.graphql(LOGIN, { email: user.email });
    const otp = await codeOf(test, user.email, 'sign-in');
    const { data } = await test.graphql<SignIn>(VERIFY_LOGIN, {
      input: { email: user.email, otp },
    });
    const token = data?.signInWithCode.token ?? '';
    expect(data?.signInWithCode.userDetails).toMatchObject({ id: user.id, role: 'CUSTOMER' });
    expect((await test.graphql<{ me: { id: string } }>(ME, {}, token)).data?.me.id).toBe(user.id);

    await test.graphql(`mutation { logout { message } }`, {}, token);
    const after = await test.graphql(ME, {}, token);
    expect(after.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('returns the same response for an unknown e-mail, and mails a hint', async () => {
    const email = 'unknown@laundry.test';
    const answer = await test.graphql<{ requestSignInCode: { message: string } }>(LOGIN, { email });
    expect(answer.data?.requestSignInCode.message).toBe('Login OTP sent to your email!');
    expect((await test.mailTo(email)).subject).toContain('no Doorstep Laundry account');
  });

  it('sends codes for one e-mail 59 seconds apart: not after 58, but after 59', async () => {
    const { email } = await makeUser(test);
    await test.graphql(LOGIN, { email });
    const { errors } = await test.graphql(LOGIN, { email });
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    const sentAgo = (seconds: number) =>
      test.orm.em
        .fork()
        .execute(
          `update one_time_code set sent_at = now() - make_interval(secs => ?) where email = ?`,
          [seconds, email],
        );
    await sentAgo(58);
    const early = await test.graphql(LOGIN, { email });
    expect(early.errors?.[0]?.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 1,
    });
    await sentAgo(59);
    expect((await test.graphql(LOGIN, { email })).errors).toBeUndefined();
  });

  it('replaces the previous code by a new one', async () => {
    const { email } = await makeUser(test);
    await test.graphql(LOGIN, { email });
    const old = await codeOf(test, email, 'sign-in');
    await letTimePass(test, email);
    await test.graphql(LOGIN, { email });
    const mail = await test.mailTo(email, ({ subject }) => !subject.startsWith(old));
    const fresh = mail.subject.slice(0, 4);
    const refused = await test.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp: old } });
    expect(refused.errors?.[0]?.extensions.fields).toHaveProperty('otp');
    const { data } = await test.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp: fresh } });
    expect(data?.signInWithCode.token).toBeTruthy();
  });

  it('accepts a code for 5 minutes', async () => {
    for (const [minutes, good] of [
      ['4 minutes 55 seconds', true],
      ['5 minutes', false],
    ] as const) {
      const { email } = await makeUser(test);
      await test.graphql(LOGIN, { email });
      const otp = await codeOf(test, email, 'sign-in');
      await test.orm.em
        .fork()
        .execute(
          `update one_time_code set sent_at = sent_at - ?::interval, expires_at = expires_at - ?::interval where email = ?`,
          [minutes, minutes, email],
        );
      const { data } = await test.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp } });
      expect(Boolean(data?.signInWithCode.token), minutes).toBe(good);
    }
  });

  it('stores neither code nor token as plain text', async () => {
    const { email, token } = await makeUser(test);
    await test.graphql(LOGIN, { email });
    const otp = await codeOf(test, email, 'sign-in');
    const em = test.orm.em.fork();
    const dump = JSON.stringify([
      await em.execute(
        "select encode(code_hash, 'escape'), payload from one_time_code where email = ?",
        [email],
      ),
      await em.execute(
        `select topic, recipient, encode(coalesce(sealed, ''), 'escape') from mail where recipient = ?`,
        [email],
      ),
      await em.execute(`select encode(token_hash, 'base64') from session`),
    ]);
    expect(dump).not.toContain(`"${otp}"`);
    expect(dump).not.toContain(otp + ' is your');
    expect(dump).not.toContain(token);
  });
});
