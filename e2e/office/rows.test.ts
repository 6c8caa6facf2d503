import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPageAs, useBrowser } from '../browser.js';
import { hold } from '../network.js';
import { bookAndPick, cellOf, type MadeOrder, makeBusiness, move, rowOf } from './office.js';

useBrowser();

const stepOf = (page: Page, order: MadeOrder, step: string) =>
  page.getByRole('button', { name: `${step}: order ${order.shortId}` });

const hasFocus = (button: ReturnType<typeof stepOf>): Promise<boolean> =>
  button.evaluate((element) => element === document.activeElement);

describe('the next step of an order, from its row', () => {
  it('leaves the focus on the row when a key takes it', async () => {
    const { id: userId } = await makeBusiness();
    const order = await bookAndPick(userId);
    const page = await openPageAs('staff', `/orders?customer=${userId}`);
    const letGo = await hold(page, 'MoveOrder');
    const first = stepOf(page, order, 'Start processing');
    await first.focus();
    await page.keyboard.press('Enter');
    await first.getByText('Saving...').waitFor();
    expect(await hasFocus(first)).toBe(true);
    letGo();
    const next = stepOf(page, order, 'Dispatch');
    await next.getByText('Dispatch').waitFor();
    expect(await hasFocus(next)).toBe(true);
  });

  it('is one deed for a double click, which opens nothing', async () => {
    const { id: userId } = await makeBusiness();
    const order = await bookAndPick(userId);
    const page = await openPageAs('staff', `/orders?customer=${userId}`);
    const letGo = await hold(page, 'MoveOrder');
    await stepOf(page, order, 'Start processing').click();
    await stepOf(page, order, 'Start processing').getByText('Saving...').waitFor();
    // The second click of two, at the same place while the first one is being saved.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    letGo();
    await stepOf(page, order, 'Dispatch').getByText('Dispatch').waitFor();
    expect(new URL(page.url()).searchParams.has('order')).toBe(false);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

it('a row with the longest states is as high as any other', async () => {
  const { id: userId } = await makeBusiness();
  const picked = await bookAndPick(userId);
  const dispatched = await move(await bookAndPick(userId), 'DISPATCHED');
  const page = await openPageAs('staff', `/orders?customer=${userId}`, {
    viewport: { width: 1440, height: 900 },
  });
  const edit = cellOf(page, dispatched.id, 'status').getByRole('button');
  await edit.waitFor();
  const height = async (at: ReturnType<typeof rowOf>) => (await at.boundingBox())?.height;
  expect(await height(rowOf(page, dispatched.id))).toBe(await height(rowOf(page, picked.id)));
  // Also where the letters come out a hair wider than their box.
  expect(await edit.evaluate((button) => getComputedStyle(button).whiteSpace)).toBe('nowrap');
  // Beside its words, not over the next column.
  const end = async (at: ReturnType<typeof rowOf>): Promise<number> =>
    at.evaluate((element) => element.getBoundingClientRect().right);
  expect(await end(edit)).toBeLessThanOrEqual(await end(cellOf(page, dispatched.id, 'status')));
});
