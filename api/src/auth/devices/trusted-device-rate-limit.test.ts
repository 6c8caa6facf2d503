import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  knownCode,
  knownPerson,
  letTimePass,
  LOGIN,
  mailsTo,
  REGISTER,
  signInWith,
  tryCode,
  VERIFY,
} from '../../testing/accounts/sign-in.js';
import { TestBrowser } from '../../testing/browser.js';
import { makeUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const idOf = (browser: TestBrowser) => browser.cookie('device') ?? '';

describe('a new device id for the same browser', () => {
  it('does not shorten the waiting time for the next code after a sign-in', async () => {
    const { email } = await makeUser(test);
    const browser = new TestBrowser(test);
    for (let time = 0; time < 3; time += 1) {
      const before = idOf(browser);
      await signInWith(browser, test, email);
      expect(idOf(browser)).not.toBe(before);
      expect(refusal(await browser.graphql(LOGIN, { email })).code).toBe('TOO_MANY_REQUESTS');
      await letTimePass(test, email);
    }
    expect(await mailsTo(test, email)).toEqual([{ topic: 'login code', n: 3 }]);
  });

  it('does not shorten the waiting time for the victim’s account after a device cookie was stolen', async () => {
    const victim = await knownPerson(test);
    const thief = await makeUser(test);
    const stolen = new TestBrowser(test, { device: idOf(victim.browser) });
    const waits: boolean[] = [];
    for (let time = 0; time < 4; time += 1) {
      const { errors } = await stolen.graphql(LOGIN, { email: victim.email });
      waits.push(errors?.[0]?.extensions.code === 'TOO_MANY_REQUESTS');
      await letTimePass(test, thief.email);
      await signInWith(stolen, test, thief.email);
    }
    expect(waits).toEqual([false, true, true, true]);
    // One mail belongs to the owner's sign-in, the other to the thief's first request.
    expect(await mailsTo(test, victim.email)).toEqual([{ topic: 'login code', n: 2 }]);
  });

  it('gives the holder of the replaced id no access to codes of the new id', async () => {
    const { email } = await makeUser(test);
    const planted = 'Q'.repeat(43);
    const browser = new TestBrowser(test, { device: planted });
    await signInWith(browser, test, email);
    await letTimePass(test, email);
    await browser.graphql(LOGIN, { email });
    const otp = await knownCode(test, email, { browser });
    const other = new TestBrowser(test, { device: planted });
    expect((await other.graphql(LOGIN, { email })).errors).toBeUndefined();
    await knownCode(test, email, { code: '2222', browser: other });
    expect(refusal(await tryCode(other, email, otp)).fields['otp']).toContain('wrong');
    expect((await tryCode(browser, email, otp)).data?.signInWithCode.token).toBeTruthy();
  });
});

describe('a code that was requested before another sign-in in the same browser', () => {
  it('remains valid, for a sign-in and for a sign-up', async () => {
    const [first, second] = [await makeUser(test), await makeUser(test)];
    const email = 'third.there@laundry.test';
    const browser = new TestBrowser(test);
    await browser.graphql(LOGIN, { email: second.email });
    const input = { name: 'Third There', phone: '9876543210', email };
    await browser.graphql(REGISTER, { input });
    await signInWith(browser, test, first.email);
    const otp = await knownCode(test, second.email, { browser });
    expect((await tryCode(browser, second.email, otp)).data?.signInWithCode.token).toBeTruthy();
    await knownCode(test, email, { browser });
    const signedUp = await browser.graphql(VERIFY, { input: { email, otp } });
    expect(signedUp.errors).toBeUndefined();
  });

  it('is replaced by the next code, and its mail is withdrawn', async () => {
    const [first, second] = [await makeUser(test), await makeUser(test)];
    const browser = new TestBrowser(test);
    await browser.graphql(LOGIN, { email: second.email });
    await signInWith(browser, test, first.email);
    expect(refusal(await browser.graphql(LOGIN, { email: second.email })).code).toBe(
      'TOO_MANY_REQUESTS',
    );
    await letTimePass(test, second.email);
    await browser.graphql(LOGIN, { email: second.email });
    const mails = await test.orm.em
      .fork()
      .execute('select expires_at > now() as good from mail where recipient = ? order by id', [
        second.email,
      ]);
    expect(mails).toEqual([{ good: false }, { good: true }]);
  });
});
