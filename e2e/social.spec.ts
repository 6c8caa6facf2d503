import type { Page } from 'playwright-core';
import { openPage, PHONE } from './browser.js';
import { expect, test } from './fixtures.js';

/** Opens the popup with the button, as a user does. */
async function openPopup(page: Page, button: RegExp): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).click(),
  ]);
  popup.setDefaultTimeout(60_000);
  await expect(popup.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  return popup;
}

async function continueAs(popup: Page, name: string, email: string): Promise<void> {
  await popup.getByLabel('Name').fill(name);
  await popup.getByLabel('Email', { exact: true }).fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
}

const storedUser = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? 'null') as { email: string } | null,
  );

test.describe('the sign-in popup', () => {
  test(
    'a new person signs up and in, and the popup closes by itself',
    { tag: '@core' },
    async () => {
      const email = `popup.${Date.now()}@example.in`;
      const page = await openPage('/signup');
      const popup = await openPopup(page, /^Sign up with/);
      expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([
        500, 600,
      ]);
      const closed = popup.waitForEvent('close');
      await continueAs(popup, 'Asha Rao', email);
      await closed;
      await page.waitForURL((url) => url.pathname === '/');
      expect(await storedUser(page)).toMatchObject({ email });
      await expect(page.getByRole('link', { name: 'My Profile' }).first()).toBeVisible();
    },
  );

  test('a person who does not agree reads so and tries again', async () => {
    const page = await openPage('/signin', { viewport: PHONE });
    const popup = await openPopup(page, /^Sign in with Test ID/);
    await popup.getByRole('button', { name: 'Do not sign in' }).click();
    await expect(page.getByText(/You cancelled the sign-in/).first()).toBeVisible();
    expect(popup.isClosed()).toBe(true);
    const again = await openPopup(page, /^Sign in with Test ID/);
    await continueAs(again, 'Asha Rao', `again.${Date.now()}@example.in`);
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('an e-mail that the provider has not verified is refused', async () => {
    const page = await openPage('/signin');
    const popup = await openPopup(page, /^Sign in with Test ID/);
    await popup.getByLabel('The provider has verified this email').uncheck();
    await continueAs(popup, 'Eve', 'customer@laundry.test');
    await expect(page.getByText(/has not verified your email/).first()).toBeVisible();
    expect(await storedUser(page)).toBeNull();
  });

  test('a person who closes the popup early reads so and can try again', async () => {
    const page = await openPage('/signin');
    const popup = await openPopup(page, /^Sign in with Test ID/);
    await popup.close();
    await expect(
      page.getByText('The sign-in window was closed before sign-in was complete.').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sign in with Test ID/ })).toBeEnabled();
  });

  test('a person whose first page is gone reads what to do', async () => {
    const page = await openPage('/auth/social/start');
    await continueAs(page, 'Asha Rao', `alone.${Date.now()}@example.in`);
    await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
    await expect(page.getByText(/The page that you came from was closed/)).toBeVisible();
  });
});
