import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { book, type Business, makeBusiness } from './office.js';

const ORDERS = 51;
const ALL = 'More than 50 orders match. These are the newest 50.';

let business: Business;

test.beforeAll(async () => {
  business = await makeBusiness();
  for (let made = 0; made < ORDERS; made += 1) await book(business.id, `Bag ${made + 1}`);
});

test.describe('more than 50 orders', () => {
  test('staff read the number on the dashboard and on its print', async () => {
    const page = await openPageAs('staff', '/admin/home');
    // These orders are the newest of all, so rows and counts do not change after the search.
    const found = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes(business.name),
    );
    await page.getByPlaceholder('Search Customer').fill(business.name);
    await found;
    const block = page.getByRole('region', { name: 'Recent Orders' });
    await expect(block.getByRole('status').getByText(ALL)).toBeVisible();
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = (...asked) => {
        const view = open(...asked);
        if (view)
          view.print = () => {
            const { document } = view;
            const about = document.querySelector('header p')?.textContent ?? '';
            const rows = document.querySelectorAll('tbody tr').length;
            window.name = JSON.stringify({ about, rows });
          };
        return view;
      };
    });
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Print' }).click();
    await popup;
    await expect.poll(() => page.evaluate(() => window.name)).not.toBe('');
    const printed = JSON.parse(await page.evaluate(() => window.name)) as {
      about: string;
      rows: number;
    };
    expect(printed.rows).toBe(50);
    expect(printed.about).toContain(`“${business.name}” · ${ALL}`);
  });

  test('staff close a dialog with Back and can still go back through the pages', async () => {
    const page = await openPageAs('staff', `/orders?customer=${business.id}`);
    const rows = page.getByRole('grid', { name: 'Orders' }).locator('[role="row"][data-id]');
    await expect(page.getByText('Page 1')).toHaveCount(1);
    const first = (await rows.first().getAttribute('data-id')) ?? '';
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('Page 2')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await rows.first().locator('[data-field="customer"]').click();
    const dialog = page.getByRole('dialog', { name: /^Order/ });
    await expect(dialog.getByText('Bag 1', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Page 2')).toBeVisible();
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(page.getByText('Page 1')).toBeVisible();
    await expect(rows.first()).toHaveAttribute('data-id', first);
  });
});
