import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, toast, useBrowser } from '../browser.js';
import { answer, cut, hold, mend } from '../network.js';
import { newCustomer, openPageFor, saveAddress, stored } from './people.js';

useBrowser();

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

describe('saved addresses', () => {
  it('has its rules, and says them once a field was touched', async () => {
    const page = await openPageFor(await newCustomer('Irfan Khan'), ACCOUNT, { viewport: PHONE });
    await page.getByText('No addresses found. Please add an address.').waitFor();
    await page.getByRole('button', { name: 'Add Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Address' });
    await dialog.getByText('Irfan Khan').waitFor();
    await dialog.getByText('9840055555').waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(3);
    expect(await dialog.getByText(/^Please/).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Save Address' }).click();
    for (const text of [
      'Please enter your address',
      'Please enter your pincode',
      'Please select your state',
      'Please enter your city',
    ]) {
      await dialog.getByText(text, { exact: true }).waitFor();
    }
    await dialog.getByRole('textbox', { name: 'Address' }).fill('12, Lake');
    await dialog.getByLabel('Pincode').fill('6000a1');
    await dialog.getByLabel('City').fill('C');
    await dialog.getByText('Address must be at least 10 characters').waitFor();
    await dialog.getByText('Pincode must be 6 digits').waitFor();
    await dialog.getByText('City must be at least 2 characters').waitFor();
    await dialog.getByRole('combobox', { name: /State/ }).click();
    expect(await page.getByRole('option').count()).toBe(36);
  });

  it('adds, edits, chooses and deletes', async () => {
    const page = await openPageFor(await newCustomer('Irfan Khan'), ACCOUNT, { viewport: PHONE });
    await page.getByRole('button', { name: 'Add Address' }).click();
    const adding = page.getByRole('dialog', { name: 'Add Address' });
    await fillAddress(adding, '4, Beach Road, Adyar');
    const letGo = await hold(page, 'AddAddress');
    await adding.getByRole('button', { name: 'Save Address' }).click();
    await adding.getByRole('button', { name: 'Loading...' }).waitFor();
    letGo();
    await toast(page, 'Address added successfully').waitFor();
    await adding.waitFor({ state: 'hidden' });
    await radio(page, '4, Beach Road, Adyar, Chennai, Tamil Nadu - 600041').waitFor();
    await page.getByText('Primary', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Add Address' }).click();
    await fillAddress(adding, '77, Race Course Road');
    await adding.getByRole('button', { name: 'Save Address' }).click();
    await radio(page, '77, Race Course').waitFor();
    expect(await radio(page, '4, Beach').isChecked()).toBe(true);
    await expect.poll(() => stored(page, 'primaryAddressIndex')).toBe('0');

    await radio(page, '77, Race Course').check();
    await radio(page, '77, Race Course Road.* Primary').waitFor();
    expect(await page.getByText('Primary', { exact: true }).count()).toBe(1);
    await expect.poll(() => stored(page, 'primaryAddressIndex')).toBe('1');
    await page.reload();
    await expect.poll(() => radio(page, '77, Race Course').isChecked()).toBe(true);

    await page.getByRole('button', { name: /^Edit 77/ }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Address' });
    await editing.getByRole('textbox', { name: 'Address' }).fill('78, Race Course Road');
    await editing.getByRole('button', { name: 'Update Address' }).click();
    await toast(page, 'Address updated successfully').waitFor();
    await radio(page, '78, Race Course Road.* Primary').waitFor();

    await page.getByRole('button', { name: /^Delete 78/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to delete this address?').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Delete 78/ }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Address deleted successfully').waitFor();
    await radio(page, '78, Race Course').waitFor({ state: 'hidden' });
    await radio(page, '4, Beach Road.* Primary').waitFor();
    await expect.poll(() => stored(page, 'primaryAddressIndex')).toBe('0');
  });

  it('has words of its own where the server sends none, and none of success after a failure', async () => {
    const customer = await newCustomer('Irfan Khan');
    await saveAddress(customer, '4, Beach Road, Adyar');
    const page = await openPageFor(customer, ACCOUNT, { viewport: PHONE });
    await page.getByRole('button', { name: /^Edit 4/ }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Address' });
    await answer(page, 'UpdateAddress', {}, 500);
    await editing.getByRole('button', { name: 'Update Address' }).click();
    await toast(page, 'Something went wrong').waitFor();
    expect(await toast(page, 'Address updated').count()).toBe(0);
    await mend(page);
    await answer(page, 'UpdateAddress', ok('updateAddress', { address: null, user: null }));
    await editing.getByRole('button', { name: 'Update Address' }).click();
    await toast(page, 'Address updated successfully').waitFor();

    await page.getByRole('button', { name: /^Delete 4/ }).click();
    const question = page.getByRole('alertdialog');
    await cut(page, 'DeleteAddress');
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(page, /could not reach the server/).waitFor();
    expect(await toast(page, 'Address deleted').count()).toBe(0);
    await mend(page);
    await answer(page, 'DeleteAddress', ok('deleteAddress', { user: null }));
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Address deleted successfully').waitFor();
  });

  it('can load the states again when they did not come', async () => {
    const page = await openPageFor(await newCustomer('Irfan Khan'), ACCOUNT, { viewport: PHONE });
    await cut(page, 'States');
    await page.getByRole('button', { name: 'Add Address' }).click();
    await page.getByText('The list of states did not load.').waitFor();
    await mend(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('combobox', { name: /State/ }).waitFor();
  });
});
