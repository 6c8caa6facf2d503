import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { tagCode } from '../../api/src/orders/tag-code.js';
import { openPageAs, PHONE, toast, useBrowser } from '../browser.js';
import { holdBeforeCamera } from '../camera.js';
import { newCustomer } from '../customer/people.js';
import { refuse } from '../network.js';
import { ask, book, unique } from './office.js';

useBrowser();

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

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

let made = 0;
const newPhone = () => `7${String(Date.now() + (made += 1)).slice(-9)}`;

/** A customer with an address, as they would have made it. */
async function caller(name: string) {
  const { user } = await newCustomer(name);
  const phone = newPhone();
  await ask(
    `mutation ($id: ID!, $input: AccountInput!, $address: AddressInput!) {
      updateAccount(userId: $id, version: 1, input: $input) { message }
      addAddress(userId: $id, input: $address) { message }
    }`,
    {
      id: user.id,
      input: { name, phone, email: user.email },
      address: {
        ...{ address: '4, Lake View Road', city: 'Chennai' },
        ...{ state: 'Tamil Nadu', pincode: '600033' },
      },
    },
  );
  return { id: user.id, name, phone };
}

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

describe('the one search', () => {
  it('hears its key before its button has come, and what is typed before its box has', async () => {
    const order = await book((await caller(unique('Early'))).id);
    const page = await openPageAs('staff', '/rating');
    const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/assets/DeskButtons-*.js', async (route) => {
      await go;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await press(page, 'Control+k');
    await page.keyboard.type(`${order.shortId}\n`);
    letGo();
    await page.getByRole('dialog', { name: `Order ${order.shortId}` }).waitFor();
  });

  it('opens an order by its id and a customer by phone, with Enter', async () => {
    const { id, name, phone } = await caller(unique('Searched'));
    const order = await book(id);
    const page = await openPageAs('staff', '/rating');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await press(page, 'Control+k');
    const box = page.getByRole('combobox', { name: 'Search orders and customers' });
    await box.waitFor();
    await page.keyboard.type(order.shortId);
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: `Order ${order.shortId}` }).waitFor();
    expect(new URL(page.url()).searchParams.get('order')).toBe(order.id);
    await press(page, 'Escape');

    await press(page, 'Control+k');
    await box.waitFor();
    await page.keyboard.type(phone);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .waitFor();
    await press(page, 'Enter');
    await page.getByRole('dialog', { name }).waitFor();
  });

  it('opens the order of a tag that is scanned, and no key of it is a shortcut', async () => {
    const { id } = await caller(unique('Scanned'));
    const order = await book(id);
    const page = await openPageAs('staff', '/rating');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.type('.00000G.1\n');
    await page.keyboard.type('.000000.1\n');
    await page.getByText('Nothing found.').waitFor();
    await page.keyboard.type(`.${order.shortId.toUpperCase()}.12\n`);
    const opened = page.getByRole('dialog', { name: `Order ${order.shortId}` });
    await opened.waitFor();
    await page.keyboard.type('.000000.1\n');
    await toast(page, 'A tag was scanned. Close what is open, then scan it again.').waitFor();
    await opened.waitFor();
  });

  it('opens the order of a tag that is held before the camera of a phone, as soon as that may be used', async () => {
    const { id } = await caller(unique('Filmed'));
    const order = await book(id);
    await holdBeforeCamera(tagCode(order.shortId, 3));
    const page = await openPageAs('staff', '/rating', { viewport: PHONE, permissions: ['camera'] });
    await page.getByRole('button', { name: 'Search orders and customers' }).click();
    // This browser has nobody who could say no.
    await page.evaluate(() => {
      const refused = new DOMException('Permission denied', 'NotAllowedError');
      navigator.mediaDevices.getUserMedia = () => Promise.reject(refused);
    });
    const scan = page.getByRole('button', { name: 'Scan a tag' });
    await scan.click();
    await page.getByText(/^The camera may not be used/).waitFor();
    // A hand scanner types where the keyboard is.
    await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
    await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'));
    await scan.click();
    await page.getByRole('dialog', { name: `Order ${order.shortId}` }).waitFor();
    await scan.waitFor({ state: 'hidden' });
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
