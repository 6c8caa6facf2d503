import { DESKTOP, openPage, PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { usableControls, openWithDelayedScripts } from '../delayed-scripts.js';

const paths = ['/', '/signin', '/signup', '/privacy', '/customerfeedback'];

test('without scripts nothing looks usable that is not', async () => {
  const page = await openPage('about:blank', { javaScriptEnabled: false });
  for (const path of paths) {
    await page.goto(path);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(usableControls), path).toEqual({
        ...{ deadLinks: [], buttons: [], texts: 0, others: [] },
      });
    }
  }
});

test.describe('while scripts load', () => {
  test('only links and buttons can be used', async () => {
    for (const path of paths) {
      const { page, letGo } = await openWithDelayedScripts(path);
      const { deadLinks, others, texts, buttons } = await page.evaluate(usableControls);
      expect({ deadLinks, others, texts }, path).toEqual({ deadLinks: [], others: [], texts: 0 });
      const known = /^(Switch to dark colours|Open menu|Sign in with a passkey)$/;
      expect(
        buttons.filter((name) => !known.test(name)),
        path,
      ).toEqual([]);
      letGo();
    }
  });

  test('a link leads to its place', async () => {
    const { page, letGo } = await openWithDelayedScripts('/');
    await page.getByRole('link', { name: 'Book Now' }).last().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    letGo();
  });
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
  // The fallback typeface is a little wider. Positions count once the right typeface has loaded.
  await page.evaluate(async () => {
    await document.fonts.load('16px "Plus Jakarta Sans Variable"');
  });
  const before = await places();
  letGo();
  await expect(button).toBeEnabled();
  await expect(page.locator('[aria-busy="true"]')).not.toBeAttached();
  expect(await places()).toEqual(before);
});
