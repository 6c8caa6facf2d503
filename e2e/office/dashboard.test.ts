import { describe, expect, it } from 'vitest';
import { layersOpen } from '../alive.js';
import { openPageAs, useBrowser } from '../browser.js';
import { answer, hold, refuse } from '../network.js';
import {
  ask,
  book,
  bookAndPick,
  cellOf,
  colourOf,
  headings,
  inDays,
  makeBusiness,
  move,
  nothing,
  openBlank,
  pay,
  rowOf,
} from './office.js';

useBrowser();

describe('the dashboard', () => {
  it.each([
    { card: 'Total Orders Today', figure: 'ordersToday', to: `/orders?date=${inDays(0)}` },
    { card: 'Waiting for Pickup', figure: 'waitingForPickup', to: '?status=WAITING_FOR_PICKUP' },
    { card: 'Waiting for Delivery', figure: 'waitingForDelivery', to: '?status=DISPATCHED' },
  ])('counts $card and leads to the orders behind it', async ({ card, figure, to }) => {
    const page = await openPageAs('staff', '/admin/home');
    const { dashboard } = await ask<{ dashboard: Record<string, number> }>(
      `{ dashboard { ${figure} } }`,
    );
    const link = page.getByRole('link', { name: new RegExp(`^${card} *${dashboard[figure]}$`) });
    await link.press('Enter');
    await page.waitForURL((url) => url.href.endsWith(to));
    const totals = page.getByRole('group', { name: 'Totals' });
    await totals.getByText(new RegExp(`^Orders *${dashboard[figure]}$`)).waitFor();
  });

  it('keeps the two dates in order, one day without the range, and says what was changed', async () => {
    const page = await openPageAs('staff', '/admin/home');
    const from = page.getByLabel('Order Created From');
    const to = page.getByLabel('Order Created To');
    const range = page.getByRole('button', { name: 'Range' });
    expect(await from.inputValue()).toBe(inDays(0));
    expect(await to.inputValue()).toBe(inDays(0));
    expect(await range.getAttribute('aria-pressed')).toBe('false');
    expect(await page.getByText('Filter changed').count()).toBe(0);

    await from.fill(inDays(1));
    await page.getByText("Not later than the 'to' date").waitFor();
    await from.fill(inDays(-3));
    await page.getByText('Filter changed').waitFor();
    // One choice is one day.
    await expect.poll(() => to.inputValue()).toBe(inDays(-3));
    expect(await range.getAttribute('aria-pressed')).toBe('false');
    await range.click();
    expect(await range.getAttribute('aria-pressed')).toBe('true');
    await to.fill(inDays(-4));
    await page.getByText("Not earlier than the 'from' date").waitFor();
    await to.fill(inDays(-1));
    await page.waitForURL(`**/admin/home?from=${inDays(-3)}&to=${inDays(-1)}&range=on`);

    await range.click();
    await expect.poll(() => from.inputValue()).toBe(inDays(-1));
    expect(await range.getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: 'Back to today' }).click();
    await expect.poll(() => to.inputValue()).toBe(inDays(0));
    expect(await page.getByText('Filter changed').count()).toBe(0);
  });

  it('shows the columns and colours of the specification, newest first', async () => {
    const { id: userId, name } = await makeBusiness();
    const waiting = await book(userId);
    const picked = await bookAndPick(userId);
    const processing = await move(await bookAndPick(userId), 'PROCESSING');
    const dispatched = await move(await bookAndPick(userId), 'DISPATCHED');
    await pay(picked, { status: 'PARTIAL', partialAmount: 40_000 });
    await pay(processing, { status: 'PAID' });
    const page = await openPageAs('staff', '/admin/home');
    await page.getByPlaceholder('Search Customer').fill(name.toUpperCase());
    const grid = page.getByRole('grid', { name: 'Recent Orders' });
    await expect.poll(() => grid.locator('[role="row"][data-id]').count()).toBe(4);
    expect(await headings(page, 'Recent Orders')).toEqual([
      ...['Order ID', 'Order Created', 'Order Pickup', 'Customer', 'Items', 'Amount'],
      ...['Payments Status', 'Order Status'],
    ]);
    const shown = await grid
      .locator('[role="row"][data-id]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id')));
    const made = [dispatched, processing, picked, waiting];
    expect(shown).toEqual(made.map(({ id }) => id));

    const chip = (id: string, field: string, word: string) =>
      colourOf(cellOf(page, id, field).getByText(word, { exact: true }));
    expect(await chip(waiting.id, 'orderStatus', 'waiting for pickup')).toBe('red');
    expect(await chip(picked.id, 'orderStatus', 'picked')).toBe('yellow');
    expect(await chip(processing.id, 'orderStatus', 'processing')).toBe('blue');
    expect(await chip(dispatched.id, 'orderStatus', 'dispatched')).toBe('indigo');
    expect(await chip(dispatched.id, 'paymentStatus', 'unpaid')).toBe('red');
    expect(await chip(waiting.id, 'paymentStatus', 'unpaid')).toBe('red');
    expect(await cellOf(page, waiting.id, 'itemsTotal').innerText()).toBe('₹0.00');
    expect(await chip(picked.id, 'paymentStatus', 'partial')).toBe('yellow');
    expect(await chip(processing.id, 'paymentStatus', 'paid')).toBe('green');

    const row = await rowOf(page, picked.id).innerText();
    expect(row).toContain(picked.id.slice(-6));
    expect(row).toContain('₹1,000.00');
    expect(row).toMatch(/\d{2} [A-Z][a-z]{2} \d{4}/);
    expect(await cellOf(page, picked.id, 'itemCount').innerText()).toBe('10');

    await page.getByPlaceholder('Search Customer').fill('nobody of this name');
    await page.getByText('No orders available.').waitFor();
  });

  it('asks for at most 50 rows', async () => {
    const page = await openBlank();
    const asked = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('query RecentOrders'),
    );
    await page.goto(`/admin/home?from=${inDays(-90)}&to=${inDays(0)}&range=on`);
    expect((await asked).postData()).toContain('first: 50');
    await page.getByRole('grid', { name: 'Recent Orders' }).waitFor();
    const grid = page.getByRole('grid', { name: 'Recent Orders' });
    expect(await grid.getAttribute('aria-rowcount')).toBe('51');
  });

  it('hides a column and remembers it', async () => {
    const page = await openPageAs('staff', '/admin/home');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Order Pickup' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await layersOpen(page, 0);
    await page.reload();
    await page.getByRole('grid', { name: 'Recent Orders' }).waitFor();
    expect(await headings(page, 'Recent Orders')).not.toContain('Order Pickup');
  });

  it('says that it loads, that nothing is there, and in red what went wrong', async () => {
    const page = await openBlank();
    const letGo = await hold(page, 'RecentOrders');
    await page.goto('/admin/home');
    const block = page.getByRole('region', { name: 'Recent Orders' });
    await block.getByText('Loading...').waitFor();
    await answer(page, 'RecentOrders', { data: { orders: nothing } });
    letGo();
    await block.getByRole('grid').or(block.getByText('No orders available.')).waitFor();
    await page.reload();
    await block.getByText('No orders available.').waitFor();
    await refuse(page, 'RecentOrders', 'no words');
    await page.reload();
    const failed = block.getByText('Failed to fetch orders');
    await failed.waitFor();
    expect(await failed.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(179, 38, 30)');
    await refuse(page, 'RecentOrders', { message: 'The books are closed', code: 'FORBIDDEN' });
    await block.getByRole('button', { name: 'Try again' }).click();
    await block.getByText('The books are closed').waitFor();
  });

  it('fetches its charts when they are about to be seen', async () => {
    const viewport = { width: 390, height: 500 };
    const page = await openPageAs('staff', 'about:blank', { viewport });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/admin/home');
    await page.waitForLoadState('networkidle');
    const charts = () => asked.filter((url) => url.includes('DayCharts'));
    expect(charts()).toEqual([]);
    await page.getByRole('heading', { name: 'Orders and takings by day' }).scrollIntoViewIfNeeded();
    await page.getByText('Takings', { exact: true }).waitFor();
    expect(charts()).toHaveLength(1);
  });
});
