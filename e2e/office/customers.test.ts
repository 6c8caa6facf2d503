import { describe, expect, it } from 'vitest';
import { openPageAs, toast, useBrowser } from '../browser.js';
import { newCustomer, openPageFor } from '../customer/people.js';
import { answer, hold, refuse } from '../network.js';
import { ask, headings, nothing, openBlank, rowOf, unique } from './office.js';

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

  it.each([
    { path: '/customermanager', text: 'Loading customers...' },
    { path: '/customermanager?tab=enterprise', text: 'Loading enterprises...' },
  ])('says $text, then what went wrong, then that there is nobody', async ({ path, text }) => {
    const page = await openBlank();
    await answer(page, 'Customers', { data: { users: nothing } });
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
    await answer(page, 'Customers', { data: { users: nothing } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No customers found.').waitFor();
  });
});
