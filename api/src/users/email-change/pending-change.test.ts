import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  requestEmailChange,
  emailOf,
  FIRM,
  EMAIL_LINK,
  newEmail,
  UPDATE_ENTERPRISE,
} from '../../testing/accounts/email-change.js';
import {
  askFor,
  confirmWith,
  END_OTHERS,
  SESSION_ENDING_OPERATIONS,
  leftOf,
  LOGOUT,
  otherSession,
} from '../../testing/accounts/pending-change.js';
import { isSignedIn } from '../../testing/accounts/sign-in.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const BEGIN_PASSKEY = 'mutation { beginPasskey }';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

describe('the session that requested an e-mail change', () => {
  it('stays signed in when it confirms the change', async () => {
    const user = await makeUser(test);
    const link = await askFor(test, user);
    expect(refusal(await confirmWith(test, link, user.token)).code).toBe('OK');
    expect(await isSignedIn(test, user.token)).toBe(true);
  });

  it.each([
    ['a visitor', () => Promise.resolve(undefined)],
    ['another user', async () => (await makeUser(test)).token],
    ['another session of the account', (user: TestUser) => otherSession(test, user)],
  ])('ends when %s confirms, and so does every other session', async (_who, sessionFor) => {
    const user = await makeUser(test);
    const other = await otherSession(test, user);
    const to = newEmail();
    const link = await askFor(test, user, user, to);
    // The code row is deleted, because two codes for one e-mail need a waiting time between them.
    await test.orm.em.fork().execute('delete from one_time_code where email = ?', [user.email]);
    expect(refusal(await confirmWith(test, link, await sessionFor(user))).code).toBe('OK');
    expect(await emailOf(test, user.id)).toBe(to);
    expect(await isSignedIn(test, user.token)).toBe(false);
    expect(await isSignedIn(test, other)).toBe(false);
    const added = await test.graphql(BEGIN_PASSKEY, {}, user.token);
    expect(refusal(added).code).toBe('UNAUTHENTICATED');
  });
});

describe('a pending e-mail change', () => {
  it.each(Object.entries(SESSION_ENDING_OPERATIONS))('is cancelled by %s', async (name, end) => {
    const make = name.includes('admin') ? makeAdmin : makeUser;
    const user = await make(test);
    const link = await askFor(test, user);
    expect(await leftOf(test, user)).toHaveLength(3);
    await end(test, user);
    expect(await isSignedIn(test, user.token)).toBe(false);
    expect(await leftOf(test, user)).toEqual([]);
    expect((await test.graphql(EMAIL_LINK, { token: link })).data).toEqual({ emailLink: null });
    expect(refusal(await confirmWith(test, link))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(
        /has expired or was already used.* Please sign in and change your email again$/,
      ) as string,
    });
    expect(await emailOf(test, user.id)).toBe(user.email);
  });

  it('is cancelled, with its link, by saving the current e-mail', async () => {
    const user = await makeUser(test);
    const link = await askFor(test, user);
    const saved = await requestEmailChange(test, { user, token: user.token }, user.email);
    expect(refusal(saved).code).toBe('OK');
    expect(await leftOf(test, user)).toEqual([]);
    expect((await test.graphql(EMAIL_LINK, { token: link })).data).toEqual({ emailLink: null });
  });

  it('is cancelled, with its link, when staff save an enterprise with its current e-mail', async () => {
    const firm = await makeUser(test, { role: 'enterprise' });
    const link = await askFor(test, firm);
    const input = { ...FIRM, name: 'Sunrise Hotel', phone: '9840012345', email: firm.email };
    const [{ version } = { version: 0 }] = await test.orm.em
      .fork()
      .execute<{ version: number }[]>('select version from "user" where id = ?', [firm.id]);
    const saved = await test.graphql(
      UPDATE_ENTERPRISE,
      { id: firm.id, version, input },
      admin.token,
    );
    expect(refusal(saved).code).toBe('OK');
    expect(await leftOf(test, firm)).toEqual([]);
    expect((await test.graphql(EMAIL_LINK, { token: link })).data).toEqual({ emailLink: null });
  });

  it('stays when other sessions end', async () => {
    const user = await makeUser(test);
    const other = await otherSession(test, user);
    const link = await askFor(test, user);
    expect((await test.graphql(LOGOUT, {}, other)).errors).toBeUndefined();
    expect((await test.graphql(END_OTHERS, {}, user.token)).errors).toBeUndefined();
    expect(refusal(await confirmWith(test, link, user.token)).code).toBe('OK');
  });

  it('has one outcome when it is confirmed and cancelled at once', async () => {
    const user = await makeUser(test);
    const to = newEmail();
    const link = await askFor(test, user, user, to);
    const other = await otherSession(test, user);
    const [confirmed] = await Promise.all([
      confirmWith(test, link),
      test.graphql(END_OTHERS, {}, other),
      test.graphql(LOGOUT, {}, user.token),
    ]);
    const { code } = refusal(confirmed);
    expect(['OK', 'BAD_USER_INPUT']).toContain(code);
    expect(await emailOf(test, user.id)).toBe(code === 'OK' ? to : user.email);
    expect(await isSignedIn(test, user.token)).toBe(false);
    expect((await leftOf(test, user)).filter((left) => left.what !== 'link')).toEqual([]);
  });
});
