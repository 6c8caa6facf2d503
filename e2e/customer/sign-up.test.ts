import { describe, expect, it } from 'vitest';
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
  useBrowser,
} from '../browser.js';
import { graphql } from '../session.js';
import { cut, mend } from '../network.js';
import { freshEmail, pathOf, stored } from './people.js';

useBrowser();

describe('sign-up', () => {
  it('says what is wrong with each field', async () => {
    const page = await openPage('/signup', { viewport: PHONE });
    const send = page.getByRole('button', { name: 'Send OTP' });
    await send.click();
    for (const text of ['Name is required', 'Phone is required', 'Email is required']) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    await page.getByLabel('Name').fill('Kavya');
    await page.getByLabel('Phone').fill('98400');
    await page.getByLabel('Email').fill('kavya@laundry');
    await send.click();
    await page.getByText('Phone number must be 10 digits').waitFor();
    await page.getByText('Invalid email').waitFor();
    expect(await page.getByText('is required').count()).toBe(0);
  });

  it('keeps what was typed when the code is not sent, and goes on from there', async () => {
    const email = freshEmail('signup');
    const page = await openPage('/signup', { viewport: PHONE });
    await cut(page, 'Register');
    await page.getByLabel('Name').fill('Kavya Srinivasan');
    await page.getByLabel('Phone').fill('+91 98400 11111');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await toast(page, 'Failed to send signup OTP').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Kavya Srinivasan');
    expect(await page.getByLabel('Phone').inputValue()).toBe('9840011111');

    await mend(page);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await toast(page, 'Signup OTP sent to your email!').waitFor();
    const submit = page.getByRole('button', { name: 'Sign Up', exact: true });
    expect(await submit.isDisabled()).toBe(true);

    await cut(page, 'VerifyOtp');
    await typeCode(page, await codeFor(email, 'sign-up'));
    await toast(page, 'Signup verification failed').waitFor();
    await page
      .getByRole('alert')
      .filter({ hasText: 'We could not reach the server. Check your connection' })
      .waitFor();
    expect(pathOf(page)).toBe('/signup');

    await mend(page);
    await cut(page, 'Login');
    await submit.click();
    await toast(page, 'Signup complete!').waitFor();
    await page.waitForURL('**/signin');
    // The sign-in code is sent without a press; when that fails, the button is there.
    await toast(page, 'Failed to send login OTP. Please try again.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await mend(page);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await typeCode(page, await codeFor(email, 'sign-in'));
    await page.waitForURL((url) => url.pathname !== '/signin');
  });

  it('takes one digit a box, and wants all four', async () => {
    const page = await openPage('/signup', { viewport: PHONE });
    await page.getByLabel('Name').fill('Kavya');
    await page.getByLabel('Phone').fill('9840011111');
    await page.getByLabel('Email').fill(freshEmail('boxes'));
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const first = page.getByRole('textbox', { name: 'Digit 1 of 4' });
    await first.click();
    await page.keyboard.type('x');
    await page.getByText('One digit per box').waitFor();
    expect(await first.inputValue()).toBe('');
    await page.keyboard.type('7');
    await page.getByText('One digit per box').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Use another e-mail' }).focus();
    await page.getByText('OTP is required').waitFor();
    await page.getByRole('button', { name: 'Use another e-mail' }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('Kavya');
    await page.getByRole('button', { name: 'I already have a code' }).click();
    await first.waitFor();
    await page.reload();
    await first.waitFor();
    expect(await page.getByRole('button', { name: 'Resend OTP' }).isDisabled()).toBe(true);
  });

  it('wants a phone number that the server takes', async () => {
    const page = await openPage('/signup', { viewport: PHONE });
    await page.getByLabel('Phone').fill('1234567890');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByText('Phone number must start with 6, 7, 8 or 9').waitFor();
    await page.getByLabel('Phone').fill('6234567890');
    await page.getByText('Phone number must start with').waitFor({ state: 'hidden' });
  });

  it('takes a code that was asked for in another tab with the e-mail alone, and says what comes of it', async () => {
    const email = freshEmail('elsewhere');
    const first = await openPage('/signup', { viewport: PHONE });
    await first.getByLabel('Name').fill('Kavya Elsewhere');
    await first.getByLabel('Phone').fill('9840011111');
    await first.getByLabel('Email').fill(email);
    await first.getByRole('button', { name: 'Send OTP' }).click();
    const code = await codeFor(email, 'sign-up');

    // Another tab: a code is good in the browser that asked for it.
    const page = await anotherTab(first, '/signup');
    await page.getByLabel('Phone').fill('98');
    await page.getByRole('button', { name: 'I already have a code' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Email is required').waitFor();
    expect(await page.getByText(/Name is required|must be 10 digits/).count()).toBe(0);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'I already have a code' }).click();
    await page.getByText(/^Your account is made with the name and phone that this code/).waitFor();
    expect(await page.getByText('This OTP will be valid for').count()).toBe(0);
    await page.keyboard.type(code);
    await page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
    await toast(page, 'Login OTP sent to your email!').waitFor();
    await page.goto('/signup');
    expect(await page.getByText('Restored what you had typed.').count()).toBe(0);
  });

  it('by a link that a stranger asked for too is made of what is typed where it is used', async () => {
    const email = freshEmail('signup');
    await inAppDatabase(
      `insert into sign_in_guard (email, purpose, wrong_tries) values ($1, 'signup', array_fill(now(), array[5]))`,
      [email],
    );
    const input = { name: 'A Stranger', phone: '9123456789', email };
    const register = `mutation ($input: RegisterInput!) { register(input: $input) { message } }`;
    await graphql(appUrl(), register, { input });
    const mail = await mailTo(email, /sign-up link/);
    const link = new URL(/http\S+token=[\w-]+/.exec(mail.text)?.[0] ?? '');

    const page = await openPage(`${link.pathname}${link.hash}`, { viewport: PHONE });
    await page.getByText(/This link finishes the sign-up of s\*\*\*/).waitFor();
    const finish = page.getByRole('button', { name: 'Finish signing up' });
    await finish.click();
    for (const text of ['Name is required', 'Phone is required'])
      await page.getByText(text, { exact: true }).waitFor();
    expect(await page.getByText('A Stranger').count()).toBe(0);
    await page.getByLabel('Name').fill('Kavya Srinivasan');
    await page.getByLabel('Phone').fill('+91 98400 11111');
    await finish.click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(JSON.parse((await stored(page, 'user')) ?? '{}')).toMatchObject({
      ...{ name: 'Kavya Srinivasan', phone: '9840011111', email },
    });
  });

  it('offers the other ways in', async () => {
    const page = await openPage('/signup');
    await page.getByRole('button', { name: /^Sign up with/ }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/signin');
    await page.getByRole('button', { name: /^Sign in with Test ID/ }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/signup');
  });
});
