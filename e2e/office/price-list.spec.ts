import type { Page } from 'playwright-core';
import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { refuse } from '../network.js';
import { type Business, makeBusiness } from './office.js';

async function openPrices({ id, name, phone }: Business, page?: Page) {
  const path = `/customermanager?tab=enterprise&prices=${id}`;
  const shown = page ?? (await openPageAs('staff', path));
  if (page) await page.goto(path);
  const dialog = shown.getByRole('dialog', { name: 'Enterprise Amount' });
  await expect(dialog.getByText(`${name} · ${phone}`)).toBeVisible();
  const offered = () => dialog.getByLabel('Select Cloth').locator('option').allInnerTexts();
  const put = async (type: string, price: string): Promise<void> => {
    await dialog.getByLabel('Select Cloth').selectOption(type);
    await dialog.getByPlaceholder('Enter Price').fill(price);
    await dialog.getByPlaceholder('Enter Price').press('Enter');
  };
  return { page: shown, dialog, offered, put };
}

test.describe('the price list of an enterprise', () => {
  test('staff cannot add an incomplete row, and each cloth type is there once', async () => {
    const { page, dialog, offered, put } = await openPrices(await makeBusiness());
    await expect(dialog.getByText('No items added')).toBeVisible();
    await expect(dialog.getByRole('columnheader')).toHaveText(
      ['Type of Clothes', 'Price (₹)', 'Actions'],
      { useInnerText: true },
    );
    const missing = dialog.getByText('Please select a type and enter a price');
    const invalid = dialog.getByText('Please enter a valid price greater than zero');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(missing).toBeVisible();
    await put('Jeans', '');
    await expect(missing).toBeVisible();
    for (const price of ['0', '-5', '1.234']) {
      await put('Jeans', price);
      await expect(invalid).toBeVisible();
      await expect(dialog.getByPlaceholder('Enter Price')).toHaveValue(price);
    }
    await put('Jeans', '30');
    await expect(dialog.getByRole('row', { name: /Jeans.*₹30\.00/ })).toBeVisible();
    expect(await offered()).not.toContain('Jeans');

    await dialog.getByRole('button', { name: 'Edit Jeans' }).click();
    expect(await offered()).toContain('Jeans');
    await expect(dialog.getByPlaceholder('Enter Price')).toHaveValue('30.00');
    await put('Jeans', '32.5');
    await expect(dialog.getByText('Updated price for Jeans')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Jeans.*₹32\.50/ })).toBeVisible();

    await dialog.getByRole('button', { name: 'Delete Jeans' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
    await expect(question.getByText('Are you sure you want to delete this item?')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('row', { name: /Jeans/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete Jeans' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('No items added')).toBeVisible();
    expect(await offered()).toContain('Jeans');
  });

  test(
    'staff save the whole list, read when it failed, and lose nothing without a question',
    { tag: '@core' },
    async () => {
      const business = await makeBusiness();
      const { page, dialog, put } = await openPrices(business);
      await put('Kurta', '28');
      await put('Jeans', '30');
      await expect(dialog.getByText('Not saved yet')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      const leaving = page.getByRole('alertdialog');
      await expect(leaving.getByText('Discard changes?')).toBeVisible();
      await leaving.getByRole('button', { name: 'Keep editing' }).click();
      await expect(leaving).toBeHidden();

      await refuse(page, 'ReplacePriceList', 'no words');
      const save = dialog.locator('.MuiDialogActions-root').getByRole('button', { name: 'Save' });
      await save.click();
      await expect(toast(page, 'Error saving enterprise amount ❌')).toBeVisible();
      await expect(dialog.getByRole('row', { name: /Kurta/ })).toBeVisible();
      await page.unroute('**/graphql');
      await save.click();
      await expect(toast(page, 'Enterprise amount saved successfully')).toBeVisible();
      await expect(save).toBeDisabled();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      const again = await openPrices(business, page);
      await expect(again.dialog.getByRole('row', { name: /Kurta.*₹28\.00/ })).toBeVisible();
      await expect(again.dialog.getByRole('row', { name: /Jeans.*₹30\.00/ })).toBeVisible();
    },
  );
});
