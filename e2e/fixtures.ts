import path from 'node:path';
import { type BrowserContext, expect, test as base } from '@playwright/test';
import { makeDataDir, removeDataDir } from './app.js';
import { cameraArg } from './chromium.js';
import { useJourney } from './journey.js';
import { type SharedApp, startSharedApp, useSharedApp } from './shared-app.js';

export { expect };

interface WorkerFixtures {
  /** File with the picture of the fake camera (see camera.ts). */
  camera: string;
  /** The app that all files of this worker share. */
  app: SharedApp;
}

/**
 * Each worker has one app with demo data and one browser, which the functions of browser.ts and
 * shared-app.ts use. A test fails when one of its pages throws or logs an error.
 */
export const test = base.extend<{ journey: void }, WorkerFixtures>({
  camera: [
    async ({}, use) => {
      const folder = await makeDataDir();
      await use(path.join(folder, 'camera.y4m'));
      await removeDataDir(folder);
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, camera }, use) => {
      const args = [...(launchOptions.args ?? []), cameraArg(camera)];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ camera }, use) => {
      const app = await startSharedApp(camera);
      useSharedApp(app);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  baseURL: ({ app }, use) => use(app.url),
  journey: [
    async ({ browser }, use) => {
      const contexts: BrowserContext[] = [];
      const errors: string[] = [];
      useJourney({
        async newContext(options) {
          const context = await browser.newContext(options);
          contexts.push(context);
          return context;
        },
        addError: (text) => errors.push(text),
      });
      await use();
      useJourney(undefined);
      // A held request must not fail when its page closes. A popup may close itself at the same
      // time.
      const pages = contexts.flatMap((context) => context.pages());
      await Promise.allSettled(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await Promise.all(contexts.map((context) => context.close()));
      expect(errors, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});
