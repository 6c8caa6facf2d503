import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../testing/browser.js';
import { makeUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { RestClient } from '../../testing/rest/rest-client.js';
import {
  knownCode,
  knownPerson,
  letAllTimePass,
  letTimePass,
  LOGIN,
  mailsTo,
  otherThan,
  REGISTER,
  SIGN_IN_WITH_LINK,
  tryCode,
  usersWith,
  VERIFY_LOGIN,
} from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
});
afterAll(() => test.stop());

const newBrowser = () => new TestBrowser(test);

async function useLink(browser: TestBrowser, email: string): Promise<string | undefined> {
  const mail = await test.mailTo(email, ({ text }) => text.includes('/signin/link#token='));
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const used = await browser.graphql<{ signInWithEmailLink: { token: string } }>(
    SIGN_IN_WITH_LINK,
    {
      token,
    },
  );
  return used.data?.signInWithEmailLink.token;
}

describe('repeated code requests of a stranger', () => {
  it('neither block nor replace the code of a trusted device', async () => {
    const { email, browser } = await knownPerson(test);
    await browser.graphql(LOGIN, { email });
    const otp = await knownCode(test, email, { browser });
    for (let round = 0; round < 2; round += 1)
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
    // The owner's two requests sent two codes. The stranger's requests sent five codes, a link and
    // three hints.
    expect(await mailsTo(test, email)).toEqual([
      { topic: 'login code', n: 2 + 5 },
      { topic: 'login link', n: 1 },
      { topic: 'signup hint', n: 3 },
    ]);
    expect((await tryCode(browser, email, otp)).data?.signInWithCode.token).toBeTruthy();
    // The owner's next request works too.
    await letTimePass(test, email);
    expect((await browser.graphql(LOGIN, { email })).errors).toBeUndefined();
    const next = await knownCode(test, email, { browser });
    expect((await tryCode(browser, email, next)).data?.signInWithCode.token).toBeTruthy();
  });

  it('do not withdraw a queued mail of another client', async () => {
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

  it('do not lock out a new browser of the owner: the mailed link signs in there', async () => {
    const { email } = await makeUser(test);
    for (let time = 0; time < 8; time += 1) await newBrowser().graphql(LOGIN, { email });
    const fresh = newBrowser();
    const asked = await fresh.graphql<{ requestSignInCode: { message: string } }>(LOGIN, { email });
    expect(asked.data?.requestSignInCode.message).toBe('Login OTP sent to your email!');
    expect(await useLink(fresh, email)).toBeTruthy();
    // The link was used, so the next untrusted browser gets a new link at once.
    const another = newBrowser();
    await another.graphql(LOGIN, { email });
    expect(await mailsTo(test, email)).toContainEqual({ topic: 'login link', n: 2 });
    // After the sign-in this browser is trusted.
    await letTimePass(test, email);
    await fresh.graphql(LOGIN, { email });
    const otp = await knownCode(test, email, { browser: fresh });
    expect((await tryCode(fresh, email, otp)).data?.signInWithCode.token).toBeTruthy();
  });

  it('send at most five codes an hour, and a link every ten minutes', async () => {
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

  it("cannot set the name: a sign-up uses the details entered in the owner's browser", async () => {
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
  it('does not change the codes and failed attempts of a trusted device', async () => {
    const { email, browser } = await knownPerson(test);
    await browser.graphql(LOGIN, { email });
    const otp = await knownCode(test, email, { browser });
    const strangers = Array.from({ length: 3 }, newBrowser);
    for (const stranger of strangers) {
      await stranger.graphql(LOGIN, { email });
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => tryCode(stranger, email, otherThan(otp, index))),
      );
    }
    const em = test.orm.em.fork();
    const [throttle] = await em.execute(
      'select cardinality(failed_attempts) as n from sign_in_throttle where email = ?',
      [email],
    );
    expect(throttle).toEqual({ n: 5 });
    expect((await tryCode(browser, email, otp)).data?.signInWithCode.token).toBeTruthy();
    const [device] = await em.execute(
      'select d.failed_attempts from trusted_device d join "user" u on u.id = d.user_id where email = ?',
      [email],
    );
    expect(device).toEqual({ failed_attempts: [] });
  });

  it('cannot use a code that another browser requested', async () => {
    const { email } = await makeUser(test);
    const [first, second] = [newBrowser(), newBrowser()];
    await first.graphql(LOGIN, { email });
    await knownCode(test, email, { code: '1111', browser: first });
    const refused = refusal(await tryCode(second, email, '1111'));
    expect(refused.fields).toEqual({
      otp: 'A code works only in the browser that requested it. Please request a new one here',
    });
    await second.graphql(LOGIN, { email });
    await knownCode(test, email, { code: '2222', browser: second });
    for (const [browser, theirs] of [
      [first, '2222'],
      [second, '1111'],
    ] as const)
      expect(refusal(await tryCode(browser, email, theirs)).fields['otp']).toContain('wrong');
    expect(refusal(await test.graphql(VERIFY_LOGIN, { input: { email, otp: '1111' } })).code).toBe(
      'BAD_USER_INPUT',
    );
    for (const [browser, own] of [
      [first, '1111'],
      [second, '2222'],
    ] as const)
      expect((await tryCode(browser, email, own)).data?.signInWithCode.token).toBeTruthy();
  });
});
