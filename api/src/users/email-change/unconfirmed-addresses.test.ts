import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../testing/browser.js';
import {
  requestEmailChange,
  FIRM,
  newEmail,
  UPDATE_ENTERPRISE,
} from '../../testing/accounts/email-change.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import {
  knownCode,
  letAllTimePass,
  LOGIN,
  REGISTER,
  signInWith,
  usersWith,
  VERIFY,
} from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const ask = (user: TestUser, email: string, token = user.token) =>
  requestEmailChange(test, { user, token }, email);

/** Number of mails with this topic to an address. */
const mailsTo = async (email: string, topic: string): Promise<number> => {
  const [row] = await test.orm.em.fork().execute<{ n: number }[]>(
    `select count(*)::int as n from mail
     where recipient = ? and topic = ? and status <> 'dropped' and coalesce(expires_at > created_at, true)`,
    [email, topic],
  );
  return row?.n ?? 0;
};

/** Moves the requests of this account and the mails to this address into the past. */
async function letTimePass(user: TestUser, email: string, interval: string): Promise<void> {
  const em = test.orm.em.fork();
  const waiting = () =>
    em.execute("select topic from mail where recipient = ? and status = 'queued'", [email]);
  await expect.poll(waiting, { timeout: 15_000 }).toEqual([]);
  await em.execute(
    'update one_time_link set created_at = created_at - ?::interval where user_id = ?',
    [interval, user.id],
  );
  await em.execute('update mail set created_at = created_at - ?::interval where recipient = ?', [
    interval,
    email,
  ]);
}

const CONFIRMATION = 'email confirmation';

describe('an e-mail that is the target of an e-mail change', () => {
  it('gets five links in 24 hours, for any number of requests and spellings', async () => {
    const user = await makeUser(test);
    const email = newEmail();
    const forms = [email, email.toUpperCase(), ` ${email} `];
    const codes: string[] = [];
    for (let minute = 0; minute < 12; minute += 1) {
      codes.push(refusal(await ask(user, forms[minute % 3] ?? '')).code);
      await letTimePass(user, email, '1 minute');
    }
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'OK'),
      ...Array.from({ length: 7 }, () => 'TOO_MANY_REQUESTS'),
    ]);
    expect(await mailsTo(email, CONFIRMATION)).toBe(5);
    const refused = await ask(user, email);
    expect(refused.errors?.[0]).toMatchObject({
      message: expect.stringMatching(
        /^Please wait 24 hours before requesting another mail to this email address\. .* call us$/,
      ) as string,
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    const wait = refused.errors?.[0]?.extensions.retryAfter ?? 0;
    // The first of the five requests was twelve minutes ago, so the wait is 24 hours minus twelve
    // minutes.
    expect(Math.abs(wait - (24 * 60 - 12) * 60)).toBeLessThan(60);
    await letTimePass(user, email, `${wait} seconds`);
    expect(refusal(await ask(user, email)).code).toBe('OK');
    expect(refusal(await ask(user, email)).code).toBe('TOO_MANY_REQUESTS');
  });

  it('gets five links from many accounts at once, whether or not it has an account', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => makeUser(test)));
    const { email: known } = await makeUser(test);
    for (const email of [newEmail(), known]) {
      const answers = await Promise.all(users.map((user) => ask(user, email)));
      const codes = answers.map((answer) => refusal(answer).code).sort();
      expect(codes).toEqual([
        ...Array.from({ length: 5 }, () => 'OK'),
        ...Array.from({ length: 3 }, () => 'TOO_MANY_REQUESTS'),
      ]);
      expect(await mailsTo(email, CONFIRMATION)).toBe(5);
      for (const user of users) await letTimePass(user, '', '1 minute');
    }
  });

  it('a refused request does not change the account', async () => {
    const email = newEmail();
    for (let time = 0; time < 5; time += 1) await ask(await makeUser(test), email);
    const user = await makeUser(test);
    const before = await usersWith(test, user.email);
    const refused = await requestEmailChange(
      test,
      { user, token: user.token },
      email,
      'Other Name',
    );
    expect(refusal(refused).code).toBe('TOO_MANY_REQUESTS');
    expect(await usersWith(test, user.email)).toEqual(before);
  });

  it('can sign up and sign in while the change is pending', async () => {
    const email = newEmail();
    for (let time = 0; time < 6; time += 1) await ask(await makeUser(test), email);
    const customer = await makeUser(test);
    expect(refusal(await ask(customer, email)).code).toBe('TOO_MANY_REQUESTS');
    expect(refusal(await ask(customer, email, admin.token)).code).toBe('OK');

    const browser = new TestBrowser(test);
    const input = { name: 'Asha Rao', phone: '9876543210', email };
    expect(refusal(await browser.graphql(REGISTER, { input })).code).toBe('OK');
    const otp = await knownCode(test, email, { browser });
    expect(refusal(await browser.graphql(VERIFY, { input: { email, otp } })).code).toBe('OK');
    expect(await signInWith(browser, test, email)).toBeTruthy();
  });

  it('gets five more links requested by staff', async () => {
    const email = newEmail();
    const codes: string[] = [];
    for (let time = 0; time < 6; time += 1)
      codes.push(refusal(await ask(await makeUser(test), email, admin.token)).code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'OK'), 'TOO_MANY_REQUESTS']);
  });
});

describe('an account', () => {
  it('may request ten new e-mails in 24 hours, and staff can still set one', async () => {
    const user = await makeUser(test);
    for (let time = 0; time < 10; time += 1) {
      expect(refusal(await ask(user, newEmail())).code).toBe('OK');
      await letTimePass(user, '', '1 minute');
    }
    const refused = await ask(user, newEmail());
    expect(refused.errors?.[0]?.message).toMatch(
      /^Please wait 24 hours before requesting another confirmation mail\./,
    );
    expect(refusal(await ask(user, newEmail(), admin.token)).code).toBe('OK');
    await letTimePass(user, '', '23 hours 50 minutes');
    expect(refusal(await ask(user, newEmail())).code).toBe('OK');
  });
});

describe('a hint', () => {
  const ways = {
    'login hint': (email: string) => new TestBrowser(test).graphql(LOGIN, { email }),
    'signup hint': (email: string) =>
      new TestBrowser(test).graphql(REGISTER, {
        input: { name: 'A Stranger', phone: '9876543210', email },
      }),
  };

  it.each(Object.entries(ways))('(%s) is mailed three times in 24 hours', async (topic, asked) => {
    const email = topic === 'login hint' ? newEmail() : (await makeUser(test)).email;
    const answers: unknown[] = [];
    for (let hour = 0; hour < 24; hour += 2) {
      answers.push(await asked(email));
      await letAllTimePass(test, email, '2 hours');
    }
    expect(await mailsTo(email, topic)).toBe(3);
    // The response is the same for all of these e-mails.
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await asked(email);
    expect(await mailsTo(email, topic)).toBe(4);
  });

  it('that was dropped is never sent later', async () => {
    const email = newEmail();
    for (let time = 0; time < 4; time += 1) await ways['login hint'](email);
    const waiting = () =>
      test.orm.em
        .fork()
        .execute("select status from mail where recipient = ? and status <> 'sent'", [email]);
    await expect.poll(waiting, { timeout: 15_000 }).toEqual([{ status: 'dropped' }]);
  });
});

it('an e-mail that staff repeatedly take from an enterprise is notified three times', async () => {
  const firm = await makeUser(test, { role: 'enterprise' });
  const em = test.orm.em.fork();
  await em.execute('update "user" set email_proved = false where id = ?', [firm.id]);
  const emails = [newEmail(), newEmail()];
  for (let version = 1; version < 12; version += 1) {
    const input = { name: 'Grand Hotel', phone: '9876543210', email: emails[version % 2], ...FIRM };
    const variables = { id: firm.id, version, input };
    expect(refusal(await test.graphql(UPDATE_ENTERPRISE, variables, admin.token)).code).toBe('OK');
  }
  for (const email of emails) expect(await mailsTo(email, 'email removed')).toBe(3);
});
