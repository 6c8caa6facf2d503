import type { Page } from 'playwright-core';
import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { answer, hold, mend, refuse } from '../network.js';
import { goTo } from '../tour.js';
import { nothing } from './office.js';

/** The app keeps what it has loaded, so each list is loaded by its own path for the first time. */
interface List {
  path: string;
  /** Name of the region that contains the list. The default is the page. */
  region?: string;
  operation: string;
  loading?: string;
  /** What the server says. Without it, the server answers without words. */
  refused?: string;
  failed: string;
  /** Data of an empty list, and what the page then says. */
  empty?: [data: object, text: string];
}

/** Two lists of one page are apart, because a page shows its former rows while it loads others. */
const LISTS: List[] = [
  {
    path: '/admin/home',
    region: 'Types of clothes',
    operation: 'StaffCloths',
    loading: 'Loading...',
    refused: 'The catalogue is closed',
    failed: 'The catalogue is closed',
  },
  {
    path: '/orders',
    operation: 'OrdersPage',
    loading: 'Loading orders...',
    failed: 'Failed to fetch orders',
    empty: [{ orders: nothing }, 'No orders'],
  },
  {
    path: '/admin/home?from=2025-01-01&range=on',
    region: 'Recent Orders',
    operation: 'RecentOrders',
    loading: 'Loading...',
    failed: 'Failed to fetch orders',
    empty: [{ orders: nothing }, 'No orders available.'],
  },
  {
    path: '/customermanager',
    operation: 'Customers',
    loading: 'Loading customers...',
    failed: 'Failed to fetch customers',
    empty: [{ users: nothing }, 'No customers found.'],
  },
  {
    path: '/employeemanager',
    operation: 'Employees',
    loading: 'Loading employees...',
    failed: 'Failed to fetch employees',
    empty: [{ employees: nothing }, 'No employees found'],
  },
  {
    path: '/customermanager?tab=enterprise',
    operation: 'Customers',
    loading: 'Loading enterprises...',
    failed: 'Failed to fetch customers',
    empty: [{ users: nothing }, 'No customers found. This tab lists enterprises only.'],
  },
  {
    path: '/rating',
    operation: 'Feedbacks',
    loading: 'Loading reviews...',
    refused: 'The letter box is shut',
    failed: 'Error: The letter box is shut',
    empty: [{ feedbacks: nothing }, 'No reviews yet'],
  },
  {
    path: '/audit',
    operation: 'Audit',
    failed: 'Failed to fetch the audit',
    empty: [{ auditEntries: nothing }, 'No entries yet'],
  },
  {
    path: '/rating?tab=messages',
    operation: 'ContactMessages',
    loading: 'Loading messages...',
    refused: 'The letter box is shut',
    failed: 'Error: The letter box is shut',
    empty: [{ contactMessages: nothing }, 'No messages yet'],
  },
  {
    path: '/reports?from=2020-01-01&to=2020-01-05',
    region: 'Top clothes',
    operation: 'ReportByClothType',
    refused: 'The books are closed',
    failed: 'The books are closed',
    empty: [{ reportByClothType: [] }, 'No data for these days'],
  },
];

/** Checks one list: it loads, the server refuses it, and then it is empty. */
async function check(page: Page, { path, region, operation, ...list }: List): Promise<void> {
  const place = region ? page.getByRole('region', { name: region }) : page.locator('#main');
  const refusal = list.refused ? { message: list.refused, code: 'FORBIDDEN' } : 'no words';
  await refuse(page, operation, refusal);
  const letGo = await hold(page, operation);
  await goTo(page, path);
  if (list.loading) await expect(place.getByText(list.loading)).toBeVisible();
  if (list.empty) await expect(place.getByText(list.empty[1], { exact: true })).toHaveCount(0);
  letGo();
  const failed = place.getByText(list.failed);
  await expect(failed).toBeVisible();
  await expect(failed).toHaveCSS('color', 'rgb(179, 38, 30)');
  await mend(page);
  if (!list.empty) return;
  const [data, text] = list.empty;
  await answer(page, operation, { data });
  await place.getByRole('button', { name: 'Try again' }).click();
  await expect(place.getByText(text, { exact: true })).toBeVisible();
  await mend(page);
}

test('staff read that each list loads, in red what went wrong, and that the list is empty', async () => {
  const page = await openPageAs('staff', '/privacy');
  for (const list of LISTS) await test.step(list.path, () => check(page, list));
});
