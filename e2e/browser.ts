import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openWhenHydrated } from './hydration.js';
import { failOnErrors, journey } from './journey.js';
import { codeFor, type Role, sessions, storageStateOf } from './shared-app.js';

export { appUrl, codeFor, inAppDatabase, mailTo, sessions } from './shared-app.js';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export interface PageOptions extends BrowserContextOptions {
  /** Errors that this test causes on purpose. */
  expectedErrors?: RegExp;
}

/** Opens a page with a new browser profile, signed out. */
export async function openPage(
  path: string,
  { expectedErrors, ...options }: PageOptions = {},
): Promise<Page> {
  const context = await journey().newContext(options);
  failOnErrors(context, expectedErrors);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  if (options.javaScriptEnabled !== false) openWhenHydrated(page);
  await page.goto(path);
  return page;
}

/** Opens another tab of the same browser. */
export async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(60_000);
  openWhenHydrated(tab);
  await tab.goto(path);
  return tab;
}

/** Opens a page with this role signed in. */
export const openPageAs = (who: Role, path: string, options: PageOptions = {}): Promise<Page> =>
  openPage(path, { storageState: storageStateOf(sessions()[who]), ...options });

/** A toast with this text. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-toast]').filter({ hasText: text }).first();

/** Types a code as a user does: focuses the first of the four fields, then types. */
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
