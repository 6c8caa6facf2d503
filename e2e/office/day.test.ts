import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { appUrl, openPageAs, toast, useBrowser } from '../browser.js';
import { graphql, signInByApi } from '../session.js';
import { ask, cellOf, inDays, rowOf, unique } from './office.js';

useBrowser();

/** What the business does from its own account. */
async function bookAsBusiness(email: string) {
  const { token } = await signInByApi(appUrl(), email);
  const { me } = await graphql<{ me: { addresses: { id: string }[] } }>(
    appUrl(),
    '{ me { addresses { id } } }',
    {},
    token,
  );
  const day = inDays(0);
  const note = '=1+1 is the gate code';
  const input = {
    ...{ addressId: me.addresses[0]?.id, phone: '9840054321', pickupDate: day, note },
  };
  const { bookPickup } = await graphql<{ bookPickup: { booking: { id: string } } }>(
    appUrl(),
    'mutation ($input: BookPickupInput!) { bookPickup(input: $input) { booking { id } } }',
    { input },
    token,
  );
  const code = async (): Promise<string> => {
    const { order } = await graphql<{ order: { deliveryOTP: string } }>(
      appUrl(),
      'query ($id: ID!) { order(id: $id) { deliveryOTP } }',
      { id: bookPickup.booking.id },
      token,
    );
    return order.deliveryOTP;
  };
  return { id: bookPickup.booking.id, code };
}

describe('a working day without a mouse', () => {
  it('runs from a new enterprise to the delivery of its order', async () => {
    const page = await openPageAs('staff', '/customermanager?tab=enterprise');
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    const type = (text: string) => page.keyboard.type(text);
    const name = unique('Palm Inn');
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@laundry.test`;

    await page.getByRole('button', { name: '+ Add Enterprise' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Add Enterprise' });
    await form.getByLabel('State').and(page.locator(':not([aria-disabled="true"])')).waitFor();
    for (const text of [name, '9840054321', email, '9, Sea View Road', '600001', 'Chennai']) {
      await type(text);
      await press('Tab');
    }
    await press('Enter');
    await page.getByRole('option', { name: 'Tamil Nadu' }).waitFor();
    await type('Tamil');
    await press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await form.getByLabel('State').filter({ hasText: 'Tamil Nadu' }).waitFor();
    await press('Tab', 'Tab', 'Enter');
    await toast(page, 'Enterprise created successfully').waitFor();
    await form.waitFor({ state: 'hidden' });

    await press('/');
    await type(name);
    await page.getByRole('gridcell', { name, exact: true }).waitFor();
    await page.getByLabel(`Cloth List of ${name}`).press('Enter');
    const prices = page.getByRole('dialog', { name: 'Enterprise Amount' });
    await prices.getByText('No items added').waitFor();
    // Typing the name would depend on how fast the keys arrive.
    await prices.getByLabel('Select Cloth').selectOption('Shirt');
    await prices.getByLabel('Select Cloth').focus();
    await press('Tab');
    await type('12.50');
    await press('Enter');
    await prices.getByRole('row', { name: /Shirt.*₹12\.50/ }).waitFor();
    await prices.getByRole('button', { name: 'Save' }).press('Enter');
    await toast(page, 'Enterprise amount saved successfully').waitFor();
    await press('Escape');
    await prices.waitFor({ state: 'hidden' });

    const { id, code } = await bookAsBusiness(email);
    await page.getByRole('link', { name: 'Order Details / Payment' }).press('Enter');
    await rowOf(page, id).waitFor();
    await press('/');
    await type(id.slice(-6));
    await expect.poll(() => page.locator('[role="row"][data-id]').count()).toBe(1);
    await press('ArrowDown', 'Enter');
    const dialog = page.getByRole('dialog', { name: `Order ${id.slice(-6)}` });
    await dialog.getByRole('button', { name: 'Record pickup' }).waitFor();

    await press('n');
    await dialog.getByLabel('Cloth type').and(page.locator(':focus')).waitFor();
    await type('shi');
    await page.getByRole('option', { name: 'Shirt agreed · ₹12.50' }).waitFor();
    await press('Enter');
    await dialog.getByLabel('Quantity', { exact: true }).and(page.locator(':focus')).waitFor();
    await type('20');
    await press('Enter');
    await type('saree');
    await press('Enter');
    await dialog.getByLabel('Quantity', { exact: true }).and(page.locator(':focus')).waitFor();
    await type('2');
    await press('Enter');
    const override = dialog.getByLabel('Price of Saree', { exact: true });
    await override.fill('125');
    await dialog.getByText('22 items').waitFor();
    await dialog.getByText('₹500.00').waitFor();
    await override.press('Control+Enter');
    await dialog.getByRole('button', { name: 'Start processing' }).waitFor();
    const atRest = () => page.waitForURL((url) => !url.searchParams.has('do'));
    await atRest();

    for (const [received, paid] of [
      ['100', '₹100.00'],
      ['150.50', '₹250.50'],
    ] as const) {
      await press('p');
      await dialog.getByLabel('Payment status').selectOption('Partial');
      await dialog.getByLabel('Received now').and(page.locator(':focus')).waitFor();
      await dialog.getByLabel('Method').selectOption('Cash');
      await dialog.getByLabel('Received now').focus();
      await type(received);
      await dialog.getByText(`Paid in all: ${paid} of ₹500.00.`).waitFor();
      await press('Enter');
      await dialog.getByRole('button', { name: 'Edit payment' }).waitFor();
      await atRest();
      const facts = dialog.getByRole('region', { name: 'Payment Information' });
      await facts
        .locator('div', { hasText: /^Paid Amount/ })
        .getByText(paid)
        .waitFor();
    }
    await dialog.getByText('₹249.50').waitFor();

    const next = (name: string) => dialog.getByRole('button', { name, disabled: false }).first();
    await next('Start processing').waitFor();
    await press('n');
    await dialog.getByText('processing', { exact: true }).first().waitFor();
    await next('Dispatch').waitFor();
    await press('n');
    await next('Deliver').waitFor();
    await press('n');
    const otp = await code();
    await dialog.getByLabel("Customer's delivery code").and(page.locator(':focus')).waitFor();
    await type(otp === '1234' ? '4321' : '1234');
    await press('Enter');
    await dialog.getByText('This delivery code is not right').waitFor();
    await dialog.getByRole('button', { name: 'No code at hand' }).press('Enter');
    await dialog.getByRole('button', { name: 'Deliver' }).press('Enter');
    await dialog.getByText('A reason is required').waitFor();
    await dialog.getByRole('button', { name: 'Back' }).press('Enter');
    await dialog.getByLabel("Customer's delivery code").and(page.locator(':focus')).waitFor();
    await type(otp);
    await press('Enter');
    await dialog.getByText('This order is delivered.').waitFor();
    await atRest();
    // The code's box is gone; the dialog takes the keyboard back in a moment.
    await page.locator('.MuiDialog-root:focus-within').waitFor();
    await press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await cellOf(page, id, 'status').getByText('delivered', { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).press('Enter'),
    ]);
    // The browser is another process: its files have no path here.
    const csv = (await buffer(await download.createReadStream())).toString('utf8');
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(csv).toMatch(/^\uFEFFOrder ID,Order Created,/);
    const [, row = '', rest] = csv.split('\r\n');
    expect(rest).toBe('');
    expect(row).toContain(`${id.slice(-6)},`);
    expect(row).toContain(`${name},9840054321,22,500.00,250.50,249.50,0.00,partial,delivered,`);
    expect(row).toContain("'=1+1 is the gate code");
    const { order } = await ask<{ order: { payments: { amount: number }[] } }>(
      'query ($id: ID!) { order(id: $id) { payments { amount } } }',
      { id },
    );
    expect(order.payments.map(({ amount }) => amount).sort()).toEqual([10_000, 15_050]);
  });
});
