import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPageAs, useBrowser } from '../browser.js';
import { ask, bookAndPick, type MadeOrder, makeBusiness, move } from './office.js';

useBrowser();

const stepOf = (page: Page, order: MadeOrder, step: string) =>
  page.getByRole('button', { name: `${step}: order ${order.shortId}` });

const undoIn = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** A business with one picked order, in the list of staff. */
async function openList(): Promise<{ page: Page; order: MadeOrder }> {
  const { id } = await makeBusiness();
  const order = await bookAndPick(id);
  return { page: await openPageAs('staff', `/orders?customer=${id}`), order };
}

const statusOf = async ({ id }: MadeOrder): Promise<{ orderStatus: string; version: number }> => {
  const query = 'query ($id: ID!) { order(id: $id) { orderStatus version } }';
  return (await ask<{ order: { orderStatus: string; version: number } }>(query, { id })).order;
};

describe('a step taken by mistake', () => {
  it('is undone from its message, by keys alone, and the row is as before', async () => {
    const { page, order } = await openList();
    const step = stepOf(page, order, 'Start processing');
    await step.focus();
    await page.keyboard.press('Enter');
    await undoIn(page).waitFor();
    await page.keyboard.press('Alt+KeyT');
    expect(await undoIn(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('Order is picked again. Undone').waitFor();
    await step.getByText('Start processing').waitFor();
    expect(await statusOf(order)).toEqual({ orderStatus: 'PICKED', version: 4 });
    await undoIn(page).waitFor({ state: 'detached' });
  });

  it('is undone from the dialog of its order, which goes on from there', async () => {
    const { page, order } = await openList();
    await page.goto(`/orders?order=${order.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Start processing' }).click();
    await undoIn(page).dblclick();
    await page.getByText('Order is picked again. Undone').waitFor();
    // What it counts on is the state that the undo made.
    await dialog.getByRole('button', { name: 'Start processing' }).click();
    await dialog.getByRole('button', { name: 'Dispatch', exact: true }).waitFor();
    expect(await statusOf(order)).toEqual({ orderStatus: 'PROCESSING', version: 5 });
  });

  it('is offered of the last step alone', async () => {
    const { page, order } = await openList();
    await stepOf(page, order, 'Start processing').click();
    await page.getByText('Order is now processing').waitFor();
    await stepOf(page, order, 'Dispatch').click();
    await page.getByText('Order is now dispatched').waitFor();
    await page.getByText('Order is now processing').waitFor({ state: 'detached' });
    await undoIn(page).click();
    await page.getByText('Order is processing again. Undone').waitFor();
  });

  it('stays when a colleague went on from it, and says who', async () => {
    const { page, order } = await openList();
    await stepOf(page, order, 'Start processing').click();
    await undoIn(page).waitFor();
    await move({ ...order, version: order.version + 1 }, 'DISPATCHED');
    await undoIn(page).click();
    await page.getByText(/changed this order to dispatched in the meantime/).waitFor();
    expect(await statusOf(order)).toMatchObject({ orderStatus: 'DISPATCHED' });
  });

  it('is not offered of what took a form', async () => {
    const { page, order } = await openList();
    await page.goto(`/orders?order=${order.id}&do=back`);
    await page.getByLabel('Reason').fill('Not his');
    await page.getByRole('button', { name: 'Move back' }).click();
    await page.getByText('Order is now waiting for pickup').waitFor();
    expect(await undoIn(page).count()).toBe(0);
  });
});
