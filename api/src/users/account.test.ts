import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BAD_LINES } from '../testing/bad-input.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const USER = 'id name phone email pendingEmail role version';
const UPDATE = `mutation ($input: AccountInput!, $version: Int!, $userId: ID) {
  updateAccount(input: $input, version: $version, userId: $userId) { message user { ${USER} } }
}`;
const CONFIRM = `mutation ($token: String!) { confirmEmail(token: $token) { message } }`;
const ME = `{ me { ${USER} } }`;
const USER_OF = `query ($userId: ID!) { user(id: $userId) { ${USER} } }`;

interface Account {
  name: string;
  phone: string;
  email: string;
  pendingEmail: string | null;
  version: number;
}

let test: TestServer;
let user: TestUser;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
beforeEach(async () => {
  user = await makeUser(test);
});
afterAll(() => test.stop());

let made = 0;
const newEmail = () => {
  made += 1;
  return `new${made}@laundry.test`;
};

/** Changes the account as it is at that moment. */
const update = async (given: object = {}, token = user.token, userId?: string) => {
  const input = { name: 'Asha Raman', phone: '9876543210', email: user.email, ...given };
  const whose = userId
    ? await test.graphql<{ user: Account }>(USER_OF, { userId }, token)
    : await test.graphql<{ me: Account }>(ME, {}, token);
  const version = Object.values(whose.data ?? {})[0]?.version ?? 1;
  return test.graphql<{ updateAccount: { message: string; user: Account } }>(
    UPDATE,
    { input, version, userId },
    token,
  );
};
const me = async () => (await test.graphql<{ me: Account }>(ME, {}, user.token)).data?.me;
const confirm = (token: string) =>
  test.graphql<{ confirmEmail: { message: string } }>(CONFIRM, { token }, user.token);

const CONFIRMATION = 'Confirm your new e-mail';
async function linkTo(email: string): Promise<string> {
  const mail = await test.mailTo(email, ({ subject }) => subject.startsWith(CONFIRMATION));
  expect(mail.text).toContain('http://laundry.test/confirm-email#token=');
  return /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
}

/** As if the last mail had been sent long enough ago for another one. */
const letTimePass = (interval = '60 seconds') =>
  test.orm.em
    .fork()
    .execute(
      `update one_time_link set created_at = created_at - ?::interval, expires_at = expires_at - ?::interval where user_id = ?`,
      [interval, interval, user.id],
    );

describe('name and phone', () => {
  it('change at once', async () => {
    const { data } = await update({ name: ' New  Name ', phone: '+91 91234-56780' });
    expect(data?.updateAccount).toMatchObject({
      message: 'Account updated successfully',
      user: { name: 'New Name', phone: '9123456780', email: user.email, pendingEmail: null },
    });
    expect(await me()).toMatchObject({ name: 'New Name', phone: '9123456780' });
  });

  it('never bring a role along', async () => {
    const answer = await update({ role: 'ADMIN' });
    expect(refusal(answer).code).toBe('BAD_USER_INPUT');
    expect(await me()).toMatchObject({ role: 'CUSTOMER' });
  });

  const bad = [
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', '', 'Please enter your name'],
    ['phone', '987654321', 'Phone number must be 10 digits'],
    ['email', 'somebody', 'Please enter a valid email'],
    ...Object.values(BAD_LINES).flatMap((text) => [
      ['name', text],
      ['phone', text],
      ['email', text],
    ]),
  ] as [field: string, value: string, message?: string][];
  it.each(bad)('refuse %s %j', async (field, value, message) => {
    const before = await me();
    const refused = refusal(await update({ [field]: value }));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields)).toEqual([field]);
    if (message) expect(refused.fields[field]).toBe(message);
    expect(await me()).toEqual(before);
  });
});

describe('a new e-mail', () => {
  it('holds only once its own inbox confirms it, and the old one hears of it', async () => {
    const email = newEmail();
    const { data } = await update({ name: 'Changed', email: email.toUpperCase() });
    expect(data?.updateAccount.message).toContain(email);
    expect(await me()).toMatchObject({ name: 'Changed', email: user.email, pendingEmail: email });

    const { data: done } = await confirm(await linkTo(email));
    expect(done?.confirmEmail.message).toBe('Your new e-mail is confirmed');
    expect(await me()).toMatchObject({ email, pendingEmail: null });
    const notice = await test.mailTo(user.email, ({ subject }) => subject.includes('was changed'));
    expect(notice.text).toContain(email);
  });

  it('is confirmed once, also when the link is opened many times at once', async () => {
    const email = newEmail();
    await update({ email });
    const token = await linkTo(email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
    expect(answers.map((answer) => refusal(answer).code).sort()).toEqual([
      ...['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
      'OK',
    ]);
  });

  it('is refused when another account took it meanwhile', async () => {
    const email = newEmail();
    await update({ email });
    const token = await linkTo(email);
    await makeUser(test, { email });
    expect(refusal(await confirm(token)).code).toBe('CONFLICT');
    expect(await me()).toMatchObject({ email: user.email });
  });

  it('goes to one of two accounts that confirm it at once', async () => {
    const email = newEmail();
    const other = await makeUser(test);
    await update({ email });
    const mine = await linkTo(email);
    await update({ email }, other.token);
    const theirs = await test.mailTo(
      email,
      ({ text }) => text.includes('token=') && !text.includes(mine),
    );
    const answers = await Promise.all([
      confirm(mine),
      confirm(/token=([\w-]+)/.exec(theirs.text)?.[1] ?? ''),
    ]);
    expect(answers.map((answer) => refusal(answer).code).sort()).toEqual(['CONFLICT', 'OK']);
  });

  it('that another account has is answered like any other, and its owner gets a hint without a link', async () => {
    const other = await makeUser(test);
    const free = newEmail();
    const unknown = await update({ email: free });
    await letTimePass();
    const known = await update({ email: other.email });
    expect(known.data?.updateAccount.message).toBe(
      unknown.data?.updateAccount.message.replace(free, other.email),
    );
    const hint = await test.mailTo(other.email, ({ subject }) => subject.includes('already has'));
    expect(hint.text).not.toContain('token=');
  });

  it('is called off by sending the present one', async () => {
    const email = newEmail();
    await update({ email });
    const token = await linkTo(email);
    await update();
    expect((await me())?.pendingEmail).toBeNull();
    expect(refusal(await confirm(token)).code).toBe('BAD_USER_INPUT');
  });

  it('replaces the one that waits, whose link stops working', async () => {
    const [first, second] = [newEmail(), newEmail()];
    await update({ email: first });
    const old = await linkTo(first);
    await letTimePass();
    await update({ email: second });
    expect(refusal(await confirm(old)).code).toBe('BAD_USER_INPUT');
    expect(refusal(await confirm(await linkTo(second))).code).toBe('OK');
  });

  it('is mailed once for many requests that come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => update({ email: newEmail() })),
    );
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.filter((code) => code === 'OK')).toEqual(['OK']);
    for (const code of codes) expect(['OK', 'CONFLICT', 'TOO_MANY_REQUESTS']).toContain(code);
  });

  it('is mailed at most every 59 seconds', async () => {
    await update({ email: newEmail() });
    const again = await update({ email: newEmail() });
    expect(refusal(again).code).toBe('TOO_MANY_REQUESTS');
    const retryAfter = again.errors?.[0]?.extensions.retryAfter;
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(59);
  });

  it('cannot be confirmed after a day', async () => {
    const email = newEmail();
    await update({ email });
    const token = await linkTo(email);
    await letTimePass('24 hours');
    expect(refusal(await confirm(token)).code).toBe('BAD_USER_INPUT');
  });

  it.each(['', 'nothing', 'x'.repeat(10_000), 'a\u0000b'])(
    'is not confirmed by the token %j',
    async (token) => {
      expect(refusal(await confirm(token)).code).toBe('BAD_USER_INPUT');
    },
  );

  it('is not confirmed by a link of another kind', async () => {
    const SIGN_IN = `mutation ($token: String!) { signInWithLink(token: $token) { token } }`;
    const email = newEmail();
    await update({ email });
    expect(refusal(await test.graphql(SIGN_IN, { token: await linkTo(email) })).code).toBe(
      'BAD_USER_INPUT',
    );
  });
});

describe("somebody else's account", () => {
  it('is changed by an admin only', async () => {
    const given = { name: 'By an admin' };
    const other = await makeUser(test);
    expect(refusal(await update(given, other.token, user.id)).code).toBe('NOT_FOUND');
    expect(refusal(await update(given, admin.token, randomUUID())).code).toBe('NOT_FOUND');
    expect(refusal(await update(given, admin.token, 'no-id')).code).toBe('NOT_FOUND');
    expect(refusal(await update(given, admin.token, user.id)).code).toBe('OK');
    expect(refusal(await update(given, user.token, user.id)).code).toBe('OK');
    expect(await me()).toMatchObject({ name: 'By an admin', role: 'CUSTOMER' });
  });
});
