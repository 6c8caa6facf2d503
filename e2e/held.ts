import type { Page } from 'playwright-core';
import { openPage, openPageAs, PHONE } from './browser.js';

/** What an app consists of. */
export const scripts = '**/assets/*.js';

interface Held {
  viewport?: { width: number; height: number };
  /** Runs in the page before anything of its own does. */
  script?: () => void;
  who?: 'customer' | 'staff';
}

/** A page whose scripts do not come before they are let go. */
export async function openHeld(
  path: string,
  { viewport = PHONE, script = () => {}, who }: Held = {},
): Promise<{ page: Page; letGo: () => void }> {
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  const opened = await (who
    ? openPageAs(who, '/privacy', { viewport })
    : openPage('/privacy', { viewport }));
  const page = await opened.context().newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(script);
  await page.route(scripts, async (route) => {
    await go;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, letGo };
}
