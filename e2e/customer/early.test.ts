import { describe, expect, it } from 'vitest';
import { DESKTOP, openPage, openPageAs, PHONE, useBrowser } from '../browser.js';
import { countDrawn, drawnIn } from '../drawn.js';
import { alive, openHeld } from '../held.js';

useBrowser();

const paths = ['/', '/signin', '/signup', '/privacy', '/account'];

describe('without scripts', () => {
  it.each(paths)('nothing on %s looks alive that is not', async (path) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await openPage(path, { viewport, javaScriptEnabled: false });
      expect(await page.evaluate(alive)).toEqual({
        deadLinks: [],
        buttons: [],
        texts: 0,
        others: [],
      });
    }
  });
});

describe('while scripts are on their way', () => {
  it.each(paths)('only links, buttons and boxes of text on %s can be used', async (path) => {
    const { page, letGo } = await openHeld(path);
    const { deadLinks, others, buttons } = await page.evaluate(alive);
    expect({ deadLinks, others }).toEqual({ deadLinks: [], others: [] });
    const known = /^(Switch to dark colours|Open menu|Sign in with a passkey)$/;
    expect(buttons.filter((name) => !known.test(name))).toEqual([]);
    letGo();
  });

  it('a link leads to its place', async () => {
    const { page, letGo } = await openHeld('/');
    await page.getByRole('link', { name: 'Book Now' }).last().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    letGo();
  });

  it('a button that is pressed then does its work once they are here', async () => {
    const { page, letGo } = await openHeld('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    letGo();
    await page.getByRole('dialog').getByRole('link', { name: 'About Us' }).waitFor();
  });

  it('what was pressed last is what somebody wants, and it is pressed once', async () => {
    const { page, letGo } = await openHeld('/signin', { viewport: DESKTOP });
    const scheme = () => page.locator('html').getAttribute('data-scheme');
    expect(await scheme()).toBe('light');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('button', { name: 'Switch to dark colours' }).click();
    letGo();
    await page.getByRole('button', { name: 'Switch to light colours' }).waitFor();
    expect(await scheme()).toBe('dark');
  });
});

it('says where scripts do not come, and tries again', async () => {
  const opened = await openPageAs('customer', '/privacy', { viewport: PHONE });
  const page = await opened.context().newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/account', { waitUntil: 'domcontentloaded' });
  const note = page.getByRole('alert').filter({ hasText: 'could not be loaded in full' });
  await note.waitFor();
  await page.unroute('**/assets/*.js');
  await note.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('tab', { name: 'Account Details' }).click();
  await page.waitForURL('**tab=account');
  expect(await note.count()).toBe(0);
});

it('scripts are asked for once the words have been painted', async () => {
  const { page, letGo } = await openHeld('/', {
    script: () => {
      // A browser that tells what it paints is not given a time to do so.
      const later = window.setTimeout;
      Object.assign(window, {
        setTimeout: (act: () => void, ms = 0) => (ms < 1000 ? later(act, ms) : 0),
      });
      new MutationObserver((changes, observer) => {
        const added = changes.flatMap((change) => [...change.addedNodes]);
        if (!added.some((node) => node instanceof HTMLScriptElement && node.type === 'module'))
          return;
        observer.disconnect();
        const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
        document.documentElement.dataset['asked'] = painted ? 'after the paint' : 'before it';
      }).observe(document, { childList: true, subtree: true });
    },
  });
  const asked = () => page.locator('html').getAttribute('data-asked');
  await expect.poll(asked).toBe('after the paint');
  letGo();
});

it('what stands in the page is not drawn a second time when the app is here, nor when prices are', async () => {
  const { page, letGo } = await openHeld('/', { script: countDrawn });
  letGo();
  await page.locator('#services').getByText('from ₹').first().waitFor();
  // All of it has 830 components; a few change, the cards with a price among them.
  expect(await drawnIn(page)).toBeLessThan(250);
});

it('a typeface that comes late moves no word of the page, and is there for the next one', async () => {
  const opened = await openPage('/signin');
  const page = await opened.context().newPage();
  page.setDefaultTimeout(60_000);
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/plus-jakarta-sans-*.woff2', async (route) => {
    await go;
    await route.continue();
  });
  await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#root :is(h1, h2, p, a, li)')].map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return `${each.textContent} ${left} ${top} ${width} ${height}`;
      }),
    );
  const before = await places();
  const faces = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => family.includes('Plus Jakarta') && status === 'loaded',
        ).length,
    );
  letGo();
  await expect.poll(faces).toBe(1);
  expect(await places()).toEqual(before);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect.poll(faces).toBe(2);
});

it('a page that is drawn anew waits for no form, and keeps its place free', async () => {
  const page = await openPage('/privacy', { viewport: PHONE });
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/assets\/(BookPickupForm|ContactForm|ClothPrices)-/, async (route) => {
    await go;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'home' }).click();
  await page.getByRole('heading', { name: 'Book a pickup' }).waitFor();
  const heights = () =>
    page.evaluate(() =>
      ['book', 'contact'].map((id) => document.getElementById(id)?.clientHeight ?? 0),
    );
  const before = await heights();
  letGo();
  for (const name of ['Book a pickup', 'Contact us'])
    await page.getByRole('form', { name }).getByRole('button').last().waitFor();
  expect(await heights()).toEqual(before);
});

it('the button of an identity provider stands in the page, and moves nothing when it comes alive', async () => {
  const { page, letGo } = await openHeld('/signin', { viewport: DESKTOP });
  const button = page.getByRole('button', { name: 'Sign in with Test ID' });
  expect(await button.isDisabled()).toBe(true);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#main a, #main button')].map((each) => {
        const { left, top } = each.getBoundingClientRect();
        return `${each.textContent} ${left} ${top}`;
      }),
    );
  // Another typeface is a little wider, so places count once the right one is here.
  await page.evaluate(async () => {
    await document.fonts.load('16px "Plus Jakarta Sans Variable"');
  });
  const before = await places();
  letGo();
  await expect.poll(() => button.isEnabled()).toBe(true);
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  expect(await places()).toEqual(before);
});
