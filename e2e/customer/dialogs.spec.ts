import type { Locator, Page } from 'playwright-core';
import { expect, test } from '../fixtures.js';
import type { StoredSession } from '../session.js';
import { book, type Order } from './orders.js';
import { newCustomer, openPageFor, saveAddress } from './users.js';

const VIEW = { viewport: { width: 320, height: 640 } };

let customer: StoredSession;
let order: Order;

test.beforeAll(async () => {
  customer = await newCustomer('Asha Venkataraghavan');
  for (const houseNumber of [1, 2, 3, 4])
    await saveAddress(customer, `${houseNumber}, Lake View Road`);
  order = await book(customer, 3);
});

interface Walk {
  name: string;
  path: () => string;
  /** The button or link that opens the dialog. */
  opener: (page: Page) => Locator;
  dialog: (page: Page) => Locator;
  /** The page behind the dialog after a reload, if the address does not name that page. */
  below?: (page: Page) => Locator;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).last();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const account = () => '/account?tab=account';
const details = dialog(/^Order Details #/);

const walks: Walk[] = [
  {
    name: 'account details',
    path: account,
    opener: button('Edit'),
    dialog: dialog('Edit Account Details'),
  },
  {
    name: 'deleting an address',
    path: account,
    opener: button(/^Delete 4,/),
    dialog: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'another day',
    path: () => `/account?order=${order.id}`,
    opener: button('Reschedule'),
    dialog: dialog('Reschedule pickup'),
    below: details,
  },
];

/**
 * Elements that are nested against the rules of HTML. Browsers render such elements without an
 * error.
 */
function wrongNesting(): string[] {
  const rules = [
    ['p', 'p, div, ul, ol, dl, table, form, section, h1, h2, h3, h4'],
    ['button, a[href]', 'button, a[href], input, select, textarea'],
    ['h1, h2, h3, h4', 'h1, h2, h3, h4, div, p'],
    ['form', 'form'],
    ['ul, ol', ':scope > :not(li)'],
    ['table', ':scope > :not(thead, tbody, tfoot, caption)'],
    ['dl', ':scope > :not(dt, dd, div)'],
  ];
  return rules.flatMap(([outer = '', inner = '']) =>
    [...document.querySelectorAll(outer)].flatMap((element) =>
      [...element.querySelectorAll(inner)].map(
        (wrong) => `${wrong.tagName} in ${element.tagName}: ${wrong.textContent.slice(0, 40)}`,
      ),
    ),
  );
}

/** Faults of a new dialog: its title is out of sight, or it has no focus. */
const wrongStart = (box: Locator): Promise<string[]> =>
  box.evaluate((element) => {
    const scrolled = [element, ...element.querySelectorAll('*')].filter(
      ({ scrollTop }) => scrollTop > 0,
    );
    const title = element.querySelector('h2');
    const { top = 0, bottom = 0 } = title?.getBoundingClientRect() ?? {};
    const layer = element.closest('[role="presentation"]') ?? element;
    return [
      ...scrolled.map(({ className }) => `scrolled: ${String(className)}`),
      ...(title && (top < 0 || bottom > window.innerHeight) ? ['its title is out of sight'] : []),
      ...(layer.contains(document.activeElement) ? [] : ['the focus is outside']),
    ];
  });

/** Buttons with a label of more than one line. */
const brokenButtons = (box: Locator): Promise<string[]> =>
  box.evaluate((element) =>
    [...element.querySelectorAll('button, a[href]')].flatMap((button) => {
      const words = document.createRange();
      const lines = [...button.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return [];
        words.selectNodeContents(node);
        return [...words.getClientRects()].map(({ top }) => top);
      });
      return new Set(lines).size > 1 ? [button.textContent] : [];
    }),
  );

for (const { name, path, opener, dialog: find, below } of walks) {
  test.describe(`the dialog of ${name}`, () => {
    test('opens at its top, Escape returns the focus, and Back leaves the page as if it had never been open', async () => {
      const page = await openPageFor(customer, path(), VIEW);
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(find(page)).toBeVisible();
      expect(await wrongStart(find(page))).toEqual([]);
      expect(await brokenButtons(find(page))).toEqual([]);
      expect(await page.evaluate(wrongNesting)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(find(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();

      await opener(page).click();
      await expect(find(page)).toBeVisible();
      await page.reload();
      await expect((below ?? opener)(page)).toBeVisible();
      await expect(find(page)).toHaveCount(0);
      await opener(page).click();
      await expect(find(page)).toBeVisible();
      await page.goBack();
      await expect(find(page)).toBeHidden();
      expect(new URL(page.url()).pathname).toBe('/account');
    });
  });
}

test.describe('the dialog of an order', () => {
  test('opens at its top, has its own address, and returns the focus', async () => {
    const page = await openPageFor(customer, '/account', VIEW);
    const view = page.getByRole('button', { name: `View order ${order.shortId}` });
    await view.focus();
    await page.keyboard.press('Enter');
    await expect(details(page).getByRole('region', { name: 'Delivery Information' })).toBeVisible();
    expect(await wrongStart(details(page))).toEqual([]);
    expect(await brokenButtons(details(page))).toEqual([]);
    expect(await page.evaluate(wrongNesting)).toEqual([]);
    await page.reload();
    await expect(details(page).getByRole('region', { name: 'Delivery Information' })).toBeVisible();
    expect(await wrongStart(details(page))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeHidden();
    await view.focus();
    await page.keyboard.press('Enter');
    await expect(details(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeHidden();
    await expect(view).toBeFocused();
  });
});

test.describe('the confirmation of a booking', () => {
  test('opens at its top with the focus inside', async () => {
    const page = await openPageFor(customer, '/', VIEW);
    const form = page.locator('#book');
    await expect(form.getByLabel('Full Name')).not.toHaveValue('');
    await form.getByRole('button', { name: /Tomorrow/ }).click();
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    const thanks = page.getByRole('dialog', { name: 'Booking Confirmed!' });
    await expect(thanks.getByRole('link', { name: 'Track order' })).toBeVisible();
    expect(await wrongStart(thanks)).toEqual([]);
    expect(await page.evaluate(wrongNesting)).toEqual([]);
    await expect(thanks.getByText('Booking Confirmed!')).toBeFocused();
  });
});

test.describe('the question before signing out', () => {
  test('opens at its top and returns the focus', async () => {
    const page = await openPageFor(customer, '/account', {
      ...VIEW,
      viewport: { width: 1024, height: 640 },
    });
    const logout = page.getByRole('button', { name: 'Logout' });
    await logout.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    expect(await wrongStart(question)).toEqual([]);
    expect(await page.evaluate(wrongNesting)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(logout).toBeFocused();
  });
});
