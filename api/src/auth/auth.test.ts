import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxMail } from '../platform/inbox.js';
import { makeUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { message } }`;
const VERIFY = `mutation ($input: VerifyInput!) { verifyOtp(input: $input) { message } }`;
const LOGIN = `mutation ($email: String!) { login(email: $email) { message } }`;
const VERIFY_LOGIN = `mutation ($input: VerifyInput!) {
  verifyLogin(input: $input) { message token userDetails { id name email phone role } }
}`;
const ME = `{ me { id email role } }`;

interface SignIn {
  verifyLogin: { token: string; message: string; userDetails: { id: string; role: string } };
}

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const codeOf = async (email: string, purpose: 'sign-up' | 'sign-in') => {
  const mail = await test.mailTo(email, ({ subject }) => subject.includes(`${purpose} code`));
  const code = /\b\d{4}\b/.exec(mail.subject)?.[0] ?? '';
  expect(mail.text).toContain(code);
  return code;
};

const otherThan = (code: string, times = 1) =>
  String((Number(code) + times) % 10_000).padStart(4, '0');

/** As if the last code had been sent long enough ago for another one. */
const letTimePass = (email: string, seconds = 60) =>
  test.orm.em
    .fork()
    .execute(
      `update one_time_code set sent_at = sent_at - make_interval(secs => ?) where email = ?`,
      [seconds, email],
    );

describe('sign-up', () => {
  it('makes the account only when the mailed code comes back', async () => {
    const email = 'asha@laundry.test';
    const input = { name: ' Asha  Rao ', phone: '+91 98765-43210', email: 'Asha@Laundry.test' };
    const sent = await test.graphql<{ register: { message: string } }>(REGISTER, { input });
    expect(sent.data?.register.message).toBe('Signup OTP sent to your email!');
    expect(await usersWith(email)).toEqual([]);

    const otp = await codeOf(email, 'sign-up');
    const done = await test.graphql<{ verifyOtp: { message: string } }>(VERIFY, {
      input: { email, otp },
    });
    expect(done.data?.verifyOtp.message).toBe('Signup complete!');
    expect(await usersWith(email)).toMatchObject([
      { name: 'Asha Rao', phone: '9876543210', role: 'customer' },
    ]);

    const again = await test.graphql(VERIFY, { input: { email, otp } });
    expect(again.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('answers a known e-mail like a new one, and mails a hint', async () => {
    const user = await makeUser(test, { email: 'known@laundry.test' });
    const input = { name: 'Somebody', phone: '9876543211', email: user.email };
    const answer = await test.graphql<{ register: { message: string } }>(REGISTER, { input });
    expect(answer.data?.register.message).toBe('Signup OTP sent to your email!');
    const mail = await test.mailTo(user.email);
    expect(mail.subject).toContain('already have');
    expect(mail.subject).not.toMatch(/\d{4}/);
  });

  it('names each bad field', async () => {
    const input = { name: ' ', phone: '12345', email: 'nobody' };
    const { errors } = await test.graphql(REGISTER, { input });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        name: 'Name is required',
        phone: 'Phone number must be 10 digits',
        email: 'Invalid email',
      },
    });
  });
});

describe('sign-in', () => {
  it('gives a token that works until sign-out', async () => {
    const user = await makeUser(test);
    await test.graphql(LOGIN, { email: user.email });
    const otp = await codeOf(user.email, 'sign-in');
    const { data } = await test.graphql<SignIn>(VERIFY_LOGIN, {
      input: { email: user.email, otp },
    });
    const token = data?.verifyLogin.token ?? '';
    expect(data?.verifyLogin.userDetails).toMatchObject({ id: user.id, role: 'CUSTOMER' });
    expect((await test.graphql<{ me: { id: string } }>(ME, {}, token)).data?.me.id).toBe(user.id);

    await test.graphql(`mutation { logout { message } }`, {}, token);
    const after = await test.graphql(ME, {}, token);
    expect(after.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('answers an unknown e-mail like a known one, and mails a hint', async () => {
    const email = 'unknown@laundry.test';
    const answer = await test.graphql<{ login: { message: string } }>(LOGIN, { email });
    expect(answer.data?.login.message).toBe('Login OTP sent to your email!');
    expect((await test.mailTo(email)).subject).toContain('no Doorstep Laundry account');
  });

  it('sends codes for one e-mail at least 59 seconds apart: not after 58, but after 59', async () => {
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

  it('replaces the old code by a new one', async () => {
    const { email } = await makeUser(test);
    await test.graphql(LOGIN, { email });
    const old = await codeOf(email, 'sign-in');
    await letTimePass(email);
    await test.graphql(LOGIN, { email });
    const mail = await test.mailTo(email, ({ subject }) => !subject.startsWith(old));
    const fresh = mail.subject.slice(0, 4);
    const refused = await test.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp: old } });
    expect(refused.errors?.[0]?.extensions.fields).toHaveProperty('otp');
    const { data } = await test.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp: fresh } });
    expect(data?.verifyLogin.token).toBeTruthy();
  });

  it('takes a code for 5 minutes and not longer', async () => {
    for (const [minutes, good] of [
      ['4 minutes 55 seconds', true],
      ['5 minutes', false],
    ] as const) {
      const { email } = await makeUser(test);
      await test.graphql(LOGIN, { email });
      const otp = await codeOf(email, 'sign-in');
      await test.orm.em
        .fork()
        .execute(
          `update one_time_code set sent_at = sent_at - ?::interval, expires_at = expires_at - ?::interval where email = ?`,
          [minutes, minutes, email],
        );
      const { data } = await test.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp } });
      expect(Boolean(data?.verifyLogin.token), minutes).toBe(good);
    }
  });

  it('stores neither code nor token in clear', async () => {
    const { email, token } = await makeUser(test);
    await test.graphql(LOGIN, { email });
    const otp = await codeOf(email, 'sign-in');
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

describe('guessing', () => {
  it('compares exactly three of 200 wrong guesses made at once, and then refuses the right code', async () => {
    const { email } = await makeUser(test);
    await test.graphql(LOGIN, { email });
    const otp = await codeOf(email, 'sign-in');
    const guesses = Array.from({ length: 200 }, (_, i) => otherThan(otp, i + 1));
    await Promise.all(
      guesses.map((guess) => test.graphql(VERIFY_LOGIN, { input: { email, otp: guess } })),
    );
    const em = test.orm.em.fork();
    expect(await em.execute('select attempts from one_time_code where email = ?', [email])).toEqual(
      [{ attempts: 3 }],
    );
    expect(
      await em.execute('select cardinality(wrong_tries) as n from sign_in_guard where email = ?', [
        email,
      ]),
    ).toEqual([{ n: 3 }]);
    const { errors } = await test.graphql(VERIFY_LOGIN, { input: { email, otp } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('gives one session for 200 right codes sent at once', async () => {
    const user = await makeUser(test);
    await test.graphql(LOGIN, { email: user.email });
    const otp = await codeOf(user.email, 'sign-in');
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        test.graphql<SignIn>(VERIFY_LOGIN, { input: { email: user.email, otp } }),
      ),
    );
    expect(answers.filter(({ data }) => data?.verifyLogin.token)).toHaveLength(1);
  });

  it.each(['sign-up', 'sign-in'] as const)(
    'says after the third wrong %s code that it is used up, and when there is another',
    async (purpose) => {
      const email = `used-up.${purpose}@laundry.test`;
      if (purpose === 'sign-in') await makeUser(test, { email });
      const input = { name: 'Asha Rao', phone: '9876543210', email };
      await (purpose === 'sign-up'
        ? test.graphql(REGISTER, { input })
        : test.graphql(LOGIN, { email }));
      const otp = await codeOf(email, purpose);
      const guess = async (code: string) => {
        const document = purpose === 'sign-up' ? VERIFY : VERIFY_LOGIN;
        return refusal(await test.graphql(document, { input: { email, otp: code } }));
      };
      for (const times of [1, 2]) {
        const wrong = await guess(otherThan(otp, times));
        expect(wrong.fields['otp']).toContain('wrong or out of date');
      }
      await letTimePass(email, 20);
      // The right code is of no use either any more.
      for (const code of [otherThan(otp, 3), otp]) {
        const { errors } = await test.graphql(purpose === 'sign-up' ? VERIFY : VERIFY_LOGIN, {
          input: { email, otp: code },
        });
        const { retryAfter, fields } = errors?.[0]?.extensions ?? {};
        expect(retryAfter).toBeGreaterThan(30);
        expect(retryAfter).toBeLessThanOrEqual(39);
        expect(fields?.['otp']).toBe(
          `This code is used up after 3 wrong tries. You can ask for a new one in ${retryAfter} seconds`,
        );
      }
      await letTimePass(email, 40);
      expect((await guess(otp)).fields['otp']).toBe(
        'This code is used up after 3 wrong tries. Please ask for a new one',
      );
    },
  );

  it('mails a link instead of a code after ten wrong tries, and the link signs in once', async () => {
    const { email } = await makeUser(test);
    const SENT = `select count(*)::int as n from mail where recipient = ?`;
    for (let round = 0; round < 4; round += 1) {
      await test.graphql(LOGIN, { email });
      const sent = await test.orm.em.fork().execute<{ n: number }[]>(SENT, [email]);
      const mails = await mailsTo(email, sent[0]?.n ?? 0);
      const otp = mails[0]?.subject.slice(0, 4) ?? '';
      for (let i = 1; i <= 3; i += 1)
        await test.graphql(VERIFY_LOGIN, { input: { email, otp: otherThan(otp, i) } });
      await letTimePass(email);
    }
    const sent = await test.graphql<{ login: { message: string } }>(LOGIN, { email });
    expect(sent.data?.login.message).toBe('Login OTP sent to your email!');
    const mail = await test.mailTo(email, ({ subject }) => subject.includes('sign-in link'));
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const SIGN_IN = `mutation ($token: String!) { signInWithLink(token: $token) { token } }`;
    const first = await test.graphql<{ signInWithLink: { token: string } }>(SIGN_IN, { token });
    expect(first.data?.signInWithLink.token).toBeTruthy();
    const second = await test.graphql(SIGN_IN, { token });
    expect(second.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('refuses a request that tries several codes under aliases, before any is compared', async () => {
    const { email } = await makeUser(test);
    await test.graphql(LOGIN, { email });
    const tries = Array.from({ length: 15 }, (_, i) => {
      const otp = String(i).padStart(4, '0');
      return `a${i}: verifyLogin(input: { email: "${email}", otp: "${otp}" }) { token }`;
    });
    const { errors } = await test.graphql(`mutation { ${tries.join(' ')} }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const em = test.orm.em.fork();
    expect(await em.execute('select attempts from one_time_code where email = ?', [email])).toEqual(
      [{ attempts: 0 }],
    );
  });
});

describe('sessions', () => {
  const sessionSet = (set: string, userId: string) =>
    test.orm.em.fork().execute(`update session set ${set} where user_id = ?`, [userId]);
  const signedIn = async (token: string) => !(await test.graphql(ME, {}, token)).errors;

  it('ends an idle one after 7 days, an admin one after an hour', async () => {
    const customer = await makeUser(test);
    const admin = await makeUser(test, { role: 'admin' });
    await sessionSet(`last_seen_at = now() - interval '2 hours'`, customer.id);
    await sessionSet(`last_seen_at = now() - interval '59 minutes'`, admin.id);
    expect([await signedIn(customer.token), await signedIn(admin.token)]).toEqual([true, true]);
    await sessionSet(`last_seen_at = now() - interval '8 days'`, customer.id);
    await sessionSet(`last_seen_at = now() - interval '61 minutes'`, admin.id);
    expect([await signedIn(customer.token), await signedIn(admin.token)]).toEqual([false, false]);
  });

  it('has the role of its account at once', async () => {
    const user = await makeUser(test, { role: 'admin' });
    const LIST = `{ employees { nodes { id } } }`;
    expect((await test.graphql(LIST, {}, user.token)).errors).toBeUndefined();
    await test.orm.em.fork().execute(`update "user" set role = 'customer' where id = ?`, [user.id]);
    expect(refusal(await test.graphql(LIST, {}, user.token)).code).toBe('FORBIDDEN');
  });

  it('ends with its account', async () => {
    const user = await makeUser(test);
    await test.orm.em
      .fork()
      .execute(`update "user" set archived_at = now() where id = ?`, [user.id]);
    expect(await signedIn(user.token)).toBe(false);
  });
});

const usersWith = (email: string) =>
  test.orm.em.fork().execute('select name, phone, role from "user" where email = ?', [email]);

/** The mails to an address, newest first, once there are as many as the outbox has. */
async function mailsTo(email: string, count: number): Promise<InboxMail[]> {
  await expect.poll(async () => (await inboxOf(email)).length, { timeout: 15_000 }).toBe(count);
  return inboxOf(email);
}

async function inboxOf(email: string): Promise<InboxMail[]> {
  const response = await fetch(`${test.url}/dev/inbox.json?to=${encodeURIComponent(email)}`);
  return (await response.json()) as InboxMail[];
}
