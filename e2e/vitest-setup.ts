import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import {
  afterAll,
  beforeAll,
  beforeEach,
  expect,
  inject,
  onTestFailed,
  onTestFinished,
} from 'vitest';
import { useJourney } from './journey.js';
import { appUrl, useSharedApp } from './shared-app.js';

// Journeys that still run on vitest: the same as fixtures.ts gives those of Playwright.
const worker = process.env['VITEST_POOL_ID'];
let browser: Browser;
let pictures = 0;

beforeAll(async () => {
  const app = inject('apps')[Number(worker) - 1];
  if (!app) throw new Error(`There is no app for worker ${worker}`);
  useSharedApp(app);
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(() => browser.close());

async function takePictures(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    pictures += 1;
    const file = join(import.meta.dirname, '.failures', `${worker}-${pictures}.png`);
    await page.screenshot({ path: file });
  }
}

beforeEach(() => {
  const errors: string[] = [];
  useJourney({
    async newContext(options) {
      const context = await browser.newContext({
        baseURL: appUrl(),
        viewport: { width: 1440, height: 900 },
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        ...options,
      });
      context.setDefaultTimeout(60_000);
      onTestFailed(() => takePictures(context));
      return context;
    },
    addError: (text) => errors.push(text),
  });
  onTestFinished(() => expect(errors, 'errors of the page').toEqual([]));
});
