import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../testing/browser.js';
import { makeUser } from '../../testing/factories.js';
import {
  knownCode,
  letAllTimePass,
  LOGIN,
  SIGN_IN_WITH_LINK,
  type SignIn,
  VERIFY_LOGIN,
} from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { deleteExpiredSignIns } from '../sign-in-cleanup.service.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const database = () => test.orm.em.fork();

const letTimePass = (email: string, interval: string) => letAllTimePass(test, email, interval);

/**
 * Requests a code without a cookie. Returns true when a code was sent, false when a link was sent.
 */
async function askForCode(email: string): Promise<boolean> {
  await letTimePass(email, '59 seconds');
  await test.graphql(LOGIN, { email });
  const [row] = await database().execute<{ made: boolean }[]>(
    'select code_hash is not null as made from one_time_code where email = ?',
    [email],
  );
  return row?.made ?? false;
}

/**
 * Tries wrong codes, three for each requested code. Returns the number of failed attempts stored.
 */
async function tryWrongly(email: string, times: number): Promise<number> {
  const before = await counted(email);
  for (let i = 0; i < times; i += 1) {
    if (i % 3 === 0) {
      await askForCode(email);
      await knownCode(test, email);
    }
    await test.graphql(VERIFY_LOGIN, { input: { email, otp: '0000' } });
  }
  return (await counted(email)) - before;
}

async function counted(email: string): Promise<number> {
  const [row] = await database().execute<{ n: number }[]>(
    'select cardinality(failed_attempts) as n from sign_in_throttle where email = ?',
    [email],
  );
  return row?.n ?? 0;
}

describe('failed attempts of untrusted browsers for an e-mail', () => {
  it('lead to links after the fifth attempt within any 24 hours', async () => {
    const { email } = await makeUser(test);
    expect(await tryWrongly(email, 4)).toBe(4);
    expect(await askForCode(email)).toBe(true);
    // The first four attempts are less than 24 hours old, so the next attempt is the fifth.
    await letTimePass(email, '23 hours 50 minutes');
    expect(await tryWrongly(email, 1)).toBe(1);
    expect(await askForCode(email)).toBe(false);
  });

  it('no longer count towards the daily limit after 24 hours', async () => {
    const { email } = await makeUser(test);
    expect(await tryWrongly(email, 4)).toBe(4);
    await letTimePass(email, '24 hours');
    expect(await tryWrongly(email, 4)).toBe(4);
    expect(await askForCode(email)).toBe(true);
    expect(await tryWrongly(email, 1)).toBe(1);
    expect(await askForCode(email)).toBe(false);
  });

  it('are counted in a sliding window: 1 old attempt no longer counts, 4 newer ones and a fifth do', async () => {
    const { email } = await makeUser(test);
    expect(await tryWrongly(email, 1)).toBe(1);
    await letTimePass(email, '23 hours');
    expect(await tryWrongly(email, 2)).toBe(2);
    await letTimePass(email, '2 hours');
    expect(await tryWrongly(email, 2)).toBe(2);
    expect(await askForCode(email)).toBe(true);
    expect(await tryWrongly(email, 1)).toBe(1);
    expect(await askForCode(email)).toBe(false);
  });

  it('block codes for a day after five, and until they are 30 days old after ten', async () => {
    const { email } = await makeUser(test);
    expect(await tryWrongly(email, 6)).toBe(5);
    await letTimePass(email, '23 hours 50 minutes');
    expect(await askForCode(email)).toBe(false);
    await letTimePass(email, '10 minutes');
    expect(await tryWrongly(email, 6)).toBe(5);
    await letTimePass(email, '28 days 23 hours');
    expect(await askForCode(email)).toBe(false);
    await letTimePass(email, '1 hour');
    expect(await askForCode(email)).toBe(true);
  });

  it('are counted correctly: 200 simultaneous guesses from 50 browsers store five', async () => {
    const { email } = await makeUser(test);
    await letTimePass(email, '1 day');
    const browsers = Array.from({ length: 50 }, () => new TestBrowser(test));
    await Promise.all(browsers.map((browser) => browser.graphql(LOGIN, { email })));
    // Concurrent requests are counted too: five codes are sent, and then one link.
    const mails = await database().execute(
      'select topic, count(*)::int as n from mail where recipient = ? group by 1 order by 1',
      [email],
    );
    expect(mails).toEqual([
      { topic: 'login code', n: 5 },
      { topic: 'login link', n: 1 },
    ]);
    await database().execute(`update one_time_code set code_hash = 'of no code' where email = ?`, [
      email,
    ]);
    const guesses = browsers.flatMap((browser) =>
      ['0001', '0002', '0003', '0004'].map((otp) =>
        browser.graphql(VERIFY_LOGIN, { input: { email, otp } }),
      ),
    );
    await Promise.all(guesses);
    expect(await counted(email)).toBe(5);
    const [tried] = await database().execute<{ n: number }[]>(
      'select sum(attempts)::int as n from one_time_code where email = ?',
      [email],
    );
    expect(tried?.n).toBe(5);
  });

  it('invalidate a code that was sent before, while the link that replaces it signs in', async () => {
    const { email } = await makeUser(test);
    const [stranger, owner] = [new TestBrowser(test), new TestBrowser(test)];
    await owner.graphql(LOGIN, { email });
    const otp = await knownCode(test, email, { browser: owner });
    for (const guesses of [3, 2]) {
      await stranger.graphql(LOGIN, { email });
      await knownCode(test, email, { browser: stranger });
      for (let i = 0; i < guesses; i += 1)
        await stranger.graphql(VERIFY_LOGIN, { input: { email, otp: '0000' } });
      stranger.forget();
    }
    const late = await owner.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp } });
    expect(late.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    await letTimePass(email, '59 seconds');
    await owner.graphql(LOGIN, { email });
    const mail = await test.mailTo(email, ({ subject }) => subject.includes('sign-in link'));
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const { data } = await owner.graphql<{ signInWithEmailLink: { token: string } }>(
      SIGN_IN_WITH_LINK,
      {
        token,
      },
    );
    expect(data?.signInWithEmailLink.token).toBeTruthy();
  });

  it('are deleted after they expire', async () => {
    const [old, newer] = [await makeUser(test), await makeUser(test)];
    for (const { email } of [old, newer]) await tryWrongly(email, 2);
    await letTimePass(old.email, '30 days 1 second');
    await letTimePass(newer.email, '29 days 23 hours');
    await deleteExpiredSignIns(database());
    const left = await database().execute(
      'select email from sign_in_throttle where email in (?, ?)',
      [old.email, newer.email],
    );
    expect(left).toEqual([{ email: newer.email }]);
  });
});
