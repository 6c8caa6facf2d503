import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { cameraArg, chromiumArgs, executablePath } from './chromium.js';
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

export default async function setup(project: TestProject) {
  const folder = await makeDataDir();
  const camera = path.join(folder, 'camera.y4m');
  const apps = await Promise.all(Array.from({ length: WORKERS }, () => startSharedApp(camera)));
  // One browser for the run: a start takes longer than many journeys.
  const browser = await chromium.launchServer({
    executablePath,
    args: [...chromiumArgs, cameraArg(camera)],
  });
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
