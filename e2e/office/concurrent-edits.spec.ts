import type { Page } from 'playwright-core';
import { appUrl, inAppDatabase, openPageAs, PHONE, sessions, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { graphql } from '../session.js';
import { ask, book, bookAndPick, makeBusiness } from './office.js';

const COLLEAGUE = 'Kavitha Menon';

test.beforeAll(() =>
  inAppDatabase('update "user" set name = $2 where id = $1', [
    sessions().colleague.user.id,
    COLLEAGUE,
  ]),
);

/** Sends a change as another user. */
const askAsColleague = (query: string, variables: object) =>
  graphql(appUrl(), query, variables, sessions().colleague.token);

const INPUT = { address: '7, Beach Road', city: 'Chennai', state: 'Tamil Nadu', pincode: '600001' };

const inDialog = (page: Page) => page.getByRole('dialog').getByRole('alert');

test('staff read who was quicker, in an order and in an enterprise, once', async () => {
  const business = await makeBusiness();
  const order = await bookAndPick(business.id);

  const orders = await openPageAs('staff', `/orders?order=${order.id}&do=cancel`);
  await orders.getByLabel(/^Reason/).fill('The customer called');
  const enterprise = await openPageAs(
    'staff',
    `/customermanager?tab=enterprise&edit=${business.id}`,
  );
  await enterprise.getByLabel('City').fill('Salem');

  await askAsColleague(
    `mutation ($id: ID!, $version: Int!) {
      updateOrderStatus(id: $id, version: $version, input: { status: PROCESSING }) { message }
    }`,
    { id: order.id, version: order.version },
  );
  const { name, email } = business;
  await askAsColleague(
    `mutation ($id: ID!, $input: UpdateEnterpriseInput!) {
      updateEnterprise(id: $id, version: 1, input: $input) { message }
    }`,
    { id: business.id, input: { ...INPUT, name, email, phone: '9840077777' } },
  );

  await orders.getByRole('form').getByRole('button', { name: 'Cancel order' }).click();
  await expect(
    inDialog(orders).getByText(`${COLLEAGUE} changed this order to processing in the meantime`, {
      exact: false,
    }),
  ).toBeVisible();
  await expect(inDialog(orders).getByText('Order status: picked → processing')).toBeVisible();
  await enterprise.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(
    inDialog(enterprise).getByText(`${COLLEAGUE} changed the enterprise in the meantime`, {
      exact: false,
    }),
  ).toBeVisible();
  await expect(
    inDialog(enterprise).getByText(`Contact Number: ${business.phone} → 9840077777`),
  ).toBeVisible();
  for (const page of [orders, enterprise]) expect(await toast(page, /./).count()).toBe(0);
});

test('staff read a conflict of prices in the form alone', async () => {
  const { id } = await makeBusiness();
  const path = `/customermanager?tab=enterprise&prices=${id}`;
  const mine = await openPageAs('staff', path);
  const theirs = await openPageAs('colleague', path);
  const put = async (page: Page, price: string): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: 'Enterprise Amount' });
    await dialog.getByLabel('Select Cloth').selectOption('Jeans');
    await dialog.getByPlaceholder('Enter Price').fill(price);
    await dialog.getByPlaceholder('Enter Price').press('Enter');
  };
  const save = (page: Page) =>
    page.locator('.MuiDialogActions-root').getByRole('button', { name: 'Save' }).click();
  await put(theirs, '30');
  await theirs.getByRole('button', { name: 'Edit Jeans' }).click();
  await put(theirs, '31');
  await expect(theirs.getByText('Updated price for Jeans')).toBeVisible();
  await put(mine, '40');
  await save(mine);
  await expect(toast(mine, 'Enterprise amount saved successfully')).toBeVisible();
  await save(theirs);
  await expect(inDialog(theirs).getByText('Jeans: nothing → ₹40.00')).toBeVisible();
  expect(await toast(theirs, /./).count()).toBe(0);
  expect(await theirs.getByText('Updated price for Jeans').count()).toBe(0);
});

test('staff continue with a pickup that a colleague has recorded, and keep their own counts', async () => {
  const order = await book((await makeBusiness()).id);
  const { cloths } = await ask<{ cloths: { id: string; name: string }[] }>(
    '{ cloths { id name } }',
  );
  const path = `/orders?order=${order.id}&do=pickup`;
  const page = await openPageAs('staff', path, { viewport: PHONE });
  const form = page.getByRole('form', { name: 'Record pickup' });
  const counted = cloths.slice(0, 12);
  for (const { name } of counted) {
    await form.getByLabel('Cloth type').fill(name);
    await form.getByLabel('Cloth type').press('Enter');
    await form.getByLabel('Quantity', { exact: true }).fill('2');
    await form.getByLabel('Quantity', { exact: true }).press('Enter');
    await expect(form.getByLabel(`Quantity of ${name}`)).toBeVisible();
  }
  await askAsColleague(
    `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
      recordPickup(id: $id, version: $version, input: { items: $items }) { message }
    }`,
    {
      id: order.id,
      version: order.version,
      items: [{ clothId: cloths[0]?.id, quantity: 1, price: 5000 }],
    },
  );
  await form.getByRole('button', { name: 'Save items' }).click();
  const note = inDialog(page).getByText('Order status: waiting for pickup → picked');
  await expect(note).toBeVisible();
  await expect
    .poll(() =>
      note.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }),
    )
    .toBe(true);
  await expect(form.getByLabel(/^Quantity of/)).toHaveCount(counted.length);
  await form.getByRole('button', { name: 'Save items' }).click();
  await expect(form).not.toBeAttached();
  const saved = await ask<{ order: { itemCount: number } }>(
    'query ($id: ID!) { order(id: $id) { itemCount } }',
    { id: order.id },
  );
  expect(saved.order.itemCount).toBe(2 * counted.length);
});
