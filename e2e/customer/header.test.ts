import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, openPage, PHONE, toast, useBrowser } from '../browser.js';
import { newCustomer, openPageFor, pathOf, stored } from './people.js';

useBrowser();

const LINKS = ['Home', 'Book Now', 'About Us', 'Services', 'Contact Us'];

/** How far a section of the home page is below the top of the window. */
const topOf = (page: Page, section: string): Promise<number> =>
  page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top);

/** It has come there, as near as pixels go: a page is scrolled by whole ones, and a section lies between two. */
const comesTo = (page: Page, section: string, top: number): Promise<void> =>
  expect.poll(async () => Math.abs((await topOf(page, section)) - top)).toBeLessThanOrEqual(1);

describe('the header', () => {
  it('scrolls to a section and leaves room for itself', async () => {
    const page = await openPage('/', { viewport: DESKTOP });
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    expect(await nav.getByRole('link').allTextContents()).toEqual(LINKS);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
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
  });

  it('comes home from another page, then scrolls', async () => {
    const page = await openPage('/privacy', { viewport: DESKTOP });
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await comesTo(page, 'about', 80);
  });

  it('is a menu on a phone', async () => {
    const page = await openPage('/privacy', { viewport: PHONE });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Login' }).waitFor();
    expect(await menu.getByRole('navigation').getByRole('link').allTextContents()).toEqual(LINKS);
    expect(await menu.getByRole('button', { name: 'Logout' }).count()).toBe(0);
    await menu.getByRole('link', { name: 'Services' }).click();
    await menu.waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/');
    await comesTo(page, 'services', 80);
    await page.getByRole('link', { name: 'Contact Us' }).last().click();
    await comesTo(page, 'contact', 80);
  });

  it('logs out from the menu, after asking', async () => {
    const page = await openPageFor(await newCustomer('Gopal Nair'), '/account', {
      viewport: PHONE,
    });
    await page.evaluate(() => localStorage.setItem('primaryAddressIndex', '0'));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'My Profile' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to logout?').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await stored(page, 'token')).not.toBeNull();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await toast(page, 'Logged out successfully').waitFor();
    await page.waitForURL('**/signin');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto('/account');
    await page.waitForURL('**/signin');
  });
});

describe('the choice of dark colours', () => {
  it('belongs to the device and outlives signing out', async () => {
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

describe('the foot of the page', () => {
  it('has links, timings, place, phone, social pages, and two floating buttons', async () => {
    const page = await openPage('/', { viewport: PHONE });
    const foot = page.getByRole('contentinfo');
    await foot.getByText('Pick-up and delivery: all 7 days, 10:00 AM to 9:00 PM').waitFor();
    await foot.getByText('Customer support: 24x7').waitFor();
    await foot.getByText(/is a unit of/).waitFor();
    await foot.getByText(/^Built by/).waitFor();
    await foot.getByRole('link', { name: 'Privacy policy' }).waitFor();
    expect(await foot.getByRole('link', { name: /\+91/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(await foot.locator('a[target="_blank"]').count()).toBeGreaterThanOrEqual(4);
    expect(await page.getByRole('link', { name: /^Call us/ }).getAttribute('href')).toMatch(
      /^tel:\+91\d{10}$/,
    );
    expect(await page.getByRole('link', { name: /^Chat with us/ }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\//,
    );
  });
});
