import type { Page } from 'playwright-core';
import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { goTo } from '../tour.js';
import { ask, bookAndPick, type MadeOrder, makeBusiness } from './office.js';

const stepOf = (page: Page, order: MadeOrder, step: string) =>
  page.getByRole('button', { name: `${step}: order ${order.shortId}` });

const undoIn = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Opens the order list of an enterprise with one picked order. */
async function openList(): Promise<{ page: Page; order: MadeOrder }> {
  const { id } = await makeBusiness();
  const order = await bookAndPick(id);
  return { page: await openPageAs('staff', `/orders?customer=${id}`), order };
}

const statusOf = async ({ id }: MadeOrder): Promise<{ orderStatus: string; version: number }> => {
  const query = 'query ($id: ID!) { order(id: $id) { orderStatus version } }';
  return (await ask<{ order: { orderStatus: string; version: number } }>(query, { id })).order;
};

test.describe('a step taken by mistake', () => {
  test('staff undo it from its message by keys alone, and the row is as before', async () => {
    const { page, order } = await openList();
    const step = stepOf(page, order, 'Start processing');
    await step.focus();
    await page.keyboard.press('Enter');
    await expect(undoIn(page)).toBeVisible();
    await page.keyboard.press('Alt+KeyT');
    await expect(undoIn(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Order is picked again. Undone')).toBeVisible();
    await expect(step.getByText('Start processing')).toBeVisible();
    expect(await statusOf(order)).toEqual({ orderStatus: 'PICKED', version: 4 });
    await expect(undoIn(page)).not.toBeAttached();

    // Only the last step can be undone.
    await stepOf(page, order, 'Start processing').click();
    await expect(page.getByText('Order is now processing')).toBeVisible();
    await stepOf(page, order, 'Dispatch').click();
    await expect(page.getByText('Order is now dispatched')).toBeVisible();
    await expect(page.getByText('Order is now processing')).not.toBeAttached();
    await undoIn(page).click();
    await expect(page.getByText('Order is processing again. Undone')).toBeVisible();
  });

  test('staff undo it from the dialog of its order, and go on from there', async () => {
    const { page, order } = await openList();
    await goTo(page, `/orders?order=${order.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Start processing' }).click();
    await undoIn(page).dblclick();
    await expect(page.getByText('Order is picked again. Undone')).toBeVisible();
    // The next change uses the version after the undo.
    await dialog.getByRole('button', { name: 'Start processing' }).click();
    await expect(dialog.getByRole('button', { name: 'Dispatch', exact: true })).toBeVisible();
    expect(await statusOf(order)).toEqual({ orderStatus: 'PROCESSING', version: 5 });
  });

  test('staff cannot undo a step that took a form', async () => {
    const { page, order } = await openList();
    await goTo(page, `/orders?order=${order.id}&do=back`);
    await page.getByLabel('Reason').fill('Not his');
    await page.getByRole('button', { name: 'Move back' }).click();
    await expect(page.getByText('Order is now waiting for pickup')).toBeVisible();
    expect(await undoIn(page).count()).toBe(0);
  });
});
