import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxMail } from '../../platform/mail/inbox.js';
import { makeUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import {
  letTimePass,
  LOGIN,
  otherThan,
  REGISTER,
  SIGN_IN_WITH_LINK,
  usersWith,
  VERIFY_LOGIN,
} from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { createLink } from './one-time-links.service.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const CONFIRM = `mutation ($token: String!) { confirmEmail(input: { token: $token }) { message } }`;
const DETAILS = { name: 'Asha Rao', phone: '9876543210' };
const use = (token: string, details?: typeof DETAILS) =>
  test.graphql<{ signInWithEmailLink: { token: string } }>(SIGN_IN_WITH_LINK, { token, details });

/** Makes the server send links instead of codes to this e-mail address. */
const stopCodes = (email: string) =>
  test.orm.em
    .fork()
    .execute(
      `insert into sign_in_throttle (email, purpose, failed_attempts) values (?, 'login', array_fill(now(), array[5]))`,
      [email],
    );

async function linkTo(email: string): Promise<string> {
  const mail = await test.mailTo(email, ({ text }) => text.includes('/signin/link#token='));
  return /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
}

/** Requests a sign-in link for this account and returns its token. */
async function signInLink(email: string): Promise<string> {
  await stopCodes(email);
  await test.graphql(LOGIN, { email });
  return linkTo(email);
}

const sessionsOf = (email: string) =>
  test.orm.em
    .fork()
    .execute('select s.user_id from session s join "user" u on u.id = s.user_id where email = ?', [
      email,
    ]);

const OVER = {
  code: 'BAD_USER_INPUT',
  message: 'This link has expired or was already used. Please request a new one',
};

describe('an e-mail link', () => {
  it('replaces the code after five failed attempts, and signs in once', async () => {
    const { email } = await makeUser(test);
    const SENT = `select count(*)::int as n from mail where recipient = ?`;
    for (let round = 0; round < 2; round += 1) {
      await test.graphql(LOGIN, { email });
      const sent = await test.orm.em.fork().execute<{ n: number }[]>(SENT, [email]);
      const mails = await mailsTo(email, sent[0]?.n ?? 0);
      const otp = mails[0]?.subject.slice(0, 4) ?? '';
      for (let i = 1; i <= 3; i += 1)
        await test.graphql(VERIFY_LOGIN, { input: { email, otp: otherThan(otp, i) } });
      await letTimePass(test, email);
    }
    const sent = await test.graphql<{ requestSignInCode: { message: string } }>(LOGIN, { email });
    expect(sent.data?.requestSignInCode.message).toBe('Login OTP sent to your email!');
    const mail = await test.mailTo(email, ({ subject }) => subject.includes('sign-in link'));
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const first = await use(token);
    expect(first.data?.signInWithEmailLink.token).toBeTruthy();
    const second = await use(token);
    expect(second.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['9 minutes 30 seconds', true],
    ['10 minutes', false],
  ])('that is %s old signs in: %s', async (age, good) => {
    const { email } = await makeUser(test);
    const token = await signInLink(email);
    await test.orm.em
      .fork()
      .execute(
        'update one_time_link set created_at = created_at - ?::interval, expires_at = expires_at - ?::interval where email = ?',
        [age, age, email],
      );
    const before = await sessionsOf(email);
    const answer = await use(token);
    if (good) expect(answer.data?.signInWithEmailLink.token).toBeTruthy();
    else expect(refusal(answer)).toMatchObject(OVER);
    expect((await sessionsOf(email)).length).toBe(before.length + Number(good));
  });

  it('is valid for 600 seconds, and its mail says so', async () => {
    const { email } = await makeUser(test);
    await signInLink(email);
    const lives = await test.orm.em
      .fork()
      .execute(
        `select round(extract(epoch from expires_at - created_at))::int as seconds from one_time_link where email = ? and purpose = 'login'`,
        [email],
      );
    expect(lives).toEqual([{ seconds: 600 }]);
    const mail = await test.mailTo(email, ({ subject }) => subject.includes('sign-in link'));
    expect(mail.text).toContain('The link is valid for 10 minutes');
  });

  it('creates one session when it is used 20 times at once', async () => {
    const { email } = await makeUser(test);
    const token = await signInLink(email);
    const before = await sessionsOf(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(token)));
    expect(answers.filter(({ data }) => data?.signInWithEmailLink.token)).toHaveLength(1);
    const refused = answers.filter(({ errors }) => errors).map(refusal);
    expect(refused).toHaveLength(19);
    for (const each of refused) expect(each).toMatchObject(OVER);
    expect(await sessionsOf(email)).toHaveLength(before.length + 1);
  });

  it('creates one session when it is used again later', async () => {
    const { email } = await makeUser(test);
    const token = await signInLink(email);
    const before = await sessionsOf(email);
    expect((await use(token)).data?.signInWithEmailLink.token).toBeTruthy();
    for (let again = 0; again < 3; again += 1)
      expect(refusal(await use(token))).toMatchObject(OVER);
    expect(await sessionsOf(email)).toHaveLength(before.length + 1);
  });

  it.each(['signup', 'login', 'email'] as const)(
    'for purpose %s works only for that purpose',
    async (made) => {
      const { id, email } = await makeUser(test);
      const pending = `new.${email}`;
      const em = test.orm.em.fork();
      await em.execute('update "user" set pending_email = ? where id = ?', [pending, id]);
      const link = {
        signup: { email: pending },
        login: { email },
        email: { email: pending, userId: id },
      }[made];
      const { token } = await createLink(em, { purpose: made, ...link });
      const wrong = made === 'email' ? use(token) : test.graphql(CONFIRM, { token });
      expect(refusal(await wrong)).toMatchObject({ code: 'BAD_USER_INPUT' });
      // The attempt with the other operation did not consume the link.
      const right = made === 'email' ? test.graphql(CONFIRM, { token }) : use(token, DETAILS);
      expect((await right).errors).toBeUndefined();
    },
  );

  it('for a sign-up creates one account with one session, also when used 20 times at once', async () => {
    const email = 'link.signup@laundry.test';
    await stopCodes(email);
    await test.graphql(REGISTER, { input: { ...DETAILS, email } });
    const token = await linkTo(email);
    expect(await usersWith(test, email)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(token, DETAILS)));
    expect(answers.filter(({ data }) => data?.signInWithEmailLink.token)).toHaveLength(1);
    expect(await usersWith(test, email)).toMatchObject([{ name: 'Asha Rao', role: 'customer' }]);
    expect(await sessionsOf(email)).toHaveLength(1);
    expect(refusal(await use(token, DETAILS))).toMatchObject(OVER);
  });
});

/** The mails to an address, newest first, once the outbox has this many. */
async function mailsTo(email: string, count: number): Promise<InboxMail[]> {
  await expect.poll(async () => (await inboxOf(email)).length, { timeout: 15_000 }).toBe(count);
  return inboxOf(email);
}

async function inboxOf(email: string): Promise<InboxMail[]> {
  const response = await fetch(`${test.url}/dev/inbox.json?to=${encodeURIComponent(email)}`);
  return (await response.json()) as InboxMail[];
}
