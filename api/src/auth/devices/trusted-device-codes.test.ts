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
  type SignIn,
  tryCode,
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

describe('a trusted device', () => {
  it('allows ten failed attempts in 24 hours, and then counts as untrusted', async () => {
    const { email, browser } = await knownPerson(test);
    const wrong = async (times: number) => {
      await letAllTimePass(test, email, '59 seconds');
      await browser.graphql(LOGIN, { email });
      await knownCode(test, email, { browser });
      await Promise.all(Array.from({ length: times }, () => tryCode(browser, email, '0000')));
    };
    for (let round = 0; round < 4; round += 1) await wrong(20);
    const counts = () =>
      test.orm.em.fork().execute(
        `select coalesce(cardinality(d.failed_attempts), 0) as own, (
           select coalesce(sum(cardinality(g.failed_attempts)), 0)::int from sign_in_throttle g where g.email = u.email) as unknown
         from trusted_device d join "user" u on u.id = d.user_id where u.email = ?`,
        [email],
      );
    // The owner entered nine wrong codes (three codes) and one wrong guess of the fourth code. The
    // two other guesses of this code count for the untrusted browsers.
    expect(await counts()).toEqual([{ own: 10, unknown: 2 }]);
    await wrong(20);
    expect(await counts()).toEqual([{ own: 10, unknown: 5 }]);
    await letAllTimePass(test, email, '24 hours');
    await wrong(1);
    expect(await counts()).toEqual([{ own: 11, unknown: 5 }]);
  });

  it('has a waiting time of 59 seconds between codes, like every browser', async () => {
    const { email, browser } = await knownPerson(test);
    await browser.graphql(LOGIN, { email });
    await letTimePass(test, email, 58);
    const { errors } = await browser.graphql(LOGIN, { email });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 1 });
    await letTimePass(test, email, 1);
    expect((await browser.graphql(LOGIN, { email })).errors).toBeUndefined();
  });

  it('is trusted only by the account that signed in there', async () => {
    const { browser } = await knownPerson(test);
    const { email } = await makeUser(test);
    for (let time = 0; time < 5; time += 1) await newBrowser().graphql(LOGIN, { email });
    await browser.graphql(LOGIN, { email });
    expect(await mailsTo(test, email)).toContainEqual({ topic: 'login link', n: 1 });
  });
});

describe('clients without a cookie', () => {
  it('share one code and one waiting time per e-mail, in REST and in GraphQL', async () => {
    const { email } = await makeUser(test);
    expect((await rest.call('POST', '/auth/login', { body: { email } })).status).toBe(200);
    expect(refusal(await test.graphql(LOGIN, { email })).code).toBe('TOO_MANY_REQUESTS');
    const otp = await knownCode(test, email);
    const browser = newBrowser();
    expect(refusal(await tryCode(browser, email, otp)).code).toBe('BAD_USER_INPUT');
    const { data } = await test.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp } });
    expect(data?.signInWithCode.token).toBeTruthy();
  });

  it('get a cookie with the sign-in, and are trusted when they send it back', async () => {
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
