// The built app on a database of its own, for as long as something is measured.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

export async function startApp(dataDir) {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['scripts/start.js'], { cwd: root, env, stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The app did not start');
    await delay(200);
  }
  return { url, child };
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

export async function ask(url, query, variables = {}, token = undefined) {
  const headers = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

const signedIn = new Map();

/** Signs somebody of the demo data in, once: a second code could not be told from the first. */
export function signIn(url, email) {
  const session = signedIn.get(email) ?? enterWithCode(url, email);
  signedIn.set(email, session);
  return session;
}

/** By the code that the development inbox shows. */
async function enterWithCode(url, email) {
  await ask(url, 'mutation ($email: String!) { login(email: $email) { message } }', { email });
  for (;;) {
    const mails = await (await fetch(`${url}/dev/inbox.json?to=${email}`)).json();
    const code = mails.map(({ subject }) => /^(\d{4}) .*sign-in code/.exec(subject)?.[1])[0];
    if (code) {
      const { verifyLogin } = await ask(
        url,
        `mutation ($input: VerifyInput!) {
          verifyLogin(input: $input) { token userDetails { id name email phone role } }
        }`,
        { input: { email, otp: code } },
      );
      return verifyLogin;
    }
    await delay(200);
  }
}
