import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { answer } from '../network.js';
import { book, bookAndPick, makeBusiness, openBlank, pay, rowOf } from './office.js';

const viewport = { width: 1280, height: 800 };

test.describe('at 1280 px', () => {
  test('the tabs of orders are whole without scrolling', async () => {
    const page = await openBlank();
    await page.setViewportSize(viewport);
    await answer(page, 'SavedFilters', { data: { savedFilters: [] } });
    await page.goto('/orders');
    const tabs = page.getByRole('tablist', { name: 'Orders by next step' });
    await expect(tabs.getByRole('tab', { name: /^Refunds due ?\d/ })).toBeVisible();
    const right = () =>
      tabs
        .getByRole('tab')
        .last()
        .evaluate((tab) => tab.getBoundingClientRect().right);
    await expect.poll(right).toBeLessThanOrEqual(viewport.width - 24);
  });

  test('a waiting order has its states and Edit in one line', async () => {
    const { id: customerId } = await makeBusiness();
    const { id } = await book(customerId);
    const page = await openPageAs('staff', `/orders?customer=${customerId}`, { viewport });
    const cell = rowOf(page, id).locator('.cell-row');
    await expect(cell.getByRole('button', { name: /^Edit payment status/ })).toBeVisible();
    const middles = await cell.locator('> *').evaluateAll((parts) =>
      parts.map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  });

  test('the last column of a report is in sight beside its chart', async () => {
    const { id } = await makeBusiness();
    await pay(await bookAndPick(id), { status: 'PAID' });
    const page = await openPageAs('staff', '/reports', { viewport });
    const table = page.getByRole('region', { name: 'By area, totals' });
    await expect(table.getByText('Change in collections')).toBeVisible();
    const hidden = await table.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden).toBe(0);
  });
});
