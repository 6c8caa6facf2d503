import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { bookAndPick, makeBusiness } from './office.js';

test.describe('counted pieces', () => {
  test('staff cannot dispatch an order that lacks a piece until they explain it', async () => {
    const { id, shortId } = await bookAndPick((await makeBusiness()).id);
    const page = await openPageAs('staff', `/orders?order=${id}`);
    const facts = page.getByRole('region', { name: 'Order Information' });
    const form = page.getByRole('form', { name: 'Count pieces' });
    const open = page.getByRole('button', { name: 'Count pieces' });
    await open.click();
    await form.getByLabel('Pieces').fill('10');
    await page.keyboard.press('Enter');
    await expect(facts.getByText('Into the plant')).toBeVisible();
    await expect(facts.getByText('10 pieces', { exact: true })).toBeVisible();

    // This is the count out of the plant.
    await open.click();
    await form.getByLabel('Pieces').fill('9');
    await page.keyboard.press('Enter');
    await expect(facts.getByText('9 of 10 pieces', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/^9 of 10 pieces were counted out of the plant\. Count again/),
    ).toBeVisible();
    const dispatch = page.getByRole('button', { name: 'Dispatch without processing' });
    await expect(dispatch).toHaveCount(0);
    await page.getByRole('button', { name: 'Start processing' }).click();
    await expect(toast(page, 'Order is now processing')).toBeVisible();

    // The row of the order also shows the difference and links to the count.
    await page.goto(`/orders?search=${shortId}`);
    await page.getByRole('button', { name: /^Check count: order/ }).click();
    // The form opens at the checkpoint with the difference.
    await expect(form.getByLabel('Count')).toHaveValue('PLANT_OUT');
    await form.getByLabel('Count').selectOption('Into the plant');
    await form.getByLabel('Pieces').fill('8');
    await form.getByRole('button', { name: 'Save count' }).click();
    await expect(
      page.getByText(/^8 of 10 pieces were counted into the plant\. Count again/),
    ).toBeVisible();
    await open.click();
    await expect(form.getByLabel('Count')).toHaveValue('PLANT_IN');
    await form.getByLabel('Pieces').fill('9');
    await form.getByLabel('Why is the count not 10?').fill('One shirt is at the tailor');
    await form.getByRole('button', { name: 'Save count' }).click();
    await expect(
      page.getByText('9 of 10 pieces into the plant. One shirt is at the tailor'),
    ).toBeVisible();
    // An explained difference needs no second explanation.
    await open.click();
    await expect(form.getByLabel('Count')).toHaveValue('PLANT_OUT');
    await form.getByLabel('Pieces').fill('9');
    await expect(form.getByText(/^Reason already recorded: One shirt/)).toBeVisible();
    await form.getByRole('button', { name: 'Save count' }).click();
    await expect(
      page.getByText('9 of 10 pieces out of the plant. One shirt is at the tailor'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Dispatch', exact: true }).click();
    await expect(toast(page, 'Order is now dispatched')).toBeVisible();
  });
});
