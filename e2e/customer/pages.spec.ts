import type { Page } from 'playwright-core';
import { appUrl, openPage, openPageAs, PHONE, sessions } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { goTo } from '../tour.js';
import { pathOf } from './users.js';

test.describe('pages for everyone', () => {
  test('a visitor reads the words of the home page, searches its prices, reads how data are stored, and is thanked for a payment', async () => {
    const page = await openPage('/', { viewport: PHONE });
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'You feel better when Your clothes look better',
      }),
    ).toBeVisible();
    await expect(
      page.getByText("Don't worry we are here to do doorstep pickup and delivery"),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who we are ?' })).toBeVisible();
    for (const name of [
      'Wash & Iron',
      'Monthly Orders',
      'Pickup & Delivery',
      'Steam Ironing',
      'Dry Cleaning',
      'Blanket & Curtain Cleaning',
    ]) {
      await expect(page.locator('#services').getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByText(/^from ₹/).first()).toBeVisible();

    // Common clothes come first.
    const prices = page.locator('#services');
    await expect(prices.getByRole('listitem').filter({ hasText: /^Shirt₹/ })).toHaveCount(1);
    await prices.getByLabel('Search prices').fill('saree silk');
    await expect(prices.getByText('Silk Saree', { exact: true })).toBeVisible();
    await expect(prices.getByText('Towel')).toHaveCount(0);
    await prices.getByLabel('Search prices').fill('spaceship');
    await expect(prices.getByText(/No price for “spaceship”/)).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(/never s(ell|old)|not sold|do not sell/i).first()).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();

    await goTo(page, '/payment-success');
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(page.getByText('Thank you for your payment.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('a visitor reaches the booking form before any script has run', async () => {
    const page = await openPage('/', { viewport: PHONE, javaScriptEnabled: false });
    const top = () =>
      page.locator('#book').evaluate((form) => Math.abs(form.getBoundingClientRect().top));
    await page.getByRole('link', { name: 'Book Now' }).last().click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#book');
    await expect.poll(top).toBeLessThan(200);
  });

  test('search engines and previews get the address of this installation', async () => {
    const tag = (page: Page, selector: string, attribute: string) =>
      page.evaluate(
        ([where, what]) =>
          [...document.head.querySelectorAll(where)].map((found) => found.getAttribute(what)),
        [selector, attribute] as const,
      );
    for (const javaScriptEnabled of [false, true]) {
      const page = await openPage('/privacy', { javaScriptEnabled });
      const url = `${appUrl()}/privacy`;
      expect(await tag(page, 'link[rel="canonical"]', 'href')).toEqual([url]);
      expect(await tag(page, 'meta[property="og:url"]', 'content')).toEqual([url]);
      expect(await tag(page, 'meta[property="og:title"]', 'content')).toEqual([await page.title()]);
      expect(await tag(page, 'meta[property="og:description"]', 'content')).toEqual(
        await tag(page, 'meta[name="description"]', 'content'),
      );
      expect(await tag(page, 'meta[property="og:image"]', 'content')).toEqual([
        `${appUrl()}/og.png`,
      ]);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    }
    for (const file of ['robots.txt', 'sitemap.xml'])
      expect(await (await fetch(`${appUrl()}/${file}`)).text()).toContain(appUrl());
    const page = await openPage('/payment-success');
    expect(await tag(page, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
    expect(await tag(page, 'link[rel="canonical"]', 'href')).toEqual([]);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect.poll(() => tag(page, 'link[rel="canonical"]', 'href')).toEqual([`${appUrl()}/`]);
  });

  test('the chat page leads to the chat at once', async () => {
    const page = await openPage('/', { viewport: PHONE });
    const asked: string[] = [];
    // The request fails, so the browser stays on this page and the test can read the requested URL.
    await page.route(/^https:\/\/wa\.me\//, (route) => {
      asked.push(route.request().url());
      return route.abort('aborted');
    });
    await page.goto('/whatsapp', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Redirecting...' })).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/^https:\/\/wa\.me\/\d{12}/);
  });

  test('a visitor at an unknown address finds the way home', async () => {
    const page = await openPage('/no-such-page', { viewport: PHONE });
    await expect(page.getByRole('heading', { name: /went missing/ })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test.describe('access to pages', () => {
  test('a visitor is sent to sign in from the pages of customers', async () => {
    const page = await openPage('/account');
    await page.waitForURL('**/signin');
  });

  test('staff get their own header and no footer', async () => {
    const page = await openPageAs('staff', '/');
    // Waits, because the page may render before the session has loaded.
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toHaveCount(0);
  });

  test('a customer signs in again when the server no longer knows the session', async () => {
    const { user } = sessions().customer;
    const page = await openPage('/privacy', { viewport: PHONE });
    await page.evaluate((stored) => {
      localStorage.setItem('user', stored);
      localStorage.setItem('token', 'long-gone');
    }, JSON.stringify(user));
    await page.goto('/account');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(pathOf(page)).toBe('/signin');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});

test('the home page loads one font file, which has the rupee sign', async () => {
  const page = await openPage('about:blank');
  const fonts: string[] = [];
  page.on('request', (request) => {
    const name = /([a-z-]+)-[^/]*\.woff2$/.exec(request.url())?.[1];
    if (name) fonts.push(name);
  });
  await page.goto('/');
  await expect(page.getByText('₹').first()).toBeVisible();
  const signIsThere = () =>
    page.evaluate(() => document.fonts.check('1rem "Plus Jakarta Sans Variable"', '₹'));
  await expect.poll(signIsThere).toBe(true);
  expect(fonts).toEqual(['plus-jakarta-sans']);
});
