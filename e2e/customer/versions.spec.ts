import type { Page } from 'playwright-core';
import { PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import type { StoredSession } from '../session.js';
import { newCustomer, openPageFor, saveAddress } from './users.js';

const CHANGES_PRESERVED = 'Your changes are kept. Review them and save again.';

/** Opens the account in two tabs of one browser. */
async function openTabs(customer: StoredSession): Promise<[Page, Page]> {
  const path = '/account?tab=account';
  const first = await openPageFor(customer, path, { viewport: PHONE });
  const second = await first.context().newPage();
  await second.goto(path);
  return [first, second];
}

test.describe('the same account in two tabs', () => {
  test('a customer who saves an address second sees what changed and keeps what they typed', async () => {
    const customer = await newCustomer('Asha Iyer');
    await saveAddress(customer, '7, Beach Road');
    const [first, second] = await openTabs(customer);
    const quick = first.getByRole('dialog', { name: 'Edit Address' });
    const slow = second.getByRole('dialog', { name: 'Edit Address' });
    for (const page of [first, second]) {
      await page.getByRole('button', { name: /^Edit 7/ }).click();
    }
    await slow.getByLabel('City').fill('Salem');
    await quick.getByLabel('Pincode').fill('600018');
    await quick.getByRole('button', { name: 'Update Address' }).click();
    await expect(quick).toBeHidden();

    await slow.getByRole('button', { name: 'Update Address' }).click();
    const note = slow.getByRole('alert');
    await expect(note.getByText(CHANGES_PRESERVED)).toBeVisible();
    await expect(note.getByRole('listitem')).toHaveText(['Pincode: 600017 → 600018'], {
      useInnerText: true,
    });
    await expect(slow.getByLabel('City')).toHaveValue('Salem');
    await expect(slow.getByLabel('Pincode')).toHaveValue('600018');
    await slow.getByRole('button', { name: 'Update Address' }).click();
    await expect(slow).toBeHidden();
    await expect(second.getByText(/7, Beach Road.*Salem.*600018/).first()).toBeVisible();
  });
});
