import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';

import {
  ask,
  book,
  bookAndPick,
  type Business,
  cellOf,
  colourOf,
  headings,
  inDays,
  makeBusiness,
  openBlank,
  pay,
  rowOf,
  unique,
} from './office.js';

const shown = (time: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ day: '2-digit', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' },
  })
    .format(new Date(time))
    .replace('Sept', 'Sep');

test.describe('order details', () => {
  test(
    'staff see the columns of the specification, newest first, and the due amount in its colour',
    { tag: '@core' },
    async () => {
      const { id: userId, name } = await makeBusiness();
      const unpaid = await bookAndPick(userId);
      const partly = await bookAndPick(userId);
      const paid = await bookAndPick(userId);
      await pay(partly, { status: 'PARTIAL', partialAmount: 30_000 });
      await pay(paid, { status: 'PAID' });
      const page = await openPageAs('staff', `/orders?customer=${userId}`);
      await expect(rowOf(page, paid.id)).toBeVisible();
      // The first column has the checkboxes.
      expect(await headings(page, 'Orders')).toEqual([
        ...['', 'Order ID', 'Created Date', 'Pickup Date', 'Promised by', 'Customer', 'Items'],
        ...['Total (₹)', 'Due (₹)', 'Status', 'Action'],
      ]);
      const rows = page.getByRole('grid', { name: 'Orders' }).locator('[role="row"][data-id]');
      expect(
        await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-id'))),
      ).toEqual([...[paid.id, partly.id, unpaid.id]]);
      const text = (id: string, field: string) => cellOf(page, id, field).innerText();
      expect(await text(paid.id, 'shortId')).toBe(paid.id.slice(-6));
      expect(await text(paid.id, 'createdAt')).toBe(shown(new Date().toISOString()));
      expect(await text(paid.id, 'customer')).toBe(name);
      expect(await text(paid.id, 'itemCount')).toBe('10');
      expect(await text(paid.id, 'totalPrice')).toBe('₹1,000.00');
      const due = async (id: string, amount: string) =>
        colourOf(cellOf(page, id, 'due').getByText(amount));
      expect(await due(paid.id, '₹0.00')).toBe('green');
      expect(await due(partly.id, '₹700.00')).toBe('yellow');
      expect(await due(unpaid.id, '₹1,000.00')).toBe('red');
      const totals = page.getByRole('group', { name: 'Totals' });
      expect((await totals.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
        /Orders ?3 Total ?₹3,000\.00 Paid ?₹1,300\.00 Due ?₹1,700\.00/,
      );
    },
  );

  test('staff choose among customers of one name by phone, and filter by date', async () => {
    const name = unique('Rani Sweets');
    const first = await makeBusiness(name);
    const { id: orderId } = await book(first.id);
    const email = `other.${first.email}`;
    const { createEnterprise } = await ask<{ createEnterprise: { enterprise: Business } }>(
      `mutation ($input: CreateEnterpriseInput!) {
        createEnterprise(input: $input) { enterprise { id name email phone } }
      }`,
      {
        input: {
          ...{ name, email, phone: '9700012345', address: '7, Beach Road', city: 'Chennai' },
          ...{ state: 'Tamil Nadu', pincode: '600001' },
        },
      },
    );
    const second = createEnterprise.enterprise;
    await book(second.id);
    const page = await openPageAs('staff', '/orders');
    const box = page.getByRole('combobox', { name: 'Select Customer' });
    await expect(box).toHaveAttribute('placeholder', 'Search customer');
    await box.fill(name);
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveCount(2);
    await expect(options.filter({ hasText: '9700012345' })).toBeVisible();
    await options.filter({ hasText: first.phone }).click();
    await page.waitForURL(`**/orders?customer=${first.id}`);
    const rows = page.getByRole('grid', { name: 'Orders' }).locator('[role="row"][data-id]');
    await expect(rows).toHaveCount(1);
    await expect(rowOf(page, orderId)).toBeVisible();
    await expect(box).toHaveValue(`${name} · ${first.phone}`);

    await page.getByLabel('Filter by Date').fill(inDays(0));
    await page.waitForURL(`**/orders?customer=${first.id}&date=${inDays(0)}`);
    await expect(rowOf(page, orderId)).toBeVisible();
    await page.getByLabel('Filter by Date').fill(inDays(-1));
    await expect(page.getByText('No orders found for this filter')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(5);
  });

  test('staff are offered at most 50 customers, and read when none is found and when the CSV failed', async () => {
    const page = await openBlank();
    const asked = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('query OrderCustomers('),
    );
    await page.goto('/orders');
    const box = page.getByRole('combobox', { name: 'Select Customer' });
    await box.click();
    expect((await asked).postData()).toContain('first: 50');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await page.getByRole('listbox').getByRole('option').count()).toBeLessThanOrEqual(50);
    await box.fill('nobody of this name');
    await expect(page.getByText('No results')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.route('**/export.csv**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect(page.getByText('The CSV could not be created. Please try again.')).toBeVisible();
  });

  test('the server sorts and pages the list, in one request of at most 100 rows each', async () => {
    const page = await openBlank();
    const sizes: number[] = [];
    page.on('request', (request) => {
      const [, size] = /OrdersPage.*"first":(\d+)/.exec(request.postData() ?? '') ?? [];
      if (size) sizes.push(Number(size));
    });
    await page.goto('/orders');
    await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
    await page.getByRole('columnheader', { name: 'Total (₹)' }).click();
    await page.waitForURL('**/orders?sort=totalPrice.desc');
    const grid = page.getByRole('grid', { name: 'Orders' });
    const { orders } = await ask<{ orders: { nodes: { id: string }[] } }>(
      '{ orders(sort: { field: TOTAL_PRICE, direction: DESC }, first: 100) { nodes { id } } }',
    );
    const top = () => grid.locator('[role="row"][data-id]').first().getAttribute('data-id');
    await expect.poll(top).toBe(orders.nodes[0]?.id);
    // The next page begins at its first row, even after scrolling.
    await grid.hover();
    await page.mouse.wheel(0, 10_000);
    await expect(grid.locator('[data-rowindex="0"]')).not.toBeInViewport();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('Page 2')).toBeVisible();
    await expect(grid.locator('[data-rowindex="0"]')).toBeInViewport();
    await expect.poll(top).toBe(orders.nodes[50]?.id);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect.poll(top).toBe(orders.nodes[0]?.id);
    const { orderTotals } = await ask<{ orderTotals: { count: number } }>(
      '{ orderTotals { count } }',
    );
    expect(orderTotals.count).toBeGreaterThan(100);
    await expect(
      page.getByRole('group', { name: 'Totals' }).getByText(String(orderTotals.count)),
    ).toBeVisible();
    // The first load, the sorted list and its second page. A change by another worker causes a
    // further load.
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    expect(Number(await grid.getAttribute('aria-rowcount'))).toBeLessThanOrEqual(101);
  });
});
