import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContextOptions,
  chromium as playwright,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFailed } from 'vitest';
import { waitForMail } from './session.js';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** A real Chromium out of an npm package. */
export const launch = async (): Promise<Browser> =>
  playwright.launch({
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

let browser: Browser;
let opened = 0;

/** One browser for a test file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
}

export const appUrl = (): string => inject('appUrl');

/** A page of a fresh profile: nobody is signed in, nothing is stored. */
export async function openPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: appUrl(),
    viewport: DESKTOP,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  opened += 1;
  const picture = join(import.meta.dirname, '.failures', `${opened}.png`);
  onTestFailed(async () => {
    if (!page.isClosed()) await page.screenshot({ path: picture });
  });
  await page.goto(path);
  return page;
}

/** A page on which somebody is signed in already. */
export async function openPageAs(
  who: 'staff' | 'customer' | 'business',
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { token, user } = inject('sessions')[who];
  const storage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  const storageState = { cookies: [], origins: [{ origin: appUrl(), localStorage: storage }] };
  return openPage(path, { storageState, ...options });
}

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
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/signin');
}
