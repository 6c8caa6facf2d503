import type { Page } from 'playwright-core';
import { openPage, openPageAs, sessions } from './browser.js';
import { type Order, book, pickUp } from './customer/orders.js';
import { freshEmail, newCustomer, openPageFor, saveAddress } from './customer/people.js';
import { expect, test } from './fixtures.js';
import type { StoredSession } from './session.js';

/** Narrow phones, 1280 × 1024 at 400 %, which gives a page 320 × 256, then tablets and desktops. */
const VIEWS = [
  { width: 320, height: 256 },
  ...[320, 344, 360, 375, 390, 768, 1100, 1280, 1440].map((width) => ({ width, height: 700 })),
];

/** What reaches beyond the window, or is cut, without a box of its own that scrolls. */
function sideways(): string[] {
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const scrolls = (element: Element | null): boolean => {
    for (let box = element; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
      // Rows of tabs scroll by arrow keys; hidden words are for screen readers.
      if (box.matches('[role="tablist"], [role="grid"], [aria-hidden="true"]')) return true;
      if (getComputedStyle(box).clipPath !== 'none') return true;
    }
    return false;
  };
  // A dialog scrolls, but nothing in it is that wide.
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

async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.waitForLoadState('networkidle');
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    const wrong = await page.evaluate(sideways);
    found.push(...wrong.map((text) => `at ${view.width} × ${view.height}: ${text}`));
  }
  return found;
}

async function nothingSideways(page: Page): Promise<void> {
  const found = await faultsOf(page);
  await page.context().close();
  expect(found).toEqual([]);
}

/** Goes through several pages in one tab, which fetches what they share once. */
async function nothingSidewaysOn(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize(NARROW.viewport);
    await page.goto(path);
    expect(await faultsOf(page), path).toEqual([]);
  }
  await page.context().close();
}

const NARROW = { viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' as const };

let customer: StoredSession;
let waiting: Order;
let picked: Order;

test.beforeAll(async () => {
  customer = await newCustomer('Venkatanarasimharajuvaripeta Subramanian Ananthakrishnan');
  for (let door = 1; door <= 10; door += 1)
    await saveAddress(
      customer,
      `${door}, Sarvepalli Radhakrishnan Salai, Venkatanarasimharajuvaripetanagar`,
    );
  waiting = await book(customer);
  picked = await pickUp(await book(customer));
});

test.describe('nothing scrolls sideways or is cut at any width', () => {
  test('as a visitor', async () => {
    await nothingSidewaysOn(await openPage('/', NARROW), [
      ...['/', '/signin', '/signin/link', '/signup', '/confirm-email', '/undo-email'],
      ...['/privacy', '/customerfeedback', '/payment-success', '/no-such-page'],
    ]);
  });

  test('as a customer', async () => {
    await nothingSidewaysOn(await openPageFor(customer, '/', NARROW), [
      ...['/', '/account', '/account?tab=account', '/security', '/ordershistory'],
    ]);
  });

  test('as a business', async () => {
    await nothingSideways(await openPageAs('business', '/account?tab=account', NARROW));
  });

  test('as staff', async () => {
    await nothingSidewaysOn(await openPageAs('staff', '/admin/home', NARROW), [
      ...['/admin/home', '/customermanager', '/customermanager?tab=enterprise'],
      ...['/employeemanager', '/orders', '/orders/new', '/rating', '/rating?tab=messages'],
      ...[
        '/round',
        '/rounds',
        '/cashup',
        '/areas',
        '/business',
        '/reports',
        '/audit',
        '/failed/mails',
        '/failed/webhooks',
      ],
    ]);
  });
});

/** A dialog: its page, and the buttons that lead to it from there. */
type Dialog = [name: string, path: string, ...buttons: (string | RegExp)[]];

/** Opens one dialog after the other in one tab, which fetches what they share once. */
async function nothingSidewaysIn(page: Page, dialogs: Dialog[]): Promise<void> {
  for (const [name, path, ...buttons] of dialogs) {
    await page.setViewportSize(NARROW.viewport);
    await page.goto(path);
    for (const button of buttons) await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible();
    expect(await faultsOf(page), name).toEqual([]);
  }
  await page.context().close();
}

test('the filter of orders leaves room for a whole date', async () => {
  const page = await openPageFor(customer, '/account', NARROW);
  const date = await page.getByLabel('Order date').boundingBox();
  expect(date?.width).toBeGreaterThanOrEqual(150);
});

test.describe('nor in a dialog', () => {
  test('the boxes of the code', async () => {
    const page = await openPage('/signin', NARROW);
    await page.getByLabel('Email').fill(freshEmail('a.rather.long.name.for.an.address'));
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('textbox', { name: /digit 1/i })).toBeVisible();
    await nothingSideways(page);
  });

  test('of an account', async () => {
    await nothingSidewaysIn(await openPageFor(customer, '/account', NARROW), [
      ['the menu', '/', 'Open menu'],
      ['signing out', '/account', 'Open menu', 'Logout'],
      ['edit account details', '/account?tab=account', 'Edit'],
      ['add address', '/account?tab=account', 'Add Address'],
      ['edit address', '/account?tab=account', /^Edit 1,/],
      ['delete address', '/account?tab=account', /^Delete 1,/],
    ]);
  });

  test('of orders', async () => {
    const page = await openPageFor(customer, '/account', NARROW);
    for (const [{ id }, region] of [
      [picked, 'Payment Information'],
      [waiting, 'Delivery Information'],
    ] as const) {
      await page.setViewportSize(NARROW.viewport);
      await page.goto(`/account?order=${id}`);
      await expect(page.getByRole('region', { name: region })).toBeVisible();
      expect(await faultsOf(page), region).toEqual([]);
    }
    await nothingSidewaysIn(page, [
      ['cancelling it', `/account?order=${waiting.id}`, 'Cancel order'],
      ['moving it', `/account?order=${waiting.id}`, 'Reschedule'],
    ]);
  });

  test('the addresses of the booking form', async () => {
    const page = await openPageFor(customer, '/', NARROW);
    await page.getByRole('combobox', { name: /Address/ }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await nothingSideways(page);
  });

  test('a booking and its confirmation', async () => {
    const page = await openPageFor(customer, '/', NARROW);
    const form = page.locator('#book');
    await expect.poll(() => form.getByLabel('Full Name').inputValue()).not.toBe('');
    await form.getByRole('button', { name: /Tomorrow/ }).click();
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await nothingSideways(page);
  });

  test('of staff', async () => {
    const business = sessions().business.user.id;
    await nothingSidewaysIn(await openPageAs('staff', '/orders', NARROW), [
      ['a waiting order', `/orders?order=${waiting.id}`],
      ['a counted order', `/orders?order=${picked.id}`],
      ['a customer', `/customermanager?view=${customer.user.id}`],
      [
        'signing a customer out',
        `/customermanager?view=${customer.user.id}`,
        'Sign out everywhere',
      ],
      ['editing a business', `/customermanager?edit=${business}`],
      ['deleting a business', `/customermanager?delete=${business}`],
      ['a price list', `/customermanager?prices=${business}`],
      ['a new enterprise', '/customermanager?tab=enterprise&add=enterprise'],
      ['a new employee', '/employeemanager?add=employee'],
      ['a new area', '/areas?area=new'],
      ['a day to close', '/areas?closeDay=new'],
      ['the business', '/business?edit=particulars'],
      ['the search', '/orders', 'Search orders, customers and pages'],
      ['the menu of the pages', '/orders', 'Open menu'],
    ]);
  });
});
