import type { Request } from 'playwright-core';
import { DESKTOP, PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { hold } from '../network.js';
import { dayInIndia, shownDay } from './orders.js';
import { newCustomer, openPageFor, saveAddress } from './users.js';

interface BookPickup {
  operationName: string;
  variables: { input: { pickupDate: string } };
}

const isBooking = (request: Request): boolean =>
  request.url().endsWith('/graphql') &&
  (request.postDataJSON() as BookPickup).operationName === 'BookPickup';

test.describe('the booking form', () => {
  test('a customer reads at each field which value is missing or wrong', async () => {
    const page = await openPageFor(await newCustomer('Om'), '/', { viewport: PHONE });
    const form = page.locator('#book');
    const name = form.getByLabel('Full Name');
    const phone = form.getByLabel('Phone Number');
    const date = form.getByLabel('Pickup Date');
    await expect(name).toHaveValue('Om');
    await expect(phone).toHaveValue('9840055555');
    await expect(form.getByText(/is required|at least 3/)).toHaveCount(0);
    await expect(date).toHaveAttribute('min', dayInIndia());

    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    for (const text of [
      'Name must be at least 3 characters',
      'Address is required',
      'Pickup date is required',
    ]) {
      await expect(form.getByText(text, { exact: true })).toBeVisible();
    }
    await name.fill('');
    await phone.fill('98400');
    await date.fill(dayInIndia(-1));
    await expect(form.getByText('Full Name is required')).toBeVisible();
    await expect(form.getByText('Phone number should be 10 digits')).toBeVisible();
    await expect(form.getByText('Pickup date cannot be before today')).toBeVisible();
    await phone.fill('');
    await expect(form.getByText('Phone number is required')).toBeVisible();
  });

  test('a customer chooses one of five saved addresses in a box that scrolls', async () => {
    const customer = await newCustomer('Sanjana Rao');
    for (const houseNumber of [1, 2, 3, 4, 5])
      await saveAddress(customer, `${houseNumber}, Lake View Road`);
    const page = await openPageFor(customer, '/', { viewport: PHONE });
    const chosen = page.getByRole('combobox', { name: /Address/ });
    await expect(chosen).toHaveText('1, Lake View Road, Chennai, Tamil Nadu - 600017');
    await chosen.click();
    const list = page.getByRole('listbox');
    await expect(list.getByText('5, Lake View Road, Chennai, Tamil Nadu - 600017')).toBeVisible();
    const height = await list.evaluate((box) => box.parentElement?.clientHeight);
    expect(height).toBeGreaterThan(150);
    expect(height).toBeLessThanOrEqual(176);
    expect((await list.getByRole('option').allTextContents()).at(-1)).toBe('+ Add New Address');
    await list.getByText('3, Lake View Road').click();
    await expect(chosen).toContainText('3, Lake View Road');
  });

  test('a customer adds an address, books and is thanked with confetti', async () => {
    const view = { viewport: DESKTOP, reducedMotion: 'no-preference' as const };
    const page = await openPageFor(await newCustomer('Nisha Pillai'), '/', view);
    const form = page.locator('#book');
    const chosen = page.getByRole('combobox', { name: /Address/ });
    await expect(chosen).toHaveText('Select address...');
    await expect(form.getByLabel('Full Name')).toHaveValue('Nisha Pillai');
    await chosen.click();
    await page.getByText('+ Add New Address').click();
    const dialog = page.getByRole('dialog', { name: 'Add Address' });
    await dialog.getByRole('textbox', { name: 'Address' }).fill('7, Temple Street, Mylapore');
    await dialog.getByLabel('Pincode').fill('600004');
    await dialog.getByLabel('City').fill('Chennai');
    await dialog.getByRole('combobox', { name: /State/ }).click();
    await page.getByRole('option', { name: 'Tamil Nadu' }).click();
    await dialog.getByRole('button', { name: 'Save Address' }).click();
    const address = '7, Temple Street, Mylapore, Chennai, Tamil Nadu - 600004';
    await expect(chosen).toHaveText(address);

    await form.getByLabel('Pickup Date').fill(dayInIndia());
    const letGo = await hold(page, 'BookPickup');
    const sent = page.waitForRequest(isBooking);
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    const busy = form.getByRole('button', { name: 'Loading...' });
    await expect(busy).toBeVisible();
    await expect(busy).toBeDisabled();
    const { variables } = (await sent).postDataJSON() as BookPickup;
    expect(variables.input.pickupDate).toBe(shownDay(dayInIndia()).replaceAll(' ', '-'));
    letGo();

    const thanks = page.getByRole('dialog', { name: 'Booking Confirmed!' });
    await expect(thanks.getByText(shownDay(dayInIndia()))).toBeVisible();
    await expect(thanks.getByText(address)).toBeVisible();
    await expect(thanks.getByText('waiting for pickup')).toBeVisible();
    await expect.poll(() => thanks.evaluate((box) => box.clientWidth)).toBe(420);
    const confetti = page.locator('[data-confetti="1300"]');
    await expect(confetti).toHaveAttribute('aria-hidden', 'true');
    await thanks.getByRole('button', { name: 'Close' }).click();
    await expect(thanks).toBeHidden();
    await expect(form.getByLabel('Pickup Date')).toHaveValue('');
    await expect(form.getByLabel('Full Name')).toHaveValue('Nisha Pillai');
  });

  test('a customer books for a neighbour, finds the order in the list and is warned of a second booking', async () => {
    const customer = await newCustomer('Nisha Pillai');
    await saveAddress(customer, '9, Canal Bank Road');
    const page = await openPageFor(customer, '/account', { viewport: PHONE });
    await expect(page.getByText('No orders found.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Book Now' }).click();
    const form = page.locator('#book');
    const name = form.getByLabel('Full Name');
    const confirm = form.getByRole('button', { name: 'Confirm Booking' });
    await expect(name).toHaveValue('Nisha Pillai');
    await name.fill('Meena, the neighbour');
    await form.getByRole('button', { name: /Tomorrow/ }).click();
    await confirm.click();

    const letGo = await hold(page, 'MyOrders');
    const thanks = page.getByRole('dialog', { name: 'Booking Confirmed!' });
    const number = await thanks.getByText(/^#\w{6}$/).textContent();
    await thanks.getByRole('link', { name: 'Track order' }).click();
    const details = page.getByRole('dialog', { name: `Order Details ${number}` });
    await expect(details.getByText('Meena, the neighbour')).toBeVisible();
    await expect(page.getByText('Loading orders...')).toBeAttached();
    expect(await page.getByText('No orders found.').count()).toBe(0);
    letGo();
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: String(number) })).toBeVisible();

    await page.goto('/');
    await expect(name).toHaveValue('Nisha Pillai');
    await form.getByRole('button', { name: /Tomorrow/ }).click();
    await confirm.click();
    await expect(form.getByText(`at this address: order ${number}`)).toBeVisible();
    await form.getByLabel('Pickup Date').fill(dayInIndia(2));
    await expect(form.getByText(`at this address: order ${number}`)).toBeHidden();
    await form.getByRole('button', { name: /Tomorrow/ }).click();
    expect(await thanks.count()).toBe(0);
    await form.getByRole('button', { name: 'Book anyway' }).click();
    await expect(thanks).toBeVisible();
  });
});
