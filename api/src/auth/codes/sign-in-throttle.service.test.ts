import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestBrowser } from '../../testing/browser.js';
import { makeUser } from '../../testing/factories.js';
import {
  knownCode,
  letAllTimePass,
  LOGIN,
  type SignIn,
  signInWith,
  VERIFY_LOGIN,
} from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { alertOnFailedSignIns, failedAttemptsOfTheDay } from './sign-in-throttle.service.js';

const ALARM = 6;

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ otpFailureLockoutThreshold: ALARM });
});
afterAll(() => test.stop());

async function guessWrongly(email: string, times: number): Promise<void> {
  const stranger = new TestBrowser(test);
  await stranger.graphql(LOGIN, { email });
  await knownCode(test, email, { browser: stranger });
  for (let time = 0; time < times; time += 1)
    await stranger.graphql(VERIFY_LOGIN, { input: { email, otp: '0000' } });
}

/** Log lines of `alertOnFailedSignIns`, which runs every ten minutes. */
async function said(): Promise<unknown[]> {
  const lines: unknown[] = [];
  const nothing = () => undefined;
  const warn = (...line: unknown[]) => void lines.push(line);
  const log = { info: nothing, error: nothing, warn };
  await alertOnFailedSignIns(test.orm.em.fork(), log, test.app);
  return lines;
}

it('wrong codes for many accounts log a warning, and then untrusted browsers get links for every e-mail', async () => {
  const victims = await Promise.all([1, 2, 3].map(() => makeUser(test)));
  const owner = await makeUser(test);
  const known = new TestBrowser(test);
  await signInWith(known, test, owner.email);
  await letAllTimePass(test, owner.email, '59 seconds');

  for (const { email } of victims.slice(0, 2)) await guessWrongly(email, 2);
  expect(await failedAttemptsOfTheDay(test.orm.em.fork())).toBe(4);
  expect(await said()).toEqual([]);
  for (const { email } of victims) await guessWrongly(email, 3);
  // Only six wrong codes were compared, because the sixth reaches the threshold.
  expect(await failedAttemptsOfTheDay(test.orm.em.fork())).toBe(ALARM);
  expect(await said()).toEqual([
    [{ failedAttempts: 6, hours: 24, threshold: ALARM, emails: 2 }, 'many wrong sign-in codes'],
  ]);

  const fresh = await makeUser(test);
  await new TestBrowser(test).graphql(LOGIN, { email: fresh.email });
  const mail = await test.mailTo(fresh.email);
  expect(mail.subject).toContain('sign-in link');
  // A trusted device still gets codes.
  await known.graphql(LOGIN, { email: owner.email });
  const otp = await knownCode(test, owner.email, { browser: known });
  const { data } = await known.graphql<SignIn>(VERIFY_LOGIN, {
    input: { email: owner.email, otp },
  });
  expect(data?.signInWithCode.token).toBeTruthy();

  // The job logs a warning only while failed attempts are recent. After a day, codes are sent
  // again.
  for (const { email } of victims) await letAllTimePass(test, email, '20 minutes');
  expect(await said()).toEqual([]);
  for (const { email } of victims) await letAllTimePass(test, email, '24 hours');
  const later = await makeUser(test);
  await new TestBrowser(test).graphql(LOGIN, { email: later.email });
  expect((await test.mailTo(later.email)).subject).toContain('sign-in code');
});
