import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { refuse } from '../network.js';
import { headings, unique } from './office.js';

test.describe('cloth types', () => {
  test(
    'staff add, change and delete a cloth type, each in its own dialog',
    { tag: '@core' },
    async () => {
      const name = unique('Shawl');
      const page = await openPageAs('staff', '/admin/home');
      const card = page.getByRole('region', { name: 'Types of clothes' });
      await expect(card.getByRole('grid')).toBeVisible();
      expect(await headings(page, 'Types of clothes')).toEqual([
        ...['Clothes Types', 'Prices', 'Action'],
      ]);
      await card.getByRole('button', { name: '+ Add' }).click();
      const form = page.getByRole('dialog', { name: 'Add Cloth' });
      const price = form.getByPlaceholder('Enter price');
      await expect(price).toHaveAttribute('step', '0.01');
      await expect(price).toHaveAttribute('min', '0');
      await form.getByRole('button', { name: 'Add' }).click();
      await expect(form.getByText('Cloth name is required')).toBeVisible();
      await expect(form.getByText('Price is required')).toBeVisible();
      await form.getByLabel('Cloth name').fill(name);
      await price.fill('-1');
      await expect(
        form.getByText('Enter a price of 0 or more, with at most two decimals'),
      ).toBeVisible();
      await price.fill('42.5');
      await price.press('Enter');
      await expect(toast(page, 'Cloth created successfully')).toBeVisible();
      await expect(form).toBeHidden();

      // A new cloth type is last in the list, which renders only its first rows.
      await page.getByRole('grid', { name: 'Types of clothes' }).hover();
      await page.mouse.wheel(0, 5000);
      await expect(card.getByRole('row', { name: new RegExp(`${name}.*₹42\\.50`) })).toBeVisible();
      await page.getByLabel(`Edit ${name}`).click();
      const edit = page.getByRole('dialog', { name: 'Edit Cloth' });
      await expect(edit.getByLabel('Cloth name')).toHaveValue(name);
      await expect(edit.getByPlaceholder('Enter price')).toHaveValue('42.50');
      await edit.getByPlaceholder('Enter price').fill('45');
      await edit.getByRole('button', { name: 'Update' }).click();
      await expect(toast(page, 'Cloth updated successfully')).toBeVisible();
      await expect(card.getByRole('row', { name: new RegExp(`${name}.*₹45\\.00`) })).toBeVisible();

      await page.getByLabel(`Delete ${name}`).click();
      const question = page.getByRole('alertdialog', { name: 'Delete cloth' });
      await expect(question.getByText(`Are you sure you want to delete "${name}"?`)).toBeVisible();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await page.getByLabel(`Delete ${name}`).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page, 'Cloth deleted successfully')).toBeVisible();
      await expect(card.getByRole('gridcell', { name })).toBeHidden();
    },
  );

  test('staff keep what they typed when the name is taken or the server fails', async () => {
    const page = await openPageAs('staff', '/admin/home?cloth=new');
    const form = page.getByRole('dialog', { name: 'Add Cloth' });
    await form.getByLabel('Cloth name').fill('jeans');
    await form.getByPlaceholder('Enter price').fill('10');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(
      form.locator('.Mui-error', { hasText: /already|in use|exists/i }).last(),
    ).toBeVisible();
    await form.getByLabel('Cloth name').fill(unique('Scarf'));
    await refuse(page, 'CreateCloth', 'no words');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form.getByText('Something went wrong')).toBeVisible();
    await expect(form.getByPlaceholder('Enter price')).toHaveValue('10');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
  });
});
