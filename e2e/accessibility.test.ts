import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, openPage, openPageAs, PHONE, useBrowser } from './browser.js';

useBrowser();

const PUBLIC = [
  '/',
  '/signin',
  '/signup',
  '/privacy',
  '/customerfeedback',
  '/payment-success',
  '/no-such-page',
];
const CUSTOMER = ['/account', '/account?tab=account', '/security', '/ordershistory'];
const STAFF = [
  '/admin/home',
  '/customermanager',
  '/employeemanager',
  '/orders',
  '/rating',
  '/security',
];

const STYLE_ONLY = ['color-contrast', 'link-in-text-block'];

/** Every look of a screen. What a page says is the same in light and dark, so dark is asked for its colours. */
const LOOKS = [PHONE, DESKTOP].flatMap((viewport) => [
  { viewport, colorScheme: 'light' as const, rules: null },
  { viewport, colorScheme: 'dark' as const, rules: STYLE_ONLY },
]);

/** What is wrong with one look of an open page. */
async function faults(page: Page, { viewport, colorScheme, rules }: (typeof LOOKS)[number]) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.locator(`html[data-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
  // What only one of the widths shows (cards, a drawer) may have to be fetched; colours fetch nothing.
  if (!rules) await page.waitForLoadState('networkidle');
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => String(target)).join(' | ')}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > viewport.width) found.push(`${width} px wide`);
  return found.map((fault) => `${colorScheme} at ${viewport.width} px: ${fault}`);
}

async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of LOOKS) found.push(...(await faults(page, look)));
  await page.context().close();
  return found;
}

describe('every screen, light and dark, phone and desktop: nothing serious for axe, nothing sideways', () => {
  it.each(PUBLIC)('%s as a visitor', async (path) => {
    expect(await faultsOf(await openPage(path))).toEqual([]);
  });

  it.each(CUSTOMER)('%s as a customer', async (path) => {
    expect(await faultsOf(await openPageAs('customer', path))).toEqual([]);
  });

  it.each(STAFF)('%s as staff', async (path) => {
    expect(await faultsOf(await openPageAs('staff', path))).toEqual([]);
  });
});
