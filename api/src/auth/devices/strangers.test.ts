import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../testing/browser.js';
import { makeUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { RestClient } from '../../testing/rest-client.js';
import {
  knownCode,
  letAllTimePass,
  letTimePass,
  LOGIN,
  otherThan,
  REGISTER,
  SIGN_IN_WITH_LINK,
  type SignIn,
  signInWith,
  usersWith,
  VERIFY_LOGIN,
} from '../../testing/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
});
afterAll(() => test.stop());

const newBrowser = () => new TestBrowser(test);

/** Somebody whose browser has signed in before, long enough ago for another code. */
async function owner() {
  const { email, id } = await makeUser(test);
  const browser = newBrowser();
  await signInWith(browser, test, email);
  await letAllTimePass(test, email, '2 hours');
  return { id, email, browser };
}

/** Without those that were not to leave. */
const mailsTo = (email: string) =>
  test.orm.em.fork().execute<{ topic: string; n: number }[]>(
    `select topic, count(*)::int as n from mail
       where recipient = ? and coalesce(expires_at > created_at, true) group by 1 order by 1`,
    [email],
  );

const signIn = async (browser: TestBrowser, email: string, otp: string) =>
  browser.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp } });

async function useLink(browser: TestBrowser, email: string): Promise<string | undefined> {
  const mail = await test.mailTo(email, ({ text }) => text.includes('/signin/link?token='));
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const used = await browser.graphql<{ signInWithLink: { token: string } }>(SIGN_IN_WITH_LINK, {
    token,
  });
  return used.data?.signInWithLink.token;
}

describe('a stranger who asks a thousand times', () => {
  it('neither stops, nor replaces the code of a browser that has signed in before', async () => {
    const { email, browser } = await owner();
    await browser.graphql(LOGIN, { email });
    const otp = await knownCode(test, email, { browser });
    for (let round = 0; round < 20; round += 1)
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const by = index % 5;
          if (by === 0) return test.graphql(LOGIN, { email });
          if (by === 1) return rest.call('POST', '/auth/login', { body: { email } });
          if (by === 2)
            return newBrowser().graphql(REGISTER, {
              input: { name: 'Stranger', phone: '9876543210', email },
            });
          return newBrowser().graphql(LOGIN, { email });
        }),
      );
    // Two from the owner; those of the stranger end with five codes and a link, and three hints.
    expect(await mailsTo(email)).toEqual([
      { topic: 'login code', n: 2 + 5 },
      { topic: 'login link', n: 1 },
      { topic: 'signup hint', n: 3 },
    ]);
    expect((await signIn(browser, email, otp)).data?.verifyLogin.token).toBeTruthy();
    // Nor the next one.
    await letTimePass(test, email);
    expect((await browser.graphql(LOGIN, { email })).errors).toBeUndefined();
    const next = await knownCode(test, email, { browser });
    expect((await signIn(browser, email, next)).data?.verifyLogin.token).toBeTruthy();
  }, 300_000);

  it('ends no mail that is on its way to somebody else', async () => {
    const { email } = await makeUser(test);
    for (let time = 0; time < 9; time += 1) await newBrowser().graphql(LOGIN, { email });
    const good = await test.orm.em
      .fork()
      .execute('select topic from mail where recipient = ? and expires_at > now() order by id', [
        email,
      ]);
    expect(good).toEqual([
      ...Array.from({ length: 5 }, () => ({ topic: 'login code' })),
      { topic: 'login link' },
    ]);
  });

  it('does not keep out a new browser of the owner: the link in the mailbox works there', async () => {
    const { email } = await makeUser(test);
    for (let time = 0; time < 30; time += 1) await newBrowser().graphql(LOGIN, { email });
    const fresh = newBrowser();
    const asked = await fresh.graphql<{ login: { message: string } }>(LOGIN, { email });
    expect(asked.data?.login.message).toBe('Login OTP sent to your email!');
    expect(await useLink(fresh, email)).toBeTruthy();
    // It is used up, so another new browser gets the next one at once.
    const another = newBrowser();
    await another.graphql(LOGIN, { email });
    expect(await mailsTo(email)).toContainEqual({ topic: 'login link', n: 2 });
    // From here on this browser is known.
    await letTimePass(test, email);
    await fresh.graphql(LOGIN, { email });
    const otp = await knownCode(test, email, { browser: fresh });
    expect((await signIn(fresh, email, otp)).data?.verifyLogin.token).toBeTruthy();
  });

  it('causes at most five codes an hour, and a link every ten minutes', async () => {
    const { email } = await makeUser(test);
    const sent: string[] = [];
    let before = 0;
    for (let minute = 0; minute < 62; minute += 2) {
      await newBrowser().graphql(LOGIN, { email });
      const mails = await test.orm.em
        .fork()
        .execute<{ topic: string }[]>('select topic from mail where recipient = ? order by id', [
          email,
        ]);
      for (const { topic } of mails.slice(before)) sent.push(`${minute}: ${topic}`);
      before = mails.length;
      await letAllTimePass(test, email, '2 minutes');
    }
    expect(sent).toEqual([
      ...[0, 2, 4, 6, 8].map((minute) => `${minute}: login code`),
      ...[10, 20, 30, 40, 50].map((minute) => `${minute}: login link`),
      '60: login code',
    ]);
  });

  it('gives nobody a name: a sign-up has the details that were given in its browser', async () => {
    const email = 'busy.signup@laundry.test';
    const input = { name: 'A Stranger', phone: '9876543211', email };
    for (let time = 0; time < 6; time += 1) await newBrowser().graphql(REGISTER, { input });
    const person = newBrowser();
    await person.graphql(REGISTER, { input: { ...input, name: 'Asha Rao', phone: '9876543210' } });
    expect(await useLink(person, email)).toBeTruthy();
    expect(await usersWith(test, email)).toMatchObject([{ name: 'Asha Rao', phone: '9876543210' }]);
  });
});

describe('a stranger who tries wrong codes', () => {
  it('does not touch the codes and tries of a browser that has signed in before', async () => {
    const { email, browser } = await owner();
    await browser.graphql(LOGIN, { email });
    const otp = await knownCode(test, email, { browser });
    const strangers = Array.from({ length: 10 }, newBrowser);
    for (const stranger of strangers) {
      await stranger.graphql(LOGIN, { email });
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => signIn(stranger, email, otherThan(otp, index))),
      );
    }
    const em = test.orm.em.fork();
    const [guard] = await em.execute(
      'select cardinality(wrong_tries) as n from sign_in_guard where email = ?',
      [email],
    );
    expect(guard).toEqual({ n: 5 });
    expect((await signIn(browser, email, otp)).data?.verifyLogin.token).toBeTruthy();
    const [device] = await em.execute(
      'select d.wrong_tries from device d join "user" u on u.id = d.user_id where email = ?',
      [email],
    );
    expect(device).toEqual({ wrong_tries: [] });
  });

  it('cannot use the code that another browser asked for', async () => {
    const { email } = await makeUser(test);
    const [first, second] = [newBrowser(), newBrowser()];
    await first.graphql(LOGIN, { email });
    await knownCode(test, email, { code: '1111', browser: first });
    const refused = refusal(await signIn(second, email, '1111'));
    expect(refused.fields).toEqual({
      otp: 'A code works only in the browser that asked for it. Please ask for a new one here',
    });
    await second.graphql(LOGIN, { email });
    await knownCode(test, email, { code: '2222', browser: second });
    for (const [browser, theirs] of [
      [first, '2222'],
      [second, '1111'],
    ] as const)
      expect(refusal(await signIn(browser, email, theirs)).fields['otp']).toContain('wrong');
    expect(refusal(await test.graphql(VERIFY_LOGIN, { input: { email, otp: '1111' } })).code).toBe(
      'BAD_USER_INPUT',
    );
    for (const [browser, own] of [
      [first, '1111'],
      [second, '2222'],
    ] as const)
      expect((await signIn(browser, email, own)).data?.verifyLogin.token).toBeTruthy();
  });
});

describe('a marked browser', () => {
  it('has ten tries of its own in 24 hours, and counts as unknown after them', async () => {
    const { email, browser } = await owner();
    const wrong = async (times: number) => {
      await letAllTimePass(test, email, '59 seconds');
      await browser.graphql(LOGIN, { email });
      await knownCode(test, email, { browser });
      await Promise.all(Array.from({ length: times }, () => signIn(browser, email, '0000')));
    };
    for (let round = 0; round < 4; round += 1) await wrong(20);
    const counts = () =>
      test.orm.em.fork().execute(
        `select coalesce(cardinality(d.wrong_tries), 0) as own, (
           select coalesce(sum(cardinality(g.wrong_tries)), 0)::int from sign_in_guard g where g.email = u.email) as unknown
         from device d join "user" u on u.id = d.user_id where u.email = ?`,
        [email],
      );
    // Nine of three codes and one of the fourth, whose other two tries are a stranger's.
    expect(await counts()).toEqual([{ own: 10, unknown: 2 }]);
    await wrong(20);
    expect(await counts()).toEqual([{ own: 10, unknown: 5 }]);
    await letAllTimePass(test, email, '24 hours');
    await wrong(1);
    expect(await counts()).toEqual([{ own: 11, unknown: 5 }]);
  });

  it('waits 59 seconds for its next code like everybody', async () => {
    const { email, browser } = await owner();
    await browser.graphql(LOGIN, { email });
    await letTimePass(test, email, 58);
    const { errors } = await browser.graphql(LOGIN, { email });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 1 });
    await letTimePass(test, email, 1);
    expect((await browser.graphql(LOGIN, { email })).errors).toBeUndefined();
  });

  it('is marked for the account that it signed in to and for no other', async () => {
    const { browser } = await owner();
    const { email } = await makeUser(test);
    for (let time = 0; time < 5; time += 1) await newBrowser().graphql(LOGIN, { email });
    await browser.graphql(LOGIN, { email });
    expect(await mailsTo(email)).toContainEqual({ topic: 'login link', n: 1 });
  });
});

describe('clients without a cookie', () => {
  it('share one code and one wait for each e-mail, in REST and in GraphQL', async () => {
    const { email } = await makeUser(test);
    expect((await rest.call('POST', '/auth/login', { body: { email } })).status).toBe(200);
    expect(refusal(await test.graphql(LOGIN, { email })).code).toBe('TOO_MANY_REQUESTS');
    const otp = await knownCode(test, email);
    const browser = newBrowser();
    expect(refusal(await signIn(browser, email, otp)).code).toBe('BAD_USER_INPUT');
    const { data } = await test.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp } });
    expect(data?.verifyLogin.token).toBeTruthy();
  });

  it('are given a cookie with the sign-in, and are a known browser when they send it back', async () => {
    const { email } = await makeUser(test);
    await rest.call('POST', '/auth/login', { body: { email } });
    const otp = await knownCode(test, email);
    const signedIn = await rest.call('POST', '/auth/verify-login', { body: { email, otp } });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^device=[\w-]{43}$/);
    await letAllTimePass(test, email, '59 seconds');
    for (let time = 0; time < 8; time += 1) await newBrowser().graphql(LOGIN, { email });
    const body = { email };
    const asked = await rest.call('POST', '/auth/login', { body, headers: { cookie } });
    expect(asked.status).toBe(200);
    expect(asked.headers.getSetCookie()).toEqual([]);
    await knownCode(test, email);
    const again = await rest.call('POST', '/auth/verify-login', {
      body: { email, otp },
      headers: { cookie },
    });
    expect(again.status).toBe(200);
  });
});
