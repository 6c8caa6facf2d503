import { describe, expect, it } from 'vitest';
import { openPageAs, toast, useBrowser } from '../browser.js';
import { refuse } from '../network.js';
import { caller, newPhone, press } from './callers.js';
import { ask, book, unique } from './office.js';

useBrowser();

interface Ordered {
  orders: {
    nodes: {
      id: string;
      orderStatus: string;
      pickupAddress: string;
      itemCount: number;
      user: { name: string; phone: string; hasEmail: boolean };
    }[];
  };
}
const ordersOf = async (customer: string) =>
  (
    await ask<Ordered>(
      `query ($customer: String) { orders(filter: { customer: $customer }) { nodes {
        id orderStatus pickupAddress itemCount user { name phone hasEmail }
      } } }`,
      { customer },
    )
  ).orders.nodes;

describe('a new order by keyboard alone', () => {
  it('is booked for a caller: n, the phone, Enter, the day, Enter', async () => {
    const { name, phone } = await caller(unique('Caller'));
    const page = await openPageAs('staff', '/orders');
    await page.getByRole('grid', { name: 'Orders' }).waitFor();
    await press(page, 'n');
    const box = page.getByRole('combobox', { name: 'Phone, name or e-mail' });
    await box.waitFor();
    await page.keyboard.type(phone);
    await press(page, 'Enter');
    await page.getByRole('radio', { name: /4, Lake View Road/ }).waitFor();
    await press(page, 'm', 'Enter');
    await toast(page, `Pickup of ${name} booked for`).waitFor();
    expect(await ordersOf(name)).toMatchObject([
      {
        orderStatus: 'WAITING_FOR_PICKUP',
        pickupAddress: expect.stringContaining('4, Lake View') as string,
      },
    ]);
    // The next caller is on the line.
    await box.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  });

  it('makes a customer on the spot, who has no e-mail, and says that nobody is told', async () => {
    const name = unique('New Caller');
    const phone = newPhone();
    const page = await openPageAs('staff', '/orders/new');
    await page.keyboard.type(phone);
    await page.getByRole('option', { name: /New customer/ }).waitFor();
    await press(page, 'Enter');
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
    await page.keyboard.type(name);
    await page.getByRole('textbox', { name: 'Address' }).fill('8, Temple Street');
    await page.getByLabel('Pincode').fill('600004');
    await page.getByRole('button', { name: /^Tomorrow/ }).click();
    await page.getByRole('button', { name: 'Book pickup' }).press('Enter');
    await page.getByText('They have no e-mail, so nobody was told: say the day.').waitFor();
    const [order] = await ordersOf(name);
    expect(order).toMatchObject({ user: { name, phone, hasEmail: false } });
    await page.goto(`/orders?order=${order?.id}`);
    await page.getByText('This customer has no e-mail, so nobody is told').waitFor();
  });

  it('says that a new e-mail has to be confirmed before anything is mailed there', async () => {
    const phone = newPhone();
    const page = await openPageAs('staff', '/orders/new');
    await page.keyboard.type(phone);
    await page.getByRole('option', { name: /New customer/ }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(unique('Mailed'));
    await page.getByRole('textbox', { name: /^E-?mail/i }).fill(`new${phone}@laundry.test`);
    await page.getByRole('textbox', { name: 'Address' }).fill('8, Temple Street');
    await page.getByLabel('Pincode').fill('600004');
    await page.getByRole('button', { name: /^Tomorrow/ }).click();
    await page.getByRole('button', { name: 'Book pickup' }).click();
    const said = `new${phone}@laundry.test has to be confirmed first, so nobody was told`;
    await page.getByText(said).waitFor();
  });

  it('points out the same name and phone, and keeps what was typed', async () => {
    const { name, phone } = await caller(unique('Twin'));
    const page = await openPageAs('staff', '/orders/new');
    await page.keyboard.type(phone);
    await page.getByRole('option', { name: /New customer/ }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name.toUpperCase());
    await page.getByText('A customer has this name and phone already.').waitFor();
    await page.getByRole('textbox', { name: 'Address' }).fill('8, Temple Street');
    await page.getByLabel('Pincode').fill('600004');
    await page.getByRole('button', { name: /^Tomorrow/ }).click();
    await page.getByRole('button', { name: 'Book pickup' }).click();
    await page.getByText('with this phone is a customer already').waitFor();
    expect(await page.getByRole('textbox', { name: 'Address' }).inputValue()).toBe(
      '8, Temple Street',
    );
    await page.getByRole('button', { name: `Choose ${name}` }).click();
    await page.getByRole('radio', { name: /4, Lake View Road/ }).waitFor();
    await page.getByRole('button', { name: 'Book pickup' }).click();
    await toast(page, `Pickup of ${name} booked for`).waitFor();
    expect(await ordersOf(name)).toHaveLength(1);
  });

  it('of somebody new who walks in: their name, W, Enter', async () => {
    const name = unique('Newcomer');
    const page = await openPageAs('staff', '/orders/new');
    await page.keyboard.type(newPhone());
    await page.getByRole('option', { name: /New customer/ }).waitFor();
    await press(page, 'Enter');
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
    await page.keyboard.type(name);
    const walkIn = page.getByRole('button', { name: /^Walk-in/ });
    await walkIn.focus();
    await press(page, 'w', 'Enter');
    await toast(page, `Laundry of ${name} is here`).waitFor();
    await page.getByRole('combobox', { name: 'Cloth type' }).waitFor();
    expect(await ordersOf(name)).toHaveLength(1);
  });

  it('of a walk-in goes on to the items at once', async () => {
    const { name, phone } = await caller(unique('Walk In'));
    const page = await openPageAs('staff', '/customermanager');
    await page.getByRole('grid', { name: 'Customer Details' }).waitFor();
    await press(page, 'n');
    await page.getByRole('combobox', { name: 'Phone, name or e-mail' }).waitFor();
    await page.keyboard.type(phone);
    await press(page, 'Enter');
    await page.getByRole('radio', { name: /4, Lake View Road/ }).waitFor();
    await press(page, 'w');
    await page.getByRole('button', { name: 'Book and record the items' }).waitFor();
    await press(page, 'Enter');
    await page.getByRole('combobox', { name: 'Cloth type' }).waitFor();
    await page.keyboard.type('shirt');
    await press(page, 'Enter');
    await page.keyboard.type('3');
    await press(page, 'Enter', 'Control+Enter');
    await toast(page, 'Pickup recorded').waitFor();
    expect(await ordersOf(name)).toMatchObject([{ orderStatus: 'PICKED', itemCount: 3 }]);
  });

  it('that is refused or left keeps what was typed', async () => {
    const { phone } = await caller(unique('Kept'));
    const page = await openPageAs('staff', '/orders/new');
    await page.keyboard.type(phone);
    await press(page, 'Enter');
    await page.getByRole('radio', { name: /4, Lake View Road/ }).waitFor();
    await press(page, 'm');
    await page.getByLabel('Note (optional)').fill('Blue gate');
    await refuse(page, 'BookForCustomer', { message: 'No more places', code: 'CONFLICT' });
    await page.getByRole('button', { name: 'Book pickup' }).click();
    await page.getByText('No more places').waitFor();
    await page.reload();
    await page.getByRole('radio', { name: /4, Lake View Road/ }).waitFor();
    expect(await page.getByLabel('Note (optional)').inputValue()).toBe('Blue gate');
  });
});

describe('an order that was told wrongly', () => {
  it('is moved and put right with a reason, which the timeline keeps', async () => {
    const { id } = await caller(unique('Corrected'));
    const order = await book(id);
    const page = await openPageAs('staff', `/orders?order=${order.id}`);
    await page.getByRole('button', { name: 'Correct address and phone' }).click();
    const form = page.getByRole('form', { name: 'Correct address and phone' });
    await form.getByLabel('Address').fill('99, Right Street, Chennai, Tamil Nadu - 600001');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('A reason is required').waitFor();
    await form.getByLabel('Reason').fill('Misheard');
    await form.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Order corrected').waitFor();
    await page.getByText(/99, Right Street.* was 7, Beach Road.*Misheard/).waitFor();

    await page.getByRole('button', { name: 'Reschedule pickup' }).click();
    const moving = page.getByRole('form', { name: 'Reschedule pickup' });
    await moving.getByRole('button', { name: /^Tomorrow/ }).click();
    await moving.getByLabel('Reason').fill('The van broke down');
    await moving.getByRole('button', { name: 'Reschedule', exact: true }).click();
    await toast(page, 'Pickup moved to').waitFor();
    await page.getByText(/The van broke down/).waitFor();
  });
});

it('a customer gets an e-mail at the desk, which waits for its reader', async () => {
  const { id, name } = await caller(unique('Edited'));
  const page = await openPageAs('staff', `/customermanager?view=${id}`);
  const view = page.getByRole('dialog', { name });
  await view.getByText('Nothing repeats.').waitFor();
  await view.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: `Edit ${name}` });
  const phone = newPhone();
  await form.getByLabel('Phone').fill(phone);
  await form.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Account updated successfully').waitFor();
  await form.waitFor({ state: 'hidden' });
  const { user } = await ask<{ user: { phone: string } }>(
    'query ($id: ID!) { user(id: $id) { phone } }',
    { id },
  );
  expect(user.phone).toBe(phone);
});
