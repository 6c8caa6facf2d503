import { describe, expect, it } from 'vitest';
import { openPageAs, useBrowser } from '../browser.js';
import { newCustomer, openPageFor } from '../customer/people.js';
import {
  answer,
  ask,
  bookAndPick,
  headings,
  hold,
  makeBusiness,
  nothing,
  openBlank,
  pay,
  refuse,
  rowOf,
  toast,
  unique,
} from './office.js';

useBrowser();

interface Customer {
  id: string;
  name: string;
  phone: string;
  email: string;
  addresses: { address: string; city: string; state: string; pincode: string }[];
}

const customers = async (): Promise<Customer[]> => {
  const { users } = await ask<{ users: { nodes: Customer[] } }>(
    `{ users(filter: { role: CUSTOMER }, first: 100) { nodes {
      id name phone email addresses { address city state pincode }
    } } }`,
  );
  return users.nodes;
};

describe('customer details', () => {
  it('shows both kinds of people, found by name, phone, e-mail or address', async () => {
    const several = (await customers()).find(({ addresses }) => addresses.length > 1);
    if (!several) throw new Error('The demo data have nobody with two addresses');
    const page = await openPageAs('staff', '/customermanager');
    await page.getByRole('heading', { name: 'Customer Details', level: 1 }).waitFor();
    await page.getByRole('grid', { name: 'Customer Details' }).waitFor();
    expect(await headings(page, 'Customer Details')).toEqual([
      ...['Customer Name', 'Contact', 'Balance (₹)', 'Address', 'Email'],
    ]);
    const { id, name, phone, email, addresses } = several;
    const search = page.getByPlaceholder('Search customers...');
    for (const text of [name.toUpperCase(), phone, email, addresses[1]?.address ?? '']) {
      await search.fill(text);
      await page.waitForURL((url) => url.searchParams.get('search') === text);
      await rowOf(page, id).waitFor();
    }
    const line = addresses.map(({ address, city, state }) => [address, city, state].join(', '));
    const cell = rowOf(page, id).locator('[data-field="address"]');
    expect(await cell.innerText()).toBe(line.join(' | '));
    await search.fill('nobody at all');
    await page.getByText('No customers found.').waitFor();

    await search.fill('');
    await page.getByRole('tab', { name: 'Enterprise' }).click();
    await page.getByRole('heading', { name: 'Enterprise Details', level: 1 }).waitFor();
    await page.getByRole('grid', { name: 'Enterprise Details' }).waitFor();
    expect(await headings(page, 'Enterprise Details')).toContain('Action');
  });

  it('opens a person for reading only, with all addresses', async () => {
    const several = (await customers()).find(({ addresses }) => addresses.length > 1);
    const page = await openPageAs('staff', `/customermanager?view=${several?.id}`);
    const dialog = page.getByRole('dialog', { name: several?.name ?? '' });
    for (const { address, city, state, pincode } of several?.addresses ?? [])
      await dialog.getByText(`${address}, ${city}, ${state} - ${pincode}`).waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('signs somebody out everywhere who has lost a phone', async () => {
    const name = unique('Signed Out');
    const customer = await newCustomer(name);
    const theirs = await openPageFor(customer, '/account?tab=account');
    const page = await openPageAs('staff', `/customermanager?view=${customer.user.id}`);
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await theirs.reload();
    await theirs.getByText(customer.user.email).first().waitFor();

    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await toast(page, 'Signed out everywhere').waitFor();
    await question.waitFor({ state: 'hidden' });
    await theirs.reload();
    await theirs.getByText('Your session has ended. Please sign in again.').waitFor();
  });

  it('adds up what a business owes, less what it paid in part', async () => {
    const business = await makeBusiness();
    await bookAndPick(business.id);
    await pay(await bookAndPick(business.id), { status: 'PARTIAL', partialAmount: 25_050 });
    await pay(await bookAndPick(business.id), { status: 'PAID' });
    const page = await openPageAs('staff', '/customermanager?tab=enterprise');
    await page.getByPlaceholder('Search customers...').fill(business.phone);
    const balance = rowOf(page, business.id).locator('[data-field="balance"]');
    await expect.poll(() => balance.innerText()).toBe('₹1,749.50');
  });

  it('keeps the list within half of the screen', async () => {
    const page = await openPageAs('staff', '/customermanager', {
      viewport: { width: 1440, height: 600 },
    });
    const grid = page.getByRole('grid', { name: 'Customer Details' });
    await grid.waitFor();
    const height = await grid.evaluate((list) => list.getBoundingClientRect().height);
    // Whole rows: less than one of 38 px may be missing.
    expect(height).toBeGreaterThan(300 - 38);
    expect(height).toBeLessThanOrEqual(300);
  });

  it('adds an enterprise once every field is right, changes it and deletes it', async () => {
    const taken = await makeBusiness();
    const name = unique('Clinic');
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@laundry.test`;
    const page = await openPageAs('staff', '/customermanager?tab=enterprise');
    await page.getByRole('button', { name: '+ Add Enterprise' }).click();
    const form = page.getByRole('dialog', { name: 'Add Enterprise' });
    const add = form.getByRole('button', { name: 'Add' });
    await add.click();
    for (const field of ['Enterprise Name', 'Contact Number', 'Email', 'Address Line'])
      await form.getByText(`${field} is required`).waitFor();
    for (const field of ['Pincode', 'City', 'State'])
      await form.getByText(`${field} is required`).waitFor();
    await form.getByLabel('Enterprise Name').fill(name);
    await form.getByLabel('Contact Number').fill('98400');
    await form.getByLabel('Email').fill('not an e-mail');
    await form.getByLabel('Address Line').fill('4, Hill Road');
    await form.getByLabel('Pincode').fill('600');
    await form.getByLabel('City').fill('Chennai');
    await form.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Kerala' }).click();
    await add.click();
    await form.getByText('Phone number must be 10 digits').waitFor();
    await form.getByText('Please enter a valid email').waitFor();
    await form.getByText('Pincode must be 6 digits').waitFor();
    await form.getByLabel('Contact Number').fill('+91 98400 77777');
    await form.getByLabel('Pincode').fill('600001');
    await form.getByLabel('Email').fill(taken.email);
    await add.click();
    await form
      .locator('.Mui-error', { hasText: /e-?mail/i })
      .last()
      .waitFor();
    expect(await form.getByLabel('Enterprise Name').inputValue()).toBe(name);
    await form.getByLabel('Email').fill(email);
    await refuse(page, 'CreateEnterprise', 'no words');
    await add.click();
    await form.getByText('Failed to create enterprise').waitFor();
    await page.unroute('**/graphql');
    const letGo = await hold(page, 'CreateEnterprise');
    await add.click();
    await form.getByRole('button', { name: 'Adding...' }).waitFor();
    letGo();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('gridcell', { name, exact: true }).waitFor();

    await page.getByLabel(`Edit ${name}`).click();
    const edit = page.getByRole('dialog', { name: 'Edit Enterprise' });
    await edit.getByLabel('City').fill('Kochi');
    await refuse(page, 'UpdateEnterprise', 'no words');
    await edit.getByRole('button', { name: 'Update' }).click();
    await edit.getByText('Failed to update enterprise').waitFor();
    await page.unroute('**/graphql');
    await edit.getByRole('button', { name: 'Update' }).click();
    await edit.waitFor({ state: 'hidden' });
    await page.getByRole('gridcell', { name: '4, Hill Road, Kochi, Kerala' }).waitFor();

    await page.getByLabel(`Delete ${name}`).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
    await question.getByText(`Are you sure you want to delete ${name}?`).waitFor();
    await refuse(page, 'DeleteEnterprise', 'no words');
    await question.getByRole('button', { name: 'Delete' }).click();
    await question.getByText('Failed to delete enterprise').waitFor();
    await page.unroute('**/graphql');
    const goOn = await hold(page, 'DeleteEnterprise');
    await question.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Deleting...' }).waitFor();
    goOn();
    await toast(page, 'Enterprise deleted successfully').waitFor();
    await page.getByRole('gridcell', { name, exact: true }).waitFor({ state: 'hidden' });
  });

  it.each([
    { path: '/customermanager', text: 'Loading customers...' },
    { path: '/customermanager?tab=enterprise', text: 'Loading enterprises...' },
  ])('says $text, then what went wrong, then that there is nobody', async ({ path, text }) => {
    const page = await openBlank();
    await answer(page, 'Customers', { users: nothing });
    await refuse(page, 'Customers', 'no words');
    const letGo = await hold(page, 'Customers');
    await page.goto(path);
    await page.getByText(text).waitFor();
    letGo();
    const failed = page.getByText('Failed to fetch customers');
    await failed.waitFor();
    expect(await failed.evaluate((words) => getComputedStyle(words).color)).toBe(
      'rgb(179, 38, 30)',
    );
    await page.unroute('**/graphql');
    await answer(page, 'Customers', { users: nothing });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No customers found.').waitFor();
  });
});
