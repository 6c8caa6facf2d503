import type { Locator, Page } from 'playwright-core';
import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { ask, makeBusiness, unique } from './office.js';

const CHANGES_PRESERVED = 'Your changes are kept. Review them and save again.';

/** Two users with the same dialog open. */
async function openTwice(path: string, name: string): Promise<[Locator, Locator, Page]> {
  const pages = [await openPageAs('staff', path), await openPageAs('staff', path)] as const;
  const [first, second] = pages;
  const dialogs = [
    first.getByRole('dialog', { name }),
    second.getByRole('dialog', { name }),
  ] as const;
  for (const dialog of dialogs) await expect(dialog).toBeVisible();
  return [...dialogs, second];
}

const save = (dialog: Locator, button = 'Update') =>
  dialog.getByRole('button', { name: button, exact: true }).click();

/**
 * Returns the changes listed in the conflict message. The message says "You", because the demo data
 * has one staff account.
 */
async function changesIn(dialog: Locator): Promise<string[]> {
  const note = dialog.getByRole('alert');
  await expect(note.getByText(CHANGES_PRESERVED)).toBeVisible();
  await expect(note.getByText(/^You changed the .* in the meantime/)).toBeVisible();
  return note.getByRole('listitem').allInnerTexts();
}

test.describe('a colleague who saved first', () => {
  test('staff who reloaded in between see what changed, keep their draft and save again', async () => {
    const name = unique('Cloth');
    const { createCloth } = await ask<{ createCloth: { cloth: { id: string } } }>(
      'mutation ($input: CreateClothInput!) { createCloth(input: $input) { cloth { id } } }',
      { input: { name, price: 10_000 } },
    );
    const { id } = createCloth.cloth;
    const path = `/admin/home?cloth=${id}`;
    const [first, second, page] = await openTwice(path, 'Edit Cloth');
    await second.getByLabel('Price').fill('150');
    await first.getByLabel('Price').fill('120');
    await first.getByLabel('Cloth name').fill(`${name} new`);
    await save(first);
    await expect(first).toBeHidden();

    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(second.getByText('Draft restored.')).toBeVisible();
    await expect(second.getByLabel('Price')).toHaveValue('150');
    await save(second);
    expect(await changesIn(second)).toEqual([
      `Cloth name: ${name} → ${name} new`,
      'Price: ₹100.00 → ₹120.00',
    ]);
    await expect(second.getByLabel('Price')).toHaveValue('150');
    // A value that only the other user changed stays.
    await expect(second.getByLabel('Cloth name')).toHaveValue(`${name} new`);
    await save(second);
    await expect(second).toBeHidden();
    const { cloth } = await ask<{ cloth: object }>(
      'query ($id: ID!) { cloth(id: $id) { name price version } }',
      { id },
    );
    expect(cloth).toEqual({ name: `${name} new`, price: 15_000, version: 3 });
  });

  test('both changes of a price list are there in the end', async () => {
    const { id } = await makeBusiness();
    const path = `/customermanager?tab=enterprise&prices=${id}`;
    const [first, second, page] = await openTwice(path, 'Enterprise Amount');
    const put = async (dialog: Locator, type: string, price: string): Promise<void> => {
      await dialog.getByLabel('Select Cloth').selectOption(type);
      await dialog.getByPlaceholder('Enter Price').fill(price);
      await dialog.getByPlaceholder('Enter Price').press('Enter');
    };
    await put(second, 'Jeans', '30');
    await put(first, 'Shirt', '15');
    await save(first, 'Save');
    await expect(first.getByText('Not saved yet')).toBeHidden();

    await save(second, 'Save');
    expect(await changesIn(second)).toEqual(['Shirt: nothing → ₹15.00']);
    await expect(second.getByRole('row', { name: /Jeans.*₹30\.00/ })).toBeVisible();
    await expect(second.getByRole('row', { name: /Shirt.*₹15\.00/ })).toBeVisible();
    await save(second, 'Save');
    await expect(toast(page, 'Enterprise amount saved successfully')).toBeVisible();
    const { priceList } = await ask<{ priceList: { items: { type: string; price: number }[] } }>(
      'query ($id: ID!) { priceList(id: $id) { items { type price } } }',
      { id },
    );
    expect(priceList.items.toSorted((a, b) => a.price - b.price)).toEqual([
      { type: 'Shirt', price: 1500 },
      { type: 'Jeans', price: 3000 },
    ]);
  });
});
