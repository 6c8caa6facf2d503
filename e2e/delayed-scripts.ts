import type { Page } from 'playwright-core';
import { openPage, openPageAs, PHONE } from './browser.js';

/** All scripts of the app. */
const scripts = '**/assets/*.js';

interface DelayOptions {
  viewport?: { width: number; height: number };
  /** Function that runs in the page before the scripts of the app. */
  script?: () => void;
  who?: 'customer' | 'staff';
}

/** Opens a page and holds its scripts until the test releases them. */
export async function openWithDelayedScripts(
  path: string,
  { viewport = PHONE, script = () => {}, who }: DelayOptions = {},
): Promise<{ page: Page; letGo: () => void }> {
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  const opened = await (who
    ? openPageAs(who, 'about:blank', { viewport })
    : openPage('about:blank', { viewport }));
  const page = await opened.context().newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(script);
  await page.route(scripts, async (route) => {
    await go;
    await route.continue();
  });
  // The load event would wait for the held scripts.
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('body > noscript').waitFor({ state: 'attached' });
  return { page, letGo };
}

/** Controls that look usable now, by kind. */
export function usableControls() {
  const seen = [...document.querySelectorAll<HTMLElement>('#root *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const of = (selector: string) => seen.filter((element) => element.matches(selector));
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? element.textContent ?? '';
  const isText = (element: HTMLElement) =>
    element.matches('textarea, [type=text], [type=email], [type=tel]');
  return {
    deadLinks: of('a')
      .filter((link) => !link.getAttribute('href'))
      .map(nameOf),
    buttons: of('button:enabled').map(nameOf),
    texts: of(':is(input, textarea):enabled').filter(isText).length,
    others: of(':is(input, textarea, select):enabled, [role="combobox"]:not([aria-disabled])')
      .filter((field) => !field.closest('fieldset:disabled') && !isText(field))
      .map(nameOf),
  };
}
