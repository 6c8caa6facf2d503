import type { Page } from 'playwright-core';
import { addAuthenticator, addButton, logOut, signInButton } from '../authenticator.js';
import { mailTo, openPage, PHONE, toast, typeCode } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { codeAmong, newCustomer, openPageFor, signedInLongAgo } from './users.js';

test(
  'a customer adds a passkey, names it, signs in with one tap and removes it',
  { tag: '@core' },
  async () => {
    const asha = await newCustomer('Asha Raman');
    const { email } = asha.user;
    const page = await openPageFor(asha, '/account?tab=account');
    await addAuthenticator(page);
    await page.getByRole('link', { name: 'Passkeys and devices' }).click();
    await addButton(page).click();
    await expect(toast(page, 'Passkey added')).toBeVisible();
    const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(passkeys).toHaveText(/^Chrome on Linux\s+Added .*, not used yet/, {
      useInnerText: true,
    });
    await mailTo(email, /A passkey was added/);

    // The device now has a passkey.
    await addButton(page).click();
    await expect(toast(page, 'This device already has a passkey for your account.')).toBeVisible();

    await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My laptop');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Rename My laptop' })).toBeVisible();

    await page.goto('/account');
    await logOut(page);
    await signInButton(page).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/security');
    await expect(passkeys).toHaveText(/^My laptop\s+Added .*, last used/, { useInnerText: true });
    const sessions = page.getByRole('list', { name: 'Where you are signed in' });
    await expect(sessions).toContainText('Signed in with a passkey', { useInnerText: true });

    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Passkey removed')).toBeVisible();
    await expect(passkeys).toHaveCount(0);
    await page.goto('/account');
    await logOut(page);
    await signInButton(page).click();
    await expect(toast(page, 'This passkey did not work')).toBeVisible();
  },
);

test('a customer proves who they are before a passkey changes, long after the sign-in', async () => {
  const customer = await newCustomer('Meera Nair');
  const { email } = customer.user;
  await signedInLongAgo(customer);
  const page = await openPageFor(customer, '/security', { viewport: PHONE });
  await addAuthenticator(page);
  const dialog = page.getByRole('dialog', { name: 'Verify it is you' });
  await addButton(page).click();
  await expect(dialog.getByText('Enter the code that we sent to your current email')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await addButton(page).click();
  await expect(dialog.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
  await typeCode(page, await codeAmong(email, 2));
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await expect(dialog).toBeHidden();

  await signInAgain(page);
  await signedInLongAgo(customer);
  await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('button', { name: 'Use a code instead' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await question.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
  await expect(question).toBeHidden();
});

test('a customer reads that the dialog failed to load, and tries again', async () => {
  const customer = await newCustomer('Meera Nair');
  await signedInLongAgo(customer);
  const page = await openPageFor(customer, '/security', {
    expectedErrors: /dynamically imported module/,
  });
  await addAuthenticator(page);
  await page.route('**/assets/ReauthDialog-*.js', (route) => route.abort());
  await addButton(page).click();
  const failed = page.getByRole('alertdialog', { name: /could not be loaded/ });
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toBeHidden();
  await addButton(page).click();
  await expect(failed).toBeVisible();
  await page.unroute('**/assets/ReauthDialog-*.js');
  const reloaded = page.waitForEvent('load');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Verify it is you' })).toBeVisible();
});

test("a customer who closes the browser's passkey window reads how to go on", async () => {
  const page = await openPage('/signin', { viewport: PHONE });
  await page.evaluate(() => {
    const closed = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
    navigator.credentials.get = closed;
  });
  await signInButton(page).click();
  await expect(
    toast(page, 'No passkey was used. Try again, or sign in with a code.'),
  ).toBeVisible();
});

/** Signs in again as in another browser. The first session stays valid. */
async function signInAgain(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signin');
  await signInButton(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/security');
}

test('a customer sees where they are signed in, and signs out there or everywhere else', async () => {
  const customer = await newCustomer('Farhan Ali');
  const page = await openPageFor(customer, '/security');
  await addAuthenticator(page);
  await addButton(page).click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(rows).toHaveText([/^An app\s*This device/], { useInnerText: true });
  await signInAgain(page);
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out An app' }).click();
  await expect(toast(page, 'Device signed out')).toBeVisible();
  await expect(rows).toHaveCount(1);

  await signInAgain(page);
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'Signed out everywhere else')).toBeVisible();
  await expect(rows).toHaveText([/^Chrome on Linux\s*This device/], { useInnerText: true });
});
