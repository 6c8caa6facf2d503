import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFailed, onTestFinished } from 'vitest';
import { openWhenAlive } from './alive.js';
import { inDatabase } from './database.js';
import type { SharedApp } from './global-setup.js';
import { waitForMail } from './session.js';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

let browser: Browser;
let opened = 0;

/** Connects a test file to the one browser of the run; what it opened goes with it. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterAll(() => browser.close());
}

/** The app that the files of this worker share. */
function sharedApp(): SharedApp {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const app = inject('apps')[worker - 1];
  if (!app) throw new Error(`There is no app for worker ${worker}`);
  return app;
}

export const appUrl = (): string => sharedApp().url;

/** A statement past that app: what no screen can do, such as the past. */
export const inAppDatabase = (sql: string, values: unknown[]): Promise<void> =>
  inDatabase(sharedApp().dataDir, sql, values);

export const sessions = () => sharedApp().sessions;

/**
 * The browser itself notes each answer that is none or a refusal, and each connection. Journeys cut the network and are refused
 * on purpose, and what the page makes of it is theirs to check.
 */
const notedByBrowser = /^(Failed to load resource|WebSocket connection to )/;

/** A journey fails when any of its tabs throws, or says in its console that something is wrong. */
function failOnErrors(context: BrowserContext, expected?: RegExp): void {
  const errors: string[] = [];
  const note = (text: string): void => {
    if (!notedByBrowser.test(text) && !expected?.test(text)) errors.push(text);
  };
  context.on('weberror', (error) => note(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  onTestFinished(() => expect(errors, 'errors of the page').toEqual([]));
}

export interface PageOptions extends BrowserContextOptions {
  /** Errors that this journey brings about. */
  expectedErrors?: RegExp;
}

/** A page of a fresh profile: nobody is signed in, nothing is stored. */
export async function openPage(
  path: string,
  { expectedErrors, ...options }: PageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: appUrl(),
    viewport: DESKTOP,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...options,
  });
  failOnErrors(context, expectedErrors);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  if (options.javaScriptEnabled !== false) await openWhenAlive(page);
  opened += 1;
  const picture = join(
    import.meta.dirname,
    '.failures',
    `${process.env['VITEST_POOL_ID']}-${opened}.png`,
  );
  onTestFailed(async () => {
    if (!page.isClosed()) await page.screenshot({ path: picture });
  });
  await page.goto(path);
  return page;
}

/** Another tab of the same browser. */
export async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(60_000);
  await openWhenAlive(tab);
  await tab.goto(path);
  return tab;
}

/** A page on which somebody is signed in already. */
export async function openPageAs(
  who: 'staff' | 'colleague' | 'customer' | 'business',
  path: string,
  options: PageOptions = {},
): Promise<Page> {
  const { token, user } = sessions()[who];
  const storage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  const storageState = { cookies: [], origins: [{ origin: appUrl(), localStorage: storage }] };
  return openPage(path, { storageState, ...options });
}

/** A message that comes up at the edge of the screen and goes by itself. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-toast]').filter({ hasText: text }).first();

/** Waits for a mail to this address whose subject matches. */
export const mailTo = (address: string, subject: RegExp) => waitForMail(appUrl(), address, subject);

/** The one-time code in the newest mail of that kind. */
export async function codeFor(address: string, kind: 'sign-up' | 'sign-in'): Promise<string> {
  const { subject } = await mailTo(address, new RegExp(`^\\d{4} .*${kind} code`));
  return subject.slice(0, 4);
}

/** Types a code into the four boxes as a person does: focus the first, then type. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /digit 1/i }).click();
  await page.keyboard.type(code);
}

/** Signs in through the screen. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await typeCode(page, await codeFor(email, 'sign-in'));
  await page.waitForURL((url) => url.pathname !== '/signin');
}
