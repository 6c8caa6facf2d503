import { DESKTOP, openPage, openPageAs, PHONE } from '../browser.js';
import { countRenders, rendersIn } from '../render-count.js';
import { expect, test } from '../fixtures.js';
import { usableControls, openWithDelayedScripts } from '../delayed-scripts.js';

const paths = ['/', '/signin', '/signup', '/privacy', '/account'];

test.describe('without scripts', () => {
  for (const path of paths) {
    test(`nothing on ${path} looks usable that is not`, async () => {
      for (const viewport of [PHONE, DESKTOP]) {
        const page = await openPage(path, { viewport, javaScriptEnabled: false });
        expect(await page.evaluate(usableControls)).toEqual({
          deadLinks: [],
          buttons: [],
          texts: 0,
          others: [],
        });
      }
    });
  }
});

test.describe('while scripts load', () => {
  for (const path of paths) {
    test(`only links, buttons and text boxes on ${path} can be used`, async () => {
      const { page, letGo } = await openWithDelayedScripts(path);
      const { deadLinks, others, buttons } = await page.evaluate(usableControls);
      expect({ deadLinks, others }).toEqual({ deadLinks: [], others: [] });
      const known = /^(Switch to dark colours|Open menu|Sign in with a passkey)$/;
      expect(buttons.filter((name) => !known.test(name))).toEqual([]);
      letGo();
    });
  }

  test('a link leads to its place', async () => {
    const { page, letGo } = await openWithDelayedScripts('/');
    await page.getByRole('link', { name: 'Book Now' }).last().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    letGo();
  });

  test('a button that is pressed early works once the scripts are here', async () => {
    const { page, letGo } = await openWithDelayedScripts('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    letGo();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'About Us' })).toBeVisible();
  });

  test('only the last button that was pressed early works, and only once', async () => {
    const { page, letGo } = await openWithDelayedScripts('/signin', { viewport: DESKTOP });
    const scheme = () => page.locator('html').getAttribute('data-scheme');
    expect(await scheme()).toBe('light');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('button', { name: 'Switch to dark colours' }).click();
    letGo();
    await expect(page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible();
    expect(await scheme()).toBe('dark');
  });
});

test('a visitor reads that scripts do not load, and tries again', async () => {
  const opened = await openPageAs('customer', '/privacy', { viewport: PHONE });
  const page = await opened.context().newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/account', { waitUntil: 'domcontentloaded' });
  const note = page.getByRole('alert').filter({ hasText: 'could not be loaded in full' });
  await expect(note).toBeVisible();
  await page.unroute('**/assets/*.js');
  await note.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('tab', { name: 'Account Details' }).click();
  await page.waitForURL('**tab=account');
  expect(await note.count()).toBe(0);
});

test('scripts are requested after the words are painted', async () => {
  const { page, letGo } = await openWithDelayedScripts('/', {
    script: () => {
      // Disables the fallback timer, so that only the paint event starts the scripts.
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

test('the words and prices of the page are not drawn again when the app starts', async () => {
  const { page, letGo } = await openWithDelayedScripts('/', { script: countRenders });
  letGo();
  await expect(page.locator('#services').getByText('from ₹').first()).toBeVisible();
  // All of it has 830 components; a few change, the cards with a price among them.
  expect(await rendersIn(page)).toBeLessThan(250);
});

test('a typeface that loads late moves no word, and is there on the next page', async () => {
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

test('a page that loads again waits for no form and keeps its place free', async () => {
  const page = await openPage('/privacy', { viewport: PHONE });
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/assets\/(BookPickupForm|ContactForm|ClothPrices)-/, async (route) => {
    await go;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'home' }).click();
  await expect(page.getByRole('heading', { name: 'Book a pickup' })).toBeVisible();
  const heights = () =>
    page.evaluate(() =>
      ['book', 'contact'].map((id) => document.getElementById(id)?.clientHeight ?? 0),
    );
  const before = await heights();
  letGo();
  for (const name of ['Book a pickup', 'Contact us'])
    await expect(page.getByRole('form', { name }).getByRole('button').last()).toBeVisible();
  expect(await heights()).toEqual(before);
});

test('the button of an identity provider is in the page at once and moves nothing later', async () => {
  const { page, letGo } = await openWithDelayedScripts('/signin', { viewport: DESKTOP });
  const button = page.getByRole('button', { name: 'Sign in with Test ID' });
  await expect(button).toBeDisabled();
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
  await expect(button).toBeEnabled();
  await expect(page.locator('[aria-busy="true"]')).not.toBeAttached();
  expect(await places()).toEqual(before);
});
