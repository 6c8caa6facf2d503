import type { Page } from 'playwright-core';
import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { hold } from '../network.js';
import {
  bookAndPick,
  cellOf,
  type MadeOrder,
  makeBusiness,
  move,
  openBlank,
  rowOf,
} from './office.js';

const stepOf = (page: Page, order: MadeOrder, step: string) =>
  page.getByRole('button', { name: `${step}: order ${order.shortId}` });

const hasFocus = (button: ReturnType<typeof stepOf>): Promise<boolean> =>
  button.evaluate((element) => element === document.activeElement);

test.describe('the next step of an order in its row', () => {
  test('keeps the focus on the row when staff use a key, and is done once for a double click', async () => {
    const { id: userId } = await makeBusiness();
    const order = await bookAndPick(userId);
    const other = await bookAndPick(userId);
    const page = await openPageAs('staff', `/orders?customer=${userId}`);
    const letGo = await hold(page, 'UpdateOrderStatus');
    const first = stepOf(page, order, 'Start processing');
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(first.getByText('Saving...')).toBeVisible();
    expect(await hasFocus(first)).toBe(true);
    letGo();
    const next = stepOf(page, order, 'Dispatch');
    await expect(next.getByText('Dispatch')).toBeVisible();
    expect(await hasFocus(next)).toBe(true);

    // A double click does it once and opens nothing.
    const goOn = await hold(page, 'UpdateOrderStatus');
    await stepOf(page, other, 'Start processing').click();
    await expect(stepOf(page, other, 'Start processing').getByText('Saving...')).toBeVisible();
    // The second click of a double click, at the same position during the save.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    goOn();
    await expect(stepOf(page, other, 'Dispatch').getByText('Dispatch')).toBeVisible();
    expect(new URL(page.url()).searchParams.has('order')).toBe(false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a row with the longest states is as high as any other', async () => {
  const { id: userId } = await makeBusiness();
  const picked = await bookAndPick(userId);
  const dispatched = await move(await bookAndPick(userId), 'DISPATCHED');
  const page = await openPageAs('staff', `/orders?customer=${userId}`, {
    viewport: { width: 1440, height: 900 },
  });
  const edit = cellOf(page, dispatched.id, 'status').getByRole('button');
  await expect(edit).toBeVisible();
  const height = async (at: ReturnType<typeof rowOf>) => (await at.boundingBox())?.height;
  expect(await height(rowOf(page, dispatched.id))).toBe(await height(rowOf(page, picked.id)));
  // The words stay on one line, even if the text is slightly wider than its box.
  expect(await edit.evaluate((button) => getComputedStyle(button).whiteSpace)).toBe('nowrap');
  // The button ends inside its cell, so it does not cover the next column.
  const end = async (at: ReturnType<typeof rowOf>): Promise<number> =>
    at.evaluate((element) => element.getBoundingClientRect().right);
  expect(await end(edit)).toBeLessThanOrEqual(await end(cellOf(page, dispatched.id, 'status')));
});

/** Records whether the dialog was open at the time of the order request. */
function noteAsking(): void {
  const send = window.fetch;
  window.fetch = (...asked) => {
    const body = asked[1]?.body;
    if (typeof body === 'string' && body.includes('"operationName":"OrderDialog"'))
      document.documentElement.dataset['askedIn'] =
        document.querySelector('[role="dialog"]')?.textContent ?? 'nothing';
    return send(...asked);
  };
}

test('the order is requested after its dialog is shown', async () => {
  const { id: userId } = await makeBusiness();
  const { id } = await bookAndPick(userId);
  const page = await openBlank();
  await page.addInitScript(noteAsking);
  await page.goto(`/orders?customer=${userId}`);
  await cellOf(page, id, 'customer').click();
  await expect(page.getByText('Order Information')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-asked-in', /^Order.*Loading/);
});
