import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { DESKTOP, openPage, PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { widthFaults } from '../page-faults.js';
import { newCustomer, openPageFor, pathOf, saveAddress } from './users.js';

const assets = path.resolve(import.meta.dirname, '../../web/dist/assets');

/** Errors of the browser and the page when a chunk fails to load. */
const expectedErrors = /dynamically imported module/;

/** Path of the chunk that contains only this component. */
async function chunkOf(part: string): Promise<string> {
  const file = (await readdir(assets)).find((name) => new RegExp(`^${part}-.*\\.js$`).test(name));
  if (!file) throw new Error(`${part} has no chunk of its own`);
  return `**/assets/${file}`;
}

/** Counts page loads, including reloads. */
async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.waitForLoadState();
  return () => loads;
}

/** Simulates a newer build on the server, without the chunks of the running build. */
async function deploy(page: Page, chunk: string): Promise<void> {
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /\/assets\/core-[\w-]+\.js/,
        '/assets/core-new.js',
      );
      await route.fulfill({ response: answer, body });
    },
  );
}

test.describe('a part of a page that fails to load', () => {
  test('says so in its place, and loads when it is asked again', async () => {
    const chunk = await chunkOf('MobileMenu');
    const page = await openPage('/privacy', { viewport: PHONE, expectedErrors });
    await page.route(chunk, (route) => route.abort());
    const loads = await countLoads(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(loads(), 'the same build is not loaded again').toBe(0);
    const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failed).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await page.unroute(chunk);
    const reloaded = page.waitForEvent('load');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await reloaded;
    expect(loads()).toBe(1);
    // This reload waits until the page is hydrated (see hydration.ts). The reload by the app did
    // not wait.
    await page.reload();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('leaves the header and a way on', async () => {
    const chunk = await chunkOf('FeedbackPage');
    const page = await openPage('/privacy', { viewport: DESKTOP, expectedErrors });
    await page.route(chunk, (route) => route.abort());
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /feedback/i })
      .click();
    const crash = page.getByRole('main').getByRole('alert');
    await expect(crash.getByText('Something went wrong')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(crash.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await page.unroute(chunk);
    await crash.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Message')).toBeVisible();
  });

  test('makes the page reload once after a deploy', async () => {
    const chunk = await chunkOf('OrderHistoryPage');
    const page = await openPageFor(await newCustomer('Deepa Deploy'), '/account', {
      expectedErrors,
    });
    await expect(page.getByText('No orders found.')).toBeVisible();
    await deploy(page, chunk);
    const loads = await countLoads(page);
    await page.goto('/ordershistory');
    await expect.poll(loads).toBe(2);
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(loads).toBe(3);
    await expect(page.getByText('Something went wrong')).toBeVisible();
    expect(loads(), 'once by itself for each build').toBe(3);
  });

  test('never hides that a pickup was booked', async () => {
    const asha = await newCustomer('Asha Booked');
    await saveAddress(asha, '12, Booked Street');
    // The form preloads the dialog at the first use of the page. The page then reloads once for the
    // new build.
    const page = await openPageFor(asha, '/privacy', { expectedErrors });
    const chunk = await chunkOf('BookingConfirmedDialog');
    await deploy(page, chunk);
    const loads = await countLoads(page);
    await page.goto('/');
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect.poll(loads).toBe(2);
    // The code of the form loads when the form comes into view.
    await page.getByLabel('Full Name').scrollIntoViewIfNeeded();
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Booked');
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    const confirmed = page.getByRole('alertdialog', { name: 'Booking Confirmed!' });
    await expect(confirmed.getByText(/Order #[0-9a-f]{6}/)).toBeVisible();
    await expect(confirmed.getByText(/Pickup Date: \d{2} \w{3} \d{4}/)).toBeVisible();
    await expect(confirmed.getByText('Order Status: waiting for pickup')).toBeVisible();
    await expect(confirmed.getByText(/12, Booked Street, .* - \d{6}/)).toBeVisible();
    expect(await widthFaults(page)).toEqual([]);
    await confirmed.getByRole('button', { name: 'Close' }).click();
    await expect(confirmed).toBeHidden();
    expect([loads(), pathOf(page)]).toEqual([2, '/']);
  });
});

test.describe('the keyboard', () => {
  test('Tab goes through the header without moving the page', async () => {
    const page = await openPage('/privacy', { viewport: DESKTOP });
    await page.evaluate(() => window.scrollTo(0, 400));
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Home', exact: true }).focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(banner.locator(':focus')).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
  });

  test('Shift+Tab scrolls an element from under the header into view', async () => {
    const page = await openPage('/signin', { viewport: { width: 1024, height: 300 } });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const code = page.getByRole('button', { name: 'I already have a code' });
    await code.focus();
    const top = await code.evaluate((button) => button.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(72);
  });
});
