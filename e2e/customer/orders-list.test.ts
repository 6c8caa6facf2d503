import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from '../browser.js';
import type { StoredSession } from '../session.js';
import { cut, hold, mend } from '../network.js';
import { dayInIndia, type Order, ordersInEveryStatus, shownDay } from './orders.js';
import { newCustomer, openPageFor } from './people.js';

useBrowser();

let customer: StoredSession;
let orders: Record<'waiting' | 'picked' | 'dispatched' | 'delivered', Order>;

beforeAll(async () => {
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
  await page.getByRole('option').first().waitFor();
  return page.getByRole('option').allTextContents();
};

describe('my orders', () => {
  it('are a table on a wide screen', async () => {
    const page = await openPageFor(customer, '/account', { viewport: DESKTOP });
    const today = shownDay(dayInIndia());
    await rowOf(page, orders.waiting).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
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

  it('are cards on a phone', async () => {
    const page = await openPageFor(customer, '/account', { viewport: PHONE });
    await expect.poll(() => cards(page).count()).toBe(4);
    expect(await page.getByRole('table').count()).toBe(0);
    const waiting = cards(page).filter({ hasText: `#${orders.waiting.shortId}` });
    await waiting.getByText(`We pick up on ${shownDay(dayInIndia(3))}`).waitFor();
    await waiting.getByRole('button', { name: 'View' }).click();
    await page.getByRole('dialog', { name: /^Order Details/ }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('are filtered by id, by day, by status, and by all of them', async () => {
    const page = await openPageFor(customer, '/account', { viewport: PHONE });
    await expect.poll(() => cards(page).count()).toBe(4);
    const search = page.getByLabel('Search Order ID');
    const part = orders.picked.shortId.slice(1).toUpperCase();
    await search.fill(part);
    await expect.poll(() => cards(page).count()).toBe(1);
    await cards(page).getByText(`#${orders.picked.shortId}`).waitFor();
    await search.fill('');

    await page.getByLabel('Order date').fill(dayInIndia(-1));
    await page.getByText('No matching orders found.').waitFor();
    await page.getByLabel('Order date').fill(dayInIndia());
    await expect.poll(() => cards(page).count()).toBe(4);

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
    await expect.poll(() => cards(page).count()).toBe(1);
    await cards(page).getByText(`#${orders.dispatched.shortId}`).waitFor();

    await search.fill(part);
    await page.getByText('No matching orders found.').waitFor();
    await optionsOf(page);
    await page.getByRole('option', { name: 'picked', exact: true }).click();
    await cards(page).getByText(`#${orders.picked.shortId}`).waitFor();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      search: part,
      date: dayInIndia(),
      status: 'PICKED',
    });
    await page.reload();
    await cards(page).getByText(`#${orders.picked.shortId}`).waitFor();
    expect(await cards(page).count()).toBe(1);
    expect(await search.inputValue()).toBe(part);

    await search.fill('zzz');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => cards(page).count()).toBe(4);
    expect(new URL(page.url()).search).toBe('');
  });

  it('say that they load, that there are none, and that they did not come', async () => {
    const nobody = await newCustomer('Zoya Ansari');
    const page = await openPageFor(nobody, '/privacy', { viewport: PHONE });
    const letGo = await hold(page, 'MyOrders');
    await page.goto('/account');
    await page.getByText('Loading orders...').waitFor({ state: 'attached' });
    letGo();
    await page.getByText('No orders found.').waitFor();
    await page.getByRole('link', { name: 'Book Now' }).last().waitFor();
    await mend(page);
    await cut(page, 'MyOrders');
    await page.reload();
    const again = page.getByRole('button', { name: /again/i });
    await again.waitFor();
    await mend(page);
    await again.click();
    await page.getByText('No orders found.').waitFor();
  });
});

describe('order history', () => {
  it('lists real orders with its own words and filters', async () => {
    const page = await openPageFor(customer, '/ordershistory', { viewport: PHONE });
    await expect.poll(() => cards(page).count()).toBe(4);
    const [day, month, year] = shownDay(dayInIndia()).split(' ');
    const waiting = cards(page).filter({ hasText: `#${orders.waiting.shortId}` });
    await waiting.getByText('Pick-up', { exact: true }).waitFor();
    expect(await waiting.textContent()).toMatch(new RegExp(`${day} ${month}[a-z]* ${year}`));

    expect(await optionsOf(page)).toEqual(['Status - All', 'Delivered', 'In Progress', 'Pick-up']);
    await page.getByRole('option', { name: 'In Progress' }).click();
    await expect.poll(() => cards(page).count()).toBe(2);
    const date = page.getByPlaceholder('DD-MM-YYYY');
    await date.fill('01-01-2020');
    await page.getByText('No matching orders found.').waitFor();
    await date.fill(dayInIndia().split('-').reverse().join('-'));
    await expect.poll(() => cards(page).count()).toBe(2);
    await page.getByLabel('Search Order ID').fill(`#${orders.picked.shortId.toUpperCase()}`);
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.reload();
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByText('In Progress', { exact: true }).first().waitFor();
    await page.getByRole('tab', { name: 'Account Details' }).click();
    await page.waitForURL('**/account?tab=account');
  });
});
