import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';

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
  openBlank,
  pay,
  rowOf,
} from './office.js';

test.describe('the dashboard', () => {
  test('staff see three counts and go to the orders behind each', async () => {
    const page = await openPageAs('staff', '/privacy');
    for (const { card, figure, to } of [
      { card: 'Total Orders Today', figure: 'ordersToday', to: `/orders?date=${inDays(0)}` },
      { card: 'Waiting for Pickup', figure: 'waitingForPickup', to: '?status=WAITING_FOR_PICKUP' },
      { card: 'Waiting for Delivery', figure: 'waitingForDelivery', to: '?status=DISPATCHED' },
    ]) {
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      const { dashboard } = await ask<{ dashboard: Record<string, number> }>(
        `{ dashboard { ${figure} } }`,
      );
      const link = page.getByRole('link', { name: new RegExp(`^${card} *${dashboard[figure]}$`) });
      await link.press('Enter');
      await page.waitForURL((url) => url.href.endsWith(to));
      const totals = page.getByRole('group', { name: 'Totals' });
      await expect(totals.getByText(new RegExp(`^Orders *${dashboard[figure]}$`))).toBeVisible();
    }
  });

  test('staff choose a day or a range, and the dates stay in order', async () => {
    const page = await openPageAs('staff', '/admin/home');
    const from = page.getByLabel('Order Created From');
    const to = page.getByLabel('Order Created To');
    const range = page.getByRole('button', { name: 'Range' });
    await expect(from).toHaveValue(inDays(0));
    await expect(to).toHaveValue(inDays(0));
    await expect(range).toHaveAttribute('aria-pressed', 'false');
    expect(await page.getByText('Filter changed').count()).toBe(0);

    await from.fill(inDays(1));
    await expect(page.getByText("Not later than the 'to' date")).toBeVisible();
    await from.fill(inDays(-3));
    await expect(page.getByText('Filter changed')).toBeVisible();
    // Without a range the dashboard shows one day.
    await expect(to).toHaveValue(inDays(-3));
    await expect(range).toHaveAttribute('aria-pressed', 'false');
    await range.click();
    await expect(range).toHaveAttribute('aria-pressed', 'true');
    await to.fill(inDays(-4));
    await expect(page.getByText("Not earlier than the 'from' date")).toBeVisible();
    await to.fill(inDays(-1));
    await page.waitForURL(`**/admin/home?from=${inDays(-3)}&to=${inDays(-1)}&range=on`);

    await range.click();
    await expect(from).toHaveValue(inDays(-1));
    await expect(range).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Back to today' }).click();
    await expect(to).toHaveValue(inDays(0));
    expect(await page.getByText('Filter changed').count()).toBe(0);
  });

  test(
    'staff see the columns and colours of the specification, newest first',
    { tag: '@core' },
    async () => {
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
      await expect(grid.locator('[role="row"][data-id]')).toHaveCount(4);
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
      await expect(cellOf(page, waiting.id, 'itemsTotal')).toHaveText('₹0.00', {
        useInnerText: true,
      });
      expect(await chip(picked.id, 'paymentStatus', 'partial')).toBe('yellow');
      expect(await chip(processing.id, 'paymentStatus', 'paid')).toBe('green');

      const row = await rowOf(page, picked.id).innerText();
      expect(row).toContain(picked.id.slice(-6));
      expect(row).toContain('₹1,000.00');
      expect(row).toMatch(/\d{2} [A-Z][a-z]{2} \d{4}/);
      await expect(cellOf(page, picked.id, 'itemCount')).toHaveText('10', { useInnerText: true });

      await page.getByPlaceholder('Search Customer').fill('nobody of this name');
      await expect(page.getByText('No orders available.')).toBeVisible();
    },
  );

  test('the dashboard requests at most 50 rows, and a hidden column stays hidden', async () => {
    const page = await openBlank();
    const asked = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('query RecentOrders'),
    );
    await page.goto(`/admin/home?from=${inDays(-90)}&to=${inDays(0)}&range=on`);
    expect((await asked).postData()).toContain('first: 50');
    await expect(page.getByRole('grid', { name: 'Recent Orders' })).toBeVisible();
    const grid = page.getByRole('grid', { name: 'Recent Orders' });
    await expect(grid).toHaveAttribute('aria-rowcount', '51');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Order Pickup' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(grid).toBeVisible();
    expect(await headings(page, 'Recent Orders')).not.toContain('Order Pickup');
  });

  test('the charts load when staff scroll to them', async () => {
    const viewport = { width: 390, height: 500 };
    const page = await openPageAs('staff', 'about:blank', { viewport });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/admin/home');
    await page.waitForLoadState('networkidle');
    const charts = () => asked.filter((url) => url.includes('DailyCharts'));
    expect(charts()).toEqual([]);
    await page
      .getByRole('heading', { name: 'Orders and collections by day' })
      .scrollIntoViewIfNeeded();
    await expect(page.getByText('Collections', { exact: true })).toBeVisible();
    expect(charts()).toHaveLength(1);
  });
});
