import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.js';
import type { Tour } from './tour.js';

/** A narrow phone. */
export const NARROW = { viewport: { width: 320, height: 700 } };

/** Narrow phones, a desktop of 1280 × 1024 at 400% zoom (320 × 256), tablets and desktops. */
const VIEWS = [
  { width: 320, height: 256 },
  NARROW.viewport,
  PHONE,
  ...[768, 1024, 1100, 1280].map((width) => ({ width, height: 900 })),
  DESKTOP,
];

const at = ({ width, height }: typeof PHONE, faults: string[]): string[] =>
  faults.map((fault) => `at ${width} × ${height}: ${fault}`);

/** Elements that overflow the window or are cut, outside of scrolling areas. */
function sideways(): string[] {
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const scrolls = (element: Element | null): boolean => {
    for (let box = element; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
      // Rows of tabs scroll with the arrow keys. Hidden text is for screen readers.
      if (box.matches('[role="tablist"], [role="grid"], [aria-hidden="true"]')) return true;
      if (getComputedStyle(box).clipPath !== 'none') return true;
    }
    return false;
  };
  // A dialog may scroll, but its content must fit the width.
  for (const dialog of document.querySelectorAll('[role="dialog"], [role="alertdialog"]'))
    if (dialog.scrollWidth > dialog.clientWidth + 1)
      found.push(`a dialog of ${dialog.clientWidth} px holds ${dialog.scrollWidth} px`);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { left, right, width: own } = element.getBoundingClientRect();
    if (own <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const words = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const cut =
      words &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX === 'hidden';
    if ((cut || right > width + 1 || left < -1) && !scrolls(element.parentElement))
      found.push(
        `${element.tagName.toLowerCase()} "${(element.textContent ?? '').slice(0, 40)}" from ${Math.round(left)} to ${Math.round(right)}${cut ? ', cut' : ''}`,
      );
  }
  return found;
}

/** Elements of the open page that overflow or are cut, at every width. */
export async function widthFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    found.push(...at(view, await page.evaluate(sideways)));
  }
  return found;
}

/** Faults of tables and cards on the open page: hidden columns, cut words and cut amounts. */
function tableFaults(): string[] {
  const found: string[] = [];
  for (const grid of document.querySelectorAll('[role="grid"]')) {
    const name = grid.getAttribute('aria-label') ?? '';
    const right = grid.getBoundingClientRect().right;
    const headings = grid.querySelectorAll<HTMLElement>('[role="columnheader"]');
    const shown = Number(grid.getAttribute('aria-colcount'));
    if (headings.length < shown) found.push(`${name}: ${headings.length} of ${shown} columns`);
    for (const heading of headings)
      if (heading.getBoundingClientRect().right > right + 1)
        found.push(`${name}: ${heading.innerText} is beyond the edge`);
  }
  const words = '[role="gridcell"], [role="gridcell"] *, [role="columnheader"] span, main ul li *';
  for (const element of document.querySelectorAll(words)) {
    // Icons have no text. Text for screen readers only is clipped on purpose.
    if (!(element instanceof HTMLElement) || getComputedStyle(element).clipPath !== 'none')
      continue;
    const text = element.innerText.trim();
    const { overflowX } = getComputedStyle(element);
    // A long list of addresses is truncated. Its cell has the full text as title.
    if (!text || overflowX === 'visible' || element.closest('[title]')) continue;
    if (element.scrollWidth > element.clientWidth + 1) found.push(`"${text}" is cut`);
  }
  return [...new Set(found)];
}

const require = createRequire(import.meta.url);

/**
 * The axe builder would load its source into the page for every check. That takes longer than the
 * check.
 */
const { source } = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface WithAxe {
  axe: { run(context: Document, options: object): Promise<Results> };
}

/** Light and dark pages have the same text, so dark pages are checked for colours only. */
const SCHEMES = [
  ['light', {}],
  ['dark', { runOnly: ['color-contrast', 'link-in-text-block'] }],
] as const;

/** Serious and critical axe findings, in light and dark. */
async function axeFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    // `preload` makes axe request the style sheets again. These rules do not need them.
    const { violations } = await page.evaluate(
      (options) => (window as unknown as WithAxe).axe.run(document, options),
      { preload: false, resultTypes: ['violations'], ...rules },
    );
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(`${id} in ${colorScheme} at ${nodes.map(({ target }) => target).join(' | ')}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/**
 * Faults of the open page at every width, with its tables and cards. On a phone and on a desktop
 * also axe findings.
 */
export async function pageFaults(page: Page, { rest }: Tour): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    // Tables, cards and drawers load when a width shows them for the first time.
    await rest();
    found.push(...at(view, await page.evaluate(sideways)));
    if (view.width >= 768)
      await expect
        .poll(() => page.evaluate(tableFaults), { message: `${page.url()} at ${view.width} px` })
        .toEqual([]);
    if (view === PHONE || view === DESKTOP) found.push(...at(view, await axeFaults(page)));
  }
  return found;
}
