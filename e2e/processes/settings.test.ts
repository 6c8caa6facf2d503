import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ProductionInstall,
  METRICS_TOKEN,
  OWNER,
  PUBLIC_URL,
  startProductionInstall,
  WEBHOOK_SECRET,
} from '../production-install.js';
import type { CaughtMail } from '../mail-server.js';
import { graphql } from '../session.js';

// Checks that each setting takes effect.

let installation: ProductionInstall;
beforeAll(async () => {
  installation = await startProductionInstall();
});
afterAll(() => installation.stop());

const LOGIN =
  'mutation ($email: EmailAddress!) { requestSignInCode(input: { email: $email }) { message } }';

async function mailAfterLogin(email: string): Promise<CaughtMail> {
  await graphql(installation.app.url, LOGIN, { email });
  const mailOf = () => installation.mails.caught.find(({ to }) => to.includes(email));
  await expect.poll(mailOf, { interval: 20 }).toBeDefined();
  return mailOf() as CaughtMail;
}

async function ownerToken(): Promise<string> {
  const { subject } = await mailAfterLogin(OWNER);
  const { signInWithCode } = await graphql<{ signInWithCode: { token: string } }>(
    installation.app.url,
    'mutation ($input: SignInWithCodeInput!) { signInWithCode(input: $input) { token } }',
    { input: { email: OWNER, otp: subject.slice(0, 4) } },
  );
  return signInWithCode.token;
}

/** Sends one GraphQL request. Returns 'OK' or the error code. */
async function outcome(query: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${installation.app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? 'OK';
}

const FEEDBACK = `mutation {
  sendFeedback(input: { name: "Asha", phone: "9876543210", message: "Very clean" }) { message }
}`;

describe('an installation with every setting', () => {
  it('listens on HOST, and says what happens in its log', async () => {
    const { port } = new URL(installation.app.url);
    expect((await fetch(`http://127.0.0.2:${port}/health/ready`)).status).toBe(200);
    await expect.poll(installation.app.output).toContain('request completed');
  });

  it('sends through SMTP_URL as MAIL_FROM, with links to PUBLIC_URL', async () => {
    const mail = await mailAfterLogin('nobody.yet@laundry.test');
    expect(mail.from).toEqual({ name: 'Nilam Laundry', address: 'hello@nilam.example' });
    expect(mail.messageId).toMatch(/@laundry\.example\.in>$/);
    expect(mail.text).toContain(`${PUBLIC_URL}/signup`);
  });

  it('is reached over https as PUBLIC_URL says, and has nothing under /dev', async () => {
    const page = await fetch(`${installation.app.url}/`);
    expect(page.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(await page.text()).toContain(`<link rel="canonical" href="${PUBLIC_URL}/"`);
    for (const where of ['inbox', 'inbox.json', 'oidc', 'checkout'])
      expect((await fetch(`${installation.app.url}/dev/${where}`)).status, where).toBe(404);
  });

  it('stores no secret when APP_SECRET is set', () => {
    expect(existsSync(path.join(installation.dataDir, 'secret'))).toBe(false);
  });

  it('has the admin of ADMIN_EMAIL and the data of DEMO_DATA', async () => {
    const { me } = await graphql<{ me: { role: string } }>(
      installation.app.url,
      '{ me { role } }',
      {},
      await ownerToken(),
    );
    expect(me.role).toBe('ADMIN');
    const { cloths } = await graphql<{ cloths: object[] }>(
      installation.app.url,
      '{ cloths { id } }',
    );
    expect(cloths.length).toBeGreaterThan(0);
  });

  it('counts each client behind TRUST_PROXY by itself, with the limits of real use', async () => {
    const from = (client: string) => outcome(FEEDBACK, { 'x-forwarded-for': client });
    for (let time = 1; time <= 5; time += 1) expect(await from('198.51.100.1')).toBe('OK');
    expect(await from('198.51.100.1')).toBe('TOO_MANY_REQUESTS');
    expect(await from('198.51.100.2')).toBe('OK');
  });

  it('offers the sign-in of OIDC_ISSUER as OIDC_LABEL', async () => {
    const { socialProvider } = await graphql<{ socialProvider: object }>(
      installation.app.url,
      '{ socialProvider { label startUrl } }',
    );
    expect(socialProvider).toEqual({
      label: 'Nilam ID',
      startUrl: `${PUBLIC_URL}/auth/social/start`,
    });
  });

  it('accepts only webhooks signed with RAZORPAY_WEBHOOK_SECRET', async () => {
    const body = JSON.stringify({ event: 'something.else' });
    const send = (secret: string) =>
      fetch(`${installation.app.url}/webhooks/razorpay`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
        },
      });
    expect((await send(WEBHOOK_SECRET)).status).toBe(200);
    expect((await send('another secret')).status).toBe(401);
  });

  it('serves as many requests at once from the database as DATABASE_POOL_SIZE has connections', async () => {
    const client = new pg.Client(installation.database.url);
    await client.connect();
    try {
      await client.query('begin; lock table feedback in access exclusive mode');
      const headers = { 'x-forwarded-for': '198.51.100.3' };
      const waiting = [outcome(FEEDBACK, headers), outcome(FEEDBACK, headers)];
      const held = async () => {
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::int from pg_locks where relation = 'feedback'::regclass and not granted`,
        );
        return rows[0]?.count;
      };
      await expect.poll(held, { interval: 20 }).toBe(2);
      expect(await outcome('{ cloths { id } }')).toBe('SERVICE_UNAVAILABLE');
      await client.query('commit');
      expect(await Promise.all(waiting)).toEqual(['OK', 'OK']);
      // The server checks every half second for free connections.
      await expect.poll(() => outcome('{ cloths { id } }')).toBe('OK');
    } finally {
      await client.end();
    }
  });

  it('knows browsers by a cookie of this host alone, and sends links from OTP_FAILURE_LOCKOUT_THRESHOLD on', async () => {
    const answer = await fetch(`${installation.app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: PUBLIC_URL },
      body: JSON.stringify({ query: LOGIN, variables: { email: 'browser@laundry.test' } }),
    });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await mailAfterLogin('guessed@laundry.test');
    const guess = '{ email: "guessed@laundry.test", otp: "0000" }';
    expect(await outcome(`mutation { signInWithCode(input: ${guess}) { token } }`)).toBe(
      'BAD_USER_INPUT',
    );
    const person = '{ name: "Asha", phone: "9876543210", email: "later@laundry.test" }';
    expect(await outcome(`mutation { requestSignUpCode(input: ${person}) { message } }`)).toBe(
      'OK',
    );
    const mail = () =>
      installation.mails.caught.find(({ to }) => to.includes('later@laundry.test'));
    await expect
      .poll(() => mail()?.text, { interval: 20 })
      .toContain(`${PUBLIC_URL}/signin/link#token=`);
  });

  it('gives metrics to clients with METRICS_TOKEN', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const answer = await fetch(`${installation.app.url}/metrics`, { headers });
    expect(await answer.text()).toMatch(/^laundry_otp_failure_lockout_threshold 1$/m);
  });
});
