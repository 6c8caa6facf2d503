import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from '../browser.js';
import { alive, openHeld } from '../held.js';

useBrowser();

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

describe('the page of a customer', () => {
  it('stands there before scripts do, with no field yet, and is taken over as it is', async () => {
    const { page, letGo } = await openHeld('/account', { who: 'customer' });
    const heading = page.getByRole('heading', { name: 'My Profile' });
    await page.getByText('Loading orders...').waitFor();
    expect(await page.evaluate(alive)).toMatchObject({ deadLinks: [], texts: 0, others: [] });
    const first = await heading.elementHandle();
    const height = () =>
      page.getByRole('tabpanel').evaluate((panel) => panel.children[0]?.clientHeight);
    const before = await height();
    letGo();
    await page.getByLabel('Search Order ID').waitFor();
    expect(await height()).toBe(before);
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  });

  it.each([
    ['another tab', '/account?tab=account', '[aria-label="Profile"]'],
    ['filtered orders', '/account?status=DELIVERED', '#order-search'],
    ['an open order', '/account?order=none', '[role="dialog"]'],
  ])(
    'stands there for whoever comes to %s, and no wrong part of it is seen',
    async (_, path, live) => {
      const { page, letGo } = await openHeld(path, { who: 'customer', script: addShifts });
      const asked: (string | null)[] = [];
      page.on('request', (request) => asked.push(request.postData()));
      const heading = page.getByRole('heading', { name: 'My Profile' });
      const first = await heading.elementHandle();
      expect(await page.getByText('Loading orders...').isVisible()).toBe(!path.includes('tab='));
      letGo();
      await page.locator(live).waitFor();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((body) => body?.includes('MyOrders')).length).toBe(
        path.includes('tab=') ? 0 : 1,
      );
      expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await shiftOf(page)).toBeLessThan(0.001);
    },
  );

  it.each([
    ['a visitor', undefined, /signin/],
    ['staff', 'staff', /account/],
  ] as const)(
    'shows nothing of itself to %s, who read that it is coming',
    async (_, who, lands) => {
      const { page, letGo } = await openHeld('/account', { who, script: addShifts });
      expect(await page.locator('#root > *').count()).toBe(0);
      const said = await page
        .locator('#root')
        .evaluate((root) => getComputedStyle(root, '::before').content);
      expect(said).toBe('"Loading..."');
      letGo();
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      expect(page.url()).toMatch(lands);
      expect(await shiftOf(page)).toBeLessThan(0.001);
    },
  );

  it('says what it takes where scripts are off', async () => {
    const page = await openPage('/account', { javaScriptEnabled: false });
    const words = page.locator('noscript p');
    expect(await words.isVisible()).toBe(true);
    expect(await words.textContent()).toBe('Please switch on JavaScript to see this page.');
    expect(await page.locator('#root').isVisible()).toBe(false);
  });
});
