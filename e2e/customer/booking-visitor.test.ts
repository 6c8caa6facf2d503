import { describe, expect, it } from 'vitest';
import { openPage, PHONE, toast, useBrowser } from '../browser.js';
import { passSignIn, pathOf, signUp } from './people.js';
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
