import { codeFor, openPage, PHONE, toast, typeCode } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { freshEmail, completeSignIn, pathOf, signOut, signUp } from './users.js';
import { dayInIndia } from './orders.js';

test.describe('a visitor who books', () => {
  test('signs in on the way and comes back to the form with what they typed', async () => {
    const email = await signUp('Divya Raghavan');
    const page = await openPage('/', { viewport: PHONE });
    const form = page.locator('#book');
    await form.getByLabel('Full Name').fill('Divya at the office');
    await form.getByLabel('Phone Number').fill('90000 12345');
    await form.getByLabel('Pickup Date').fill(dayInIndia(5));
    await form.getByLabel(/Note/).fill('Ring twice');
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(toast(page, 'Please login to book your laundry pickup')).toBeVisible();
    expect(pathOf(page)).toBe('/');
    await form.getByRole('link', { name: 'Sign in' }).click();
    await completeSignIn(page, email);

    expect(pathOf(page)).toBe('/');
    await expect(form.getByLabel('Full Name')).toHaveValue('Divya at the office');
    await expect(form.getByLabel('Phone Number')).toHaveValue('9000012345');
    await expect(form.getByLabel('Pickup Date')).toHaveValue(dayInIndia(5));
    await expect(form.getByLabel(/Note/)).toHaveValue('Ring twice');
    await expect
      .poll(() => form.evaluate((section) => Math.round(section.getBoundingClientRect().top)))
      .toBeLessThan(200);
  });

  test('signs up with what they typed, enters one sign-in code and is back at the form', async () => {
    const email = freshEmail('visitor');
    const page = await openPage('/', { viewport: PHONE });
    const form = page.locator('#book');
    await form.getByLabel('Full Name').fill('Nandini Rao');
    await form.getByLabel('Phone Number').fill('90000 54321');
    await form.getByLabel('Pickup Date').fill(dayInIndia(6));
    await form.getByLabel(/Note/).fill('Second floor');
    await form.getByLabel(/Express/).check();
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(toast(page, 'Please login to book your laundry pickup')).toBeVisible();
    await form.getByRole('link', { name: 'Sign up' }).click();

    await page.waitForURL('**/signup');
    await expect(page.getByLabel('Name')).toHaveValue('Nandini Rao');
    await expect(page.getByLabel('Phone')).toHaveValue('9000054321');
    await expect(page.getByText('Draft restored.')).toHaveCount(0);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await typeCode(page, await codeFor(email, 'sign-up'));
    await expect(toast(page, 'Signup complete!')).toBeVisible();
    await page.waitForURL('**/signin');
    await expect(toast(page, 'Login OTP sent to your email!')).toBeVisible();
    await typeCode(page, await codeFor(email, 'sign-in'));

    await page.waitForURL((url) => url.pathname === '/');
    await expect(form.getByLabel(/Note/)).toHaveValue('Second floor');
    await expect(form.getByLabel('Full Name')).toHaveValue('Nandini Rao');
    await expect(form.getByLabel('Phone Number')).toHaveValue('9000054321');
    await expect(form.getByLabel('Pickup Date')).toHaveValue(dayInIndia(6));
    await expect(form.getByLabel(/Express/)).toBeChecked();

    await page.goto('/account');
    await page.getByRole('button', { name: 'Menu' }).click();
    await signOut(page);
    await page.waitForURL('**/signin');
    await page.goto('/signup');
    await expect(page.getByLabel('Name')).toHaveValue('');
    await page.goto('/');
    await expect(form.getByLabel(/Note/)).toHaveValue('');
  });

  test('is led to sign-up when they add an address', async () => {
    const page = await openPage('/', { viewport: PHONE });
    const form = page.locator('#book');
    await form.getByLabel('Full Name').fill('Nandini Rao');
    await form.getByLabel('Phone Number').fill('90000 54321');
    await page.getByRole('combobox', { name: /Address/ }).click();
    await expect(page.getByText('No addresses found. Please add an address.')).toBeVisible();
    await page.getByText('+ Add New Address').click();
    await expect(toast(page, 'Please login to add an address')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await form.getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/signup');
    await expect(page.getByLabel('Name')).toHaveValue('Nandini Rao');
    await expect(page.getByLabel('Phone')).toHaveValue('9000054321');
    await page.goto('/');
    await expect(form.getByLabel('Phone Number')).toHaveValue('9000054321');
  });
});
