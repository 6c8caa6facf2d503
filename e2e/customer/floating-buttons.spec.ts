import type { Page } from 'playwright-core';
import { openPage, PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { tourOf } from '../tour.js';
import { book, pickUp } from './orders.js';
import { freshEmail, newCustomer, openPageFor, saveAddress } from './users.js';

const NARROW = { width: 320, height: 640 };

/**
 * Scrolls each button, link and field below the floating buttons and to the end of the window.
 * Returns those whose centre is covered.
 */
async function coveredActions(): Promise<string[]> {
  const painted = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    );
  const floating = document.querySelector('aside[aria-label="Contact us"]');
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
      const { left, right } = button.getBoundingClientRect();
      const [middle] = middleOf(action);
      if (middle < left || middle > right) continue;
      window.scrollBy(0, middleOf(action)[1] - middleOf(button)[1]);
      await painted();
      const hit = document.elementFromPoint(...middleOf(action));
      if (hit && floating?.contains(hit)) found.add(`${name}: under a floating button`);
    }
    action.scrollIntoView({ block: 'end' });
    await painted();
    // The bar with Book Now disappears while the booking form is in view.
    if (!action.isConnected) continue;
    const hit = document.elementFromPoint(...middleOf(action));
    const own = action.closest('label, .MuiInputBase-root') ?? action;
    if (!hit || !(own.contains(hit) || hit.contains(action)))
      found.add(`${name}: at the end of the window, under ${hit?.outerHTML.slice(0, 60)}`);
  }
  return [...found, ...(actions.length < 5 ? ['hardly an action was found'] : [])];
}

const nothingCovered = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(coveredActions), { message: path }).toEqual([]);

/** Scrolls to the end of the page and waits for the next frame. */
async function toTheEnd(): Promise<void> {
  window.scrollTo(0, document.body.scrollHeight);
  await new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}

/** Texts below the floating buttons. Also reports hidden floating buttons. */
function coveredWords(): string[] {
  const floating = document.querySelector('aside[aria-label="Contact us"]');
  if (!floating?.checkVisibility({ visibilityProperty: true })) return ['no button is there'];
  const over = floating.getBoundingClientRect();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const holder = node.parentElement;
    if (!node.nodeValue?.trim() || !holder || floating.contains(holder)) continue;
    if (!holder.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(holder).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const covered = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > over.left && left < over.right && bottom > over.top && top < over.bottom,
    );
    if (covered) found.push(node.nodeValue);
  }
  return found;
}

/**
 * Scrolls down in small steps. Returns rows, cards, figures and forms that stay below the floating
 * buttons. The buttons have 60 frames to hide, because a busy browser reports intersections late.
 */
async function coveredFigures(): Promise<string[]> {
  const found: string[] = [];
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const covered = () => {
    const floating = document.querySelector('aside[aria-label="Contact us"]');
    const over = floating?.getBoundingClientRect();
    if (!over || !floating?.checkVisibility({ visibilityProperty: true })) return [];
    const boxes = '#main form, #main dl, #main table, #main li, #main .MuiCard-root';
    return [...document.querySelectorAll(boxes)].filter((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      return right > over.left && left < over.right && bottom > over.top && top < over.bottom;
    });
  };
  for (let top = 0; top < document.body.scrollHeight; top += 24) {
    window.scrollTo(0, top);
    await nextFrame();
    for (let frame = 0; frame < 60 && covered().length > 0; frame += 1) await nextFrame();
    found.push(...covered().map(({ tagName }) => `${tagName} at ${top}`));
  }
  return found;
}

test.describe('the floating buttons', () => {
  test('cover no action of a visitor, leave the last words readable, and are there where nothing is in their way', async () => {
    const page = await openPage('/privacy', { viewport: PHONE });
    const tour = tourOf(page);
    await expect(page.getByRole('link', { name: /^Call us/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Chat with us/ })).toBeVisible();
    for (const path of ['/', '/signin', '/customerfeedback', '/privacy', '/payment-success']) {
      await page.setViewportSize(PHONE);
      await tour.show(path);
      if (['/', '/signin', '/customerfeedback'].includes(path)) await nothingCovered(page, path);
      for (const viewport of [PHONE, { width: 360, height: 740 }, { width: 1024, height: 700 }]) {
        await page.setViewportSize(viewport);
        // After a change of width, the page may still grow when the test has reached its end.
        const atTheEnd = async () => {
          await page.evaluate(toTheEnd);
          return page.evaluate(coveredWords);
        };
        const message = `${path} at ${viewport.width}`;
        await expect.poll(atTheEnd, { message }).toEqual([]);
      }
    }
  });

  test('never cover an action, a form, a row, a card or figures of a customer, wherever the page is scrolled', async () => {
    const customer = await newCustomer('Farida Sheikh');
    for (const houseNumber of [1, 2, 3])
      await saveAddress(customer, `${houseNumber}, Lake View Road`);
    for (let orders = 0; orders < 3; orders += 1) await pickUp(await book(customer));
    const page = await openPageFor(customer, '/privacy', { viewport: NARROW });
    const tour = tourOf(page);
    for (const path of ['/account', '/account?tab=account', '/ordershistory', '/security']) {
      await page.setViewportSize(NARROW);
      await tour.show(path);
      if (path.startsWith('/account')) await nothingCovered(page, path);
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 740 });
        await tour.rest();
        expect(await page.evaluate(coveredFigures), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test('never cover the form of a code', async () => {
    const page = await openPage('/signin', { viewport: { width: 360, height: 740 } });
    await page.getByLabel('Email').fill(freshEmail('floating'));
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByText('This OTP will be valid for')).toBeVisible();
    expect(await page.evaluate(coveredFigures)).toEqual([]);
  });

  test('stay in place when the bar below them goes', async () => {
    const page = await openPage('/', { viewport: PHONE });
    const bar = page.locator('#main').getByRole('link', { name: 'Book Now' });
    const buttons = page.locator('aside[aria-label="Contact us"]');
    await expect(bar).toBeVisible();
    const before = await buttons.evaluate((box) => box.getBoundingClientRect().top);
    await page.getByRole('form', { name: 'Book a pickup' }).scrollIntoViewIfNeeded();
    await expect(bar).not.toBeAttached();
    expect(await buttons.evaluate((box) => box.getBoundingClientRect().top)).toBe(before);
  });
});
