import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESKTOP, openPage, openPageAs, PHONE } from './browser.js';
import { expect, test } from './fixtures.js';

const require = createRequire(import.meta.url);

/** As its builder has it, which would bring it into the page anew for each look: that costs more than the look. */
const { source } = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface WithAxe {
  axe: { run(context: Document, options: object): Promise<Results> };
}

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
  '/orders/new',
  '/round',
  '/rounds',
  '/cashup',
  '/areas',
  '/business',
  '/rating',
  '/reports',
  '/audit',
  '/failed/mails',
  '/failed/webhooks',
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
  await expect(page.locator(`html[data-scheme="${colorScheme}"]`)).toBeAttached();
  // What only one of the widths shows (cards, a drawer) may have to be fetched; colours fetch nothing.
  if (!rules) await page.waitForLoadState('networkidle');
  // Of what is right it need not tell.
  const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as WithAxe).axe.run(document, asked),
    options,
  );
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => String(target)).join(' | ')}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > viewport.width) found.push(`${width} px wide`);
  return found.map((fault) => `${colorScheme} at ${viewport.width} px: ${fault}`);
}

/** Goes through the pages in one tab, which fetches what they share once. */
async function nothingWrongOn(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(source);
    const found: string[] = [];
    for (const look of LOOKS) found.push(...(await faults(page, look)));
    expect(found, path).toEqual([]);
  }
  await page.context().close();
}

test.describe('every screen, light and dark, phone and desktop: nothing serious for axe, nothing sideways', () => {
  test('as a visitor', async () => {
    await nothingWrongOn(await openPage('/'), PUBLIC);
  });

  test('as a customer', async () => {
    await nothingWrongOn(await openPageAs('customer', '/account'), CUSTOMER);
  });

  test('as staff', async () => {
    await nothingWrongOn(await openPageAs('staff', '/admin/home'), STAFF);
  });
});
