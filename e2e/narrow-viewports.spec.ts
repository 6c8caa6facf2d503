import type { Page } from 'playwright-core';
import { openPage, openPageAs, sessions } from './browser.js';
import { type Order, book, pickUp } from './customer/orders.js';
import { freshEmail, newCustomer, openPageFor, saveAddress } from './customer/users.js';
import { expect, test } from './fixtures.js';
import { NARROW, widthFaults } from './page-faults.js';
import type { StoredSession } from './session.js';
import { tourOf } from './tour.js';

let customer: StoredSession;
let waiting: Order;
let picked: Order;

test.beforeAll(async () => {
  customer = await newCustomer('Venkatanarasimharajuvaripeta Subramanian Ananthakrishnan');
  for (let houseNumber = 1; houseNumber <= 10; houseNumber += 1)
    await saveAddress(
      customer,
      `${houseNumber}, Sarvepalli Radhakrishnan Salai, Venkatanarasimharajuvaripetanagar`,
    );
  waiting = await book(customer);
  picked = await pickUp(await book(customer));
});

/** Dialog: name, path of its page, and buttons to click on the page until the dialog is open. */
type Dialog = [name: string, path: string, ...buttons: (string | RegExp)[]];

/** Opens one dialog after the other in one tab, which loads the shared chunks once. */
async function nothingSidewaysIn(page: Page, dialogs: Dialog[]): Promise<void> {
  const tour = tourOf(page);
  for (const [name, path, ...buttons] of dialogs) {
    await page.setViewportSize(NARROW.viewport);
    await page.goto(path);
    for (const button of buttons) await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible();
    await tour.rest();
    expect.soft(await widthFaults(page), name).toEqual([]);
  }
}

test.describe('dialogs fit every width', () => {
  test('of a visitor: the boxes of the code', async () => {
    const page = await openPage('/signin', NARROW);
    await page.getByLabel('Email').fill(freshEmail('a.rather.long.name.for.an.address'));
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('textbox', { name: /digit 1/i })).toBeVisible();
    expect(await widthFaults(page)).toEqual([]);
  });

  test('of a customer, and the date filter of orders has room for a whole date', async () => {
    const page = await openPageFor(customer, '/account', NARROW);
    const date = await page.getByLabel('Order date').boundingBox();
    expect(date?.width).toBeGreaterThanOrEqual(150);
    await nothingSidewaysIn(page, [
      ['a counted order', `/account?order=${picked.id}`],
      ['a waiting order', `/account?order=${waiting.id}`],
      ['cancelling it', `/account?order=${waiting.id}`, 'Cancel order'],
      ['moving it', `/account?order=${waiting.id}`, 'Reschedule'],
      ['edit account details', '/account?tab=account', 'Edit'],
      ['add address', '/account?tab=account', 'Add Address'],
      ['edit address', '/account?tab=account', /^Edit 1,/],
      ['delete address', '/account?tab=account', /^Delete 1,/],
      ['signing out', '/account', 'Open menu', 'Logout'],
      ['the menu', '/', 'Open menu'],
    ]);
  });

  test('of the booking form', async () => {
    const page = await openPageFor(customer, '/', NARROW);
    const form = page.locator('#book');
    await expect(form.getByLabel('Full Name')).not.toHaveValue('');
    await page.getByRole('combobox', { name: /Address/ }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await widthFaults(page), 'the addresses').toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize(NARROW.viewport);
    await form.getByRole('button', { name: /Tomorrow/ }).click();
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await widthFaults(page), 'the confirmation').toEqual([]);
  });

  test('of staff', async () => {
    const business = sessions().business.user.id;
    await nothingSidewaysIn(await openPageAs('staff', '/orders', NARROW), [
      ['a waiting order', `/orders?order=${waiting.id}`],
      ['a counted order', `/orders?order=${picked.id}`],
      ['the search', '/orders', 'Search orders, customers and pages'],
      ['the menu of the pages', '/orders', 'Open menu'],
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
      ['a day to close', '/areas?createHoliday=new'],
      ['the business', '/business?edit=particulars'],
    ]);
  });
});
