import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../social/social.service.js';
import {
  requestEmailChange,
  emailOf,
  linkTo,
  moveTo,
  newEmail,
  REVERT_EMAIL,
} from '../../testing/accounts/email-change.js';
import { letAllTimePass, LOGIN, REGISTER, signInWith } from '../../testing/accounts/sign-in.js';
import { TestBrowser } from '../../testing/browser.js';
import { makeUser, type TestUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { shapeOf, recordSqlStatements } from '../../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { maskEmail } from '../../platform/log.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const ASK = {
  'to sign in': (email: string) => new TestBrowser(test).graphql(LOGIN, { email }),
  'to sign up': (email: string) =>
    new TestBrowser(test).graphql(REGISTER, {
      input: { name: 'Asha Rao', phone: '9876543210', email },
    }),
};
const ways = Object.entries(ASK);

/** An account whose e-mail a thief has changed, and the recovery link that its owner received. */
let owner: TestUser;
let thiefs: string;
let first: string;
beforeEach(async () => {
  owner = await makeUser(test);
  thiefs = newEmail();
  await moveTo(test, { user: owner, token: owner.token }, thiefs);
  first = await linkTo(test, owner.email, '/revert-email');
});

const revert = async (token: string) => refusal(await test.graphql(REVERT_EMAIL, { token })).code;
const freshLink = (not = [first]) => linkTo(test, owner.email, '/revert-email', not);

const topicsTo = async (email: string): Promise<string[]> => {
  const rows = await test.orm.em
    .fork()
    .execute<{ topic: string }[]>(
      `select topic from mail where recipient = ? and (expires_at is null or expires_at > created_at) order by id`,
      [email],
    );
  return rows.map(({ topic }) => topic);
};

/** Ids of the transactions that wrote the links of an e-mail. */
const writtenFor = async (email: string) => {
  const rows = await test.orm.em
    .fork()
    .execute<{ xmin: string }[]>('select xmin::text from one_time_link where email = ?', [email]);
  return new Set(rows.map(({ xmin }) => xmin));
};

describe.each(ways)('a request for %s with an e-mail that an attacker changed', (_way, ask) => {
  it('gets a mail about the change, with a recovery link that replaces the previous one', async () => {
    await ask(owner.email);
    const fresh = await freshLink();
    const { text } = await test.mailTo(owner.email, (mail) => mail.text.includes(fresh));
    expect(text).toContain(maskEmail(thiefs));
    expect(text).not.toContain(thiefs);
    expect(text).not.toMatch(/sign(ing)? up/i);
    expect(await revert(first)).toBe('BAD_USER_INPUT');
    expect(await revert(fresh)).toBe('OK');
    expect(await emailOf(test, owner.id)).toBe(owner.email);
    // After the waiting time the account and its links have not changed.
    await letAllTimePass(test, owner.email, '1 minute');
    expect(await signInWith(new TestBrowser(test), test, owner.email)).not.toBe('');
  });

  it('neither extends the recovery time nor creates an account that blocks the recovery', async () => {
    await letAllTimePass(test, owner.email, '71 hours 59 minutes');
    await ask(owner.email);
    const fresh = await freshLink();
    const codes = await test.orm.em
      .fork()
      .execute('select 1 from one_time_code where email = ? and code_hash is not null', [
        owner.email,
      ]);
    expect(codes).toHaveLength(0);
    await letAllTimePass(test, owner.email, '1 minute');
    expect(await revert(fresh)).toBe('BAD_USER_INPUT');
    await ask(owner.email);
    expect((await topicsTo(owner.email)).at(-1)).toMatch(/login hint|signup code/);
  });

  it('gets this mail three times in 24 hours, and the last link is valid', async () => {
    for (let time = 0; time < 12; time += 1) await ask(owner.email);
    const hints = (await topicsTo(owner.email)).filter(
      (topic) => topic === 'account recovery hint',
    );
    expect(hints).toHaveLength(3);
    const links: string[] = [first];
    for (let time = 0; time < 3; time += 1) links.push(await freshLink(links));
    const codes = [];
    for (const link of links) codes.push(await revert(link));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(await emailOf(test, owner.id)).toBe(owner.email);
  });

  it('has the same response and queries as for an unknown e-mail', async () => {
    const seen = async (email: string) => {
      const before = await writtenFor(email);
      let answer: unknown;
      const sent = await recordSqlStatements(async () => {
        answer = await ask(email);
      });
      const written = [...(await writtenFor(email))].filter((one) => !before.has(one)).length;
      return { answer, statements: shapeOf(sent), written };
    };
    const nobodys = await seen(newEmail());
    expect(await seen(owner.email)).toEqual(nobodys);
    expect(await seen((await makeUser(test)).email)).toEqual(nobodys);
  });

  it('gets a link also when two requests run at once', async () => {
    const [answer, code] = await Promise.all([ask(owner.email), revert(first)]);
    expect(refusal(answer).code).toBe('OK');
    if (code !== 'OK') expect(await revert(await freshLink())).toBe('OK');
    expect(await emailOf(test, owner.id)).toBe(owner.email);
  });
});

describe('an e-mail that can be recovered is not given to another account', () => {
  it('by a social sign-in', async () => {
    const person = { issuer: 'https://id.example', subject: owner.id, name: null };
    const vouched = { ...person, email: owner.email, emailVerified: true };
    await expect(accountOf(test.orm.em.fork(), vouched, 'Test')).rejects.toThrow(
      'Request a sign-in code for this email',
    );
    expect(await revert(first)).toBe('OK');
    expect(await accountOf(test.orm.em.fork(), vouched, 'Test')).toBe(owner.id);
  });

  it('by a second account of the attacker', async () => {
    const second = await makeUser(test);
    await requestEmailChange(test, { user: second, token: second.token }, owner.email);
    const mail = await test.mailTo(owner.email, ({ subject }) => subject.includes('already has'));
    expect(mail.text).not.toContain('token=');
    expect(await revert(first)).toBe('OK');
  });
});
