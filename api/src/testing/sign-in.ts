import { expect } from 'vitest';
import type { TestServer } from './test-server.js';

export const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { message } }`;
export const VERIFY = `mutation ($input: VerifyInput!) { verifyOtp(input: $input) { message } }`;
export const LOGIN = `mutation ($email: String!) { login(email: $email) { message } }`;
export const VERIFY_LOGIN = `mutation ($input: VerifyInput!) {
  verifyLogin(input: $input) { message token userDetails { id name email phone role } }
}`;
export const ME = `{ me { id email role } }`;

export interface SignIn {
  verifyLogin: { token: string; message: string; userDetails: { id: string; role: string } };
}

/** The code that was mailed. */
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

/** As if the last code had been sent long enough ago for another one. */
export const letTimePass = ({ orm }: TestServer, email: string, seconds = 60) =>
  orm.em
    .fork()
    .execute(
      `update one_time_code set sent_at = sent_at - make_interval(secs => ?) where email = ?`,
      [seconds, email],
    );

/** What is stored of the account with this e-mail, if there is one. */
export const usersWith = ({ orm }: TestServer, email: string) =>
  orm.em.fork().execute('select name, phone, role from "user" where email = ?', [email]);
