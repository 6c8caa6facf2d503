import { buffer } from 'node:stream/consumers';
import { appUrl, openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { graphql, signInByApi } from '../session.js';
import { ask, cellOf, inDays, rowOf, unique } from './office.js';

/** Books a pickup from the account of the enterprise. */
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

test.describe('a working day without a mouse', () => {
  test(
    'staff go by keyboard from a new enterprise through pickup and payment to delivery with the code',
    { tag: '@core' },
    async () => {
      const page = await openPageAs('staff', '/customermanager?tab=enterprise');
      const press = (...keys: string[]) =>
        keys.reduce(
          (before, key) => before.then(() => page.keyboard.press(key)),
          Promise.resolve(),
        );
      const type = (text: string) => page.keyboard.type(text);
      const name = unique('Palm Inn');
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@laundry.test`;

      await page.getByRole('button', { name: '+ Add Enterprise' }).press('Enter');
      const form = page.getByRole('dialog', { name: 'Add Enterprise' });
      await expect(
        form.getByLabel('State').and(page.locator(':not([aria-disabled="true"])')),
      ).toBeVisible();
      for (const text of [name, '9840054321', email, '9, Sea View Road', '600001', 'Chennai']) {
        await type(text);
        await press('Tab');
      }
      await press('Enter');
      await expect(page.getByRole('option', { name: 'Tamil Nadu' })).toBeVisible();
      await type('Tamil');
      await press('Enter');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(form.getByLabel('State').filter({ hasText: 'Tamil Nadu' })).toBeVisible();
      await press('Tab', 'Tab', 'Enter');
      await expect(toast(page, 'Enterprise created successfully')).toBeVisible();
      await expect(form).toBeHidden();

      await press('/');
      await type(name);
      await expect(page.getByRole('gridcell', { name, exact: true })).toBeVisible();
      await page.getByLabel(`Cloth List of ${name}`).press('Enter');
      const prices = page.getByRole('dialog', { name: 'Enterprise Amount' });
      await expect(prices.getByText('No items added')).toBeVisible();
      // Selects the cloth type, because typing would depend on the speed of the keys.
      await prices.getByLabel('Select Cloth').selectOption('Shirt');
      await prices.getByLabel('Select Cloth').focus();
      await press('Tab');
      await type('12.50');
      await press('Enter');
      await expect(prices.getByRole('row', { name: /Shirt.*₹12\.50/ })).toBeVisible();
      await prices.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(toast(page, 'Enterprise amount saved successfully')).toBeVisible();
      await press('Escape');
      await expect(prices).toBeHidden();

      const { id, code } = await bookAsBusiness(email);
      await page.getByRole('link', { name: 'Order Details / Payment' }).press('Enter');
      await expect(rowOf(page, id)).toBeVisible();
      await press('/');
      await type(id.slice(-6));
      await expect(page.locator('[role="row"][data-id]')).toHaveCount(1);
      await press('ArrowDown', 'Enter');
      const dialog = page.getByRole('dialog', { name: `Order ${id.slice(-6)}` });
      await expect(dialog.getByRole('button', { name: 'Record pickup' })).toBeVisible();

      await press('n');
      await expect(dialog.getByLabel('Cloth type').and(page.locator(':focus'))).toBeVisible();
      await type('shi');
      await expect(page.getByRole('option', { name: 'Shirt own price · ₹12.50' })).toBeVisible();
      await press('Enter');
      await expect(
        dialog.getByLabel('Quantity', { exact: true }).and(page.locator(':focus')),
      ).toBeVisible();
      await type('20');
      await press('Enter');
      await type('saree');
      await press('Enter');
      await expect(
        dialog.getByLabel('Quantity', { exact: true }).and(page.locator(':focus')),
      ).toBeVisible();
      await type('2');
      await press('Enter');
      const override = dialog.getByLabel('Price of Saree', { exact: true });
      await override.fill('125');
      await expect(dialog.getByText('22 items')).toBeVisible();
      await expect(dialog.getByText('₹500.00')).toBeVisible();
      await override.press('Control+Enter');
      await expect(dialog.getByRole('button', { name: 'Start processing' })).toBeVisible();
      const atRest = () => page.waitForURL((url) => !url.searchParams.has('do'));
      await atRest();

      for (const [received, paid] of [
        ['100', '₹100.00'],
        ['150.50', '₹250.50'],
      ] as const) {
        await press('p');
        await dialog.getByLabel('Payment status').selectOption('Partial');
        await expect(dialog.getByLabel('Received now').and(page.locator(':focus'))).toBeVisible();
        await dialog.getByLabel('Method').selectOption('Cash');
        await dialog.getByLabel('Received now').focus();
        await type(received);
        await expect(dialog.getByText(`Total paid: ${paid} of ₹500.00.`)).toBeVisible();
        await press('Enter');
        await expect(dialog.getByRole('button', { name: 'Edit payment' })).toBeVisible();
        await atRest();
        const facts = dialog.getByRole('region', { name: 'Payment Information' });
        await expect(
          facts.locator('div', { hasText: /^Paid Amount/ }).getByText(paid),
        ).toBeVisible();
      }
      await expect(dialog.getByText('₹249.50')).toBeVisible();

      const next = (name: string) => dialog.getByRole('button', { name, disabled: false }).first();
      await expect(next('Start processing')).toBeVisible();
      await press('n');
      await expect(dialog.getByText('processing', { exact: true }).first()).toBeVisible();
      await expect(next('Dispatch')).toBeVisible();
      await press('n');
      await expect(next('Deliver')).toBeVisible();
      await press('n');
      const otp = await code();
      await expect(
        dialog.getByLabel("Customer's delivery code").and(page.locator(':focus')),
      ).toBeVisible();
      await type(otp === '1234' ? '4321' : '1234');
      await press('Enter');
      await expect(
        dialog.getByText('This delivery code is wrong. Ask the customer again'),
      ).toBeVisible();
      await dialog.getByRole('button', { name: 'Customer does not have the code' }).press('Enter');
      await dialog.getByRole('button', { name: 'Deliver' }).press('Enter');
      await expect(dialog.getByText('A reason is required')).toBeVisible();
      await dialog.getByRole('button', { name: 'Back' }).press('Enter');
      await expect(
        dialog.getByLabel("Customer's delivery code").and(page.locator(':focus')),
      ).toBeVisible();
      await type(otp);
      await press('Enter');
      await expect(dialog.getByText('This order is delivered.')).toBeVisible();
      await atRest();
      // The code field has disappeared. The dialog gets the focus a moment later.
      await expect(page.locator('.MuiDialog-root:focus-within')).toBeVisible();
      await press('Escape');
      await expect(dialog).toBeHidden();

      await expect(
        cellOf(page, id, 'status').getByText('delivered', { exact: true }),
      ).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download CSV' }).press('Enter'),
      ]);
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
    },
  );
});
