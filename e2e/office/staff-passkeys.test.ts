import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir, removeDataDir, type RunningApp, startApp } from '../app.js';
import { addAuthenticator, addButton, logOut, signInButton } from '../authenticator.js';
import {
  inAppDatabase,
  openPage,
  openPageAs,
  sessions,
  toast,
  typeCode,
  useBrowser,
} from '../browser.js';
import { inDatabase } from '../database.js';
import { waitForMail } from '../session.js';
import { openAccountMenu } from './office.js';

useBrowser();

const OWNER = 'owner@laundry.test';

let dataDir: string;
let app: RunningApp;
beforeAll(async () => {
  dataDir = await makeDataDir();
  app = await startApp(dataDir, { STAFF_PASSKEYS: 'required', ADMIN_EMAIL: OWNER });
});
afterAll(async () => {
  await app.stop();
  await removeDataDir(dataDir);
});

it('staff come in with a code to add a passkey, and with the passkey to work', async () => {
  const page = await openPage('/orders', { baseURL: app.url });
  await addAuthenticator(page);
  await page.waitForURL('**/signin');
  await page.getByLabel('Email').fill(OWNER);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const { subject } = await waitForMail(app.url, OWNER, /^\d{4} .*sign-in code/);
  await typeCode(page, subject.slice(0, 4));
  await page.waitForURL('**/security');
  await page.getByText('Staff sign in with a passkey here. Add yours below').waitFor();

  // Elsewhere the back-office says where to go.
  await page.getByRole('link', { name: 'Employee Details' }).click();
  await page.getByText('add one under Security first').first().waitFor();
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await addButton(page).click();
  await toast(page, 'Passkey added').waitFor();
  expect(await addButton(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Sign in with it' }).click();
  await page.waitForURL('**/admin/home');

  // A second one takes the first as a proof, and no code: that would take them out of their work.
  await inDatabase(dataDir, `update session set created_at = now() - interval '11 minutes'`, []);
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await addButton(page).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  const use = proof.getByRole('button', { name: 'Use your passkey' });
  await use.waitFor();
  expect(await proof.getByRole('button', { name: 'Use a code instead' }).count()).toBe(0);
  await use.click();
  await toast(page, 'This device has a passkey for your account already.').waitFor();
  await page.getByRole('link', { name: 'Employee Details' }).click();
  await page.getByRole('heading', { name: 'Employee Details' }).waitFor();

  await logOut(page);
  await signInButton(page).click();
  await page.waitForURL('**/admin/home');
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove' }).click();
  await question.getByText('Please add another one before you remove this').waitFor();
});

it('staff who need none add and remove one in the back-office', async () => {
  // This session is as old as the run.
  await inAppDatabase('update session set created_at = now() where user_id = $1', [
    sessions().colleague.user.id,
  ]);
  const page = await openPageAs('colleague', '/admin/home');
  await addAuthenticator(page);
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await page.waitForURL('**/security');
  await addButton(page).click();
  await toast(page, 'Passkey added').waitFor();
  await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toast(page, 'Passkey removed').waitFor();
});
