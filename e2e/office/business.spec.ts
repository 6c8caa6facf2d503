import { openPageAs, sessions, toast } from '../browser.js';
import { signedInLongAgo, signedInNow } from '../customer/users.js';
import { expect, test } from '../fixtures.js';
import { businessNow, type KnownBusiness, saveBusiness } from './business.js';

/** True if nothing covers the element, such as the buttons of its form. */
function isSeen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

let before: KnownBusiness;
test.beforeAll(async () => {
  await signedInNow(sessions().staff);
  before = await businessNow();
});
test.afterAll(async () => {
  await signedInNow(sessions().staff);
  const { version } = await businessNow();
  await saveBusiness({ version, input: before.input });
});

test('staff save the business once every field is valid, and the second of two editors sees the conflict', async () => {
  const none = { gstin: null, bank: null, accountNumber: null, ifsc: null };
  const known = { ...before.input, ...none, sac: '9997', taxRate: 1800 };
  await saveBusiness({ version: before.version, input: known });
  const page = await openPageAs('staff', '/areas');
  await page.getByRole('link', { name: 'Open company details' }).click();
  await expect(page.getByText(/^Without a GSTIN, customers get bills of supply/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit company details' });
  const save = form.getByRole('button', { name: 'Save' });

  await form.getByLabel('GSTIN').fill('27aabcn1234a1z6');
  await expect(form.getByText(/^With a GSTIN, customers get tax invoices/)).toBeVisible();
  await form.getByLabel('Tax rate (%)').fill('2,5');
  await form.getByLabel('Bank and branch').fill('Indian Bank, Adyar');
  await save.click();
  await expect(form.getByText('Enter a percentage from 0 to 100, such as 18 or 2.5')).toBeVisible();
  for (const label of ['Account number', 'IFSC'])
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(
      'Enter bank, account number and IFSC, or leave all three empty',
    );
  await form.getByLabel('Tax rate (%)').fill('2.5');
  await form.getByLabel('Account number').fill('1234 5678 9012');
  await form.getByLabel('IFSC').fill('idib000a001');
  await save.click();
  await expect(form.getByText('A GSTIN of Tamil Nadu begins with 33')).toBeVisible();
  await form.getByLabel('GSTIN').fill('33aabcn1234a1zd');

  const { version, input } = await businessNow();
  const theirs = { ...input, taxRate: 500, sac: '999712' };
  await saveBusiness({ version, input: theirs }, 'colleague');
  await save.click();
  const change = form.getByText('SAC: 9997 → 999712');
  await expect(change).toBeVisible();
  await expect.poll(() => change.evaluate(isSeen)).toBe(true);
  await expect(form.getByLabel('Tax rate (%)')).toHaveValue('2.5');
  await expect(form.getByLabel('SAC')).toHaveValue('999712');

  await signedInLongAgo(sessions().staff);
  await form.getByLabel('IFSC').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Verify it is you' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel('Account number')).toHaveValue('123456789012');
  await signedInNow(sessions().staff);
  await save.click();
  await expect(toast(page, 'Company details saved')).toBeVisible();
  await expect(page.getByText(/^With a GSTIN, customers get tax invoices/)).toBeVisible();
  await expect(page.getByText('33AABCN1234A1ZD')).toBeVisible();
  expect((await businessNow()).input).toEqual({
    ...theirs,
    ...{ gstin: '33AABCN1234A1ZD', taxRate: 250 },
    ...{ bank: 'Indian Bank, Adyar', accountNumber: '123456789012', ifsc: 'IDIB000A001' },
  });
});
