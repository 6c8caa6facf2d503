import type { Page } from 'playwright-core';
import { DESKTOP, openPage, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { goTo } from '../tour.js';
import { newCustomer, openPageFor, pathOf, stored } from './users.js';

const LINKS = ['Home', 'Book Now', 'About Us', 'Services', 'Contact Us'];

/** Distance of a home page section from the top of the window in pixels. */
const topOf = (page: Page, section: string): Promise<number> =>
  page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top);

/**
 * Waits until the section is at this position. Browsers scroll whole pixels, so a part of a pixel
 * may differ.
 */
const comesTo = (page: Page, section: string, top: number): Promise<void> =>
  expect.poll(async () => Math.abs((await topOf(page, section)) - top)).toBeLessThanOrEqual(2);

test.describe('the header', () => {
  test('a visitor jumps to a section, also from another page, which stays clear of the header', async () => {
    const page = await openPage('/', { viewport: DESKTOP });
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveText(LINKS);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    for (const [link, section] of [
      ['About Us', 'about'],
      ['Services', 'services'],
      ['Book Now', 'book'],
    ] as const) {
      await nav.getByRole('link', { name: link }).click();
      await comesTo(page, section, 80);
    }
    await nav.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Book Now' }).click();
    await comesTo(page, 'book', 20);
    await goTo(page, '/privacy');
    await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await comesTo(page, 'about', 80);
  });

  test('a visitor uses the menu on a phone', async () => {
    const page = await openPage('/privacy', { viewport: PHONE });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(LINKS);
    await expect(menu.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Services' }).click();
    await expect(menu).toBeHidden();
    expect(pathOf(page)).toBe('/');
    await comesTo(page, 'services', 80);
    // The prices are above the contact, which they move when they load.
    await expect(page.locator('#services').getByText(/^Show all \d+ prices/)).toBeVisible();
    await page.getByRole('link', { name: 'Contact Us' }).last().click();
    await comesTo(page, 'contact', 80);
  });

  test('a customer logs out from the menu after a question', async () => {
    const page = await openPageFor(await newCustomer('Gopal Nair'), '/account', {
      viewport: PHONE,
    });
    await page.evaluate(() => localStorage.setItem('primaryAddressIndex', '0'));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Are you sure you want to logout?')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(await stored(page, 'token')).not.toBeNull();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await page.waitForURL('**/signin');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto('/account');
    await page.waitForURL('**/signin');
  });
});

test.describe('dark colours', () => {
  test('stay chosen on the device after signing out', async () => {
    const page = await openPageFor(await newCustomer('Hari Das'), '/account', { viewport: PHONE });
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

test.describe('the footer', () => {
  test('shows links, timings, place, phone, social pages and two floating buttons', async () => {
    const page = await openPage('/', { viewport: PHONE });
    const foot = page.getByRole('contentinfo');
    await expect(
      foot.getByText('Pick-up and delivery: all 7 days, 10:00 AM to 9:00 PM'),
    ).toBeVisible();
    await expect(foot.getByText('Customer support: 24x7')).toBeVisible();
    await expect(foot.getByText(/is a unit of/)).toBeVisible();
    await expect(foot.getByText(/^Built by/)).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await expect(foot.getByRole('link', { name: /\+91/ })).toHaveAttribute('href', /^tel:/);
    expect(await foot.locator('a[target="_blank"]').count()).toBeGreaterThanOrEqual(4);
    await expect(page.getByRole('link', { name: /^Call us/ })).toHaveAttribute(
      'href',
      /^tel:\+91\d{10}$/,
    );
    await expect(page.getByRole('link', { name: /^Chat with us/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
  });
});
