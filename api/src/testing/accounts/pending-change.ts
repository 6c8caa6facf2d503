import { expect } from 'vitest';
import { forgetPasskeys, revokeAdmin } from '../../auth/admins.service.js';
import { TestBrowser } from '../browser.js';
import { makeAdmin, type TestUser } from '../factories.js';
import type { TestServer } from '../test-server.js';
import { requestEmailChange, CONFIRM_EMAIL, linkTo, newEmail } from './email-change.js';
import { signInWith } from './sign-in.js';

export const LOGOUT = 'mutation { logout { message } }';
export const END_OTHERS = 'mutation { revokeOtherSessions { message } }';
export const SIGN_OUT = 'mutation ($id: ID!) { revokeUserSessions(id: $id) { message } }';
const SESSIONS = '{ accountSecurity { sessions { id current } } }';
const END = 'mutation ($id: ID!) { revokeSession(id: $id) { message } }';

/**
 * Requests an e-mail change of `user`, by default in the session of `user`; returns the token of
 * the link.
 */
export async function askFor(
  test: TestServer,
  user: TestUser,
  { token }: { token: string } = user,
  to = newEmail(),
): Promise<string> {
  expect((await requestEmailChange(test, { user, token }, to)).errors).toBeUndefined();
  return linkTo(test, to, '/confirm-email');
}

export const confirmWith = (test: TestServer, link: string, token?: string) =>
  test.graphql(CONFIRM_EMAIL, { token: link }, token);

export const otherSession = (test: TestServer, { email }: TestUser) =>
  signInWith(new TestBrowser(test), test, email);

/** All operations that end the requesting session. */
export const SESSION_ENDING_OPERATIONS: Record<
  string,
  (test: TestServer, user: TestUser) => Promise<unknown>
> = {
  'signing out there': (test, { token }) => test.graphql(LOGOUT, {}, token),
  'ending it from another browser': async (test, user) => {
    const [{ data }, here] = [
      await test.graphql<{ accountSecurity: { sessions: { id: string; current: boolean }[] } }>(
        SESSIONS,
        {},
        user.token,
      ),
      await otherSession(test, user),
    ];
    const id = data?.accountSecurity.sessions.find(({ current }) => current)?.id;
    expect((await test.graphql(END, { id }, here)).errors).toBeUndefined();
  },
  'signing out everywhere else': async (test, user) =>
    test.graphql(END_OTHERS, {}, await otherSession(test, user)),
  'staff, who sign out': async (test, { id }) =>
    test.graphql(SIGN_OUT, { id }, (await makeAdmin(test)).token),
  'the command that forgets passkeys': (test, { email }) =>
    forgetPasskeys(test.orm.em.fork(), email),
  'the command that revokes an admin': (test, { email }) => revokeAdmin(test.orm.em.fork(), email),
};

/** Rows that a pending e-mail change has: the new e-mail, its link and its mail. */
export const leftOf = (test: TestServer, { id }: TestUser) =>
  test.orm.em.fork().execute(
    `select 'pending' as what from "user" where id = ? and pending_email is not null
     union all select 'link' from one_time_link where user_id = ? and consumed_at is null
     union all select 'mail' from mail where supersede_key = ? and expires_at > now()`,
    [id, id, `email:${id}`],
  );
