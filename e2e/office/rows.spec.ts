import type { Page } from 'playwright-core';
import { layersOpen } from '../alive.js';
import { openPageAs } from '../browser.js';
import { countDrawn, drawnIn } from '../drawn.js';
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
  test('keeps the focus on the row when staff use a key', async () => {
    const { id: userId } = await makeBusiness();
    const order = await bookAndPick(userId);
    const page = await openPageAs('staff', `/orders?customer=${userId}`);
    const letGo = await hold(page, 'MoveOrder');
    const first = stepOf(page, order, 'Start processing');
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(first.getByText('Saving...')).toBeVisible();
    expect(await hasFocus(first)).toBe(true);
    letGo();
    const next = stepOf(page, order, 'Dispatch');
    await expect(next.getByText('Dispatch')).toBeVisible();
    expect(await hasFocus(next)).toBe(true);
  });

  test('is done once for a double click, which opens nothing', async () => {
    const { id: userId } = await makeBusiness();
    const order = await bookAndPick(userId);
    const page = await openPageAs('staff', `/orders?customer=${userId}`);
    const letGo = await hold(page, 'MoveOrder');
    await stepOf(page, order, 'Start processing').click();
    await expect(stepOf(page, order, 'Start processing').getByText('Saving...')).toBeVisible();
    // The second click of two, at the same place while the first one is being saved.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    letGo();
    await expect(stepOf(page, order, 'Dispatch').getByText('Dispatch')).toBeVisible();
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
  // Also where the letters come out a hair wider than their box.
  expect(await edit.evaluate((button) => getComputedStyle(button).whiteSpace)).toBe('nowrap');
  // Beside its words, not over the next column.
  const end = async (at: ReturnType<typeof rowOf>): Promise<number> =>
    at.evaluate((element) => element.getBoundingClientRect().right);
  expect(await end(edit)).toBeLessThanOrEqual(await end(cellOf(page, dispatched.id, 'status')));
});

/** The tab of what is in the plant, once it says how much that is. */
const tabCount = (page: Page) => page.getByRole('tab', { name: /^In the plant ?\d+$/ });

/** Everything has come, and is drawn: what is drawn in slices waits for a browser without work. */
async function stillness(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** How many components an action draws until the server is asked; its answer is held back. */
async function drawnUntilAsked(page: Page, operation: string, act: () => Promise<void>) {
  await hold(page, operation);
  const asked = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes(`"operationName":"${operation}"`)),
  );
  const before = await drawnIn(page);
  await act();
  await asked;
  return (await drawnIn(page)) - before;
}
test('a dialog that opens and closes redraws nothing of the list', async () => {
  const { id: userId } = await makeBusiness();
  const { id } = await bookAndPick(userId);
  const page = await openBlank();
  await page.addInitScript(countDrawn);
  await page.goto(`/orders?customer=${userId}`);
  await cellOf(page, id, 'customer').click();
  await expect(page.getByText('Order Information')).toBeVisible();
  await stillness(page);
  await layersOpen(page, 1);
  const before = await drawnIn(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).not.toBeAttached();
  await layersOpen(page, 0);
  // With panel, filters and pages of the list it would be 120 and more, and with the table that the focus comes to 42.
  expect((await drawnIn(page)) - before).toBeLessThan(40);
});

/** Notes whether a dialog stood there when an order was asked for. */
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

test('a new sort redraws the headings and nothing around the table', async () => {
  const { id: userId } = await makeBusiness();
  await bookAndPick(userId);
  const page = await openBlank();
  await page.addInitScript(countDrawn);
  await page.goto(`/orders?customer=${userId}`);
  await expect(tabCount(page)).toBeVisible();
  await stillness(page);
  const heading = page.getByRole('columnheader', { name: /^Total/ });
  const drawn = await drawnUntilAsked(page, 'OrdersPage', () => heading.click());
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  // 89; with tabs, filters, panel and pages 280 and more.
  expect(drawn).toBeLessThan(150);
});
