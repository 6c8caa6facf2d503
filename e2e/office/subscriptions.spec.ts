import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { bookAndPick, makeBusiness, move, rowOf } from './office.js';

test('staff see changes of others in place, and new and gone orders when they refresh the list', async () => {
  const { id: userId } = await makeBusiness();
  const [stays, leaves] = [await bookAndPick(userId), await bookAndPick(userId)];
  const page = await openPageAs('staff', `/orders?customer=${userId}&queue=IN_PLANT`);
  const rows = page.getByRole('grid', { name: 'Orders' }).locator('[role="row"][data-id]');
  const ids = () => rows.evaluateAll((all) => all.map((row) => row.dataset['id']));
  await expect.poll(ids).toEqual([leaves.id, stays.id]);
  await rowOf(page, stays.id).getByRole('checkbox').check();

  await move(stays, 'PROCESSING');
  await expect(rowOf(page, stays.id).getByText('processing')).toBeVisible();
  await move(leaves, 'DISPATCHED');
  await expect(page.getByText('1 order moved to dispatched')).toBeVisible();
  await expect(page.getByText('1 row', { exact: true })).toBeVisible();
  await expect(rowOf(page, leaves.id).getByText('dispatched')).toBeVisible();
  const comes = await bookAndPick(userId);
  await expect(page.getByText('1 new order, 1 order moved to dispatched')).toBeVisible();
  expect(await ids()).toEqual([leaves.id, stays.id]);

  await page.getByRole('button', { name: 'Refresh list' }).click();
  await expect.poll(ids).toEqual([comes.id, stays.id]);
  await expect(page.getByText('1 order moved to dispatched')).toBeHidden();
  await expect(rowOf(page, stays.id).getByRole('checkbox')).toBeChecked();

  // A status change by the user also moves nothing under the pointer.
  await rowOf(page, stays.id)
    .getByRole('button', { name: /^Dispatch/ })
    .click();
  await expect(page.getByText('1 order moved to dispatched')).toBeVisible();
  await expect(rowOf(page, stays.id).getByText('dispatched')).toBeVisible();
  expect(await ids()).toEqual([comes.id, stays.id]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 order moved to dispatched')).toBeHidden();
  await expect(rowOf(page, stays.id).getByText('processing')).toBeVisible();
});
