import type { Page } from 'playwright-core';
import { openPage } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { usableControls, openWithDelayedScripts } from '../delayed-scripts.js';

/** Has the page write down what moves in it by itself. */
function addShifts() {
  new PerformanceObserver((moved) => {
    const { dataset } = document.documentElement;
    for (const entry of moved.getEntries()) {
      const { value } = entry as PerformanceEntry & { value: number };
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftOf = async (page: Page) =>
  Number((await page.locator('html').getAttribute('data-shift')) ?? 0);

test.describe('the account page before its scripts', () => {
  test('shows its frame without fields, and the scripts take it over without redrawing', async () => {
    const { page, letGo } = await openWithDelayedScripts('/account', { who: 'customer' });
    const heading = page.getByRole('heading', { name: 'My Profile' });
    await expect(page.getByText('Loading orders...')).toBeVisible();
    expect(await page.evaluate(usableControls)).toMatchObject({
      deadLinks: [],
      texts: 0,
      others: [],
    });
    const first = await heading.elementHandle();
    const height = () =>
      page.getByRole('tabpanel').evaluate((panel) => panel.children[0]?.clientHeight);
    const before = await height();
    letGo();
    await expect(page.getByLabel('Search Order ID')).toBeVisible();
    expect(await height()).toBe(before);
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  });

  for (const [place, path, live] of [
    ['another tab', '/account?tab=account', '[aria-label="Profile"]'],
    ['filtered orders', '/account?status=DELIVERED', '#order-search'],
    ['an open order', '/account?order=none', '[role="dialog"]'],
  ] as const) {
    test(`a customer who opens ${place} sees no wrong part of the page while it loads`, async () => {
      const { page, letGo } = await openWithDelayedScripts(path, {
        who: 'customer',
        script: addShifts,
      });
      const asked: (string | null)[] = [];
      page.on('request', (request) => asked.push(request.postData()));
      const heading = page.getByRole('heading', { name: 'My Profile' });
      const first = await heading.elementHandle();
      expect(await page.getByText('Loading orders...').isVisible()).toBe(!path.includes('tab='));
      letGo();
      await expect(page.locator(live)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((body) => body?.includes('MyOrders')).length).toBe(
        path.includes('tab=') ? 0 : 1,
      );
      expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await shiftOf(page)).toBeLessThan(0.001);
    });
  }

  for (const [person, who, lands] of [
    ['a visitor', undefined, /signin/],
    ['staff', 'staff', /account/],
  ] as const) {
    test(`${person} sees nothing of an account, only that the page loads`, async () => {
      const { page, letGo } = await openWithDelayedScripts('/account', { who, script: addShifts });
      expect(await page.locator('#root > *').count()).toBe(0);
      const said = await page
        .locator('#root')
        .evaluate((root) => getComputedStyle(root, '::before').content);
      expect(said).toBe('"Loading..."');
      letGo();
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(page.url()).toMatch(lands);
      expect(await shiftOf(page)).toBeLessThan(0.001);
    });
  }

  test('says what to do where scripts are off', async () => {
    const page = await openPage('/account', { javaScriptEnabled: false });
    const words = page.locator('noscript p');
    await expect(words).toBeVisible();
    await expect(words).toHaveText('Please switch on JavaScript to see this page.');
    expect(await page.locator('#root').isVisible()).toBe(false);
  });
});
