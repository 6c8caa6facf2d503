import type { Page } from 'playwright-core';
import { anotherTab, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import type { StoredSession } from '../session.js';
import { answer } from '../network.js';
import { isKnown, newCustomer, openPageFor, pathOf, signOut, stored } from './users.js';

const LINK = '/signin/link?token=mailed';

/**
 * Opens a sign-in link whose button signs in this user. The test answers the request in place of
 * the server.
 */
async function openLink(page: Page, { token, user }: StoredSession): Promise<void> {
  const userDetails = { __typename: 'User', ...user };
  const payload = { __typename: 'SignInPayload', message: '', token, userDetails };
  const link = {
    purpose: 'SIGN_IN',
    email: 'r***@laundry.test',
    newEmail: null,
    isForViewer: false,
    needsDetails: false,
  };
  const emailLink = { __typename: 'EmailLink', ...link };
  await answer(page, 'EmailLink', { data: { emailLink } });
  await answer(page, 'SignInWithEmailLink', { data: { signInWithEmailLink: payload } });
  await page.goto(LINK);
}

test.describe('another person in the same browser', () => {
  test('sees nothing of the person before in any tab', async () => {
    const [asha, ravi] = [await newCustomer('Asha Before'), await newCustomer('Ravi After')];
    const page = await openPageFor(asha, '/account?tab=account');
    await expect(page.getByText('Asha Before').first()).toBeVisible();
    const home = await anotherTab(page, '/#book');
    const name = home.getByLabel('Full Name');
    await expect(name).toHaveValue('Asha Before');
    await name.fill('Asha Before and her note');

    await signOut(page);
    await expect(home.getByText('You signed out in another tab.')).toBeVisible();
    expect(pathOf(home)).toBe('/signin');
    expect(await home.getByText('Asha Before').count()).toBe(0);
    await expect.poll(() => isKnown(asha.token)).toBe(false);

    await openLink(page, ravi);
    await page.getByRole('button', { name: 'Sign in with the link' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(home.getByText('You are signed in as Ravi After.')).toBeVisible();
    for (const tab of [page, home]) {
      await expect(tab.getByLabel('Full Name')).toHaveValue('Ravi After');
      expect(await tab.getByText('Asha Before').count()).toBe(0);
      expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Asha');
    }
  });

  test('signs in by an e-mail link only when the signed-in person agrees', async () => {
    const [asha, ravi] = [await newCustomer('Asha Here'), await newCustomer('Ravi Link')];
    const account = await openPageFor(asha, '/account?tab=account');
    await expect(account.getByText('Asha Here').first()).toBeVisible();
    const mailed = await anotherTab(account, '/');
    await openLink(mailed, ravi);
    await mailed.getByText(/You are signed in as Asha Here/).waitFor();
    await mailed.getByRole('link', { name: 'Stay signed in' }).click();
    await mailed.waitForURL((url) => url.pathname === '/');
    expect(await stored(mailed, 'token')).toBe(asha.token);

    await mailed.goto(LINK);
    await mailed.getByRole('button', { name: 'Sign in with the link' }).click();
    await expect(toast(account, 'You signed in as Ravi Link in another tab.')).toBeVisible();
    expect(pathOf(account)).toBe('/');
    expect(await account.getByText('Asha Here').count()).toBe(0);
    await expect.poll(() => isKnown(asha.token)).toBe(false);
    expect(await isKnown(ravi.token)).toBe(true);
  });
});

test.describe('a session that ran out', () => {
  test('brings the same person back to their page, but no other user', async () => {
    const [asha, ravi] = [await newCustomer('Asha Again'), await newCustomer('Ravi Instead')];
    for (const [next, path] of [
      [asha, '/account'],
      [ravi, '/'],
    ] as const) {
      const page = await openPageFor({ ...asha, token: 'long-gone' }, '/account?tab=account');
      await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
      expect(pathOf(page)).toBe('/signin');
      const payload = { __typename: 'SignInPayload', message: '', token: next.token };
      await answer(page, 'RequestSignInCode', {
        data: { requestSignInCode: { message: '', __typename: 'MessagePayload' } },
      });
      await page.getByLabel('Email').fill(next.user.email);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
      await page.unroute('**/graphql');
      await answer(page, 'SignInWithCode', {
        data: { signInWithCode: { ...payload, userDetails: { __typename: 'User', ...next.user } } },
      });
      await page.keyboard.type('1234');
      await expect(toast(page, 'Login successful')).toBeVisible();
      await expect.poll(() => pathOf(page)).toBe(path);
      await page.context().close();
    }
  });
});
