import type { Locator, Page } from 'playwright-core';
import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { ask, makeBusiness, unique } from './office.js';

const KEPT = 'What you typed is kept. Look it over and save again.';

/** Two people of the office with the same dialog open. */
async function openTwice(path: string, name: string): Promise<[Locator, Locator, Page]> {
  const pages = [await openPageAs('staff', path), await openPageAs('staff', path)] as const;
  const [first, second] = pages;
  const dialogs = [
    first.getByRole('dialog', { name }),
    second.getByRole('dialog', { name }),
  ] as const;
  for (const dialog of dialogs) await expect(dialog).toBeVisible();
  return [...dialogs, second];
}

const save = (dialog: Locator, button = 'Update') =>
  dialog.getByRole('button', { name: button, exact: true }).click();

/** Gives the lines that are told. The words say who was quicker: the demo office is one person. */
async function told(dialog: Locator): Promise<string[]> {
  const note = dialog.getByRole('alert');
  await expect(note.getByText(KEPT)).toBeVisible();
  await expect(note.getByText(/^You changed this .* in the meantime/)).toBeVisible();
  return note.getByRole('listitem').allInnerTexts();
}

test.describe('somebody else was quicker', () => {
  test('with a cloth type: what changed is told, what was typed stays, saving again counts', async () => {
    const name = unique('Cloth');
    const { createCloth } = await ask<{ createCloth: { cloth: { id: string } } }>(
      'mutation ($input: ClothInput!) { createCloth(input: $input) { cloth { id } } }',
      { input: { name, price: 10_000 } },
    );
    const { id } = createCloth.cloth;
    const [first, second] = await openTwice(`/admin/home?cloth=${id}`, 'Edit Cloth');
    await second.getByLabel('Price').fill('150');
    await first.getByLabel('Price').fill('120');
    await first.getByLabel('Cloth name').fill(`${name} new`);
    await save(first);
    await expect(first).toBeHidden();

    await save(second);
    expect(await told(second)).toEqual([
      `Cloth name: ${name} → ${name} new`,
      'Price: ₹100.00 → ₹120.00',
    ]);
    await expect(second.getByLabel('Price')).toHaveValue('150');
    // What only the other one typed is not undone.
    await expect(second.getByLabel('Cloth name')).toHaveValue(`${name} new`);
    await save(second);
    await expect(second).toBeHidden();
    const { cloth } = await ask<{ cloth: object }>(
      'query ($id: ID!) { cloth(id: $id) { name price version } }',
      { id },
    );
    expect(cloth).toEqual({ name: `${name} new`, price: 15_000, version: 3 });
  });

  test('after a reload in between: the draft counts on the version that it began from', async () => {
    const name = unique('Cloth');
    const { createCloth } = await ask<{ createCloth: { cloth: { id: string } } }>(
      'mutation ($input: ClothInput!) { createCloth(input: $input) { cloth { id } } }',
      { input: { name, price: 10_000 } },
    );
    const { id } = createCloth.cloth;
    const path = `/admin/home?cloth=${id}`;
    const [first, second, page] = await openTwice(path, 'Edit Cloth');
    await second.getByLabel('Price').fill('150');
    await first.getByLabel('Price').fill('120');
    await save(first);
    await expect(first).toBeHidden();

    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(second.getByText('Restored what you had typed.')).toBeVisible();
    await expect(second.getByLabel('Price')).toHaveValue('150');
    await save(second);
    expect(await told(second)).toEqual(['Price: ₹100.00 → ₹120.00']);
    await save(second);
    await expect(second).toBeHidden();
  });

  test('with an enterprise: both changes stand in the end', async () => {
    const { id, name, phone } = await makeBusiness();
    const path = `/customermanager?tab=enterprise&edit=${id}`;
    const [first, second] = await openTwice(path, 'Edit Enterprise');
    await second.getByLabel('City').fill('Madurai');
    await first.getByLabel('Contact Number').fill('9840077777');
    await first.getByLabel('City').fill('Salem');
    await save(first);
    await expect(first).toBeHidden();

    await save(second);
    expect(await told(second)).toEqual([
      `Contact Number: ${phone} → 9840077777`,
      'City: Chennai → Salem',
    ]);
    await expect(second.getByLabel('City')).toHaveValue('Madurai');
    await save(second);
    await expect(second).toBeHidden();
    const { user } = await ask<{ user: object }>(
      'query ($id: ID!) { user(id: $id) { name phone addresses { city } } }',
      { id },
    );
    expect(user).toEqual({ name, phone: '9840077777', addresses: [{ city: 'Madurai' }] });
  });

  test('with an employee', async () => {
    const name = unique('Ravi');
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@laundry.test`;
    const { createEmployee } = await ask<{ createEmployee: { employee: { id: string } } }>(
      'mutation ($input: EmployeeInput!) { createEmployee(input: $input) { employee { id } } }',
      { input: { name, phone: '9840011111', email } },
    );
    const { id } = createEmployee.employee;
    const path = `/employeemanager?search=${encodeURIComponent(name)}&edit=${id}`;
    const [first, second] = await openTwice(path, 'Edit Employee');
    await second.getByLabel('Phone').fill('9840033333');
    await first.getByLabel('Phone').fill('9840022222');
    await save(first);
    await expect(first).toBeHidden();

    await save(second);
    expect(await told(second)).toEqual(['Phone: 9840011111 → 9840022222']);
    await save(second);
    await expect(second).toBeHidden();
    const { employee } = await ask<{ employee: object }>(
      'query ($id: ID!) { employee(id: $id) { phone version } }',
      { id },
    );
    expect(employee).toEqual({ phone: '9840033333', version: 3 });
  });

  test('with a price list: the rows of both stand in the end', async () => {
    const { id } = await makeBusiness();
    const path = `/customermanager?tab=enterprise&prices=${id}`;
    const [first, second, page] = await openTwice(path, 'Enterprise Amount');
    const put = async (dialog: Locator, type: string, price: string): Promise<void> => {
      await dialog.getByLabel('Select Cloth').selectOption(type);
      await dialog.getByPlaceholder('Enter Price').fill(price);
      await dialog.getByPlaceholder('Enter Price').press('Enter');
    };
    await put(second, 'Jeans', '30');
    await put(first, 'Shirt', '15');
    await save(first, 'Save');
    await expect(first.getByText('Not saved yet')).toBeHidden();

    await save(second, 'Save');
    expect(await told(second)).toEqual(['Shirt: nothing → ₹15.00']);
    await expect(second.getByRole('row', { name: /Jeans.*₹30\.00/ })).toBeVisible();
    await expect(second.getByRole('row', { name: /Shirt.*₹15\.00/ })).toBeVisible();
    await save(second, 'Save');
    await expect(toast(page, 'Enterprise amount saved successfully')).toBeVisible();
    const { priceList } = await ask<{ priceList: { items: { type: string; price: number }[] } }>(
      'query ($id: ID!) { priceList(customerId: $id) { items { type price } } }',
      { id },
    );
    expect(priceList.items.toSorted((a, b) => a.price - b.price)).toEqual([
      { type: 'Shirt', price: 1500 },
      { type: 'Jeans', price: 3000 },
    ]);
  });
});
