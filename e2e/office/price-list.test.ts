import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPageAs, toast, useBrowser } from '../browser.js';
import { refuse } from '../network.js';
import { type Business, makeBusiness } from './office.js';

useBrowser();

async function openPrices({ id, name, phone }: Business, page?: Page) {
  const path = `/customermanager?tab=enterprise&prices=${id}`;
  const shown = page ?? (await openPageAs('staff', path));
  if (page) await page.goto(path);
  const dialog = shown.getByRole('dialog', { name: 'Enterprise Amount' });
  await dialog.getByText(`${name} · ${phone}`).waitFor();
  const offered = () => dialog.getByLabel('Select Cloth').locator('option').allInnerTexts();
  const put = async (type: string, price: string): Promise<void> => {
    await dialog.getByLabel('Select Cloth').selectOption(type);
    await dialog.getByPlaceholder('Enter Price').fill(price);
    await dialog.getByPlaceholder('Enter Price').press('Enter');
  };
  return { page: shown, dialog, offered, put };
}

describe('the price list of an enterprise', () => {
  it('refuses rows that are not whole, and keeps each type once', async () => {
    const { page, dialog, offered, put } = await openPrices(await makeBusiness());
    await dialog.getByText('No items added').waitFor();
    expect(await dialog.getByRole('columnheader').allInnerTexts()).toEqual([
      ...['Type of Clothes', 'Price (₹)', 'Actions'],
    ]);
    const missing = dialog.getByText('Please select a type and enter a price');
    const invalid = dialog.getByText('Please enter a valid price greater than zero');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await missing.waitFor();
    await put('Jeans', '');
    await missing.waitFor();
    for (const price of ['0', '-5', '1.234']) {
      await put('Jeans', price);
      await invalid.waitFor();
      expect(await dialog.getByPlaceholder('Enter Price').inputValue()).toBe(price);
    }
    await put('Jeans', '30');
    await dialog.getByRole('row', { name: /Jeans.*₹30\.00/ }).waitFor();
    expect(await offered()).not.toContain('Jeans');

    await dialog.getByRole('button', { name: 'Edit Jeans' }).click();
    expect(await offered()).toContain('Jeans');
    expect(await dialog.getByPlaceholder('Enter Price').inputValue()).toBe('30.00');
    await put('Jeans', '32.5');
    await dialog.getByText('Updated price for Jeans').waitFor();
    await dialog.getByRole('row', { name: /Jeans.*₹32\.50/ }).waitFor();

    await dialog.getByRole('button', { name: 'Delete Jeans' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
    await question.getByText('Are you sure you want to delete this item?').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('row', { name: /Jeans/ }).waitFor();
    await dialog.getByRole('button', { name: 'Delete Jeans' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByText('No items added').waitFor();
    expect(await offered()).toContain('Jeans');
  });

  it('saves the whole list, says when it could not, and loses nothing unasked', async () => {
    const business = await makeBusiness();
    const { page, dialog, put } = await openPrices(business);
    await put('Kurta', '28');
    await put('Jeans', '30');
    await dialog.getByText('Not saved yet').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const leaving = page.getByRole('alertdialog');
    await leaving.getByText('Discard changes?').waitFor();
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await leaving.waitFor({ state: 'hidden' });

    await refuse(page, 'SavePriceList', 'no words');
    const save = dialog.locator('.MuiDialogActions-root').getByRole('button', { name: 'Save' });
    await save.click();
    await toast(page, 'Error saving enterprise amount ❌').waitFor();
    await dialog.getByRole('row', { name: /Kurta/ }).waitFor();
    await page.unroute('**/graphql');
    await save.click();
    await toast(page, 'Enterprise amount saved successfully').waitFor();
    expect(await save.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const again = await openPrices(business, page);
    await again.dialog.getByRole('row', { name: /Kurta.*₹28\.00/ }).waitFor();
    await again.dialog.getByRole('row', { name: /Jeans.*₹30\.00/ }).waitFor();
  });
});
