import type { Locator } from 'playwright-core';
import { openPage, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { cut, hold, mend } from '../network.js';

test.describe('feedback', { tag: '@core' }, () => {
  test('has its rules, keeps what was typed after a failure, and thanks', async () => {
    const page = await openPage('/customerfeedback', { viewport: PHONE });
    const phone = page.getByLabel('Phone');
    const send = page.getByRole('button', { name: 'Send feedback' });
    await page.getByLabel('Name').fill('Ann');
    await phone.fill('98a40-0');
    await page.getByLabel('Message').fill('ok!');
    await send.click();
    await page.getByText('Name must be at least 4 characters').waitFor();
    await page.getByText('Phone must be exactly 10 digits').waitFor();
    await page.getByText('Message must be at least 4 characters').waitFor();
    expect(await phone.inputValue()).toBe('98400');

    await page.getByLabel('Name').fill('Anna Thomas');
    await phone.fill('9840022222');
    await page.getByLabel('Message').fill('Crisp shirts, on time.');
    await cut(page, 'SendFeedback');
    await send.click();
    await toast(page, 'Your feedback was not sent. Please try again.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Crisp shirts, on time.');
    await mend(page);
    await send.click();
    await page.getByRole('heading', { name: 'Thank you for your feedback!' }).waitFor();
    await page.locator('[data-confetti][aria-hidden="true"]').waitFor({ state: 'attached' });
    expect(await page.getByRole('form').count()).toBe(0);
  });
});

const isValid = (field: Locator): Promise<boolean> =>
  field.evaluate((input) => (input as HTMLInputElement).checkValidity());

test.describe('contact', { tag: '@core' }, () => {
  test('leaves its rules to the browser, and clears itself when sent', async () => {
    const page = await openPage('/', { viewport: PHONE });
    const form = page.getByRole('form', { name: 'Contact us' });
    const fields = ['Name', 'Phone Number', 'Email', 'Address', 'Message'];
    for (const label of fields) {
      await expect.poll(() => isValid(form.getByLabel(label)), { message: label }).toBe(false);
    }
    await form.getByLabel('Email').fill('nobody');
    expect(await isValid(form.getByLabel('Email'))).toBe(false);

    await form.getByLabel('Name').fill('Balu');
    await form.getByLabel('Phone Number').fill('9840033333');
    await form.getByLabel('Email').fill('balu@example.in');
    await form.getByLabel('Address').fill('Adyar');
    await form.getByLabel('Message').fill('Do you take curtains?');
    const letGo = await hold(page, 'SendContactMessage');
    await form.getByRole('button', { name: 'Contact Us' }).click();
    const busy = form.getByRole('button', { name: 'Submitting...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    letGo();
    const thanks = toast(page, 'Contact submitted successfully!');
    await thanks.waitFor();
    await thanks.locator('svg + div', { hasText: 'Contact submitted successfully!' }).waitFor();
    for (const label of fields) expect(await form.getByLabel(label).inputValue()).toBe('');
  });

  test('keeps what was typed when the network is gone', async () => {
    const page = await openPage('/', { viewport: PHONE });
    const form = page.getByRole('form', { name: 'Contact us' });
    await form.getByLabel('Name').fill('Balu');
    await form.getByLabel('Phone Number').fill('9840033333');
    await form.getByLabel('Email').fill('balu@example.in');
    await form.getByLabel('Address').fill('Adyar');
    await form.getByLabel('Message').fill('Do you take curtains?');
    await cut(page, 'SendContactMessage');
    await form.getByRole('button', { name: 'Contact Us' }).click();
    await toast(page, /could not reach the server/).waitFor();
    expect(await form.getByLabel('Message').inputValue()).toBe('Do you take curtains?');
  });
});
