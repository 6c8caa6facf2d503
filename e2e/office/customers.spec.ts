import { openPageAs, toast } from '../browser.js';
import { newCustomer, openPageFor } from '../customer/users.js';
import { expect, test } from '../fixtures.js';

import { goTo } from '../tour.js';
import { ask, headings, rowOf, unique } from './office.js';

interface Customer {
  id: string;
  name: string;
  phone: string;
  email: string;
  addresses: { address: string; city: string; state: string; pincode: string }[];
}

/** Customers with an email address. */
const customers = async (): Promise<Customer[]> => {
  const { users } = await ask<{ users: { nodes: Customer[] } }>(
    `{ users(filter: { role: CUSTOMER }, first: 100) { nodes {
      id name phone email addresses { address city state pincode }
    } } }`,
  );
  return users.nodes.filter(({ email }) => email);
};

test.describe('customer details', () => {
  test(
    'staff see customers and enterprises, and find them by name, phone, e-mail or address',
    { tag: '@core' },
    async () => {
      const several = (await customers()).find(({ addresses }) => addresses.length > 1);
      if (!several) throw new Error('The demo data have nobody with two addresses');
      const page = await openPageAs('staff', '/customermanager');
      await expect(page.getByRole('heading', { name: 'Customer Details', level: 1 })).toBeVisible();
      await expect(page.getByRole('grid', { name: 'Customer Details' })).toBeVisible();
      expect(await headings(page, 'Customer Details')).toEqual([
        ...['Customer Name', 'Contact', 'Balance (₹)', 'Address', 'Email'],
      ]);
      const { id, name, phone, email, addresses } = several;
      const search = page.getByPlaceholder('Search customers...');
      for (const text of [name.toUpperCase(), phone, email, addresses[1]?.address ?? '']) {
        await search.fill(text);
        await page.waitForURL((url) => url.searchParams.get('search') === text);
        await expect(rowOf(page, id)).toBeVisible();
      }
      const line = addresses.map(({ address, city, state }) => [address, city, state].join(', '));
      const cell = rowOf(page, id).locator('[data-field="address"]');
      await expect(cell).toHaveText(line.join(' | '), { useInnerText: true });
      await search.fill('nobody at all');
      await expect(page.getByText('No customers found.')).toBeVisible();

      await search.fill('');
      await page.getByRole('tab', { name: 'Enterprise' }).click();
      await expect(
        page.getByRole('heading', { name: 'Enterprise Details', level: 1 }),
      ).toBeVisible();
      await expect(page.getByRole('grid', { name: 'Enterprise Details' })).toBeVisible();
      expect(await headings(page, 'Enterprise Details')).toContain('Action');
    },
  );

  test('the list takes at most half of the screen, and staff open a customer to read, with all addresses', async () => {
    const page = await openPageAs('staff', '/customermanager', {
      viewport: { width: 1440, height: 600 },
    });
    const grid = page.getByRole('grid', { name: 'Customer Details' });
    await expect(grid).toBeVisible();
    const height = await grid.evaluate((list) => list.getBoundingClientRect().height);
    // Only whole rows are visible, so the space left is less than one row of 38 px.
    expect(height).toBeGreaterThan(300 - 38);
    expect(height).toBeLessThanOrEqual(300);

    const several = (await customers()).find(({ addresses }) => addresses.length > 1);
    await goTo(page, `/customermanager?view=${several?.id}`);
    const dialog = page.getByRole('dialog', { name: several?.name ?? '' });
    for (const { address, city, state, pincode } of several?.addresses ?? [])
      await expect(dialog.getByText(`${address}, ${city}, ${state} - ${pincode}`)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('staff sign a customer who lost a phone out everywhere', async () => {
    const name = unique('Signed Out');
    const customer = await newCustomer(name);
    const theirs = await openPageFor(customer, '/account?tab=account');
    const page = await openPageAs('staff', `/customermanager?view=${customer.user.id}`);
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await theirs.reload();
    await expect(theirs.getByText(customer.user.email).first()).toBeVisible();

    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(toast(page, 'Signed out everywhere')).toBeVisible();
    await expect(question).toBeHidden();
    await theirs.reload();
    await expect(theirs.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  });
});
