import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, PHONE, useBrowser } from '../browser.js';
import { book } from './orders.js';
import { newCustomer, openPageFor, saveAddress } from './people.js';

useBrowser();

/**
 * Brings each button, link and field of the page to where the floating buttons are, and to the end of
 * the window; names those whose middle something else lies over.
 */
async function coveredActions(): Promise<string[]> {
  const painted = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    );
  const floating = document.querySelector('aside[aria-label="Reach us"]');
  const found = new Set<string>();
  const middleOf = (element: Element): [number, number] => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const actions = [...document.querySelectorAll<HTMLElement>('#main *, footer *')].filter(
    (element) =>
      element.matches('a[href], button, input, textarea, [role="combobox"], [role="radio"]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1,
  );
  for (const action of actions) {
    const name = `${action.tagName} ${action.textContent || action.getAttribute('name') || ''}`;
    for (const button of floating?.children ?? []) {
      window.scrollBy(0, middleOf(action)[1] - middleOf(button)[1]);
      await painted();
      const hit = document.elementFromPoint(...middleOf(action));
      if (hit && floating?.contains(hit)) found.add(`${name}: under a floating button`);
    }
    action.scrollIntoView({ block: 'end' });
    await painted();
    // The bar with Book Now goes while the booking form is in sight.
    if (!action.isConnected) continue;
    const hit = document.elementFromPoint(...middleOf(action));
    const own = action.closest('label, .MuiInputBase-root') ?? action;
    if (!hit || !(own.contains(hit) || hit.contains(action)))
      found.add(`${name}: at the end of the window, under ${hit?.outerHTML.slice(0, 60)}`);
  }
  return [...found, ...(actions.length < 5 ? ['hardly an action was found'] : [])];
}

async function nothingCovered(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(coveredActions)).toEqual([]);
  await page.context().close();
}

describe('the floating buttons', () => {
  it.each(['/', '/signin', '/customerfeedback'])('lie over no action of %s', async (path) => {
    await nothingCovered(await openPage(path, { viewport: PHONE, reducedMotion: 'reduce' }));
  });

  it('lie over no action of an account', async () => {
    const customer = await newCustomer('Farida Sheikh');
    for (const door of [1, 2, 3]) await saveAddress(customer, `${door}, Lake View Road`);
    for (let orders = 0; orders < 3; orders += 1) await book(customer);
    const view = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' as const };
    for (const path of ['/', '/account', '/account?tab=account', '/ordershistory'])
      await nothingCovered(await openPageFor(customer, path, view));
  });

  it('are there where nothing is in their way', async () => {
    const page = await openPage('/privacy', { viewport: PHONE });
    await page.getByRole('link', { name: /^Call us/ }).waitFor();
    await page.getByRole('link', { name: /^Chat with us/ }).waitFor();
  });
});

describe('the header', () => {
  it('lets Tab go through it without scrolling the page', async () => {
    const page = await openPage('/', { reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.getByRole('banner').getByRole('link').first().focus();
    const start = await page.evaluate(() => window.scrollY);
    for (let link = 0; link < 5; link += 1) await page.keyboard.press('Tab');
    await page.getByRole('banner').locator(':focus').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(start);
    expect(start).toBe(1200);
  });
});
