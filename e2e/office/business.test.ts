import { afterAll, beforeAll, expect, it } from 'vitest';
import { layersOpen } from '../alive.js';
import { openPageAs, sessions, toast, useBrowser } from '../browser.js';
import { signedInLongAgo, signedInNow } from '../customer/people.js';
import { businessNow, type KnownBusiness, saveBusiness } from './business.js';

useBrowser();

/** Whether nothing lies over it, such as the buttons of its form. */
function isSeen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

let before: KnownBusiness;
beforeAll(async () => {
  await signedInNow(sessions().staff);
  before = await businessNow();
});
afterAll(async () => {
  await signedInNow(sessions().staff);
  const { version } = await businessNow();
  await saveBusiness({ version, input: before.input });
});

it('the business is saved once nothing in it is wrong, and the second of two people is told', async () => {
  const none = { gstin: null, bank: null, accountNumber: null, ifsc: null };
  const known = { ...before.input, ...none, sac: '9997', taxRate: 1800 };
  await saveBusiness({ version: before.version, input: known });
  const page = await openPageAs('staff', '/areas');
  await page.getByRole('link', { name: 'Open the business' }).click();
  await page.getByText(/^Without a GSTIN papers are bills of supply/).waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Business' });
  const save = form.getByRole('button', { name: 'Save' });

  await form.getByLabel('GSTIN').fill('27aabcn1234a1z6');
  await form.getByText(/^With a GSTIN papers are tax invoices/).waitFor();
  await form.getByLabel('Tax rate (%)').fill('2,5');
  await form.getByLabel('Bank and branch').fill('Indian Bank, Adyar');
  await save.click();
  await form.getByText('Enter a percentage from 0 to 100, such as 18 or 2.5').waitFor();
  await form.getByText('Account number is required with a bank').waitFor();
  await form.getByLabel('Tax rate (%)').fill('2.5');
  await form.getByLabel('Account number').fill('1234 5678 9012');
  await form.getByLabel('IFSC').fill('idib000a001');
  await save.click();
  await form.getByText('A GSTIN of Tamil Nadu begins with 33').waitFor();
  await form.getByLabel('GSTIN').fill('33aabcn1234a1zd');

  const { version, input } = await businessNow();
  const theirs = { ...input, taxRate: 500, sac: '999712' };
  await saveBusiness({ version, input: theirs }, 'colleague');
  await save.click();
  const told = form.getByText('SAC: 9997 → 999712');
  await told.waitFor();
  await expect.poll(() => told.evaluate(isSeen)).toBe(true);
  expect(await form.getByLabel('Tax rate (%)').inputValue()).toBe('2.5');
  expect(await form.getByLabel('SAC').inputValue()).toBe('999712');

  await signedInLongAgo(sessions().staff);
  await form.getByLabel('IFSC').press('Enter');
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await proof.waitFor({ state: 'hidden' });
  expect(await form.getByLabel('Account number').inputValue()).toBe('123456789012');
  await signedInNow(sessions().staff);
  await save.click();
  await toast(page, 'Business saved').waitFor();
  await layersOpen(page, 0);
  await page.getByText(/^With a GSTIN papers are tax invoices/).waitFor();
  await page.getByText('33AABCN1234A1ZD').waitFor();
  expect((await businessNow()).input).toEqual({
    ...theirs,
    ...{ gstin: '33AABCN1234A1ZD', taxRate: 250 },
    ...{ bank: 'Indian Bank, Adyar', accountNumber: '123456789012', ifsc: 'IDIB000A001' },
  });
});
