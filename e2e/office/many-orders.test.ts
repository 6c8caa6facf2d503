import { beforeAll, describe, expect, it } from 'vitest';
import { openPageAs, useBrowser } from '../browser.js';
import { book, type Business, makeBusiness } from './office.js';

useBrowser();

const ORDERS = 51;
const ALL = 'More than 50 orders match. These are the newest 50.';

let business: Business;

beforeAll(async () => {
  business = await makeBusiness();
  for (let made = 0; made < ORDERS; made += 1) await book(business.id, `Bag ${made + 1}`);
});

describe('more than 50 orders', () => {
  it('are told of on the dashboard and on its print', async () => {
    const page = await openPageAs('staff', '/admin/home');
    // Theirs are the newest of all, so that no row and no count tells when the search has been done.
    const found = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes(business.name),
    );
    await page.getByPlaceholder('Search Customer').fill(business.name);
    await found;
    const block = page.getByRole('region', { name: 'Recent Orders' });
    await block.getByRole('status').getByText(ALL).waitFor();
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

  it.each(['Escape', 'Back'])(
    'keep the way back through their pages when a dialog is closed: %s',
    async (way) => {
      const page = await openPageAs('staff', `/orders?customer=${business.id}`);
      const rows = page.getByRole('grid', { name: 'Orders' }).locator('[role="row"][data-id]');
      await expect.poll(() => page.getByText('Page 1').count()).toBe(1);
      const first = await rows.first().getAttribute('data-id');
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.getByText('Page 2').waitFor();
      await expect.poll(() => rows.count()).toBe(1);
      await rows.first().locator('[data-field="customer"]').click();
      const dialog = page.getByRole('dialog', { name: /^Order/ });
      await dialog.getByText('Bag 1', { exact: true }).waitFor();
      if (way === 'Back') await page.goBack();
      else await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText('Page 2').waitFor();
      await page.getByRole('button', { name: 'Previous page' }).click();
      await page.getByText('Page 1').waitFor();
      await expect.poll(() => rows.first().getAttribute('data-id')).toBe(first);
    },
  );
});
