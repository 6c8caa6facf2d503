import { describe, expect, it } from 'vitest';
import { openPage, openPageAs, useBrowser } from './browser.js';

useBrowser();

describe('back-office screens', () => {
  it.each([
    ['/orders?search=zzzzzz', 'No orders found for this filter'],
    ['/customermanager?search=zzzzzz', 'No customers found.'],
    ['/employeemanager?search=zzzzzz', 'No employees found'],
    ['/admin/home?from=2020-01-01&to=2020-01-01', 'No orders available.'],
  ])('%s says when there is nothing', async (path, text) => {
    const page = await openPageAs('staff', path);
    await page.getByText(text).waitFor();
  });

  it.each([
    ['/orders', 'Loading orders...', 'Failed to fetch orders'],
    ['/customermanager', 'Loading customers...', 'Failed to fetch customers'],
    ['/customermanager?tab=enterprise', 'Loading enterprises...', 'Failed to fetch customers'],
    ['/employeemanager', 'Loading employees...', 'Failed to fetch employees'],
    ['/rating', 'Loading reviews...', 'Error: '],
    ['/admin/home', 'Loading...', 'Failed to fetch orders'],
  ])('%s says that it loads, that it failed, and tries again', async (path, loading, failed) => {
    const page = await openPageAs('staff', '/privacy');
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(path);
    await page.getByText(loading).first().waitFor();
    go();
    await page.getByText(failed).first().waitFor();
    await page.unroute('**/graphql');
    const again = page.getByRole('button', { name: 'Try again' });
    while ((await again.count()) > 0) await again.first().click();
    await page.getByText(failed).waitFor({ state: 'detached' });
  });

  it('lets nobody in but admins', async () => {
    const visitor = await openPage('/orders');
    await visitor.waitForURL('**/signin');
    const customer = await openPageAs('customer', '/orders');
    await customer.waitForURL((url) => url.pathname === '/');
  });

  it('asks before it signs out, and has no footer', async () => {
    const page = await openPageAs('staff', '/admin/home');
    await page.getByRole('heading', { name: 'Recent Orders' }).waitFor();
    expect(await page.locator('footer').count()).toBe(0);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('Are you sure you want to logout?').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(new URL(page.url()).pathname).toBe('/admin/home');
  });

  it('opens the orders behind each figure', async () => {
    const page = await openPageAs('staff', '/admin/home');
    const card = page.getByRole('link', { name: /Waiting for Pickup/ });
    await expect.poll(() => card.innerText(), { timeout: 10_000 }).toMatch(/\d/);
    const count = (await card.innerText()).replace(/\D/g, '');
    await card.click();
    await page.waitForURL('**/orders?status=WAITING_FOR_PICKUP');
    await page.getByLabel('Totals').getByText(count, { exact: true }).waitFor();
  });

  it('flags changed dates, limits them by each other, and goes back to today', async () => {
    const page = await openPageAs('staff', '/admin/home');
    const from = page.getByLabel('Order Created From');
    const today = await page.getByLabel('Order Created To').inputValue();
    await from.fill('2099-01-01');
    await page.getByText("Not later than the 'to' date").waitFor();
    expect(new URL(page.url()).search).toBe('');
    await from.fill('2026-01-01');
    await page.getByText('Filter changed').waitFor();
    const range = page.getByRole('button', { name: 'Range' });
    expect(await range.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: /Back to today/ }).click();
    await expect.poll(() => from.inputValue(), { timeout: 10_000 }).toBe(today);
    expect(await range.getAttribute('aria-pressed')).toBe('false');
  });

  it('remembers hidden columns, and a link shows what somebody saw', async () => {
    const page = await openPageAs('staff', '/orders?status=DELIVERED&sort=totalPrice.desc');
    await page.getByRole('columnheader', { name: 'Items' }).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Items' }).click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('row')
      .nth(1)
      .click({ position: { x: 500, y: 15 } });
    await page.getByRole('dialog').getByText('Order Information').waitFor();
    await page.reload();
    await page.getByRole('dialog').getByText('Order Information').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.getByRole('columnheader', { name: 'Items' }).count()).toBe(0);
    const total = page.getByRole('columnheader', { name: /Total/ });
    expect(await total.getAttribute('aria-sort')).toBe('descending');
  });

  it('keeps the catalogue: what a cloth form refuses, adds, changes and deletes', async () => {
    const page = await openPageAs('staff', '/admin/home');
    const name = `Zari ${Date.now()}`;
    await page.getByRole('button', { name: '+ Add' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Cloth name is required').waitFor();
    await page.getByText('Price is required').waitFor();
    await page.getByLabel('Cloth name').fill(name);
    await page.getByPlaceholder('Enter price').fill('12.5');
    await page.keyboard.press('Enter');
    await page.getByText('Cloth created successfully').waitFor();
    await page.goto('/admin/home');
    const grid = page.getByRole('grid', { name: 'Types of clothes' });
    await grid.locator('.MuiDataGrid-virtualScroller').evaluate((list) => {
      list.scrollTop = list.scrollHeight;
    });
    await page.getByLabel(`Delete ${name}`).click();
    await page.getByText(`Are you sure you want to delete "${name}"?`).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Cloth deleted successfully').waitFor();
  });

  it('asks the server once for each page of orders', async () => {
    const page = await openPageAs('staff', '/orders');
    await page.getByRole('gridcell').first().waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      const body: unknown = request.postDataJSON();
      if (JSON.stringify(body).includes('"operationName":"StaffOrders"')) asked.push(request.url());
    });
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('Page 2').waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Previous page' }).click();
    await page.getByText('Page 1').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(2);
  });
});
