import type { Page } from 'playwright-core';
import { anotherTab, codeFor, openPage, openPageAs, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { answer, cut, mend } from '../network.js';
import { freshEmail, newCustomer, completeSignIn, signUp, stored } from './users.js';

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

test.describe('sign-in', () => {
  test('a person without an e-mail, or whose code was not sent, reads what happened', async () => {
    const page = await openPage('/signin', { viewport: PHONE });
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('Email').fill('nobody');
    await expect(page.getByText('Invalid email')).toBeVisible();
    await cut(page, 'RequestSignInCode');
    await page.clock.install();
    await askForCode(page, freshEmail('cut'));
    const failed = toast(page, 'Failed to send login OTP. Please try again.');
    await expect(failed).toBeVisible();
    await page.clock.runFor(2600);
    await failed.waitFor({ state: 'hidden', timeout: 1500 });
    await expect(page.getByText('Failed to send OTP', { exact: true })).toBeVisible();
  });

  test(
    'a customer pastes a code, and a wrong code and a dead network get different words',
    { tag: '@core' },
    async () => {
      const { user } = await newCustomer('Farhan Ali');
      const page = await openPage('/signin', { viewport: PHONE });
      // The server refuses a second code within 59 seconds, so the test answers the request itself.
      await answer(page, 'RequestSignInCode', {
        data: { requestSignInCode: { message: '', __typename: 'MessagePayload' } },
      });
      await askForCode(page, user.email);
      await expect(toast(page, 'Login OTP sent to your email!')).toBeVisible();
      await cut(page, 'SignInWithCode');
      await box(page, 2).evaluate((input) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', ' 48 21 ');
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      });
      await expect.poll(() => typed(page)).toEqual(['4', '8', '2', '1']);

      await expect(toast(page, 'Login failed')).toBeVisible();
      await expect(
        page.getByText('We could not reach the server. Check your connection'),
      ).toBeVisible();
      expect(await typed(page)).toEqual(['4', '8', '2', '1']);

      await mend(page);
      const refused = page.waitForResponse('**/graphql');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      const { errors } = (await (await refused).json()) as { errors: { message: string }[] };
      await expect(toast(page, errors[0]?.message ?? '')).toBeVisible();
      await expect.poll(() => typed(page)).toEqual(['', '', '', '']);
      expect(await stored(page, 'token')).toBeNull();
    },
  );

  test('a customer asks for another code, and reads when it was not sent', async () => {
    const email = freshEmail('resend');
    const page = await openPage('/signin', { viewport: PHONE });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await askForCode(page, email);
    await expect(page.getByText('00:59', { exact: true })).toBeVisible();
    const resend = page.getByRole('button', { name: 'Resend OTP' });
    await expect(resend).toBeDisabled();
    await page.clock.runFor(59_000);
    await expect(resend).toBeEnabled();

    await cut(page, 'RequestSignInCode');
    await resend.click();
    await page.clock.runFor(500);
    await expect(toast(page, 'Failed to send login OTP. Please try again.')).toBeVisible();
    await expect(resend).toBeEnabled();
    await mend(page);
    await answer(page, 'RequestSignInCode', {
      data: { requestSignInCode: { message: '', __typename: 'MessagePayload' } },
    });
    await resend.click();
    await expect(page.getByText('00:59', { exact: true })).toBeVisible();
    await expect(resend).toBeDisabled();
  });

  test('a code stays usable through a reload, another page and another e-mail', async () => {
    const email = await signUp('Meena Step');
    const page = await openPage('/signin', { viewport: PHONE });
    await askForCode(page, email);
    await expect(box(page, 1)).toBeVisible();
    await page.reload();
    await expect(box(page, 1)).toBeVisible();
    await page.goto('/privacy');
    await page.goBack();
    await expect(box(page, 1)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(email);

    await page.getByRole('button', { name: 'Use another email' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    // The server refuses another code so soon. The first code stays valid.
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(toast(page, /Please wait \d+ seconds/)).toBeVisible();
    await expect(page.getByText('Enter the code that was sent to')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
    await page.keyboard.type(await codeFor(email, 'sign-in'));
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('code-step');
  });

  test('a code works in another tab, and in no other browser', async () => {
    const email = await signUp('Meena Code');
    const page = await openPage('/signin', { viewport: PHONE });
    await askForCode(page, email);
    const code = await codeFor(email, 'sign-in');
    const elsewhere = await openPage('/signin', { viewport: PHONE });
    await elsewhere.getByLabel('Email').fill(email);
    await elsewhere.getByRole('button', { name: 'I already have a code' }).click();
    await expect(box(elsewhere, 1)).toBeVisible();
    await elsewhere.keyboard.type(code);
    const words =
      'A code works only in the browser that requested it. Please request a new one here';
    await expect(elsewhere.getByRole('form').getByText(words)).toBeVisible();

    const other = await anotherTab(page, '/signin');
    await other.getByRole('button', { name: 'I already have a code' }).click();
    await expect(other.getByText('Email is required')).toBeVisible();
    await other.getByLabel('Email').fill(email);
    await other.getByRole('button', { name: 'I already have a code' }).click();
    await expect(box(other, 1)).toBeVisible();
    await other.keyboard.type(code);
    await other.waitForURL((url) => url.pathname === '/');
  });

  test('a code is used up after the third failed attempt, and the page says when the next one is available', async () => {
    const email = await signUp('Meena Wrong');
    const page = await openPage('/signin', { viewport: PHONE });
    await askForCode(page, email);
    const code = Number(await codeFor(email, 'sign-in'));
    const said = page.getByRole('form').getByRole('alert');
    await expect.poll(() => focused(page)).toBe('Digit 1 of 4');
    for (const [tries, words] of [
      [1, 'wrong or has expired'],
      [2, 'wrong or has expired'],
      [3, 'Too many wrong attempts. Request a new code below.'],
    ] as const) {
      await page.keyboard.type(String((code + tries) % 10_000).padStart(4, '0'));
      await expect(said.filter({ hasText: words })).toBeVisible();
      await expect.poll(() => typed(page)).toEqual(['', '', '', '']);
      await expect.poll(() => focused(page)).toBe('Digit 1 of 4');
    }
    const counted = page.getByText(/^You can request a new one in 00:\d\d$/);
    await expect(counted).toBeVisible();
    await expect(page.getByText('This OTP will be valid for')).toHaveCount(0);
    await page.reload();
    await expect(counted).toBeVisible();
  });

  test('a customer comes back to the page they asked for, and stays signed in', async () => {
    const email = await signUp('Latha Iyer');
    const page = await openPage('/account?tab=account');
    await completeSignIn(page, email);
    await expect(toast(page, 'Login successful')).toBeVisible();
    await page.waitForURL('**/account?tab=account');
    expect(JSON.parse((await stored(page, 'user')) ?? '{}')).toMatchObject({ email });
    expect(await stored(page, 'token')).not.toBeNull();

    await page.goto('/signin');
    await page.waitForURL((url) => url.pathname === '/');
    await expect(toast(page, 'You are signed in as Latha Iyer.')).toBeVisible();
  });

  test('an admin comes to the back-office', async () => {
    const page = await openPageAs('staff', '/signin');
    await page.waitForURL('**/admin/home');
  });
});
