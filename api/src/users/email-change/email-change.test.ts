import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  requestEmailChange,
  CONFIRM_EMAIL,
  linkTo,
  newEmail,
} from '../../testing/accounts/email-change.js';
import { makeUser, type TestUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let user: TestUser;
beforeAll(async () => {
  test = await startTestServer();
});
beforeEach(async () => {
  user = await makeUser(test);
});
afterAll(() => test.stop());

const ask = (email: string, person = user, name?: string) =>
  requestEmailChange(test, { user: person, token: person.token }, email, name);
const confirm = (token: string) =>
  test.graphql<{ confirmEmail: { message: string } }>(CONFIRM_EMAIL, { token }, user.token);

async function me() {
  const ME = '{ me { name email pendingEmail } }';
  const { data } = await test.graphql<{
    me: { name: string; email: string; pendingEmail: string | null };
  }>(ME, {}, user.token);
  return data?.me;
}

/** Moves the last mail into the past, so that another one is allowed. */
const letTimePass = (interval = '60 seconds') =>
  test.orm.em
    .fork()
    .execute(
      `update one_time_link set created_at = created_at - ?::interval, expires_at = expires_at - ?::interval where user_id = ?`,
      [interval, interval, user.id],
    );

describe('a new e-mail', () => {
  it('takes effect only after confirmation from its mailbox, and the old one is notified', async () => {
    const email = newEmail();
    const { data } = await ask(email.toUpperCase(), user, 'Changed');
    expect(data?.updateAccount.message).toContain(email);
    expect(await me()).toMatchObject({ name: 'Changed', email: user.email, pendingEmail: email });

    const mail = await test.mailTo(email);
    expect(mail.subject).toMatch(/^Confirm your new email/);
    expect(mail.text).toContain('http://laundry.test/confirm-email#token=');
    const { data: done } = await confirm(await linkTo(test, email, '/confirm-email'));
    expect(done?.confirmEmail.message).toBe('Your new email is confirmed');
    expect(await me()).toMatchObject({ email, pendingEmail: null });
    const notice = await test.mailTo(user.email, ({ subject }) => subject.includes('was changed'));
    // The new e-mail is masked, because an attacker may have chosen it as a message to the owner.
    expect(notice.text).toContain('m***@laundry.test');
    expect(notice.text).not.toContain(email);
  });

  it('is confirmed once, also when the link is used many times at once', async () => {
    const email = newEmail();
    await ask(email);
    const token = await linkTo(test, email, '/confirm-email');
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
    expect(answers.map((answer) => refusal(answer).code).sort()).toEqual([
      ...['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
      'OK',
    ]);
  });

  it('is refused when another account took it after the request', async () => {
    const email = newEmail();
    await ask(email);
    const token = await linkTo(test, email, '/confirm-email');
    await makeUser(test, { email });
    expect(refusal(await confirm(token)).code).toBe('CONFLICT');
    expect(await me()).toMatchObject({ email: user.email });
  });

  it('is given to one of two accounts that confirm it at once', async () => {
    const email = newEmail();
    const other = await makeUser(test);
    await ask(email);
    const mine = await linkTo(test, email, '/confirm-email');
    await ask(email, other);
    const theirs = await linkTo(test, email, '/confirm-email', [mine]);
    const answers = await Promise.all([confirm(mine), confirm(theirs)]);
    expect(answers.map((answer) => refusal(answer).code).sort()).toEqual(['CONFLICT', 'OK']);
  });

  it('of another account gets the same response, and its owner gets a mail without a link', async () => {
    const other = await makeUser(test);
    const free = newEmail();
    const unknown = await ask(free);
    await letTimePass();
    const known = await ask(other.email);
    expect(known.data?.updateAccount.message).toBe(
      unknown.data?.updateAccount.message.replace(free, other.email),
    );
    const hint = await test.mailTo(other.email, ({ subject }) => subject.includes('already has'));
    expect(hint.text).not.toContain('token=');
  });

  it('is cancelled by sending the current e-mail', async () => {
    const email = newEmail();
    await ask(email);
    const token = await linkTo(test, email, '/confirm-email');
    await ask(user.email);
    expect((await me())?.pendingEmail).toBeNull();
    expect(refusal(await confirm(token)).code).toBe('BAD_USER_INPUT');
  });

  it('replaces the pending e-mail and revokes its link', async () => {
    const [first, second] = [newEmail(), newEmail()];
    await ask(first);
    const old = await linkTo(test, first, '/confirm-email');
    await letTimePass();
    await ask(second);
    expect(refusal(await confirm(old)).code).toBe('BAD_USER_INPUT');
    expect(refusal(await confirm(await linkTo(test, second, '/confirm-email'))).code).toBe('OK');
  });

  it('is mailed once for many simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(newEmail())));
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.filter((code) => code === 'OK')).toEqual(['OK']);
    for (const code of codes) expect(['OK', 'CONFLICT', 'TOO_MANY_REQUESTS']).toContain(code);
  });

  it('must wait also after a previous change was confirmed', async () => {
    const to = newEmail();
    await ask(to);
    expect(refusal(await confirm(await linkTo(test, to, '/confirm-email'))).code).toBe('OK');
    expect(refusal(await ask(newEmail())).code).toBe('TOO_MANY_REQUESTS');
  });

  it('is mailed every 59 seconds at most', async () => {
    await ask(newEmail());
    const again = await ask(newEmail());
    expect(refusal(again).code).toBe('TOO_MANY_REQUESTS');
    const retryAfter = again.errors?.[0]?.extensions.retryAfter;
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(59);
  });

  it('cannot be confirmed after 24 hours', async () => {
    const email = newEmail();
    await ask(email);
    const token = await linkTo(test, email, '/confirm-email');
    await letTimePass('24 hours');
    expect(refusal(await confirm(token)).code).toBe('BAD_USER_INPUT');
  });

  it.each(['', 'nothing', 'x'.repeat(10_000), 'a\u0000b'])(
    'is not confirmed by the token %j',
    async (token) => {
      expect(refusal(await confirm(token)).code).toBe('BAD_USER_INPUT');
    },
  );

  it('is not confirmed by a link of another purpose', async () => {
    const SIGN_IN = `mutation ($token: String!) { signInWithEmailLink(input: { token: $token }) { token } }`;
    const email = newEmail();
    await ask(email);
    expect(
      refusal(await test.graphql(SIGN_IN, { token: await linkTo(test, email, '/confirm-email') }))
        .code,
    ).toBe('BAD_USER_INPUT');
  });
});
