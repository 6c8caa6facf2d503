import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, makeDataDir, removeDataDir, type RunningApp, startApp } from './app.js';
import { Database } from './database.js';
import { type CaughtMail, type MailServer, startMailServer } from './mail-server.js';
import { graphql } from './session.js';

// An installation as an operator runs it, with every setting given: each has to arrive where it works.

const OWNER = 'owner@laundry.test';
const PUBLIC_URL = 'https://laundry.example.in';
const METRICS_TOKEN = 'the scraper knows these 32 and more';
const WEBHOOK_SECRET = 'what the provider signs with';

let folder: string;
let dataDir: string;
let database: Database;
let mails: MailServer;
let app: RunningApp;

/** The database as the app's own role reaches it, which Compose makes by this command too. */
function giveDatabaseToApp(): string {
  const url = new URL(database.url);
  Object.assign(url, { username: 'app', password: 'of-the-app' });
  execFileSync(
    process.execPath,
    [path.resolve(import.meta.dirname, '../api/dist/src/cli/database-role.js')],
    {
      env: {
        DATABASE_URL: url.href,
        POSTGRES_USER: 'laundry',
        POSTGRES_PASSWORD: 'of the superuser',
      },
    },
  );
  return url.href;
}

beforeAll(async () => {
  folder = await mkdtemp('/tmp/laundry-settings-');
  // The database runs as a user of its own.
  await chmod(folder, 0o755);
  dataDir = await makeDataDir();
  database = new Database(path.join(folder, 'pg'), await freePort());
  await database.create();
  await database.start();
  mails = await startMailServer();
  app = await startApp(dataDir, {
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PUBLIC_URL: `${PUBLIC_URL}/`,
    DATABASE_URL: giveDatabaseToApp(),
    DATABASE_REPLICA_URLS: `postgres://laundry@127.0.0.1:${await freePort()}/none`,
    DATABASE_POOL: '2',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Nilam Laundry <hello@nilam.example>',
    APP_SECRET: 'an operator keeps this one, 32 and more',
    ADMIN_EMAIL: OWNER,
    METRICS_TOKEN,
    SIGN_IN_ALARM: '1',
    DEMO_DATA: 'true',
    OIDC_ISSUER: 'https://login.example.in',
    OIDC_CLIENT_ID: 'laundry',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_LABEL: 'Nilam ID',
    RAZORPAY_KEY_ID: 'key',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    RAZORPAY_API_URL: `https://127.0.0.1:${await freePort()}`,
    TRUST_PROXY: '127.0.0.0/8,::1',
  });
});

afterAll(async () => {
  await app.stop();
  await database.stopHard();
  await mails.stop();
  await rm(folder, { recursive: true, force: true });
  await removeDataDir(dataDir);
});

const LOGIN = 'mutation ($email: String!) { login(email: $email) { message } }';

async function mailAfterLogin(email: string): Promise<CaughtMail> {
  await graphql(app.url, LOGIN, { email });
  const mailOf = () => mails.caught.find(({ to }) => to.includes(email));
  await expect.poll(mailOf, { interval: 20 }).toBeDefined();
  return mailOf() as CaughtMail;
}

async function ownerToken(): Promise<string> {
  const { subject } = await mailAfterLogin(OWNER);
  const { verifyLogin } = await graphql<{ verifyLogin: { token: string } }>(
    app.url,
    'mutation ($input: VerifyInput!) { verifyLogin(input: $input) { token } }',
    { input: { email: OWNER, otp: subject.slice(0, 4) } },
  );
  return verifyLogin.token;
}

/** One request of GraphQL, whatever comes of it: 'OK' or the code of its refusal. */
async function outcome(query: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${app.url}/graphql`, {
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
    const { port } = new URL(app.url);
    expect((await fetch(`http://127.0.0.2:${port}/health/ready`)).status).toBe(200);
    expect(app.output()).toContain('request completed');
  });

  it('sends through SMTP_URL as MAIL_FROM, with links to PUBLIC_URL', async () => {
    const mail = await mailAfterLogin('nobody.yet@laundry.test');
    expect(mail.from).toEqual({ name: 'Nilam Laundry', address: 'hello@nilam.example' });
    expect(mail.messageId).toMatch(/@laundry\.example\.in>$/);
    expect(mail.text).toContain(`${PUBLIC_URL}/signup`);
  });

  it('is reached over https as PUBLIC_URL says, and has nothing under /dev', async () => {
    const page = await fetch(`${app.url}/`);
    expect(page.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(await page.text()).toContain(`<link rel="canonical" href="${PUBLIC_URL}/"`);
    for (const where of ['inbox', 'inbox.json', 'oidc', 'checkout'])
      expect((await fetch(`${app.url}/dev/${where}`)).status, where).toBe(404);
  });

  it('keeps no secret of its own beside APP_SECRET', () => {
    expect(existsSync(path.join(dataDir, 'secret'))).toBe(false);
  });

  it('has the admin of ADMIN_EMAIL, the data of DEMO_DATA, and asks its replica for figures', async () => {
    const authorization = `Bearer ${await ownerToken()}`;
    const { me } = await graphql<{ me: { role: string } }>(
      app.url,
      '{ me { role } }',
      {},
      authorization.slice(7),
    );
    expect(me.role).toBe('ADMIN');
    const { cloths } = await graphql<{ cloths: object[] }>(app.url, '{ cloths { id } }');
    expect(cloths.length).toBeGreaterThan(0);
    const LIST = '{ orders(first: 1) { nodes { id } } }';
    expect(await outcome(LIST, { authorization })).toBe('OK');
    expect(await outcome('{ dashboard { ordersToday } }', { authorization })).toBe(
      'SERVICE_UNAVAILABLE',
    );
  });

  it('counts each client behind TRUST_PROXY by itself, with the limits of real use', async () => {
    const from = (client: string) => outcome(FEEDBACK, { 'x-forwarded-for': client });
    for (let time = 1; time <= 5; time += 1) expect(await from('198.51.100.1')).toBe('OK');
    expect(await from('198.51.100.1')).toBe('TOO_MANY_REQUESTS');
    expect(await from('198.51.100.2')).toBe('OK');
  });

  it('offers the sign-in of OIDC_ISSUER as OIDC_LABEL', async () => {
    const { socialProvider } = await graphql<{ socialProvider: object }>(
      app.url,
      '{ socialProvider { label startUrl } }',
    );
    expect(socialProvider).toEqual({
      label: 'Nilam ID',
      startUrl: `${PUBLIC_URL}/auth/social/start`,
    });
  });

  it('believes what is signed with RAZORPAY_WEBHOOK_SECRET, and nothing else', async () => {
    const body = JSON.stringify({ event: 'something.else' });
    const send = (secret: string) =>
      fetch(`${app.url}/webhooks/razorpay`, {
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

  it('serves as many requests at once from the database as DATABASE_POOL has connections', async () => {
    const client = new pg.Client(database.url);
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
    } finally {
      await client.end();
    }
  });

  it('knows browsers by a cookie of this host alone, and sends links from SIGN_IN_ALARM on', async () => {
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: PUBLIC_URL },
      body: JSON.stringify({ query: LOGIN, variables: { email: 'browser@laundry.test' } }),
    });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/,
    );
    await mailAfterLogin('guessed@laundry.test');
    const guess = '{ email: "guessed@laundry.test", otp: "0000" }';
    expect(await outcome(`mutation { verifyLogin(input: ${guess}) { token } }`)).toBe(
      'BAD_USER_INPUT',
    );
    const person = '{ name: "Asha", phone: "9876543210", email: "later@laundry.test" }';
    expect(await outcome(`mutation { register(input: ${person}) { message } }`)).toBe('OK');
    const mail = () => mails.caught.find(({ to }) => to.includes('later@laundry.test'));
    await expect
      .poll(() => mail()?.text, { interval: 20 })
      .toContain(`${PUBLIC_URL}/signin/link#token=`);
  });

  it('gives figures to whoever has METRICS_TOKEN', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const answer = await fetch(`${app.url}/metrics`, { headers });
    expect(await answer.text()).toMatch(/^laundry_sign_in_alarm 1$/m);
  });
});
