import {
  anotherTab,
  appUrl,
  codeFor,
  inAppDatabase,
  mailTo,
  openPage,
  PHONE,
  toast,
  typeCode,
} from '../browser.js';
import { expect, test } from '../fixtures.js';
import { graphql } from '../session.js';
import { cut, mend } from '../network.js';
import { freshEmail, pathOf, stored } from './users.js';

test.describe('sign-up', () => {
  test('a person reads an error at each field, enters one digit in each box, and needs all four', async () => {
    const page = await openPage('/signup', { viewport: PHONE });
    const send = page.getByRole('button', { name: 'Send OTP' });
    await send.click();
    for (const text of ['Name is required', 'Phone is required', 'Email is required']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await page.getByLabel('Name').fill('Kavya');
    await page.getByLabel('Phone').fill('98400');
    await page.getByLabel('Email').fill('kavya@laundry');
    await send.click();
    await expect(page.getByText('Phone number must be 10 digits')).toBeVisible();
    await expect(page.getByText('Invalid email')).toBeVisible();
    await expect(page.getByText('is required')).toHaveCount(0);
    await page.getByLabel('Phone').fill('1234567890');
    await expect(page.getByText('Phone number must start with 6, 7, 8 or 9')).toBeVisible();
    await page.getByLabel('Phone').fill('6234567890');
    await expect(page.getByText('Phone number must start with')).toBeHidden();

    await page.getByLabel('Email').fill(freshEmail('boxes'));
    await send.click();
    const first = page.getByRole('textbox', { name: 'Digit 1 of 4' });
    await first.click();
    await page.keyboard.type('x');
    await expect(page.getByText('One digit per box')).toBeVisible();
    await expect(first).toHaveValue('');
    await page.keyboard.type('7');
    await expect(page.getByText('One digit per box')).toBeHidden();
    await page.getByRole('button', { name: 'Use another email' }).focus();
    await expect(page.getByText('OTP is required')).toBeVisible();
    await page.getByRole('button', { name: 'Use another email' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Kavya');
    await page.getByRole('button', { name: 'I already have a code' }).click();
    await expect(first).toBeVisible();
    await page.reload();
    await expect(first).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
  });

  test('a person keeps what they typed when the code is not sent, and finishes from there', async () => {
    const email = freshEmail('signup');
    const page = await openPage('/signup', { viewport: PHONE });
    await cut(page, 'RequestSignUpCode');
    await page.getByLabel('Name').fill('Kavya Srinivasan');
    await page.getByLabel('Phone').fill('+91 98400 11111');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(toast(page, 'Failed to send signup OTP')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Kavya Srinivasan');
    await expect(page.getByLabel('Phone')).toHaveValue('9840011111');

    await mend(page);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(toast(page, 'Signup OTP sent to your email!')).toBeVisible();
    const submit = page.getByRole('button', { name: 'Sign Up', exact: true });
    await expect(submit).toBeDisabled();

    await cut(page, 'SignUpWithCode');
    await typeCode(page, await codeFor(email, 'sign-up'));
    await expect(toast(page, 'Signup verification failed')).toBeVisible();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'We could not reach the server. Check your connection' }),
    ).toBeVisible();
    expect(pathOf(page)).toBe('/signup');

    await mend(page);
    await cut(page, 'RequestSignInCode');
    await submit.click();
    await expect(toast(page, 'Signup complete!')).toBeVisible();
    await page.waitForURL('**/signin');
    // The page requests the sign-in code automatically. If the request fails, the page shows the
    // button.
    await expect(toast(page, 'Failed to send login OTP. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await mend(page);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await typeCode(page, await codeFor(email, 'sign-in'));
    await page.waitForURL((url) => url.pathname !== '/signin');
  });

  test('a person who asked for a code in another tab signs up with the e-mail alone', async () => {
    const email = freshEmail('elsewhere');
    const first = await openPage('/signup', { viewport: PHONE });
    await first.getByLabel('Name').fill('Kavya Elsewhere');
    await first.getByLabel('Phone').fill('9840011111');
    await first.getByLabel('Email').fill(email);
    await first.getByRole('button', { name: 'Send OTP' }).click();
    const code = await codeFor(email, 'sign-up');

    // The code is only valid in the browser that requested it, so the test uses another tab.
    const page = await anotherTab(first, '/signup');
    await page.getByLabel('Phone').fill('98');
    await page.getByRole('button', { name: 'I already have a code' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText(/Name is required|must be 10 digits/)).toHaveCount(0);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'I already have a code' }).click();
    await expect(page.getByText(/^We will use the name and phone you entered/)).toBeVisible();
    await expect(page.getByText('This OTP will be valid for')).toHaveCount(0);
    await page.keyboard.type(code);
    await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    await expect(toast(page, 'Login OTP sent to your email!')).toBeVisible();
    await page.goto('/signup');
    expect(await page.getByText('Draft restored.').count()).toBe(0);
  });

  test('a person uses a link that a stranger asked for too, and signs up with their own details', async () => {
    const email = freshEmail('signup');
    await inAppDatabase(
      `insert into sign_in_throttle (email, purpose, failed_attempts) values ($1, 'signup', array_fill(now(), array[5]))`,
      [email],
    );
    const input = { name: 'A Stranger', phone: '9123456789', email };
    const register = `mutation ($input: RequestSignUpCodeInput!) { requestSignUpCode(input: $input) { message } }`;
    await graphql(appUrl(), register, { input });
    const mail = await mailTo(email, /sign-up link/);
    const link = new URL(/http\S+token=[\w-]+/.exec(mail.text)?.[0] ?? '');

    const page = await openPage(`${link.pathname}${link.hash}`, { viewport: PHONE });
    await expect(page.getByText(/This link finishes the sign-up of s\*\*\*/)).toBeVisible();
    const finish = page.getByRole('button', { name: 'Finish signing up' });
    await finish.click();
    for (const text of ['Name is required', 'Phone is required'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    expect(await page.getByText('A Stranger').count()).toBe(0);
    await page.getByLabel('Name').fill('Kavya Srinivasan');
    await page.getByLabel('Phone').fill('+91 98400 11111');
    await finish.click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(JSON.parse((await stored(page, 'user')) ?? '{}')).toMatchObject({
      ...{ name: 'Kavya Srinivasan', phone: '9840011111', email },
    });
  });

  test('a person reads for two seconds that the code was sent', async () => {
    const page = await openPage('/signup', { viewport: PHONE });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Name').fill('Kavya Srinivasan');
    await page.getByLabel('Phone').fill('9840011111');
    await page.getByLabel('Email').fill(freshEmail('brief'));
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const message = toast(page, 'Signup OTP sent to your email!');
    await expect(message).toBeVisible();
    await page.clock.runFor(1900);
    await expect(message).toBeVisible();
    // The time of the message may start late on a busy machine, so the clock moves in small steps.
    for (let moved = 0; moved < 2700 && (await message.isVisible()); moved += 100)
      await page.clock.runFor(100);
    await expect(message).toBeHidden();
  });

  test('a person finds the other ways to sign up and in', async () => {
    const page = await openPage('/signup');
    await expect(page.getByRole('button', { name: /^Sign up with/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/signin');
    await expect(page.getByRole('button', { name: /^Sign in with Test ID/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/signup');
  });
});
