import { AxeBuilder } from '@axe-core/playwright';
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
const CUSTOMER = ['/account', '/account?tab=account', '/ordershistory'];
const STAFF = ['/admin/home', '/customermanager', '/employeemanager', '/orders', '/rating'];

const views = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [PHONE, DESKTOP].map((viewport) => ({
    colorScheme,
    viewport,
    reducedMotion: 'reduce' as const,
    name: `${colorScheme} at ${viewport.width} px`,
  })),
);

describe.each(views)('every screen, $name', ({ name, ...view }) => {
  it.each([
    { who: 'visitor' as const, paths: PUBLIC },
    { who: 'customer' as const, paths: CUSTOMER },
    { who: 'staff' as const, paths: STAFF },
  ])('as $who: nothing serious for axe, nothing sideways', async ({ who, paths }) => {
    const found: string[] = [];
    for (const path of paths) {
      const page =
        who === 'visitor' ? await openPage(path, view) : await openPageAs(who, path, view);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, impact, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical')
          found.push(`${path}: ${id} at ${nodes.map(({ target }) => String(target)).join(' | ')}`);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > view.viewport.width) found.push(`${path}: ${width} px wide`);
      await page.context().close();
    }
    expect(found, name).toEqual([]);
  });
});
