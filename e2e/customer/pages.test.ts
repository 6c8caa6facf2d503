import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openPage, openPageAs, PHONE, sessions, useBrowser } from '../browser.js';
import { pathOf } from './people.js';

useBrowser();

describe('pages for everyone', () => {
  it('shows the home page with its words, services and prices', async () => {
    const page = await openPage('/', { viewport: PHONE });
    await page
      .getByRole('heading', { level: 1, name: 'You feel better when Your clothes look better' })
      .waitFor();
    await page.getByText("Don't worry we are here to do doorstep pickup and delivery").waitFor();
    await page.getByRole('heading', { name: 'Who we are ?' }).waitFor();
    for (const name of [
      'Wash & Iron',
      'Monthly Orders',
      'Pickup & Delivery',
      'Steam Ironing',
      'Dry Cleaning',
      'Blanket & Curtain Cleaning',
    ]) {
      await page.locator('#services').getByRole('heading', { name }).waitFor();
    }
    await page
      .getByText(/^from ₹/)
      .first()
      .waitFor();
  });

  it('leads to the booking form before any script has run', async () => {
    const page = await openPage('/', { viewport: PHONE, javaScriptEnabled: false });
    const top = () =>
      page.locator('#book').evaluate((form) => Math.abs(form.getBoundingClientRect().top));
    await page.getByRole('link', { name: 'Book Now' }).last().click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#book');
    await expect.poll(top).toBeLessThan(200);
  });

  it('names itself to search engines and previews by the address of this installation', async () => {
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
      expect(await page.locator('html').getAttribute('lang')).toBe('en-IN');
    }
    for (const file of ['robots.txt', 'sitemap.xml'])
      expect(await (await fetch(`${appUrl()}/${file}`)).text()).toContain(appUrl());
    const page = await openPage('/payment-success');
    expect(await tag(page, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
    expect(await tag(page, 'link[rel="canonical"]', 'href')).toEqual([]);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect.poll(() => tag(page, 'link[rel="canonical"]', 'href')).toEqual([`${appUrl()}/`]);
  });

  it('shows prices that can be searched, common clothes first', async () => {
    const page = await openPage('/', { viewport: PHONE });
    const prices = page.locator('#services');
    await expect
      .poll(() =>
        prices
          .getByRole('listitem')
          .filter({ hasText: /^Shirt₹/ })
          .count(),
      )
      .toBe(1);
    await prices.getByLabel('Search prices').fill('saree silk');
    await prices.getByText('Silk Saree').waitFor();
    expect(await prices.getByText('Towel').count()).toBe(0);
    await prices.getByLabel('Search prices').fill('spaceship');
    await prices.getByText(/No price for “spaceship”/).waitFor();
  });

  it('tells in the privacy policy what is kept, and whom to ask', async () => {
    const page = await openPage('/privacy', { viewport: PHONE });
    const main = page.getByRole('main');
    await main
      .getByText(/never s(ell|old)|not sold|do not sell/i)
      .first()
      .waitFor();
    expect(await main.locator('a[href^="mailto:"]').count()).toBeGreaterThan(0);
    expect(await main.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
  });

  it('thanks for a payment', async () => {
    const page = await openPage('/payment-success', { viewport: PHONE });
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await page.getByText('Thank you for your payment.').waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('leads to the chat at once', async () => {
    const page = await openPage('/', { viewport: PHONE });
    const asked: string[] = [];
    // Where nothing answers, the browser stays on the page, and its words can be read.
    await page.route(/^https:\/\/wa\.me\//, (route) => {
      asked.push(route.request().url());
      return route.abort('aborted');
    });
    await page.goto('/whatsapp', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Redirecting...' }).waitFor();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/^https:\/\/wa\.me\/\d{12}/);
  });

  it('has a page for addresses that lead nowhere', async () => {
    const page = await openPage('/no-such-page', { viewport: PHONE });
    await page.getByRole('heading', { name: /went missing/ }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('who may go where', () => {
  const STAFF = [
    '/admin/home',
    '/customermanager',
    '/employeemanager',
    '/orders',
    '/rating',
    '/audit',
  ];

  it('sends visitors to sign in', async () => {
    const page = await openPage('/privacy');
    for (const path of ['/account', '/ordershistory', ...STAFF]) {
      await page.goto(path);
      await page.waitForURL('**/signin');
    }
  });

  it('sends customers home from staff pages', async () => {
    const page = await openPageAs('customer', '/admin/home', { viewport: PHONE });
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('contentinfo').waitFor();
    for (const path of STAFF.slice(1)) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/');
    }
  });

  it('gives a business the pages of a customer', async () => {
    const page = await openPageAs('business', '/orders', { viewport: PHONE });
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/account');
    await page.getByRole('heading', { name: 'My Profile' }).waitFor();
    await page.getByRole('contentinfo').waitFor();
  });

  it('gives only admins the header of staff, without a footer', async () => {
    const page = await openPageAs('staff', '/');
    // The page is there for everybody before it knows who looks at it.
    await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('banner').getByRole('link', { name: 'About Us' }).count()).toBe(0);
  });

  it('asks to sign in anew when the server no longer knows the session', async () => {
    const { user } = sessions().customer;
    const page = await openPage('/privacy', { viewport: PHONE });
    await page.evaluate((kept) => {
      localStorage.setItem('user', kept);
      localStorage.setItem('token', 'long-gone');
    }, JSON.stringify(user));
    await page.goto('/account');
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    expect(pathOf(page)).toBe('/signin');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});

it('the home page fetches one file of letters, which has the rupee sign', async () => {
  const page = await openPage('about:blank');
  const fonts: string[] = [];
  page.on('request', (request) => {
    const name = /([a-z-]+)-[^/]*\.woff2$/.exec(request.url())?.[1];
    if (name) fonts.push(name);
  });
  await page.goto('/');
  await page.getByText('₹').first().waitFor();
  const signIsThere = () =>
    page.evaluate(() => document.fonts.check('1rem "Plus Jakarta Sans Variable"', '₹'));
  await expect.poll(signIsThere).toBe(true);
  expect(fonts).toEqual(['plus-jakarta-sans']);
});
