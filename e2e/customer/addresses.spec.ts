import type { Locator, Page } from 'playwright-core';
import { PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { answer, cut, hold, mend } from '../network.js';
import { newCustomer, openPageFor, saveAddress, stored } from './users.js';

const ACCOUNT = '/account?tab=account';

const radio = (page: Page, street: string): Locator =>
  page.getByRole('radio', { name: new RegExp(street) });

const ok = (field: string, payload: object) => ({
  data: { [field]: { message: '', ...payload } },
});

async function fillAddress(dialog: Locator, street: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Address' }).fill(street);
  await dialog.getByLabel('Pincode').fill('600041');
  await dialog.getByLabel('City').fill('Chennai');
  await dialog.getByRole('combobox', { name: /State/ }).click();
  await dialog.page().getByRole('option', { name: 'Tamil Nadu' }).click();
}

test.describe('saved addresses', () => {
  test('a customer who leaves a field empty or wrong reads what to do at the field', async () => {
    const page = await openPageFor(await newCustomer('Irfan Khan'), ACCOUNT, { viewport: PHONE });
    await expect(page.getByText('No addresses found. Please add an address.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Address' });
    await expect(dialog.getByText('Irfan Khan')).toBeVisible();
    await expect(dialog.getByText('9840055555')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(3);
    await expect(dialog.getByText(/^Please/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Save Address' }).click();
    for (const text of [
      'Please enter your address',
      'Please enter your pincode',
      'Please select your state',
      'Please enter your city',
    ]) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    await dialog.getByRole('textbox', { name: 'Address' }).fill('12, Lake');
    await dialog.getByLabel('Pincode').fill('6000a1');
    await dialog.getByLabel('City').fill('C');
    await expect(dialog.getByText('Address must be at least 10 characters')).toBeVisible();
    await expect(dialog.getByText('Pincode must be 6 digits')).toBeVisible();
    await expect(dialog.getByText('City must be at least 2 characters')).toBeVisible();
    await dialog.getByRole('combobox', { name: /State/ }).click();
    await expect(page.getByRole('option')).toHaveCount(36);
  });

  test('a customer adds, edits, chooses and deletes an address', { tag: '@core' }, async () => {
    const page = await openPageFor(await newCustomer('Irfan Khan'), ACCOUNT, { viewport: PHONE });
    await page.getByRole('button', { name: 'Add Address' }).click();
    const adding = page.getByRole('dialog', { name: 'Add Address' });
    await fillAddress(adding, '4, Beach Road, Adyar');
    const letGo = await hold(page, 'CreateAddress');
    await adding.getByRole('button', { name: 'Save Address' }).click();
    await expect(adding.getByRole('button', { name: 'Loading...' })).toBeVisible();
    letGo();
    await expect(toast(page, 'Address added successfully')).toBeVisible();
    await expect(adding).toBeHidden();
    await expect(radio(page, '4, Beach Road, Adyar, Chennai, Tamil Nadu - 600041')).toBeVisible();
    await expect(page.getByText('Primary', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Add Address' }).click();
    await fillAddress(adding, '77, Race Course Road');
    await adding.getByRole('button', { name: 'Save Address' }).click();
    await expect(radio(page, '77, Race Course')).toBeVisible();
    await expect(radio(page, '4, Beach')).toBeChecked();
    await expect.poll(() => stored(page, 'primaryAddressIndex')).toBe('0');

    await radio(page, '77, Race Course').check();
    await expect(radio(page, '77, Race Course Road.* Primary')).toBeVisible();
    await expect(page.getByText('Primary', { exact: true })).toHaveCount(1);
    await expect.poll(() => stored(page, 'primaryAddressIndex')).toBe('1');
    await page.reload();
    await expect(radio(page, '77, Race Course')).toBeChecked();

    await page.getByRole('button', { name: /^Edit 77/ }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Address' });
    await editing.getByRole('textbox', { name: 'Address' }).fill('78, Race Course Road');
    await editing.getByRole('button', { name: 'Update Address' }).click();
    await expect(toast(page, 'Address updated successfully')).toBeVisible();
    await expect(radio(page, '78, Race Course Road.* Primary')).toBeVisible();

    await page.getByRole('button', { name: /^Delete 78/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Are you sure you want to delete this address?')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: /^Delete 78/ }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Address deleted successfully')).toBeVisible();
    await expect(radio(page, '78, Race Course')).toBeHidden();
    await expect(radio(page, '4, Beach Road.* Primary')).toBeVisible();
    await expect.poll(() => stored(page, 'primaryAddressIndex')).toBe('0');
  });

  test('a failure shows its own message and no success', async () => {
    const customer = await newCustomer('Irfan Khan');
    await saveAddress(customer, '4, Beach Road, Adyar');
    const page = await openPageFor(customer, ACCOUNT, { viewport: PHONE });
    await page.getByRole('button', { name: /^Edit 4/ }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Address' });
    await answer(page, 'UpdateAddress', {}, 500);
    await editing.getByRole('button', { name: 'Update Address' }).click();
    await expect(toast(page, 'Something went wrong')).toBeVisible();
    expect(await toast(page, 'Address updated').count()).toBe(0);
    await mend(page);
    await answer(page, 'UpdateAddress', ok('updateAddress', { address: null, user: null }));
    await editing.getByRole('button', { name: 'Update Address' }).click();
    await expect(toast(page, 'Address updated successfully')).toBeVisible();

    await page.getByRole('button', { name: /^Delete 4/ }).click();
    const question = page.getByRole('alertdialog');
    await cut(page, 'DeleteAddress');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, /could not reach the server/)).toBeVisible();
    expect(await toast(page, 'Address deleted').count()).toBe(0);
    await mend(page);
    await answer(page, 'DeleteAddress', ok('deleteAddress', { user: null }));
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Address deleted successfully')).toBeVisible();
  });

  test('a customer loads the states again when they did not come', async () => {
    const page = await openPageFor(await newCustomer('Irfan Khan'), ACCOUNT, { viewport: PHONE });
    await cut(page, 'States');
    await page.getByRole('button', { name: 'Add Address' }).click();
    await expect(page.getByText('The list of states could not be loaded.')).toBeVisible();
    await mend(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('combobox', { name: /State/ })).toBeVisible();
  });
});
