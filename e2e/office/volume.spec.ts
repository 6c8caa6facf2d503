import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Request } from 'playwright-core';
import { makeDataDir, removeDataDir, type RunningApp, startApp } from '../app.js';
import { openPage } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { graphql, signInByApi, type StoredSession } from '../session.js';

const ORDERS = 20_000;
const root = path.resolve(import.meta.dirname, '../..');

let app: RunningApp;
let staff: StoredSession;

test.beforeAll(async () => {
  const dataDir = await makeDataDir();
  app = await startApp(dataDir);
  execFileSync(process.execPath, ['scripts/seed.js', '--orders', String(ORDERS)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  staff = await signInByApi(app.url, 'admin@laundry.test');
});

test.afterAll(async () => {
  await app.stop();
  await removeDataDir(app.dataDir);
});

/** The orders page of that database, and what it asks for. */
async function openOrders(query = '') {
  const localStorage = [
    { name: 'token', value: staff.token },
    { name: 'user', value: JSON.stringify(staff.user) },
  ];
  const page = await openPage('about:blank', {
    storageState: { cookies: [], origins: [{ origin: app.url, localStorage }] },
  });
  const asked: { first: number }[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as {
      operationName: string;
      variables: { first: number };
    };
    if (operationName === 'OrdersPage') asked.push(variables);
  });
  await page.goto(`${app.url}/orders${query}`);
  const grid = page.getByRole('grid', { name: 'Orders' });
  await expect(grid.locator('[role="row"][data-id]').first()).toBeVisible();
  return { page, grid, asked };
}

test.describe('a back-office with many orders', () => {
  test('staff see the first rows from one request of at most 100', async () => {
    const { page, grid, asked } = await openOrders();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.first).toBeLessThanOrEqual(100);
    expect(Number(await grid.getAttribute('aria-rowcount'))).toBeLessThanOrEqual(101);
    const { orderTotals } = await graphql<{ orderTotals: { count: number } }>(
      app.url,
      '{ orderTotals { count } }',
      {},
      staff.token,
    );
    expect(orderTotals.count).toBeGreaterThanOrEqual(ORDERS);
    const count = orderTotals.count.toLocaleString('en-IN');
    await expect(page.getByRole('group', { name: 'Totals' }).getByText(count)).toBeVisible();
  });

  test('staff page, sort and search without loading the rest', async () => {
    const { page, grid, asked } = await openOrders('?sort=due.desc');
    const top = () => grid.locator('[role="row"][data-id]').first().getAttribute('data-id');
    const first = await top();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(top).not.toBe(first);
    const second = (await top()) ?? '';
    await page.getByPlaceholder('Order ID or phone').fill(second);
    await expect(grid.locator('[role="row"][data-id]')).toHaveCount(1);
    expect(await top()).toBe(second);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    for (const { first: size } of asked) expect(size).toBeLessThanOrEqual(100);

    await page.getByRole('button', { name: 'Clear filters' }).click();
    const box = page.getByRole('combobox', { name: 'Select Customer' });
    await box.fill('a');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(50);
  });
});
