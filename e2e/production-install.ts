import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort, makeDataDir, removeDataDir, type RunningApp, startApp } from './app.js';
import { Database } from './database.js';
import { type MailServer, startMailServer } from './mail-server.js';

export const OWNER = 'owner@laundry.test';
export const PUBLIC_URL = 'https://laundry.example.in';
export const METRICS_TOKEN = 'the scraper knows these 32 and more';
export const WEBHOOK_SECRET = 'what the provider signs with';

/** An installation as an operator runs it, with every setting given. */
export interface ProductionInstall {
  app: RunningApp;
  dataDir: string;
  database: Database;
  mails: MailServer;
  stop(): Promise<void>;
}

/**
 * Runs the command that Compose also runs: it creates the app's database role. Returns the URL for
 * this role.
 */
function giveToApp(database: Database): string {
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

export async function startProductionInstall(): Promise<ProductionInstall> {
  const folder = await mkdtemp('/tmp/laundry-settings-');
  // PostgreSQL runs as a separate user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const dataDir = await makeDataDir();
  const database = new Database(path.join(folder, 'pg'), await freePort());
  await database.create();
  await database.start();
  const mails = await startMailServer();
  const app = await startApp(dataDir, {
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PUBLIC_URL: `${PUBLIC_URL}/`,
    DATABASE_URL: giveToApp(database),
    DATABASE_POOL_SIZE: '2',
    SMTP_URL: mails.smtpUrl,
    MAIL_FROM: 'Nilam Laundry <hello@nilam.example>',
    APP_SECRET: 'an operator keeps this one, 32 and more',
    ADMIN_EMAIL: OWNER,
    METRICS_TOKEN,
    OTP_FAILURE_LOCKOUT_THRESHOLD: '1',
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
  return {
    app,
    dataDir,
    database,
    mails,
    async stop() {
      await app.stop();
      await database.stopHard();
      await mails.stop();
      await rm(folder, { recursive: true, force: true });
      await removeDataDir(dataDir);
    },
  };
}
