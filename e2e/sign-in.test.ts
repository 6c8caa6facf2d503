import { describe, expect, it } from 'vitest';
import { codeFor, openPage, PHONE, typeCode, useBrowser } from './browser.js';
import { newCustomer, newEmail, openAs } from './customers.js';

useBrowser();

describe('signing in and out', () => {
  it('comes back to the page that asked for it', async () => {
    const email = await newEmail('Meena Kumar');
    const page = await openPage('/account?tab=account', { viewport: PHONE });
    await page.waitForURL('**/signin');
    await page.getByLabel('Email').fill('meena');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByText('Invalid email').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByText('Login OTP sent to your email!').first().waitFor();
    const login = page.getByRole('button', { name: 'Login', exact: true });
    expect(await login.isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Resend OTP' }).isDisabled()).toBe(true);
    await typeCode(page, await codeFor(email, 'sign-in'));
    await login.click();
    await page.getByText('Login successful').waitFor();
    await page.waitForURL('**/account?tab=account');
    await page.getByRole('heading', { name: 'Meena Kumar' }).waitFor();
  });

  it('asks before signing out, and then forgets everything', async () => {
    const page = await openAs(await newCustomer('Vani Rao'), '/account');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to logout?',
    });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await page.getByText('Logged out successfully').waitFor();
    await page.waitForURL('**/signin');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('keeps the choice of dark colours when signing out', async () => {
    const page = await openAs(await newCustomer('Hari Das'), '/account');
    const scheme = () => page.evaluate(() => document.documentElement.dataset.scheme);
    await page.getByRole('button', { name: 'Switch to dark colours' }).click();
    await expect.poll(scheme).toBe('dark');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL('**/signin');
    await page.reload();
    expect(await scheme()).toBe('dark');
  });
});
