import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addAuthenticator, addButton, logOut, signInButton } from '../authenticator.js';
import { mailTo, openPage, PHONE, signIn, toast, typeCode, useBrowser } from '../browser.js';
import { codeAmong, newCustomer, openPageFor, signedInLongAgo, signUp } from './people.js';

useBrowser();

it('a customer adds a passkey, names it, signs in with one tap, and removes it', async () => {
  const email = await signUp('Asha Raman');
  const page = await openPage('/signin');
  await addAuthenticator(page);
  await signIn(page, email);
  await page.goto('/account?tab=account');
  await page.getByRole('link', { name: 'Passkeys and devices' }).click();
  await addButton(page).click();
  await toast(page, 'Passkey added').waitFor();
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  expect(await passkeys.innerText()).toMatch(/^Chrome on Linux\n+Made .*, not used yet/);
  await mailTo(email, /A passkey was added/);

  // Its device has one now.
  await addButton(page).click();
  await toast(page, 'This device has a passkey for your account already.').waitFor();

  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Rename My laptop' }).waitFor();

  await page.goto('/account');
  await logOut(page);
  await signInButton(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/security');
  await expect.poll(() => passkeys.innerText()).toMatch(/^My laptop\n+Made .*, last used/);
  const sessions = page.getByRole('list', { name: 'Where you are signed in' });
  expect(await sessions.innerText()).toContain('Signed in with a passkey');

  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toast(page, 'Passkey removed').waitFor();
  expect(await passkeys.count()).toBe(0);
  await page.goto('/account');
  await logOut(page);
  await signInButton(page).click();
  await toast(page, 'This passkey did not sign you in').waitFor();
});

it('asks who is there before a passkey comes or goes, long after the sign-in', async () => {
  const customer = await newCustomer('Meera Nair');
  const { email } = customer.user;
  await signedInLongAgo(customer);
  const page = await openPageFor(customer, '/security', { viewport: PHONE });
  await addAuthenticator(page);
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await addButton(page).click();
  await proof.getByText('Enter the code that we mailed to your present address').waitFor();
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await proof.waitFor({ state: 'hidden' });
  await addButton(page).click();
  await proof.getByRole('textbox', { name: 'Digit 1 of 4' }).waitFor();
  await typeCode(page, await codeAmong(email, 2));
  await toast(page, 'Passkey added').waitFor();
  await proof.waitFor({ state: 'hidden' });

  await signInAnew(page);
  await signedInLongAgo(customer);
  await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove' }).click();
  await proof.getByRole('button', { name: 'Use a code instead' }).waitFor();
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await proof.waitFor({ state: 'hidden' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await proof.getByRole('button', { name: 'Use your passkey' }).click();
  await toast(page, 'Passkey removed').waitFor();
  await question.waitFor({ state: 'hidden' });
});

it('says when it cannot ask who is there, and asks when it is told to try again', async () => {
  const customer = await newCustomer('Meera Nair');
  await signedInLongAgo(customer);
  const page = await openPageFor(customer, '/security', { expectedErrors: /could not be fetched/ });
  await addAuthenticator(page);
  await page.route('**/assets/ProofDialog-*.js', (route) => route.abort());
  await addButton(page).click();
  const failed = page.getByRole('alertdialog', { name: /could not be loaded/ });
  await failed.getByRole('button', { name: 'Close' }).click();
  await failed.waitFor({ state: 'hidden' });
  await addButton(page).click();
  await failed.waitFor();
  await page.unroute('**/assets/ProofDialog-*.js');
  const loadedAnew = page.waitForEvent('load');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await loadedAnew;
  await addButton(page).click();
  await page.getByRole('dialog', { name: 'Is it you?' }).waitFor();
});

it('sends whoever closes the window of the browser on', async () => {
  const page = await openPage('/signin', { viewport: PHONE });
  await page.evaluate(() => {
    const closed = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
    navigator.credentials.get = closed;
  });
  await signInButton(page).click();
  await toast(page, 'No passkey was used. Try again, or sign in with a code.').waitFor();
});

/** Signs in once more in the same browser, as if it were another: what is signed in stays so. */
async function signInAnew(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signin');
  await signInButton(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/security');
}

it('shows where somebody is signed in, and signs out there, or everywhere else', async () => {
  const customer = await newCustomer('Farhan Ali');
  const page = await openPageFor(customer, '/security');
  await addAuthenticator(page);
  await addButton(page).click();
  await toast(page, 'Passkey added').waitFor();
  const rows = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  expect(await rows.allInnerTexts()).toEqual([expect.stringMatching(/^An app\n*Here/)]);
  await signInAnew(page);
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('button', { name: 'Sign out An app' }).click();
  await toast(page, 'Signed out there').waitFor();
  await expect.poll(() => rows.count()).toBe(1);

  await signInAnew(page);
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await toast(page, 'Signed out everywhere else').waitFor();
  expect(await rows.allInnerTexts()).toEqual([expect.stringMatching(/^Chrome on Linux\n*Here/)]);
});
