import type { Locator } from 'playwright-core';
import { openPage, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { cut, hold, mend } from '../network.js';

test.describe('feedback', () => {
  test(
    'a visitor reads the rules, keeps what they typed after a failure, and is thanked',
    { tag: '@core' },
    async () => {
      const page = await openPage('/customerfeedback', {
        viewport: PHONE,
        reducedMotion: 'no-preference',
      });
      const phone = page.getByLabel('Phone');
      const send = page.getByRole('button', { name: 'Send feedback' });
      await page.getByLabel('Name').fill('Ann');
      await phone.fill('98a40-0');
      await page.getByLabel('Message').fill('ok!');
      await send.click();
      await expect(page.getByText('Name must be at least 4 characters')).toBeVisible();
      await expect(page.getByText('Phone must be exactly 10 digits')).toBeVisible();
      await expect(page.getByText('Message must be at least 4 characters')).toBeVisible();
      await expect(phone).toHaveValue('98400');

      await page.getByLabel('Name').fill('Anna Thomas');
      await phone.fill('9840022222');
      await page.getByLabel('Message').fill('Crisp shirts, on time.');
      await cut(page, 'SendFeedback');
      await send.click();
      await expect(toast(page, 'Your feedback was not sent. Please try again.')).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue('Crisp shirts, on time.');
      await mend(page);
      await send.click();
      await expect(
        page.getByRole('heading', { name: 'Thank you for your feedback!' }),
      ).toBeVisible();
      await expect(page.locator('[data-confetti][aria-hidden="true"]')).toBeAttached();
      await expect(page.getByRole('form')).toHaveCount(0);
    },
  );
});

const isValid = (field: Locator): Promise<boolean> =>
  field.evaluate((input) => (input as HTMLInputElement).checkValidity());

test.describe('contact', () => {
  test(
    'a visitor reads the rules of the browser, sends a message and sees an empty form',
    { tag: '@core' },
    async () => {
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
      await expect(busy).toBeVisible();
      await expect(busy).toBeDisabled();
      letGo();
      const thanks = toast(page, 'Contact submitted successfully!');
      await expect(thanks).toBeVisible();
      await expect(
        thanks.locator('svg + div', { hasText: 'Contact submitted successfully!' }),
      ).toBeVisible();
      for (const label of fields) await expect(form.getByLabel(label)).toHaveValue('');
    },
  );

  test('a visitor keeps what they typed when the network is gone', async () => {
    const page = await openPage('/', { viewport: PHONE });
    const form = page.getByRole('form', { name: 'Contact us' });
    await form.getByLabel('Name').fill('Balu');
    await form.getByLabel('Phone Number').fill('9840033333');
    await form.getByLabel('Email').fill('balu@example.in');
    await form.getByLabel('Address').fill('Adyar');
    await form.getByLabel('Message').fill('Do you take curtains?');
    await cut(page, 'SendContactMessage');
    await form.getByRole('button', { name: 'Contact Us' }).click();
    await expect(toast(page, /could not reach the server/)).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('Do you take curtains?');
  });
});
