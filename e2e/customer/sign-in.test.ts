import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, openPageAs, PHONE, useBrowser } from '../browser.js';
import { answer, cut, mend } from './network.js';
import { freshEmail, newCustomer, passSignIn, signUp, stored, toast } from './people.js';

useBrowser();

const box = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Digit ${number} of 4` });

const typed = (page: Page): Promise<string[]> =>
  Promise.all([1, 2, 3, 4].map((number) => box(page, number).inputValue()));

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
}

describe('sign-in', () => {
  it('wants an e-mail, and says when the code was not sent', async () => {
    const page = await openPage('/signin', { viewport: PHONE });
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByText('Email is required').waitFor();
    await page.getByLabel('Email').fill('nobody');
    await page.getByText('Invalid email').waitFor();
    await cut(page, 'Login');
    await page.clock.install();
    await askForCode(page, freshEmail('cut'));
    const failed = toast(page, 'Failed to send login OTP. Please try again.');
    await failed.waitFor();
    await page.clock.runFor(2600);
    await failed.waitFor({ state: 'hidden', timeout: 1500 });
    await page.getByText('Failed to send OTP', { exact: true }).waitFor();
  });

  it('fills, empties and moves between the boxes', async () => {
    const page = await openPage('/signin', { viewport: PHONE });
    await askForCode(page, freshEmail('boxes'));
    await toast(page, 'Login OTP sent to your email!').waitFor();
    const login = page.getByRole('button', { name: 'Login', exact: true });
    await box(page, 1).click();
    await page.keyboard.type('a');
    await page.getByText('Only digits allowed').waitFor();
    await page.keyboard.type('123');
    expect(await typed(page)).toEqual(['1', '2', '3', '']);
    expect(await focused(page)).toBe('Digit 4 of 4');
    expect(await login.isDisabled()).toBe(true);
    await page.keyboard.type('4');
    expect(await login.isEnabled()).toBe(true);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    expect(await typed(page)).toEqual(['1', '2', '', '']);
    expect(await focused(page)).toBe('Digit 3 of 4');
    expect(await login.isDisabled()).toBe(true);
  });

  it('takes a pasted code, refuses a wrong one, and tells a dead network from it', async () => {
    const { user } = await newCustomer('Farhan Ali');
    const page = await openPage('/signin', { viewport: PHONE });
    // A code was sent to this e-mail a moment ago, so the next one is asked for by the answer here.
    await answer(page, 'Login', { data: { login: { message: '', __typename: 'MessagePayload' } } });
    await askForCode(page, user.email);
    await toast(page, 'Login OTP sent to your email!').waitFor();
    await box(page, 2).evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', ' 48 21 ');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await expect.poll(() => typed(page)).toEqual(['4', '8', '2', '1']);

    await cut(page, 'VerifyLogin');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await toast(page, 'Login failed').waitFor();
    await page.getByText('Login verification failed', { exact: true }).waitFor();
    expect(await typed(page)).toEqual(['4', '8', '2', '1']);

    await mend(page);
    const refused = page.waitForResponse('**/graphql');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const { errors } = (await (await refused).json()) as { errors: { message: string }[] };
    await toast(page, errors[0]?.message ?? '').waitFor();
    await expect.poll(() => typed(page)).toEqual(['', '', '', '']);
    expect(await stored(page, 'token')).toBeNull();
  });

  it('counts down from 59 and sends anew only at 0', async () => {
    const email = freshEmail('resend');
    const page = await openPage('/signin', { viewport: PHONE });
    await page.clock.install();
    await askForCode(page, email);
    await page.getByText('This OTP will be valid for').waitFor();
    await page.getByText(/^00:5\d$/).waitFor();
    const resend = page.getByRole('button', { name: 'Resend OTP' });
    expect(await resend.isDisabled()).toBe(true);
    await page.clock.fastForward(60_000);
    await page.getByText('00:00', { exact: true }).waitFor();
    expect(await resend.isEnabled()).toBe(true);

    await cut(page, 'Login');
    await resend.click();
    await toast(page, 'Failed to send login OTP. Please try again.').waitFor();
    expect(await resend.isEnabled()).toBe(true);
    await mend(page);
    await answer(page, 'Login', { data: { login: { message: '', __typename: 'MessagePayload' } } });
    await resend.click();
    await page.getByText(/^00:5\d$/).waitFor();
    expect(await resend.isDisabled()).toBe(true);
  });

  it('goes back to the page that was asked for, and keeps who it is', async () => {
    const email = await signUp('Latha Iyer');
    const page = await openPage('/account?tab=account');
    await passSignIn(page, email);
    await toast(page, 'Login successful').waitFor();
    await page.waitForURL('**/account?tab=account');
    expect(JSON.parse((await stored(page, 'user')) ?? '{}')).toMatchObject({ email });
    expect(await stored(page, 'token')).not.toBeNull();

    await page.goto('/signin');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('leads an admin to the back-office', async () => {
    const page = await openPageAs('staff', '/signin');
    await page.waitForURL('**/admin/home');
  });
});
