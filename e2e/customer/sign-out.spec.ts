import type { Page } from 'playwright-core';
import { anotherTab, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { hold } from '../network.js';
import { isKnown, newCustomer, openPageFor, pathOf, signOut, stored } from './users.js';

test.describe('typed words in a tab when another tab signs out', () => {
  const note = (tab: Page) => tab.getByText(/^Your unsent changes are saved in this tab/);

  test('are hidden, and return to their place when the same person signs in', async () => {
    const asha = await newCustomer('Asha Typing');
    const page = await openPageFor(asha, '/account?tab=account');
    const tab = await anotherTab(page, '/account?tab=account');
    await tab.getByRole('button', { name: 'Add Address' }).click();
    const city = tab.getByRole('dialog', { name: 'Add Address' }).getByLabel('City');
    await city.fill('Madurai');
    // Clears the storage as a sign-out does, without revoking the session. A second sign-in would
    // need a new code, which the server refuses for 59 seconds.
    await page.evaluate(() => localStorage.clear());
    await expect(note(tab)).toBeVisible();
    expect(pathOf(tab)).toBe('/signin');
    await tab.goto('/');
    expect(await tab.getByText('Asha Typing').count()).toBe(0);
    await tab.goBack();
    await expect(note(tab)).toBeVisible();

    await page.evaluate(
      ([user, token]) => {
        localStorage.setItem('user', user ?? '');
        localStorage.setItem('token', token ?? '');
      },
      [JSON.stringify(asha.user), asha.token],
    );
    await expect(tab.getByText('You are signed in as Asha Typing.').first()).toBeVisible();
    await expect.poll(() => pathOf(tab)).toBe('/account');
    await tab.getByRole('button', { name: 'Add Address' }).click();
    await expect(tab.getByText('Draft restored.')).toBeVisible();
    await expect(city).toHaveValue('Madurai');
  });

  test('are gone at once when the person says so', async () => {
    const page = await openPageFor(await newCustomer('Asha Leaving'), '/account');
    const tab = await anotherTab(page, '/customerfeedback');
    await tab.getByLabel('Message').fill('Something about Asha');
    await expect(page.getByText('No orders found.')).toBeVisible();
    await signOut(page);
    await tab.getByRole('button', { name: 'Discard them now' }).click();
    await expect(note(tab)).toBeHidden();
    expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Asha');
  });

  test('the tab that signs out asks about its own, and drops them', async () => {
    const page = await openPageFor(await newCustomer('Asha Here'), '/customerfeedback');
    await page.getByLabel('Message').fill('Something about Asha');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Unsaved changes in this tab will be lost.')).toBeVisible();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Asha');
    expect(await note(page).count()).toBe(0);
  });
});

test.describe('signing out', () => {
  test('waits for no server, and reaches it as soon as it can', async () => {
    const asha = await newCustomer('Asha Offline');
    const page = await openPageFor(asha, '/account', {
      expectedErrors: /dynamically imported module/,
    });
    await expect(page.getByText('No orders found.')).toBeVisible();
    await page.context().setOffline(true);
    await signOut(page);
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    expect(pathOf(page)).toBe('/signin');
    expect(await stored(page, 'token')).toBeNull();
    expect(await isKnown(asha.token)).toBe(true);
    await page.context().setOffline(false);
    await expect.poll(() => isKnown(asha.token)).toBe(false);
  });

  test('drops answers that were still on their way', async () => {
    const [asha, ravi] = [await newCustomer('Asha Late'), await newCustomer('Ravi Soon')];
    const page = await openPageFor(asha, '/account');
    const letGo = await hold(page, 'Account');
    await page.getByRole('tab', { name: 'Account Details' }).click();
    await expect(page.getByText('Loading account details...')).toBeVisible();
    await signOut(page);
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await page.evaluate(
      ([user, token]) => {
        localStorage.setItem('user', user ?? '');
        localStorage.setItem('token', token ?? '');
        document.dispatchEvent(new Event('visibilitychange'));
      },
      [JSON.stringify(ravi.user), ravi.token],
    );
    await expect(page.getByText('You are signed in as Ravi Soon.').first()).toBeVisible();
    // The server has revoked the token of the delayed request.
    const late = page.waitForResponse((response) => response.url().endsWith('/graphql'));
    letGo();
    await late;
    await page.getByRole('link', { name: 'My Profile' }).click();
    await page.getByRole('tab', { name: 'Account Details' }).click();
    await expect(page.getByText('Ravi Soon').first()).toBeVisible();
    expect(await page.getByText('Asha Late').count()).toBe(0);
    expect(await stored(page, 'token')).toBe(ravi.token);
  });
});
