import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, openPage, openPageAs, PHONE, useBrowser } from './browser.js';

useBrowser();

const calm = { viewport: PHONE, reducedMotion: 'reduce' } as const;
const cutOff = (page: Page) => page.route('**/graphql', (route) => route.abort());

describe('forms that anybody can send', () => {
  it('checks and sends feedback', async () => {
    const page = await openPage('/customerfeedback', calm);
    await page.getByLabel('Name').fill('Abc');
    await page.getByLabel('Phone').fill('98400x');
    expect(await page.getByLabel('Phone').inputValue()).toBe('98400');
    await page.getByLabel('Message').fill('abc');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await page.getByText('Name must be at least 4 characters').waitFor();
    await page.getByText('Phone must be exactly 10 digits').waitFor();
    await page.getByText('Message must be at least 4 characters').waitFor();
    await page.getByLabel('Name').fill('Abcd');
    await page.getByLabel('Phone').fill('9840012345');
    await page.getByLabel('Message').fill('Lovely folding');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await page.getByText('Thank you for your feedback!').waitFor();
  });

  it('leaves the rules of the contact form to the browser, and empties it after success', async () => {
    const page = await openPage('/#contact', calm);
    const form = page.locator('#contact');
    await form.getByLabel('Name').fill('Ravi');
    await form.getByLabel('Phone').fill('9840012345');
    await form.getByLabel('Email').fill('no e-mail');
    await form.getByLabel('Address').fill('Somewhere in Chennai');
    await form.getByLabel('Message').fill('Do you take tents?');
    await form.getByRole('button', { name: 'Contact Us' }).click();
    expect(await form.locator('input:invalid').count()).toBe(1);
    await form.getByLabel('Email').fill('ravi@laundry.test');
    await form.getByRole('button', { name: 'Contact Us' }).click();
    await page.getByText('Contact submitted successfully!').waitFor();
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('');
  });
});

describe('when the network is gone', () => {
  it('says so in the words of each form, and keeps what was typed', async () => {
    const page = await openPage('/signin', calm);
    await cutOff(page);
    await page.getByLabel('Email').fill('asha@laundry.test');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByText('Failed to send login OTP. Please try again.').waitFor();

    await page.goto('/signup');
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Phone').fill('9840012345');
    await page.getByLabel('Email').fill('asha@laundry.test');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByText('Failed to send signup OTP').waitFor();

    await page.goto('/customerfeedback');
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Phone').fill('9840012345');
    await page.getByLabel('Message').fill('Lovely folding');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await page.getByText('Your feedback was not sent. Please try again.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Lovely folding');
  });

  it('offers to try again where something did not load', async () => {
    const page = await openPageAs('customer', '/privacy', calm);
    await cutOff(page);
    await page.goto('/account?tab=account');
    await page.getByText('Failed to fetch user').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Saved Address').first().waitFor();
  });

  it('says what it waits for', async () => {
    const page = await openPageAs('customer', '/privacy', calm);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/account');
    await page.getByText('Loading orders...').waitFor();
    await page.getByRole('tab', { name: 'Account Details' }).click();
    await page.getByText('Loading account details...').waitFor();
    answer();
    await page.getByText('Saved Address').first().waitFor();
  });
});

describe('who may see what', () => {
  it('asks visitors to sign in', async () => {
    const page = await openPage('/account?tab=account', calm);
    await page.waitForURL('**/signin');
    await page.goto('/orders');
    await page.waitForURL('**/signin');
  });

  it('sends a customer away from the back-office', async () => {
    const page = await openPageAs('customer', '/orders', calm);
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('ends a session that the server no longer knows', async () => {
    const page = await openPageAs('customer', '/privacy', calm);
    await page.evaluate(() => localStorage.setItem('token', 'gone'));
    await page.goto('/account');
    await page.waitForURL('**/signin');
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

describe('small pages', () => {
  it('thanks for a payment', async () => {
    const page = await openPage('/payment-success', calm);
    await page.getByText('Payment Successful!').waitFor();
    await page.getByText('Thank you for your payment.').waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('goes on to the chat at once', async () => {
    const page = await openPage('/privacy', calm);
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await page.goto('/whatsapp', { waitUntil: 'commit' });
    await page.waitForURL('https://wa.me/**');
  });

  it('has a page for pages that are not there', async () => {
    const page = await openPage('/no-such-page', calm);
    await page.getByRole('link', { name: 'Back to Home' }).waitFor();
    expect(await page.title()).toContain('Page not found');
  });
});

describe('the header', () => {
  const topOf = (page: Page, id: string) =>
    page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);

  it('leads to the sections, 80 px below the top, also from another page', async () => {
    const page = await openPage('/privacy', { viewport: DESKTOP });
    const links = page.getByRole('navigation', { name: 'Main' });
    await links.getByRole('link', { name: 'Services' }).click();
    await expect.poll(() => topOf(page, 'services')).toBeCloseTo(80, -0.5);
    await links.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Book Now' }).click();
    await expect.poll(() => topOf(page, 'book')).toBeCloseTo(20, -0.5);
  });
});
