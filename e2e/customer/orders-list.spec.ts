import type { Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import type { StoredSession } from '../session.js';
import { cut, hold, mend } from '../network.js';
import { dayInIndia, type Order, ordersInEveryStatus, shownDay } from './orders.js';
import { newCustomer, openPageFor } from './users.js';

let customer: StoredSession;
let orders: Record<'waiting' | 'picked' | 'dispatched' | 'delivered', Order>;

test.beforeAll(async () => {
  customer = await newCustomer('Asha Venkataraghavan');
  orders = await ordersInEveryStatus(customer);
});

const cards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');

const rowOf = (page: Page, { shortId }: Order): Locator =>
  page.getByRole('row', { name: new RegExp(`^#${shortId}`) });

const cells = (row: Locator): Promise<string[]> => row.getByRole('cell').allTextContents();

const optionsOf = async (page: Page): Promise<string[]> => {
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  return page.getByRole('option').allTextContents();
};

test.describe('my orders', () => {
  test('are a table on a wide screen', async () => {
    const page = await openPageFor(customer, '/account', { viewport: DESKTOP });
    const today = shownDay(dayInIndia());
    await expect(rowOf(page, orders.waiting)).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Order ID',
      'Date',
      'Items',
      'Total Price',
      'Order Status',
      'Payment Status',
      'Actions',
    ]);
    const waiting = await cells(rowOf(page, orders.waiting));
    expect(waiting.slice(0, 3)).toEqual([today, '-', '-']);
    expect(waiting[3]).toContain('waiting for pickup');
    expect(waiting[4]).toBe('-');
    const partial = await cells(rowOf(page, orders.dispatched));
    expect(partial.slice(0, 2)).toEqual([today, '2']);
    expect(partial[2]).toMatch(/^₹300\.00.*₹1\.00 service charge/);
    expect(partial[3]).toContain('dispatched');
    expect(partial[4]).toBe('partial');
    expect((await cells(rowOf(page, orders.picked)))[4]).toBe('unpaid');
    expect((await cells(rowOf(page, orders.delivered)))[4]).toBe('paid');
  });

  test('are cards on a phone', async () => {
    const page = await openPageFor(customer, '/account', { viewport: PHONE });
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByRole('table')).toHaveCount(0);
    const waiting = cards(page).filter({ hasText: `#${orders.waiting.shortId}` });
    await expect(waiting.getByText(`We pick up on ${shownDay(dayInIndia(3))}`)).toBeVisible();
    await waiting.getByRole('button', { name: 'View' }).click();
    await expect(page.getByRole('dialog', { name: /^Order Details/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a customer filters them by ID, by day, by status and by all of them', async () => {
    const page = await openPageFor(customer, '/account', { viewport: PHONE });
    await expect(cards(page)).toHaveCount(4);
    const search = page.getByLabel('Search Order ID');
    const part = orders.picked.shortId.slice(1).toUpperCase();
    await search.fill(part);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByText(`#${orders.picked.shortId}`)).toBeVisible();
    await search.fill('');

    await page.getByLabel('Order date').fill(dayInIndia(-1));
    await expect(page.getByText('No matching orders found.')).toBeVisible();
    await page.getByLabel('Order date').fill(dayInIndia());
    await expect(cards(page)).toHaveCount(4);

    expect(await optionsOf(page)).toEqual([
      'Status - All',
      'waiting for pickup',
      'picked',
      'processing',
      'dispatched',
      'delivered',
      'cancelled',
    ]);
    await page.getByRole('option', { name: 'dispatched' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByText(`#${orders.dispatched.shortId}`)).toBeVisible();

    await search.fill(part);
    await expect(page.getByText('No matching orders found.')).toBeVisible();
    await optionsOf(page);
    await page.getByRole('option', { name: 'picked', exact: true }).click();
    await expect(cards(page).getByText(`#${orders.picked.shortId}`)).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      search: part,
      date: dayInIndia(),
      status: 'PICKED',
    });
    await page.reload();
    await expect(cards(page).getByText(`#${orders.picked.shortId}`)).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expect(search).toHaveValue(part);

    await search.fill('zzz');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(cards(page)).toHaveCount(4);
    expect(new URL(page.url()).search).toBe('');
  });

  test('a customer reads that they load, that there are none and that they failed to load', async () => {
    const newcomer = await newCustomer('Zoya Ansari');
    const page = await openPageFor(newcomer, 'about:blank', { viewport: PHONE });
    const letGo = await hold(page, 'MyOrders');
    await page.goto('/account');
    await expect(page.getByText('Loading orders...')).toBeAttached();
    letGo();
    await expect(page.getByText('No orders found.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book Now' }).last()).toBeVisible();
    await mend(page);
    await cut(page, 'MyOrders');
    await page.reload();
    const again = page.getByRole('button', { name: /again/i });
    await expect(again).toBeVisible();
    await mend(page);
    await again.click();
    await expect(page.getByText('No orders found.')).toBeVisible();
  });
});

test.describe('order history', () => {
  test('a customer sees real orders in its own words and filters them', async () => {
    const page = await openPageFor(customer, '/ordershistory', { viewport: PHONE });
    await expect(cards(page)).toHaveCount(4);
    const [day, month, year] = shownDay(dayInIndia()).split(' ');
    const waiting = cards(page).filter({ hasText: `#${orders.waiting.shortId}` });
    await expect(waiting.getByText('Pick-up', { exact: true })).toBeVisible();
    await expect(waiting).toHaveText(new RegExp(`${day} ${month}[a-z]* ${year}`));

    expect(await optionsOf(page)).toEqual(['Status - All', 'Delivered', 'In Progress', 'Pick-up']);
    await page.getByRole('option', { name: 'In Progress' }).click();
    await expect(cards(page)).toHaveCount(2);
    const date = page.getByPlaceholder('DD-MM-YYYY');
    await date.fill('01-01-2020');
    await expect(page.getByText('No matching orders found.')).toBeVisible();
    await date.fill(dayInIndia().split('-').reverse().join('-'));
    await expect(cards(page)).toHaveCount(2);
    await page.getByLabel('Search Order ID').fill(`#${orders.picked.shortId.toUpperCase()}`);
    await expect(cards(page)).toHaveCount(1);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText('In Progress', { exact: true }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Account Details' }).click();
    await page.waitForURL('**/account?tab=account');
  });
});
