import { execFileSync } from 'node:child_process';
import path from 'node:path';
import chromium from '@sparticuz/chromium';
import { type BrowserServer, chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { makeDataDir, removeDataDir, startApp } from './app.js';
import { type StoredSession, signInByApi } from './session.js';
import { WORKERS } from './vitest.config.js';

/** An app with its demo data, that the journeys of one worker share. */
export interface SharedApp {
  url: string;
  /** Its folder, with its database. */
  dataDir: string;
  /** Sessions to start a journey with, where signing in is not what it is about. */
  sessions: Record<'staff' | 'colleague' | 'customer' | 'business', StoredSession>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of this run listens; each test file connects to it. */
    browserEndpoint: string;
    /** One for each worker, so that files that run at the same time are not in each other's way. */
    apps: SharedApp[];
    /** The film that the camera of the browser sees. */
    camera: string;
  }
}

// Nobody else signs in as these: a journey that asks for a code finds its own in the inbox.
const STAFF = 'staff@laundry.test';
const COLLEAGUE = 'colleague@laundry.test';

/** A real Chromium out of an npm package, started once: a start costs more than many journeys. */
const launchBrowser = async (camera: string): Promise<BrowserServer> =>
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
      // A camera that nobody is asked about.
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${camera}`,
    ],
  });

async function startSharedApp(): Promise<SharedApp & { stop(): Promise<void> }> {
  const dataDir = await makeDataDir();
  const { url, stop } = await startApp(dataDir);
  for (const email of [STAFF, COLLEAGUE])
    execFileSync(process.execPath, ['scripts/admin.js', 'grant', email], {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: { ...process.env, DATA_DIR: dataDir },
    });
  const sessions = {
    staff: await signInByApi(url, STAFF),
    colleague: await signInByApi(url, COLLEAGUE),
    customer: await signInByApi(url, 'customer@laundry.test'),
    business: await signInByApi(url, 'business@laundry.test'),
  };
  return {
    url,
    dataDir,
    sessions,
    async stop() {
      await stop();
      await removeDataDir(dataDir);
    },
  };
}

export default async function setup(project: TestProject) {
  const apps = await Promise.all(Array.from({ length: WORKERS }, startSharedApp));
  const folder = await makeDataDir();
  const camera = path.join(folder, 'camera.y4m');
  const browser = await launchBrowser(camera);
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide(
    'apps',
    apps.map(({ url, dataDir, sessions }) => ({ url, dataDir, sessions })),
  );
  project.provide('camera', camera);
  return async () => {
    await browser.close();
    await Promise.all(apps.map(({ stop }) => stop()));
    await removeDataDir(folder);
  };
}
