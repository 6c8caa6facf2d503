import { expect } from 'vitest';
import { hashToken } from '../../auth/tokens.js';
import { TestBrowser } from '../browser.js';
import { makeUser } from '../factories.js';
import type { TestServer } from '../test-server.js';

export const REGISTER = `mutation ($input: RequestSignUpCodeInput!) { requestSignUpCode(input: $input) { message } }`;
export const VERIFY = `mutation ($input: SignUpWithCodeInput!) { signUpWithCode(input: $input) { message } }`;
export const LOGIN = `mutation ($email: EmailAddress!) { requestSignInCode(input: { email: $email }) { message } }`;
export const VERIFY_LOGIN = `mutation ($input: SignInWithCodeInput!) {
  signInWithCode(input: $input) { message token userDetails { id name email phone role } }
}`;
export const SIGN_IN_WITH_LINK = `mutation ($token: String!, $details: SignUpDetailsInput) {
  signInWithEmailLink(input: { token: $token, details: $details }) { token }
}`;
export const ME = `{ me { id email role } }`;

export interface SignIn {
  signInWithCode: { token: string; message: string; userDetails: { id: string; role: string } };
}

/** Reads the code in the newest mail to this user. */
export async function codeOf(
  test: TestServer,
  email: string,
  purpose: 'sign-up' | 'sign-in',
): Promise<string> {
  const mail = await test.mailTo(email, ({ subject }) => subject.includes(`${purpose} code`));
  const code = /\b\d{4}\b/.exec(mail.subject)?.[0] ?? '';
  expect(mail.text).toContain(code);
  return code;
}

export const otherThan = (code: string, times = 1) =>
  String((Number(code) + times) % 10_000).padStart(4, '0');

/** Moves the last code into the past, so that the server sends another one. */
export const letTimePass = ({ orm }: TestServer, email: string, seconds = 60) =>
  orm.em
    .fork()
    .execute(
      `update one_time_code set sent_at = sent_at - make_interval(secs => ?) where email = ?`,
      [seconds, email],
    );

/** Moves all requests for codes and links of this e-mail into the past, in all browsers. */
export async function letAllTimePass(
  { orm }: TestServer,
  email: string,
  interval: string,
): Promise<void> {
  const em = orm.em.fork();
  const earlier = (column: string) =>
    `${column} = array(select t - ?::interval from unnest(${column}) t)`;
  await em.execute(
    `update one_time_code set sent_at = sent_at - ?::interval, expires_at = expires_at - ?::interval where email = ?`,
    [interval, interval, email],
  );
  await em.execute(
    `update one_time_link set created_at = created_at - ?::interval, expires_at = expires_at - ?::interval where email = ?`,
    [interval, interval, email],
  );
  await em.execute(
    `update sign_in_throttle set ${earlier('failed_attempts')}, ${earlier('codes_sent')},
       link_sent_at = link_sent_at - ?::interval where email = ?`,
    [interval, interval, interval, email],
  );
  // Moves mails into the past. A mail that has not expired stays valid, so the job still sends it.
  await em.execute(
    `update mail set created_at = created_at - ?::interval,
       expires_at = case when expires_at <= created_at then expires_at - ?::interval else expires_at end
     where recipient = ?`,
    [interval, interval, email],
  );
  await em.execute(
    `update trusted_device set ${earlier('failed_attempts')}, created_at = created_at - ?::interval,
       last_used_at = last_used_at - ?::interval
     where user_id in (select id from "user" where email = ?)`,
    [interval, interval, interval, email],
  );
}

/** Moves all sessions of this account into the past. */
export const letSessionsAge = ({ orm }: TestServer, { id }: { id: string }, interval: string) =>
  orm.em
    .fork()
    .execute('update session set created_at = created_at - ?::interval where user_id = ?', [
      interval,
      id,
    ]);

/**
 * Replaces the valid codes of an e-mail by a known code, so that the test does not wait for the
 * mail.
 */
export async function knownCode(
  { orm, app }: TestServer,
  email: string,
  { code = '4711', browser }: { code?: string; browser?: TestBrowser } = {},
): Promise<string> {
  const em = orm.em.fork();
  const idHash = browser && hashToken(browser.cookie('device') ?? '');
  for (const purpose of ['signup', 'login'])
    await em.execute(
      `update one_time_code set code_hash = ? where email = ? and purpose = ? and code_hash is not null
         and device_key = coalesce((select device_key from trusted_device where id_hash = ?::bytea limit 1), ?::bytea, device_key)`,
      [
        app.secret.hash('code', purpose, email, code),
        email,
        purpose,
        idHash ?? null,
        idHash ?? null,
      ],
    );
  return code;
}

/** Signs in with a code in this browser, which becomes a trusted device of the account. */
export async function signInWith(
  browser: TestBrowser,
  test: TestServer,
  email: string,
): Promise<string> {
  await browser.graphql(LOGIN, { email });
  const otp = await knownCode(test, email, { browser });
  const { data } = await browser.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp } });
  const token = data?.signInWithCode.token ?? '';
  expect(token).not.toBe('');
  return token;
}

/** Whether this token has a valid session. */
export const isSignedIn = async (test: TestServer, token: string): Promise<boolean> =>
  !(await test.graphql(ME, {}, token)).errors;

/** Accounts with this e-mail in the database. */
export const usersWith = ({ orm }: TestServer, email: string) =>
  orm.em.fork().execute('select name, phone, role from "user" where email = ?', [email]);

/**
 * Makes a user with a trusted device. The last code is old enough for the server to send another
 * one.
 */
export async function knownPerson(test: TestServer) {
  const { email, id } = await makeUser(test);
  const browser = new TestBrowser(test);
  await signInWith(browser, test, email);
  await letAllTimePass(test, email, '2 hours');
  return { id, email, browser };
}

export const tryCode = (browser: TestBrowser, email: string, otp: string) =>
  browser.graphql<SignIn>(VERIFY_LOGIN, { input: { email, otp } });

/**
 * Number of mails by topic to this e-mail, without mails that expired at once and are never sent.
 */
export const mailsTo = ({ orm }: TestServer, email: string) =>
  orm.em.fork().execute<{ topic: string; n: number }[]>(
    `select topic, count(*)::int as n from mail
       where recipient = ? and coalesce(expires_at > created_at, true) group by 1 order by 1`,
    [email],
  );
