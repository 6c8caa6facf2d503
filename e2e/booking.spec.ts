import { codeFor, openPage, PHONE, signIn, typeCode } from './browser.js';
import { expect, test } from './fixtures.js';

test.describe('the first journey', () => {
  test(
    'a customer signs up, signs in, adds an address and books, and staff find the order',
    { tag: '@core' },
    async () => {
      const email = `meera.${Date.now()}@laundry.test`;
      const page = await openPage('/signup', { viewport: PHONE });
      await page.getByLabel('Name').fill('Meera Krishnan');
      await page.getByLabel('Phone').fill('98400 55555');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByText('Signup OTP sent to your email!').first()).toBeVisible();
      await typeCode(page, await codeFor(email, 'sign-up'));
      await expect(page.getByText('Signup complete!')).toBeVisible();
      await page.waitForURL('**/signin');

      // After the sign-up the page requests the sign-in code automatically.
      await typeCode(page, await codeFor(email, 'sign-in'));
      await page.waitForURL((url) => url.pathname !== '/signin');
      expect(new URL(page.url()).pathname).toBe('/');

      const form = page.locator('#book');
      await expect(form.getByLabel('Full Name')).toHaveValue('Meera Krishnan');
      await expect(form.getByLabel('Phone Number')).toHaveValue('9840055555');
      await form.getByRole('combobox', { name: /Address/ }).click();
      await expect(page.getByText('No addresses found. Please add an address.')).toBeVisible();
      await page.getByText('+ Add New Address').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Address' }).fill('12, Lake View Road, T Nagar');
      await dialog.getByLabel('Pincode').fill('600017');
      await dialog.getByRole('combobox', { name: 'State' }).click();
      await page.getByRole('option', { name: 'Tamil Nadu' }).click();
      await dialog.getByLabel('City').fill('Chennai');
      await dialog.getByRole('button', { name: 'Save Address' }).click();
      await expect(dialog).toBeHidden();

      await form.getByRole('button', { name: /Tomorrow/ }).click();
      await form.getByRole('button', { name: 'Confirm Booking' }).click();
      const confirmed = page.getByRole('dialog');
      await expect(confirmed.getByText('Booking Confirmed!')).toBeVisible();
      await expect(
        confirmed.getByText(/12, Lake View Road, T Nagar, Chennai, Tamil Nadu - 600017/),
      ).toBeVisible();
      await expect(confirmed.getByText('waiting for pickup')).toBeVisible();
      await confirmed.getByRole('button', { name: 'Close' }).click();

      await page.goto('/account');
      await expect(page.getByText('waiting for pickup').first()).toBeVisible();

      const staff = await openPage('/admin/home');
      await staff.waitForURL('**/signin');
      await signIn(staff, 'admin@laundry.test');
      await staff.waitForURL('**/admin/home');
      await staff.getByPlaceholder('Search Customer').fill('Meera Krishnan');
      await expect(staff.getByRole('gridcell', { name: 'Meera Krishnan' }).first()).toBeVisible();
    },
  );
});
