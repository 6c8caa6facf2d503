import type { Page } from 'playwright-core';
import { openPageAs, PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { goTo } from '../tour.js';
import {
  ask,
  book,
  bookAndPick,
  makeBusiness,
  type MadeOrder,
  move,
  openBlank,
  rowOf,
} from './office.js';

const bar = (page: Page) => page.getByRole('region', { name: 'Selected orders' });
const boxOf = (page: Page, { id }: MadeOrder) => rowOf(page, id).getByRole('checkbox');
const isSelected = (page: Page, { id }: MadeOrder) =>
  rowOf(page, id).evaluate((row) => row.ariaSelected === 'true');

const statusOf = async ({ id }: MadeOrder): Promise<string> => {
  const query = 'query ($id: ID!) { order(id: $id) { orderStatus } }';
  return (await ask<{ order: { orderStatus: string } }>(query, { id })).order.orderStatus;
};

/** Opens the order list of an enterprise with this many picked orders, newest first. */
async function openList(count: number, viewport = { width: 1440, height: 900 }) {
  const { id } = await makeBusiness();
  const orders: MadeOrder[] = [];
  for (let made = 0; made < count; made += 1) orders.unshift(await bookAndPick(id));
  const page = await openPageAs('staff', `/orders?customer=${id}`, { viewport });
  return { page, orders, id };
}

test.describe('several orders', () => {
  test('staff move them at once, read why some stayed selected, and undo the rest', async () => {
    const { page, orders, id } = await openList(3);
    const [first, late, last] = orders as [MadeOrder, MadeOrder, MadeOrder];
    const waiting = await book(id);
    await page.reload();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(bar(page).getByText('4 selected')).toBeVisible();
    // Another user changes one of the three orders first.
    await move(late, 'DISPATCHED');
    await bar(page).getByRole('button', { name: 'Start processing (3)' }).click();
    await expect(page.getByText('2 of 3 orders are now processing')).toBeVisible();
    const left = bar(page).getByRole('alert');
    await expect(left.getByRole('listitem')).toHaveText(
      [
        new RegExp(`${waiting.shortId} .*: Not changed: this order is waiting for pickup`),
        new RegExp(`${late.shortId} .*: .* changed this order to dispatched`),
      ],
      { useInnerText: true },
    );
    await expect(bar(page).getByText('2 selected')).toBeVisible();
    expect(await isSelected(page, late)).toBe(true);
    expect(await isSelected(page, first)).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 of 2 orders are moved back')).toBeVisible();
    expect(await Promise.all([first, late, last].map(statusOf))).toEqual([
      ...['PICKED', 'DISPATCHED', 'PICKED'],
    ]);
    await bar(page).getByRole('button', { name: 'Clear' }).click();
    await expect(bar(page)).not.toBeAttached();
  });

  test('orders that cannot move and are not on the page are named, not tried again, and put aside with one press', async () => {
    const { page, orders } = await openList(2);
    const [first, late] = orders as [MadeOrder, MadeOrder];
    await page.goto(`${page.url()}&status=PICKED`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await move(late, 'DISPATCHED');
    await bar(page).getByRole('button', { name: 'Start processing (2)' }).click();
    const left = bar(page).getByRole('alert');
    await expect(left.getByText(late.shortId)).toBeVisible();
    // The orders stay in the list until staff refresh it.
    await expect(
      page.getByText('1 order moved to processing, 1 order moved to dispatched'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Refresh list' }).click();
    await expect(bar(page).getByText('1 selected, 1 not on this page')).toBeVisible();
    await expect(bar(page).getByRole('button', { name: /processing|Dispatch/ })).toHaveCount(0);
    await left.getByRole('button', { name: 'Remove from selection' }).click();
    await expect(bar(page)).not.toBeAttached();
    expect(await statusOf(first)).toBe('PROCESSING');
  });

  test('staff select them by keys and by the mouse, in rows and in cards', async () => {
    const { page, orders, id } = await openList(3);
    const [first, second, third] = orders as [MadeOrder, MadeOrder, MadeOrder];
    await rowOf(page, first.id).locator('[data-field="createdAt"]').focus();
    await page.keyboard.press('Shift+Space');
    await expect(bar(page).getByText('1 selected')).toBeVisible();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    expect(await isSelected(page, third)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+Space');
    await expect(bar(page).getByText('2 selected')).toBeVisible();
    expect(await isSelected(page, second)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(bar(page)).not.toBeAttached();
    expect(page.url()).not.toContain('order=');

    // A range with Shift and the mouse. Another filter deselects it.
    await boxOf(page, first).click();
    await boxOf(page, third).click({ modifiers: ['Shift'] });
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    expect(await isSelected(page, second)).toBe(true);
    await page.getByPlaceholder('Order ID or phone').fill(third.shortId);
    await expect(bar(page)).not.toBeAttached();
    expect(new URL(page.url()).searchParams.has('order')).toBe(false);

    await page.setViewportSize(PHONE);
    await goTo(page, `/orders?customer=${id}`);
    await page.getByRole('checkbox', { name: `Select order ${third.shortId}` }).check();
    // The bar stays within the screen.
    await expect(bar(page).getByText('1 selected')).toBeVisible();
    const clear = await bar(page).getByRole('button', { name: 'Clear' }).boundingBox();
    expect((clear?.x ?? 390) + (clear?.width ?? 0)).toBeLessThanOrEqual(390);
    const { height } = await bar(page).evaluate((box) => box.getBoundingClientRect());
    expect(height).toBeLessThan(120);
    await expect(bar(page).getByText('1 selected, 0')).not.toBeAttached();
    await bar(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Select all on this page' }).click();
    await expect(bar(page).getByText('3 selected')).toBeVisible();
  });

  test('a double press and another try after a lost answer move them once', async () => {
    const { page, orders } = await openList(2);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (lost || !route.request().postData()?.includes('BulkUpdateOrderStatus'))
        return route.fallback();
      lost += 1;
      await route.fetch();
      // Until the first result arrives, the bar shows the number of orders.
      await expect(bar(page).getByText('Updating 2 orders...')).toBeVisible();
      await route.abort();
    });
    const button = bar(page).getByRole('button', { name: /^Start processing/ });
    await button.dblclick();
    await expect.poll(() => lost).toBe(1);
    await expect.poll(() => statusOf(orders[0] as MadeOrder)).toBe('PROCESSING');
    // The page does not know the result. A retry has the same key and gets the same response.
    await expect(page.getByText('We could not reach the server')).toBeVisible();
    await expect(bar(page).getByText('2 selected')).toBeVisible();
    await button.click();
    await expect(page.getByText('2 of 2 orders are now processing')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(bar(page)).not.toBeAttached();
  });
});

test.describe('prints of several orders', () => {
  /** Returns a page with the content of the print window. */
  async function printed(page: Page, button: string): Promise<Page> {
    const opened = page.context().waitForEvent('page');
    await bar(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: button, exact: true }).click();
    return opened;
  }

  test('give each order its receipt on its own sheet, and each piece its tag', async () => {
    const { id } = await makeBusiness();
    const orders = [await bookAndPick(id), await bookAndPick(id)];
    const page = await openBlank();
    await page.context().addInitScript(() => {
      window.print = () => undefined;
      window.close = () => undefined;
    });
    await page.goto(`/orders?customer=${id}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const receipts = await printed(page, 'Print receipts (80 mm)');
    await expect(receipts.locator('main')).toHaveCount(2);
    const rules = await receipts.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
    );
    expect(rules.filter((rule) => rule.startsWith('@page receipt-'))).toHaveLength(2);
    const tags = await printed(page, 'Print tags');
    await expect(tags.locator('article')).toHaveCount(20);
    const [newest] = orders.toReversed() as [MadeOrder];
    const words = await tags.locator('article').first().innerText();
    expect(words).toContain(`${newest.shortId}/1`);
    expect(words).toContain('1 of 10');
    expect(words).toMatch(/Regular\s+promised by \d\d \w{3} \d{4}/);
    const code = `Code .${newest.shortId.toUpperCase()}.1`;
    for (const sheet of [tags, await printed(page, 'Print tags (A4)')]) {
      await expect(sheet.getByRole('img', { name: code, exact: true })).toHaveCount(1);
      // Names may be cut, dates never.
      const days = await sheet
        .locator('.due')
        .evaluateAll((all) => all.map((day) => [day.scrollWidth > day.clientWidth, day.innerHTML]));
      expect(days).toHaveLength(20);
      expect(days.filter(([isCut]) => isCut)).toEqual([]);
    }
  });
});
