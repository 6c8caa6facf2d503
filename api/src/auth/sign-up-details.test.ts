import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../testing/browser.js';
import { EMAIL_LINK, newEmail } from '../testing/accounts/email-change.js';
import { makeUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import {
  knownCode,
  letAllTimePass,
  letTimePass,
  REGISTER,
  SIGN_IN_WITH_LINK,
  usersWith,
  VERIFY,
} from '../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createLink } from './links/one-time-links.service.js';

const OWNER = { name: 'Asha Rao', phone: '9876543210' };
const STRANGER = { name: 'A Stranger', phone: '9123456789' };

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

type Client = Pick<TestServer, 'graphql'> | TestBrowser;

const newBrowser = () => new TestBrowser(test);

const register = (client: Client, email: string, words: typeof OWNER) =>
  client.graphql(REGISTER, { input: { ...words, email } });

/** Requests codes as a stranger, with another name and phone, until the e-mail gets a link. */
async function askAsStranger(email: string): Promise<void> {
  for (let time = 0; time < 6; time += 1) await register(newBrowser(), email, STRANGER);
}

async function linkTo(email: string): Promise<string> {
  const mail = await test.mailTo(email, ({ text }) => text.includes('/signin/link#token='));
  expect(mail.text).not.toContain(STRANGER.name);
  return /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
}

const use = (client: Client, token: string, details?: object) =>
  client.graphql(SIGN_IN_WITH_LINK, { token, details });

const needsDetails = async (client: Client, token: string) => {
  const { data } = await client.graphql<{ emailLink: { needsDetails: boolean } | null }>(
    EMAIL_LINK,
    { token },
  );
  return data?.emailLink?.needsDetails;
};

describe('a sign-up that a stranger has requested too', () => {
  it('requires details with a link that is used in another browser', async () => {
    const email = newEmail();
    await askAsStranger(email);
    await register(newBrowser(), email, OWNER);
    const token = await linkTo(email);
    const phone = newBrowser();
    expect(await needsDetails(phone, token)).toBe(true);
    const missing = refusal(await use(phone, token));
    expect(missing).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'details.name': 'Name is required', 'details.phone': 'Phone is required' },
    });
    expect(await usersWith(test, email)).toEqual([]);
    const bad = refusal(await use(phone, token, { name: ' ', phone: '12' }));
    expect(Object.keys(bad.fields).sort()).toEqual(['details.name', 'details.phone']);
    expect(refusal(await use(phone, token, OWNER)).code).toBe('OK');
    expect(await usersWith(test, email)).toMatchObject([OWNER]);
  });

  it('uses the details that were entered in the browser that uses the link', async () => {
    const email = newEmail();
    const own = newBrowser();
    await register(own, email, OWNER);
    await askAsStranger(email);
    const token = await linkTo(email);
    expect(await needsDetails(own, token)).toBe(false);
    expect(refusal(await use(own, token)).code).toBe('OK');
    expect(await usersWith(test, email)).toMatchObject([OWNER]);
  });

  it('ignores details of another client without a cookie', async () => {
    const email = newEmail();
    await askAsStranger(email);
    await register(test, email, STRANGER);
    const token = await linkTo(email);
    expect(await needsDetails(test, token)).toBe(true);
    expect(refusal(await use(test, token)).code).toBe('BAD_USER_INPUT');
    expect(refusal(await use(test, token, OWNER)).code).toBe('OK');
    expect(await usersWith(test, email)).toMatchObject([OWNER]);
  });

  it('is not completed by the first code after a second request with other details', async () => {
    for (const [first, second] of [
      [test, test],
      [newBrowser(), newBrowser()],
    ] as [Client, Client][]) {
      const email = newEmail();
      await register(first, email, OWNER);
      await knownCode(test, email, { code: '1111' });
      await letTimePass(test, email);
      await register(second, email, STRANGER);
      const stranger = second instanceof TestBrowser ? { browser: second } : {};
      await knownCode(test, email, { code: '2222', ...stranger });
      const tried = refusal(await second.graphql(VERIFY, { input: { email, otp: '1111' } }));
      expect(tried.code).toBe('BAD_USER_INPUT');
      expect(await usersWith(test, email)).toEqual([]);
    }
  });
});

it('a sign-up link does nothing after the e-mail got an account', async () => {
  const { email } = await makeUser(test);
  const { token } = await createLink(test.orm.em.fork(), { purpose: 'signup', email });
  expect(await needsDetails(test, token)).toBeUndefined();
  expect(refusal(await use(test, token, OWNER))).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'This link has expired or was already used. Please request a new one',
  });
});

it('strangers cause ten codes in 24 hours and then a link an hour, and a link is always valid', async () => {
  const email = newEmail();
  const em = test.orm.em.fork();
  const topics = async () => {
    const rows = await em.execute<{ topic: string }[]>(
      'select topic from mail where recipient = ? order by id',
      [email],
    );
    return rows.map(({ topic }) => topic);
  };
  const good = () =>
    em.execute(
      'select 1 from one_time_link where email = ? and consumed_at is null and expires_at > now()',
      [email],
    );
  const causedAt: [minute: number, topic: string][] = [];
  for (let minute = 0; minute < 24 * 60; minute += 10) {
    const before = await topics();
    await register(newBrowser(), email, STRANGER);
    const caused = (await topics()).slice(before.length);
    for (const topic of caused) causedAt.push([minute, topic]);
    if (!caused.includes('signup code')) expect(await good()).toHaveLength(1);
    await letAllTimePass(test, email, '10 minutes');
  }
  const codes = causedAt.filter(([, topic]) => topic === 'signup code');
  const links = causedAt.filter(([, topic]) => topic === 'signup link');
  expect(codes.map(([minute]) => minute)).toEqual([0, 10, 20, 30, 40, 60, 70, 80, 90, 100]);
  expect(links.map(([minute]) => minute)).toEqual([
    50,
    ...Array.from({ length: 23 }, (_, hour) => 110 + hour * 60),
  ]);
});
