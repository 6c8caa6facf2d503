import { describe, expect, it } from 'vitest';
import { openPageAs, toast, useBrowser } from '../browser.js';
import { hold, refuse } from '../network.js';
import { headings, openBlank, unique } from './office.js';

useBrowser();

describe('types of clothes', () => {
  it('adds, changes and deletes a type, each in its own dialog', async () => {
    const name = unique('Shawl');
    const page = await openPageAs('staff', '/admin/home');
    const card = page.getByRole('region', { name: 'Types of clothes' });
    await card.getByRole('grid').waitFor();
    expect(await headings(page, 'Types of clothes')).toEqual([
      ...['Clothes Types', 'Prices', 'Action'],
    ]);
    await card.getByRole('button', { name: '+ Add' }).click();
    const form = page.getByRole('dialog', { name: 'Add Cloth' });
    const price = form.getByPlaceholder('Enter price');
    expect(await price.getAttribute('step')).toBe('0.01');
    expect(await price.getAttribute('min')).toBe('0');
    await form.getByRole('button', { name: 'Add' }).click();
    await form.getByText('Cloth name is required').waitFor();
    await form.getByText('Price is required').waitFor();
    await form.getByLabel('Cloth name').fill(name);
    await price.fill('-1');
    await form.getByText('Enter a price of 0 or more, with at most two decimals').waitFor();
    await price.fill('42.5');
    await price.press('Enter');
    await toast(page, 'Cloth created successfully').waitFor();
    await form.waitFor({ state: 'hidden' });

    // A new type joins the end of the list, which shows its first rows only.
    await page.getByRole('grid', { name: 'Types of clothes' }).hover();
    await page.mouse.wheel(0, 5000);
    await card.getByRole('row', { name: new RegExp(`${name}.*₹42\\.50`) }).waitFor();
    await page.getByLabel(`Edit ${name}`).click();
    const edit = page.getByRole('dialog', { name: 'Edit Cloth' });
    expect(await edit.getByLabel('Cloth name').inputValue()).toBe(name);
    expect(await edit.getByPlaceholder('Enter price').inputValue()).toBe('42.50');
    await edit.getByPlaceholder('Enter price').fill('45');
    await edit.getByRole('button', { name: 'Update' }).click();
    await toast(page, 'Cloth updated successfully').waitFor();
    await card.getByRole('row', { name: new RegExp(`${name}.*₹45\\.00`) }).waitFor();

    await page.getByLabel(`Delete ${name}`).click();
    const question = page.getByRole('alertdialog', { name: 'Delete cloth' });
    await question.getByText(`Are you sure you want to delete "${name}"?`).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByLabel(`Delete ${name}`).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Cloth deleted successfully').waitFor();
    await card.getByRole('gridcell', { name }).waitFor({ state: 'hidden' });
  });

  it('keeps what was typed when the name is taken or the server fails', async () => {
    const page = await openPageAs('staff', '/admin/home?cloth=new');
    const form = page.getByRole('dialog', { name: 'Add Cloth' });
    await form.getByLabel('Cloth name').fill('jeans');
    await form.getByPlaceholder('Enter price').fill('10');
    await form.getByRole('button', { name: 'Add' }).click();
    await form
      .locator('.Mui-error', { hasText: /already|in use|exists/i })
      .last()
      .waitFor();
    await form.getByLabel('Cloth name').fill(unique('Scarf'));
    await refuse(page, 'CreateCloth', 'no words');
    await form.getByRole('button', { name: 'Add' }).click();
    await form.getByText('Something went wrong').waitFor();
    expect(await form.getByPlaceholder('Enter price').inputValue()).toBe('10');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await form.waitFor({ state: 'hidden' });
  });

  it('says that it loads and what went wrong', async () => {
    const page = await openBlank();
    await refuse(page, 'StaffCloths', { message: 'The catalogue is closed', code: 'FORBIDDEN' });
    const letGo = await hold(page, 'StaffCloths');
    await page.goto('/admin/home');
    const card = page.getByRole('region', { name: 'Types of clothes' });
    await card.getByText('Loading...').waitFor();
    letGo();
    await card.getByText('The catalogue is closed').waitFor();
  });
});
