import path from 'node:path';
import chromium from '@sparticuz/chromium';
import { type BrowserServer, chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { makeDataDir, removeDataDir } from './app.js';
import { type SharedApp, startSharedApp } from './shared-app.js';
import { WORKERS } from './vitest.config.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of this run listens; each test file connects to it. */
    browserEndpoint: string;
    /** One for each worker, so that files that run at the same time are not in each other's way. */
    apps: SharedApp[];
  }
}

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

export default async function setup(project: TestProject) {
  const folder = await makeDataDir();
  const camera = path.join(folder, 'camera.y4m');
  const apps = await Promise.all(Array.from({ length: WORKERS }, () => startSharedApp(camera)));
  const browser = await launchBrowser(camera);
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide(
    'apps',
    apps.map(({ url, dataDir, sessions }) => ({ url, dataDir, sessions, camera })),
  );
  return async () => {
    await browser.close();
    await Promise.all(apps.map(({ stop }) => stop()));
    await removeDataDir(folder);
  };
}
