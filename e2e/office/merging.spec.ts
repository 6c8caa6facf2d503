import { openPageAs, toast } from '../browser.js';
import { newCustomer, openPageFor } from '../customer/users.js';
import { expect, test } from '../fixtures.js';
import { newPhone, createWalkInOrder } from './customers.js';
import { unique } from './office.js';

test('staff merge a walk-in into the account that signed up later, and undo it', async () => {
  const phone = newPhone();
  const [counterName, accountName] = [unique('Counter'), unique('Account')];
  const order = await createWalkInOrder(counterName, phone);
  const account = await newCustomer(accountName, phone);
  const theirs = await openPageFor(account, '/account');
  await expect(theirs.getByText('No orders found.')).toBeVisible();

  const page = await openPageAs('staff', `/customermanager?view=${order.user.id}`);
  // Searches the dialog only, because the page behind it lists more suggestions with the same
  // buttons.
  const counter = page.getByRole('dialog', { name: counterName });
  await counter.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: `Merge into ${accountName}` }).click();
  const survivor = page.getByRole('dialog', { name: accountName });
  await expect(survivor.getByText(`${counterName}, ${phone}, was merged`)).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText(`#${order.shortId}`).first()).toBeVisible();
  await survivor.getByRole('link', { name: `Show the orders of ${accountName}` }).click();
  await expect(page.getByText(order.shortId).first()).toBeVisible();

  await page.goBack();
  await survivor.getByRole('button', { name: 'Undo the merge' }).click();
  await page.getByRole('button', { name: 'Undo the merge' }).last().click();
  await expect(toast(page, `${counterName} is a separate customer again`)).toBeVisible();
  await expect(survivor.getByText(`${counterName}, ${phone}, was merged`)).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByText('No orders found.')).toBeVisible();
  await page.goto(`/customermanager?view=${order.user.id}`);
  await expect(page.getByRole('dialog', { name: counterName })).toBeVisible();
});

test('a new order points at the likely duplicate of its customer', async () => {
  const phone = newPhone();
  const [counterName, accountName] = [unique('Counter'), unique('Account')];
  await createWalkInOrder(counterName, phone);
  await newCustomer(accountName, phone);
  const page = await openPageAs('staff', '/orders/new');
  await page.keyboard.type(phone);
  await page.getByRole('option', { name: counterName }).click();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible();
  await expect(page.getByText(accountName)).toBeVisible();
});
