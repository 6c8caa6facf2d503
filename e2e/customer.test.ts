import { describe, expect, it } from 'vitest';
import { codeFor, DESKTOP, openPage, PHONE, typeCode, useBrowser } from './browser.js';
import {
  book,
  dayFromToday,
  fillAddress,
  newCustomer,
  newEmail,
  openAs,
  STREET,
  WHOLE_ADDRESS,
} from './customers.js';

useBrowser();

describe('booking', () => {
  it('keeps what a visitor typed until after signing in', async () => {
    const email = await newEmail('Kavya Menon');
    const page = await openPage('/', { viewport: PHONE, reducedMotion: 'reduce' });
    const form = page.locator('#book');
    await form.getByLabel('Full Name').fill('Kavya at the gate');
    await form.getByLabel(/Note/).fill('Gate 3');
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('Please login to book your laundry pickup').waitFor();
    await page.waitForURL('**/signin');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await typeCode(page, await codeFor(email, 'sign-in'));
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/#book');
    expect(await form.getByLabel('Full Name').inputValue()).toBe('Kavya at the gate');
    expect(await form.getByLabel(/Note/).inputValue()).toBe('Gate 3');
  });

  it('shows the confirmation, 420 px wide, with confetti for those who like it', async () => {
    const customer = await newCustomer('Arjun Pillai');
    await book(customer, dayFromToday(2));
    const page = await openAs(customer, '/', { viewport: DESKTOP, reducedMotion: 'no-preference' });
    const form = page.locator('#book');
    await expect.poll(() => form.getByLabel('Full Name').inputValue()).toBe('Arjun Pillai');
    await form.getByRole('combobox', { name: /Address/ }).click();
    await page.getByText('+ Add New Address').click();
    await fillAddress(page);
    await page.getByRole('button', { name: 'Save Address' }).click();
    await page.getByText('Address added successfully').waitFor();
    await form.getByText(WHOLE_ADDRESS).waitFor();
    await form.getByRole('button', { name: /Today/ }).click();
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Booking Confirmed!' });
    await dialog.getByText('waiting for pickup').waitFor();
    const confetti = page.locator('[aria-hidden="true"] canvas');
    await confetti.waitFor();
    expect(await page.locator('[data-confetti="1300"]').count()).toBe(1);
    expect((await dialog.boundingBox())?.width).toBeCloseTo(420, 0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('addresses and account', () => {
  it('adds, chooses, edits and deletes addresses', async () => {
    const page = await openAs(await newCustomer('Nila Raj'), '/account?tab=account');
    for (const street of [STREET, '7, Marina Beach Road, Triplicane']) {
      await page.getByRole('button', { name: 'Add Address' }).click();
      await fillAddress(page, street);
      await page.getByRole('button', { name: 'Save Address' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    const primaryIndex = () => page.evaluate(() => localStorage.getItem('primaryAddressIndex'));
    expect(await primaryIndex()).toBe('0');
    await page.getByRole('radio', { name: /Marina/ }).click();
    await expect.poll(primaryIndex).toBe('1');
    expect(await page.getByText('Primary', { exact: true }).count()).toBe(1);

    await page.getByRole('button', { name: /^Edit .*Marina/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Address' });
    await dialog.getByLabel('City').fill('Madras');
    await dialog.getByRole('button', { name: 'Update Address' }).click();
    await page.getByText('Address updated successfully').waitFor();
    await page.getByRole('button', { name: /^Delete .*Marina.*Madras/ }).click();
    await page.getByText('Are you sure you want to delete this address?').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Address deleted successfully').waitFor();
    await expect.poll(() => page.getByRole('radio').count()).toBe(1);
  });

  it('changes name and phone at once, and the e-mail only once it is confirmed', async () => {
    const customer = await newCustomer('Tara Iyer');
    const page = await openAs(customer, '/account?tab=account');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Account Details' });
    await dialog.getByLabel('Name').fill('Tara K');
    await dialog.getByLabel('Email').fill(`new.${customer.user.email}`);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Tara K' }).waitFor();
    await page.getByText(`new.${customer.user.email} becomes your e-mail`).waitFor();
  });
});

describe('orders', () => {
  it('filters by id, day and status, and keeps the filters in the address', async () => {
    const customer = await newCustomer('Ravi Shankar');
    const shortId = await book(customer, dayFromToday(1));
    const page = await openAs(customer, '/account');
    await page.getByText(`#${shortId}`).waitFor();
    await page.getByLabel('Search Order ID').fill('zzzz');
    await page.getByText('No matching orders found.').waitFor();
    await page.getByLabel('Search Order ID').fill(shortId.slice(1, 5).toUpperCase());
    await page.getByText(`#${shortId}`).waitFor();
    await page.getByLabel('Order date').fill(dayFromToday(-1));
    await page.getByText('No matching orders found.').waitFor();
    await page.getByLabel('Order date').fill(dayFromToday(0));
    await page.getByText(`#${shortId}`).waitFor();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'delivered' }).click();
    await page.getByText('No matching orders found.').waitFor();
    await page.reload();
    await page.getByText('No matching orders found.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText(`#${shortId}`).waitFor();
  });

  it('moves and cancels a pickup that waits', async () => {
    const customer = await newCustomer('Leela Das');
    await book(customer, dayFromToday(3));
    const page = await openAs(customer, '/account');
    await page.getByRole('button', { name: /View/ }).click();
    await page.getByText('Delivery Information').waitFor();
    expect(await page.getByText('Payment Information').count()).toBe(0);
    await page.getByRole('button', { name: 'Reschedule' }).click();
    const move = page.getByRole('dialog', { name: 'Reschedule pickup' });
    await move.getByRole('button', { name: /Tomorrow/ }).click();
    await move.getByRole('button', { name: 'Reschedule' }).click();
    await move.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText('This order was cancelled.').first().waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.goto('/ordershistory');
    await page.getByText('Cancelled').waitFor();
    await page.getByLabel('Date').fill('01-01-2020');
    await page.getByText('No matching orders found.').waitFor();
  });
});

describe('sign-up', () => {
  it('says what is wrong with the details and with the code', async () => {
    const email = `wrong.${Date.now()}@laundry.test`;
    const page = await openPage('/signup', { viewport: PHONE });
    await page.getByRole('button', { name: 'Send OTP' }).click();
    for (const text of ['Name is required', 'Phone is required', 'Email is required']) {
      await page.getByText(text).waitFor();
    }
    await page.getByLabel('Name').fill('Divya');
    await page.getByLabel('Phone').fill('9840012345');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByText('This OTP will be valid for').waitFor();
    const code = await codeFor(email, 'sign-up');
    await typeCode(page, String((Number(code) + 1) % 10_000).padStart(4, '0'));
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.getByText(/code is wrong/).waitFor();
    await typeCode(page, code);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.getByText('Signup complete!').waitFor();
  });
});
