import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { book, bookAndPick, makeBusiness } from './office.js';

test.describe('the credit limit of an enterprise', () => {
  test('staff set it, are warned at a pickup above it, and read it when they book', async () => {
    const business = await makeBusiness();
    await bookAndPick(business.id);
    const page = await openPageAs('staff', `/customermanager?edit=${business.id}`);
    const edit = page.getByRole('dialog', { name: 'Edit Enterprise' });
    await edit.getByLabel('Credit limit').fill('1500');
    await edit.getByRole('button', { name: 'Update' }).click();
    await expect(toast(page, 'Enterprise updated successfully')).toBeVisible();

    const { id } = await book(business.id);
    await page.goto(`/orders?order=${id}&do=pickup`);
    const form = page.getByRole('form', { name: 'Record pickup' });
    await expect(form.getByText('₹1,000.00 due, credit limit ₹1,500.00.')).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Cloth type' })).toBeVisible();
    await page.keyboard.type('sa');
    await page.keyboard.press('Enter');
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await form.getByLabel('Price of', { exact: false }).fill('100');
    await expect(
      form
        .getByRole('status')
        .getByText(
          '₹1,000.00 due, credit limit ₹1,500.00. With this bill it is ₹500.00 above the limit.',
        ),
    ).toBeVisible();
    await form.getByRole('button', { name: 'Save items' }).click();
    await expect(toast(page, 'Pickup recorded')).toBeVisible();
    await expect(
      page.getByText('₹1,500.00 (₹2,000.00 owed, ₹500.00 above the limit)'),
    ).toBeVisible();

    await page.goto('/orders/new');
    await page.getByRole('combobox', { name: 'Phone, name or email' }).fill(business.phone);
    await page.getByRole('option', { name: business.name }).click();
    await expect(
      page.getByText('balance due ₹2,000.00, above the credit limit of ₹1,500.00'),
    ).toBeVisible();
  });
});
