import type { Mailbox } from './mailbox.ts';
import { until } from './watch.ts';

interface Answer {
  data?: { verifyLogin?: { token: string } | null; me?: { email: string } | null } | null;
  errors?: { message: string }[];
}

async function ask(origin: string, query: string, token?: string): Promise<Answer> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()) as Answer;
}

export const askForCode = (origin: string, email: string) =>
  ask(origin, `mutation { login(email: "${email}") { message } }`);

/** Signs in by a mailed code; the e-mail of whoever that is then, or what was said instead. */
export async function signIn(origin: string, mailbox: Mailbox, email: string): Promise<string> {
  mailbox.codes.delete(email);
  const asked = await askForCode(origin, email);
  if (asked.errors) return JSON.stringify(asked.errors);
  await until(() => mailbox.codes.has(email), `the code to ${email}`, 30_000);
  const otp = mailbox.codes.get(email);
  const entered = await ask(
    origin,
    `mutation { verifyLogin(input: { email: "${email}", otp: "${otp}" }) { token } }`,
  );
  const token = entered.data?.verifyLogin?.token;
  if (!token) return JSON.stringify(entered.errors);
  const me = await ask(origin, '{ me { email } }', token);
  return me.data?.me?.email ?? JSON.stringify(me.errors);
}
