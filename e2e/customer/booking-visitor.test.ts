import { describe, expect, it } from 'vitest';
import { codeFor, openPage, PHONE, toast, typeCode, useBrowser } from '../browser.js';
import { freshEmail, passSignIn, pathOf, signOut, signUp } from './people.js';
import { dayInIndia } from './orders.js';

useBrowser();

describe('booking as a visitor', () => {
  it('asks to sign in, keeps what was typed, and comes back to it', async () => {
    const email = await signUp('Divya Raghavan');
    const page = await openPage('/', { viewport: PHONE });
    const form = page.locator('#book');
    await form.getByLabel('Full Name').fill('Divya at the office');
    await form.getByLabel('Phone Number').fill('90000 12345');
    await form.getByLabel('Pickup Date').fill(dayInIndia(5));
    await form.getByLabel(/Note/).fill('Ring twice');
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    await toast(page, 'Please login to book your laundry pickup').waitFor();
    expect(pathOf(page)).toBe('/');
    await form.getByRole('link', { name: 'Sign in' }).click();
    await passSignIn(page, email);

    expect(pathOf(page)).toBe('/');
    await expect.poll(() => form.getByLabel('Full Name').inputValue()).toBe('Divya at the office');
    expect(await form.getByLabel('Phone Number').inputValue()).toBe('9000012345');
    expect(await form.getByLabel('Pickup Date').inputValue()).toBe(dayInIndia(5));
    expect(await form.getByLabel(/Note/).inputValue()).toBe('Ring twice');
    await expect
      .poll(() => form.evaluate((section) => Math.round(section.getBoundingClientRect().top)))
      .toBeLessThan(200);
  });

  it('signs up with what was typed, types one sign-in code, and is back at the booking', async () => {
    const email = freshEmail('visitor');
    const page = await openPage('/', { viewport: PHONE });
    const form = page.locator('#book');
    await form.getByLabel('Full Name').fill('Nandini Rao');
    await form.getByLabel('Phone Number').fill('90000 54321');
    await form.getByLabel('Pickup Date').fill(dayInIndia(6));
    await form.getByLabel(/Note/).fill('Second floor');
    await form.getByLabel(/Express/).check();
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    await toast(page, 'Please login to book your laundry pickup').waitFor();
    await form.getByRole('link', { name: 'Sign up' }).click();

    await page.waitForURL('**/signup');
    expect(await page.getByLabel('Name').inputValue()).toBe('Nandini Rao');
    expect(await page.getByLabel('Phone').inputValue()).toBe('9000054321');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await typeCode(page, await codeFor(email, 'sign-up'));
    await toast(page, 'Signup complete!').waitFor();
    await page.waitForURL('**/signin');
    await toast(page, 'Login OTP sent to your email!').waitFor();
    await typeCode(page, await codeFor(email, 'sign-in'));

    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => form.getByLabel(/Note/).inputValue()).toBe('Second floor');
    expect(await form.getByLabel('Full Name').inputValue()).toBe('Nandini Rao');
    expect(await form.getByLabel('Phone Number').inputValue()).toBe('9000054321');
    expect(await form.getByLabel('Pickup Date').inputValue()).toBe(dayInIndia(6));
    expect(await form.getByLabel(/Express/).isChecked()).toBe(true);

    await page.goto('/account');
    await page.getByRole('button', { name: 'Menu' }).click();
    await signOut(page);
    await page.waitForURL('**/signin');
    await page.goto('/signup');
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    await page.goto('/');
    expect(await form.getByLabel(/Note/).inputValue()).toBe('');
  });

  it('asks to sign in before an address is added', async () => {
    const page = await openPage('/', { viewport: PHONE });
    await page.getByRole('combobox', { name: /Address/ }).click();
    await page.getByText('No addresses found. Please add an address.').waitFor();
    await page.getByText('+ Add New Address').click();
    await toast(page, 'Please login to add an address').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(pathOf(page)).toBe('/');
  });
});
