import { makeDataDir, removeDataDir, type RunningApp, startApp } from '../app.js';
import { addAuthenticator, addButton, logOut, signInButton } from '../authenticator.js';
import { inAppDatabase, openPage, openPageAs, sessions, toast, typeCode } from '../browser.js';
import { inDatabase } from '../database.js';
import { expect, test } from '../fixtures.js';
import { waitForMail } from '../session.js';
import { openAccountMenu } from './office.js';

const OWNER = 'owner@laundry.test';

let dataDir: string;
let app: RunningApp;
test.beforeAll(async () => {
  dataDir = await makeDataDir();
  const env = { STAFF_PASSKEYS: 'required', ADMIN_EMAIL: OWNER, DEMO_DATA: 'false' };
  app = await startApp(dataDir, env);
});
test.afterAll(async () => {
  await app.stop();
  await removeDataDir(dataDir);
});

test('staff sign in with a code to add a passkey, and with the passkey to work', async () => {
  const page = await openPage('/orders', { baseURL: app.url });
  await addAuthenticator(page);
  await page.waitForURL('**/signin');
  await page.getByLabel('Email').fill(OWNER);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const { subject } = await waitForMail(app.url, OWNER, /^\d{4} .*sign-in code/);
  await typeCode(page, subject.slice(0, 4));
  await page.waitForURL('**/security');
  await expect(page.getByText('Staff must sign in with a passkey. Add one below')).toBeVisible();

  // Other pages of the back-office show a link to the security page.
  await page.getByRole('link', { name: 'Employee Details' }).click();
  await expect(page.getByText('add one under Security first').first()).toBeVisible();
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await addButton(page).click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in with passkey' }).click();
  await page.waitForURL('**/admin/home');

  // Adding a second passkey needs re-authentication with the first one. An email code would
  // interrupt the work.
  await inDatabase(dataDir, `update session set created_at = now() - interval '11 minutes'`, []);
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await addButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Verify it is you' });
  const use = dialog.getByRole('button', { name: 'Use your passkey' });
  await expect(use).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use a code instead' })).toHaveCount(0);
  await use.click();
  await expect(toast(page, 'This device already has a passkey for your account.')).toBeVisible();
  await page.getByRole('link', { name: 'Employee Details' }).click();
  await expect(page.getByRole('heading', { name: 'Employee Details' })).toBeVisible();

  await logOut(page);
  await signInButton(page).click();
  await page.waitForURL('**/admin/home');
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question.getByText('Add another one before you remove this one')).toBeVisible();
});

test('staff who need no passkey add and remove one in the back-office', async () => {
  // The session is as old as the test run, so its sign-in is set to now.
  await inAppDatabase('update session set created_at = now() where user_id = $1', [
    sessions().colleague.user.id,
  ]);
  const page = await openPageAs('colleague', '/admin/home');
  await addAuthenticator(page);
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await page.waitForURL('**/security');
  await addButton(page).click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
});
