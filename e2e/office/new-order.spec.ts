import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { refuse } from '../network.js';
import { createCaller, newPhone, press } from './customers.js';
import { ask, book, unique } from './office.js';

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

test.describe('a new order by keyboard alone', () => {
  test('staff book for a caller: n, the phone, Enter, the day, Enter', async () => {
    const { name, phone } = await createCaller(unique('Caller'));
    const page = await openPageAs('staff', '/orders');
    await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
    await press(page, 'n');
    const box = page.getByRole('combobox', { name: 'Phone, name or email' });
    await expect(box).toBeVisible();
    await page.keyboard.type(phone);
    await press(page, 'Enter');
    await expect(page.getByRole('radio', { name: /4, Lake View Road/ })).toBeVisible();
    await press(page, 'm', 'Enter');
    await expect(toast(page, `Pickup for ${name} booked for`)).toBeVisible();
    expect(await ordersOf(name)).toMatchObject([
      {
        orderStatus: 'WAITING_FOR_PICKUP',
        pickupAddress: expect.stringContaining('4, Lake View') as unknown,
      },
    ]);
    // The form is ready for the next caller.
    await expect(box).toBeVisible();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  });

  test('staff add customers, and read that no mail is sent without an e-mail or before it is confirmed', async () => {
    const page = await openPageAs('staff', '/orders/new');
    const bookFor = async (name: string, phone: string, email?: string): Promise<void> => {
      await expect(page.getByRole('combobox', { name: 'Phone, name or email' })).toBeFocused();
      await page.keyboard.type(phone);
      await expect(page.getByRole('option', { name: /New customer/ })).toBeVisible();
      await press(page, 'Enter');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
      await page.keyboard.type(name);
      if (email) await page.getByRole('textbox', { name: /^E-?mail/i }).fill(email);
      await page.getByRole('textbox', { name: 'Address' }).fill('8, Temple Street');
      await page.getByLabel('Pincode').fill('600004');
      await page.getByRole('button', { name: /^Tomorrow/ }).click();
      await page.getByRole('button', { name: 'Book pickup' }).press('Enter');
    };
    const [name, phone] = [unique('New Caller'), newPhone()];
    await bookFor(name, phone);
    await expect(
      page.getByText(
        'This customer has no email, so no mail was sent. Please tell the customer the day.',
      ),
    ).toBeVisible();
    const email = `new${phone}@laundry.test`;
    await bookFor(unique('Mailed'), newPhone(), email);
    await expect(
      page.getByText(`${email} is not confirmed yet, so no mail was sent`),
    ).toBeVisible();

    const [order] = await ordersOf(name);
    expect(order).toMatchObject({ user: { name, phone, hasEmail: false } });
    await page.goto(`/orders?order=${order?.id}`);
    await expect(
      page.getByText('This customer has no email, so nothing was sent. Please call them.'),
    ).toBeVisible();
  });

  test('staff are warned of the same name and phone, and keep what they typed', async () => {
    const { name, phone } = await createCaller(unique('Twin'));
    const page = await openPageAs('staff', '/orders/new');
    await page.keyboard.type(phone);
    await page.getByRole('option', { name: /New customer/ }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name.toUpperCase());
    await expect(
      page.getByText('A customer with this name and phone already exists.'),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).fill('8, Temple Street');
    await page.getByLabel('Pincode').fill('600004');
    await page.getByRole('button', { name: /^Tomorrow/ }).click();
    await page.getByRole('button', { name: 'Book pickup' }).click();
    await expect(
      page.getByRole('textbox', { name: 'Name', exact: true }),
    ).toHaveAccessibleDescription(/^A customer with this name and phone already exists/);
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('8, Temple Street');
    await page.getByRole('button', { name: `Choose ${name}` }).click();
    await expect(page.getByRole('radio', { name: /4, Lake View Road/ })).toBeVisible();
    await page.getByRole('button', { name: 'Book pickup' }).click();
    await expect(toast(page, `Pickup for ${name} booked for`)).toBeVisible();
    expect(await ordersOf(name)).toHaveLength(1);
  });

  test(
    'staff book for a new person who walks in: the name, W, Enter',
    { tag: '@core' },
    async () => {
      const name = unique('Newcomer');
      const page = await openPageAs('staff', '/orders/new');
      await page.keyboard.type(newPhone());
      await expect(page.getByRole('option', { name: /New customer/ })).toBeVisible();
      await press(page, 'Enter');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
      await page.keyboard.type(name);
      const walkIn = page.getByRole('button', { name: /^Walk-in/ });
      await walkIn.focus();
      await press(page, 'w', 'Enter');
      await expect(toast(page, `Laundry from ${name} received`)).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Cloth type' })).toBeVisible();
      expect(await ordersOf(name)).toHaveLength(1);
    },
  );

  test('an error of the name does not move the button of a walk-in from under the click', async () => {
    const page = await openPageAs('staff', '/orders/new');
    await page.keyboard.type(newPhone());
    await expect(page.getByRole('option', { name: /New customer/ })).toBeVisible();
    await press(page, 'Enter');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    const walkIn = page.getByRole('button', { name: /^Walk-in/ });
    await walkIn.hover({ position: { x: 30, y: 4 } });
    await page.mouse.down();
    await expect(page.getByText('Please enter the name')).toBeVisible();
    await page.mouse.up();
    await expect(walkIn).toHaveAttribute('aria-pressed', 'true');
  });

  test('staff go on to the items of a walk-in at once', async () => {
    const { name, phone } = await createCaller(unique('Walk In'));
    const page = await openPageAs('staff', '/customermanager');
    await expect(page.getByRole('grid', { name: 'Customer Details' })).toBeVisible();
    await press(page, 'n');
    await expect(page.getByRole('combobox', { name: 'Phone, name or email' })).toBeVisible();
    await page.keyboard.type(phone);
    await press(page, 'Enter');
    await expect(page.getByRole('radio', { name: /4, Lake View Road/ })).toBeVisible();
    await press(page, 'w');
    await expect(page.getByRole('button', { name: 'Book and record the items' })).toBeVisible();
    await press(page, 'Enter');
    await expect(page.getByRole('combobox', { name: 'Cloth type' })).toBeVisible();
    await page.keyboard.type('shirt');
    await press(page, 'Enter');
    await page.keyboard.type('3');
    await press(page, 'Enter', 'Control+Enter');
    await expect(toast(page, 'Pickup recorded')).toBeVisible();
    expect(await ordersOf(name)).toMatchObject([{ orderStatus: 'PICKED', itemCount: 3 }]);
  });

  test('staff keep what they typed when a booking is refused or left', async () => {
    const { phone } = await createCaller(unique('Caller'));
    const page = await openPageAs('staff', '/orders/new');
    await page.keyboard.type(phone);
    await press(page, 'Enter');
    await expect(page.getByRole('radio', { name: /4, Lake View Road/ })).toBeVisible();
    await press(page, 'm');
    await page.getByLabel('Note (optional)').fill('Blue gate');
    await refuse(page, 'CreateBookingForCustomer', { message: 'No more places', code: 'CONFLICT' });
    await page.getByRole('button', { name: 'Book pickup' }).click();
    await expect(page.getByText('No more places')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: /4, Lake View Road/ })).toBeVisible();
    await expect(page.getByLabel('Note (optional)')).toHaveValue('Blue gate');
  });
});

test.describe('an order with wrong details', () => {
  test('staff move and correct it with a reason, which the timeline shows', async () => {
    const { id } = await createCaller(unique('Corrected'));
    const order = await book(id);
    const page = await openPageAs('staff', `/orders?order=${order.id}`);
    await page.getByRole('button', { name: 'Change address or contact' }).click();
    const form = page.getByRole('form', { name: 'Change address or contact' });
    await form.getByLabel('Address').fill('99, Right Street, Chennai, Tamil Nadu - 600001');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('A reason is required')).toBeVisible();
    await form.getByLabel('Reason').fill('Misheard');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Address or contact changed')).toBeVisible();
    const timeline = page.getByRole('list', { name: 'Timeline' });
    await expect(
      timeline.getByText(/99, Right Street.* was 7, Beach Road.*Misheard/),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Reschedule pickup' }).click();
    const moving = page.getByRole('form', { name: 'Reschedule pickup' });
    await moving.getByRole('button', { name: /^Tomorrow/ }).click();
    await moving.getByLabel('Reason').fill('The van broke down');
    await moving.getByRole('button', { name: 'Reschedule', exact: true }).click();
    await expect(toast(page, 'Pickup moved to')).toBeVisible();
    await expect(timeline.getByText(/The van broke down/)).toBeVisible();
  });
});

test('staff change the phone of a customer', async () => {
  const { id, name } = await createCaller(unique('Edited'));
  const page = await openPageAs('staff', `/customermanager?view=${id}`);
  const view = page.getByRole('dialog', { name });
  await expect(view.getByText('No recurring pickups.')).toBeVisible();
  await view.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: `Edit ${name}` });
  const phone = newPhone();
  await form.getByLabel('Phone').fill(phone);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Account updated successfully')).toBeVisible();
  await expect(form).toBeHidden();
  const { user } = await ask<{ user: { phone: string } }>(
    'query ($id: ID!) { user(id: $id) { phone } }',
    { id },
  );
  expect(user.phone).toBe(phone);
});
