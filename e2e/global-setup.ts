import { execFileSync } from 'node:child_process';
import path from 'node:path';
import chromium from '@sparticuz/chromium';
import { type BrowserServer, chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { makeDataDir, removeDataDir, startApp } from './app.js';
import { type StoredSession, signInByApi } from './session.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of this run listens; each test file connects to it. */
    browserEndpoint: string;
    /** Address of the app with its demo data, that the journeys share. */
    appUrl: string;
    /** Sessions to start a journey with, where signing in is not what it is about. */
    sessions: { staff: StoredSession; customer: StoredSession; business: StoredSession };
  }
}

const STAFF = 'staff@laundry.test';

/** A real Chromium out of an npm package, started once: a start costs more than many journeys. */
const launchBrowser = async (): Promise<BrowserServer> =>
  playwright.launchServer({
    executablePath: await chromium.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export default async function setup(project: TestProject) {
  const dataDir = await makeDataDir();
  const app = await startApp(dataDir);
  execFileSync(process.execPath, ['scripts/admin.js', 'grant', STAFF], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const browser = await launchBrowser();
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('appUrl', app.url);
  project.provide('sessions', {
    staff: await signInByApi(app.url, STAFF),
    customer: await signInByApi(app.url, 'customer@laundry.test'),
    business: await signInByApi(app.url, 'business@laundry.test'),
  });
  return async () => {
    await browser.close();
    await app.stop();
    await removeDataDir(dataDir);
  };
}
