import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anotherTab, codeFor, openPage, openPageAs, PHONE, toast, useBrowser } from '../browser.js';
import { answer, cut, mend } from '../network.js';
import { freshEmail, newCustomer, passSignIn, signUp, stored } from './people.js';

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
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    expect(await typed(page)).toEqual(['1', '', '', '']);
    expect(await focused(page)).toBe('Digit 2 of 4');
    // The fourth digit sends it: nobody has a code for this e-mail.
    await page.keyboard.type('234');
    const refused = page.getByRole('form').getByRole('alert').filter({ hasText: 'wrong' });
    await refused.waitFor();
    expect(await typed(page)).toEqual(['', '', '', '']);
    await page.keyboard.type('1');
    await expect.poll(() => refused.count()).toBe(0);
  });

  it('takes a pasted code, refuses a wrong one, and tells a dead network from it', async () => {
    const { user } = await newCustomer('Farhan Ali');
    const page = await openPage('/signin', { viewport: PHONE });
    // A code was sent to this e-mail a moment ago, so the next one is asked for by the answer here.
    await answer(page, 'Login', { data: { login: { message: '', __typename: 'MessagePayload' } } });
    await askForCode(page, user.email);
    await toast(page, 'Login OTP sent to your email!').waitFor();
    await cut(page, 'VerifyLogin');
    await box(page, 2).evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', ' 48 21 ');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await expect.poll(() => typed(page)).toEqual(['4', '8', '2', '1']);

    await toast(page, 'Login failed').waitFor();
    await page.getByText('We could not reach the server. Check your connection').waitFor();
    expect(await typed(page)).toEqual(['4', '8', '2', '1']);

    await mend(page);
    const refused = page.waitForResponse('**/graphql');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const { errors } = (await (await refused).json()) as { errors: { message: string }[] };
    await toast(page, errors[0]?.message ?? '').waitFor();
    await expect.poll(() => typed(page)).toEqual(['', '', '', '']);
    expect(await stored(page, 'token')).toBeNull();
  });

  it('counts down from 59 and sends anew at 0 and not at 1', async () => {
    const email = freshEmail('resend');
    const page = await openPage('/signin', { viewport: PHONE });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await askForCode(page, email);
    await page.getByText('00:59', { exact: true }).waitFor();
    const resend = page.getByRole('button', { name: 'Resend OTP' });
    expect(await resend.isDisabled()).toBe(true);
    await page.clock.runFor(58_000);
    await page.getByText('00:01', { exact: true }).waitFor();
    expect(await resend.isDisabled()).toBe(true);
    await page.clock.runFor(1_000);
    await page.getByText('00:00', { exact: true }).waitFor();
    expect(await resend.isEnabled()).toBe(true);

    await cut(page, 'Login');
    await resend.click();
    await page.clock.runFor(500);
    await toast(page, 'Failed to send login OTP. Please try again.').waitFor();
    expect(await resend.isEnabled()).toBe(true);
    await mend(page);
    await answer(page, 'Login', { data: { login: { message: '', __typename: 'MessagePayload' } } });
    await resend.click();
    await page.getByText('00:59', { exact: true }).waitFor();
    expect(await resend.isDisabled()).toBe(true);
  });

  it('keeps a code usable through a reload, another page and another e-mail', async () => {
    const email = await signUp('Meena Step');
    const page = await openPage('/signin', { viewport: PHONE });
    await askForCode(page, email);
    await box(page, 1).waitFor();
    await page.reload();
    await box(page, 1).waitFor();
    await page.goto('/privacy');
    await page.goBack();
    await box(page, 1).waitFor();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(email);

    await page.getByRole('button', { name: 'Use another e-mail' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    // Too early for another code, and the one that was sent is good.
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await toast(page, /Please wait \d+ seconds/).waitFor();
    await page.getByText('Enter the code that was sent to').waitFor();
    expect(await page.getByRole('button', { name: 'Resend OTP' }).isDisabled()).toBe(true);
    await page.keyboard.type(await codeFor(email, 'sign-in'));
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('code-step');
  });

  it('takes a code that came before in another tab, and in no other browser', async () => {
    const email = await signUp('Meena Code');
    const page = await openPage('/signin', { viewport: PHONE });
    await askForCode(page, email);
    const code = await codeFor(email, 'sign-in');
    const elsewhere = await openPage('/signin', { viewport: PHONE });
    await elsewhere.getByLabel('Email').fill(email);
    await elsewhere.getByRole('button', { name: 'I already have a code' }).click();
    await box(elsewhere, 1).waitFor();
    await elsewhere.keyboard.type(code);
    const words =
      'A code works only in the browser that asked for it. Please ask for a new one here';
    await elsewhere.getByRole('form').getByText(words).waitFor();

    const other = await anotherTab(page, '/signin');
    await other.getByRole('button', { name: 'I already have a code' }).click();
    await other.getByText('Email is required').waitFor();
    await other.getByLabel('Email').fill(email);
    await other.getByRole('button', { name: 'I already have a code' }).click();
    await box(other, 1).waitFor();
    await other.keyboard.type(code);
    await other.waitForURL((url) => url.pathname === '/');
  });

  it('says that a code is used up after the third wrong try, and when there is another', async () => {
    const email = await signUp('Meena Wrong');
    const page = await openPage('/signin', { viewport: PHONE });
    await askForCode(page, email);
    const code = Number(await codeFor(email, 'sign-in'));
    const said = page.getByRole('form').getByRole('alert');
    await expect.poll(() => focused(page)).toBe('Digit 1 of 4');
    for (const [tries, words] of [
      [1, 'wrong or out of date'],
      [2, 'wrong or out of date'],
      [3, 'This code is used up after too many wrong tries.'],
    ] as const) {
      await page.keyboard.type(String((code + tries) % 10_000).padStart(4, '0'));
      await said.filter({ hasText: words }).waitFor();
      await expect.poll(() => typed(page)).toEqual(['', '', '', '']);
      await expect.poll(() => focused(page)).toBe('Digit 1 of 4');
    }
    const counted = page.getByText(/^You can ask for a new one in 00:\d\d$/);
    await counted.waitFor();
    expect(await page.getByText('This OTP will be valid for').count()).toBe(0);
    await page.reload();
    await counted.waitFor();
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
    await toast(page, 'You are signed in as Latha Iyer.').waitFor();
  });

  it('leads an admin to the back-office', async () => {
    const page = await openPageAs('staff', '/signin');
    await page.waitForURL('**/admin/home');
  });
});
