import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anotherTab, appUrl, useBrowser } from '../browser.js';
import { graphql, type StoredSession } from '../session.js';
import { answer, hold } from './network.js';
import { newCustomer, openPageFor, pathOf, stored, toast } from './people.js';

useBrowser();

const LINK = '/signin/link?token=mailed';

/** Opens a link that signs in as this person: its button is answered with their session. */
async function openLink(page: Page, { token, user }: StoredSession): Promise<void> {
  const userDetails = { __typename: 'User', ...user };
  const payload = { __typename: 'SignInPayload', message: '', token, userDetails };
  const link = {
    purpose: 'SIGN_IN',
    account: 'r***@laundry.test',
    newEmail: null,
    own: false,
    needsDetails: false,
  };
  const mailedLink = { __typename: 'MailedLink', ...link };
  await answer(page, 'MailedLink', { data: { mailedLink } });
  await answer(page, 'SignInWithLink', { data: { signInWithLink: payload } });
  await page.goto(LINK);
}

const known = async (token: string): Promise<boolean> =>
  graphql(appUrl(), '{ me { id } }', {}, token).then(
    () => true,
    () => false,
  );

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
};

describe('another person in the same browser', () => {
  it('finds nothing of the one before, in no tab', async () => {
    const [asha, ravi] = [await newCustomer('Asha Before'), await newCustomer('Ravi After')];
    const page = await openPageFor(asha, '/account?tab=account');
    await page.getByText('Asha Before').first().waitFor();
    const home = await anotherTab(page, '/#book');
    const name = home.getByLabel('Full Name');
    await expect.poll(() => name.inputValue()).toBe('Asha Before');
    await name.fill('Asha Before and her note');

    await signOut(page);
    await home.getByText('You signed out in another tab.').waitFor();
    expect(pathOf(home)).toBe('/signin');
    expect(await home.getByText('Asha Before').count()).toBe(0);
    expect(await known(asha.token)).toBe(false);

    await openLink(page, ravi);
    await page.getByRole('button', { name: 'Sign in with the link' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await home.getByText('You are signed in as Ravi After.').waitFor();
    for (const tab of [page, home]) {
      await expect.poll(() => tab.getByLabel('Full Name').inputValue()).toBe('Ravi After');
      expect(await tab.getByText('Asha Before').count()).toBe(0);
      expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Asha');
    }
  });

  it('signs in by a mailed link only when the one who is here agrees', async () => {
    const [asha, ravi] = [await newCustomer('Asha Here'), await newCustomer('Ravi Link')];
    const account = await openPageFor(asha, '/account?tab=account');
    await account.getByText('Asha Here').first().waitFor();
    const mailed = await anotherTab(account, '/');
    await openLink(mailed, ravi);
    await mailed.getByText(/You are signed in as Asha Here/).waitFor();
    await mailed.getByRole('link', { name: 'Stay signed in' }).click();
    await mailed.waitForURL((url) => url.pathname === '/');
    expect(await stored(mailed, 'token')).toBe(asha.token);

    await mailed.goto(LINK);
    await mailed.getByRole('button', { name: 'Sign in with the link' }).click();
    await toast(account, 'You signed in as Ravi Link in another tab.').waitFor();
    expect(pathOf(account)).toBe('/');
    expect(await account.getByText('Asha Here').count()).toBe(0);
    await expect.poll(() => known(asha.token)).toBe(false);
    expect(await known(ravi.token)).toBe(true);
  });
});

describe('what was typed in a tab when another one signs out', () => {
  const note = (tab: Page) => tab.getByText(/^What you typed in this tab and did not send is kept/);

  it('waits unseen, and is back where it was typed when the same person signs in', async () => {
    const asha = await newCustomer('Asha Typing');
    const page = await openPageFor(asha, '/account?tab=account');
    const tab = await anotherTab(page, '/account?tab=account');
    await tab.getByRole('button', { name: 'Add Address' }).click();
    const city = tab.getByRole('dialog', { name: 'Add Address' }).getByLabel('City');
    await city.fill('Madurai');
    // As signing out does to the storage of all tabs; the server is not told, so that signing in again
    // takes no second code, which would be refused for 59 seconds.
    await page.evaluate(() => localStorage.clear());
    await note(tab).waitFor();
    expect(pathOf(tab)).toBe('/signin');
    await tab.goto('/');
    expect(await tab.getByText('Asha Typing').count()).toBe(0);
    await tab.goBack();
    await note(tab).waitFor();

    await page.evaluate(
      ([user, token]) => {
        localStorage.setItem('user', user ?? '');
        localStorage.setItem('token', token ?? '');
      },
      [JSON.stringify(asha.user), asha.token],
    );
    await tab.getByText('You are signed in as Asha Typing.').first().waitFor();
    await expect.poll(() => pathOf(tab)).toBe('/account');
    await tab.getByRole('button', { name: 'Add Address' }).click();
    await tab.getByText('Restored what you had typed.').waitFor();
    expect(await city.inputValue()).toBe('Madurai');
  });

  it('goes when told to, on the spot', async () => {
    const page = await openPageFor(await newCustomer('Asha Leaving'), '/account');
    const tab = await anotherTab(page, '/customerfeedback');
    await tab.getByLabel('Message').fill('Something about Asha');
    await page.getByText('No orders found.').waitFor();
    await signOut(page);
    await tab.getByRole('button', { name: 'Discard it now' }).click();
    await note(tab).waitFor({ state: 'hidden' });
    expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Asha');
  });

  it('is asked about in the tab that signs out, and goes with it', async () => {
    const page = await openPageFor(await newCustomer('Asha Here'), '/customerfeedback');
    await page.getByLabel('Message').fill('Something about Asha');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('What you typed in this tab and did not send goes with it.').waitFor();
    await page.getByRole('button', { name: 'Yes' }).click();
    await toast(page, 'Logged out successfully').waitFor();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Asha');
    expect(await note(page).count()).toBe(0);
  });
});

describe('signing out', () => {
  it('waits for no server, and reaches it as soon as it can', async () => {
    const asha = await newCustomer('Asha Offline');
    const page = await openPageFor(asha, '/account', {
      expectedErrors: /SignInPage could not be fetched/,
    });
    await page.getByText('No orders found.').waitFor();
    await page.context().setOffline(true);
    await signOut(page);
    await toast(page, 'Logged out successfully').waitFor();
    expect(pathOf(page)).toBe('/signin');
    expect(await stored(page, 'token')).toBeNull();
    expect(await known(asha.token)).toBe(true);
    await page.context().setOffline(false);
    await expect.poll(() => known(asha.token)).toBe(false);
  });

  it('drops what was still on its way', async () => {
    const [asha, ravi] = [await newCustomer('Asha Late'), await newCustomer('Ravi Soon')];
    const page = await openPageFor(asha, '/account');
    const letGo = await hold(page, 'Account');
    await page.getByRole('tab', { name: 'Account Details' }).click();
    await page.getByText('Loading account details...').waitFor();
    await signOut(page);
    await toast(page, 'Logged out successfully').waitFor();
    await page.evaluate(
      ([user, token]) => {
        localStorage.setItem('user', user ?? '');
        localStorage.setItem('token', token ?? '');
        document.dispatchEvent(new Event('visibilitychange'));
      },
      [JSON.stringify(ravi.user), ravi.token],
    );
    await page.getByText('You are signed in as Ravi Soon.').first().waitFor();
    // By now the server knows the held request's token no more.
    const late = page.waitForResponse((response) => response.url().endsWith('/graphql'));
    letGo();
    await late;
    await page.getByRole('link', { name: 'My Profile' }).click();
    await page.getByRole('tab', { name: 'Account Details' }).click();
    await page.getByText('Ravi Soon').first().waitFor();
    expect(await page.getByText('Asha Late').count()).toBe(0);
    expect(await stored(page, 'token')).toBe(ravi.token);
  });
});

describe('a session that ran out', () => {
  it('leads the same person back, and nobody else', async () => {
    const [asha, ravi] = [await newCustomer('Asha Again'), await newCustomer('Ravi Instead')];
    for (const [next, path] of [
      [asha, '/account'],
      [ravi, '/'],
    ] as const) {
      const page = await openPageFor({ ...asha, token: 'long-gone' }, '/account?tab=account');
      await page.getByText('Your session has ended. Please sign in again.').waitFor();
      expect(pathOf(page)).toBe('/signin');
      const payload = { __typename: 'SignInPayload', message: '', token: next.token };
      await answer(page, 'Login', {
        data: { login: { message: '', __typename: 'MessagePayload' } },
      });
      await page.getByLabel('Email').fill(next.user.email);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await page.getByRole('textbox', { name: 'Digit 1 of 4' }).waitFor();
      await page.unroute('**/graphql');
      await answer(page, 'VerifyLogin', {
        data: { verifyLogin: { ...payload, userDetails: { __typename: 'User', ...next.user } } },
      });
      await page.keyboard.type('1234');
      await toast(page, 'Login successful').waitFor();
      await expect.poll(() => pathOf(page)).toBe(path);
      await page.context().close();
    }
  });
});
